import type { ReactNode } from 'react';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './ResolveStack.module.css';
import { RichText } from './RichText.tsx';
import type { ResolveStackProps } from './types.ts';

/** What is being resolved and what waits behind it, outermost first. */
export function ResolveStack({ label, items, onRule }: ResolveStackProps): ReactNode {
  const t = useText(KIT_TEXT);
  if (items.length === 0) return null;
  const words = { now: t.now, waiting: t.waits, done: t.done };
  return (
    <ol className={styles.stack} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} data-resolve={item.state} aria-current={item.state === 'now' ? 'step' : undefined}>
          <span className={styles.icon}>{item.icon}</span>
          <span className={styles.label}>
            <RichText text={item.label} onRule={onRule} />
          </span>
          <em className={styles.state}>{words[item.state]}</em>
        </li>
      ))}
    </ol>
  );
}
