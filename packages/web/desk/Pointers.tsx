import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { TABLE_TEXT } from '../text/table.ts';
import styles from './pointers.module.css';

/** On a thing that is pointed at: by whom. */
export function Pointers({
  who = [],
  className,
}: {
  who?: readonly string[] | undefined;
  className?: string;
}): ReactNode {
  const t = useText(TABLE_TEXT);
  if (who.length === 0) return null;
  const words = t.pings.by(who.join(', '));
  return (
    <span className={className ? `${styles.pointers} ${className}` : styles.pointers} title={words}>
      <Icon name="eyeOpen" label={words} />
      <span aria-hidden="true">{who.map((name) => [...name][0]).join(' ')}</span>
    </span>
  );
}
