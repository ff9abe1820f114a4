import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { Card } from './Card.tsx';
import styles from './Hand.module.css';
import type { HandProps } from './types.ts';
import { useRoving } from './useRoving.ts';

/** Cards at the thumb: one tab stop, arrow keys go from card to card. */
export function Hand({ label, note, layout = 'row', cards, empty }: HandProps): ReactNode {
  const root = useRef<HTMLUListElement>(null);
  const heading = useId();
  const onKeyDown = useRoving(root);
  const size = layout === 'peek' ? 'peek' : 'hand';
  return (
    <section className={styles.hand} data-layout={layout} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{label}</h2>
        {note === undefined ? null : <span>{note}</span>}
      </div>
      {cards.length === 0 && empty !== undefined ? <p className={styles.empty}>{empty}</p> : null}
      <ul
        ref={root}
        className={styles.cards}
        style={{ '--n': cards.length, '--peek': peekColumns(cards.length) } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {cards.map(({ key, ...card }, i) => (
          <li key={key} style={{ '--i': i - (cards.length - 1) / 2 } as CSSProperties}>
            <Card {...card} size={card.size ?? size} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two by two reads better than three and one. */
function peekColumns(n: number): number {
  return n === 4 ? 2 : Math.min(3, n);
}
