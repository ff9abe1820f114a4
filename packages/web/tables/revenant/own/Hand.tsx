import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { isDesk, isSmall, type SizeClass } from '../../../desk/size.ts';
import { useRoving } from '../../../kit/index.ts';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './hand.module.css';

/** REV-17.2; it may be exceeded while drawing. */
const HAND_LIMIT = 8;
/** Whole cards up to so many; beyond, their tops are laid out in rows. */
const WHOLE: Partial<Record<SizeClass, number>> = { T: 5, D: 6, XL: 8 };

/** The hand of the seat in front: whole cards where there is room, else peeks in rows. Each operation card is there once. */
export function Hand(): ReactNode {
  const { own, w, size } = useRevenant();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const heading = useId();
  if (!own) return null;
  const { cards } = own;
  const isWhole = cards.length <= (WHOLE[size] ?? 0);
  return (
    <section className={styles.hand} aria-labelledby={heading}>
      <h2 id={heading}>{`${w.hand.title}, ${w.hand.note(cards.length, HAND_LIMIT)}`}</h2>
      {cards.length === 0 ? <p className={styles.none}>{w.hand.empty}</p> : null}
      <ul
        ref={root}
        className={styles.cards}
        data-form={isWhole ? 'cards' : 'peeks'}
        style={{ '--n': cards.length, '--columns': columnsFor(size, cards.length) } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {cards.map((id) => (
          <li key={id}>
            <CardThing id={id} form={isWhole ? 'card' : 'peek'} priced />
          </li>
        ))}
      </ul>
    </section>
  );
}

function columnsFor(size: SizeClass, cards: number): number {
  if (size === 'L') return Math.max(3, Math.min(4, cards));
  if (isSmall(size)) return Math.max(3, Math.min(5, cards));
  return isDesk(size) && size !== 'D-' ? Math.max(4, Math.ceil(cards / 2)) : Math.max(5, cards);
}
