import { refOf, verbOf } from '@starhold/kernel';
import { type AskedNumber, type UnsView, whyIn } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { UNS_TEXT } from '../texts/table.ts';
import styles from './faces.module.css';

/** What makes a card's numbers other than printed, each with its source; nothing where nothing does. */
export function Reasons({ handle, of }: { handle: string; of: readonly AskedNumber[] }): ReactNode {
  const { view, lang } = useDesk<UnsView>();
  const { changed } = UNS_TEXT[lang].inspect;
  const lines = of.flatMap((fact) => whyIn(view, fact, { ref: handle }).map(([source, n]) => ({ fact, source, n })));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {lines.map(({ fact, source, n }) => (
        <li key={`${fact} ${source}`}>
          {`${changed[fact as keyof typeof changed]} ${n > 0 ? '+' : '−'}${Math.abs(n)} · ${
            verbOf(source) === 'story' ? changed.story : nameFor(view, refOf(source), lang)
          }`}
        </li>
      ))}
    </ul>
  );
}
