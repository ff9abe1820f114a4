import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isSmall, type SizeClass } from '../../../desk/size.ts';
import { useMedia, useRoving } from '../../../kit/index.ts';
import type { TileRoom } from '../faces/TileFace.tsx';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './hand.module.css';
import { Reader } from './Reader.tsx';

/** REV-17.2; it may be exceeded while drawing. */
const HAND_LIMIT = 8;
/** Whole cards up to so many; beyond, their tops are laid out in rows. */
const WHOLE = 5;
/** Tiles: in one row up to so many, else in two. */
const ONE_ROW = 5;
const TALL: TileRoom = { wide: 8.6, lines: 9, most: 13 };
const LOW: TileRoom = { wide: 11, lines: 0, most: 5 };

type Form = 'card' | 'peek' | 'tile';

/** On a desk with their texts, in the height of the dock; on a tablet whole while there is room; else their tops. */
function formOf(size: SizeClass, cards: number): Form {
  if (size === 'D' || size === 'XL') return 'tile';
  if (size === 'T') return cards <= WHOLE ? 'card' : 'tile';
  return 'peek';
}

/** Beside each other on a tablet, not beside everything else. */
const LOW_WIDE: TileRoom = { wide: 14, lines: 0, most: 5 };

function roomOf(size: SizeClass, cards: number, isWide: boolean): TileRoom {
  if (cards <= ONE_ROW) return TALL;
  return size === 'T' && isWide ? LOW_WIDE : LOW;
}

/** With room under the tops of cards: there it is read what the one says that was touched last. */
const hasReader = (size: SizeClass): boolean => size === 'M' || size === 'D-' || size === 'L';
/** Without: above the question, as long as the card is touched. */
const readsAbove = (size: SizeClass): boolean => size === 'XS' || size === 'S';

/** The hand of the seat in front. Each operation card is there once. */
export function Hand(): ReactNode {
  const { own, w, size } = useRevenant();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const heading = useId();
  const [touched, setTouched] = useState('');
  const isWide = useMedia('(min-width: 46em)');
  useLetGo(root, readsAbove(size), () => setTouched(''));
  if (!own) return null;
  const { cards } = own;
  const onTouch = ({ target }: SyntheticEvent): void => {
    const card = (target as Element).closest<HTMLElement>('[data-target]')?.dataset.target;
    if (card !== undefined) setTouched(card);
  };
  const form = formOf(size, cards.length);
  const columns = columnsFor(size, cards.length);
  return (
    <section className={styles.hand} aria-labelledby={heading}>
      <h2 id={heading} className="spoken">{`${w.hand.title}, ${w.hand.note(cards.length, HAND_LIMIT)}`}</h2>
      {cards.length === 0 ? <p className={styles.none}>{w.hand.empty}</p> : null}
      <ul
        ref={root}
        className={styles.cards}
        data-form={`${form}s`}
        style={{ '--n': cards.length, '--columns': columns } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={onTouch}
        onPointerDown={onTouch}
        // A mouse need not press to read.
        onPointerOver={size === 'D-' ? onTouch : undefined}
      >
        {cards.map((id, i) => (
          <li key={id} data-row={Math.floor(i / columns)}>
            <CardThing id={id} form={form} room={roomOf(size, cards.length, isWide)} priced />
          </li>
        ))}
      </ul>
      {hasReader(size) && cards.length > 0 ? <Reader id={cards.includes(touched) ? touched : cards[0]} /> : null}
      {readsAbove(size) && cards.includes(touched) ? <Reader id={touched} above /> : null}
    </section>
  );
}

/** Who touches something else has read. */
function useLetGo(root: RefObject<HTMLElement | null>, isHeld: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isHeld) return;
    const look = ({ target }: Event): void => {
      const isBeside = target instanceof Element && target.closest('[data-inspector]') !== null;
      if (!isBeside && !root.current?.contains(target as Node)) letGo();
    };
    const kinds = ['pointerdown', 'focusin'];
    for (const kind of kinds) addEventListener(kind, look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
    };
  });
}

function columnsFor(size: SizeClass, cards: number): number {
  if (size === 'L') return Math.max(3, Math.min(4, cards));
  if (isSmall(size)) return Math.max(3, Math.min(5, cards));
  if (size === 'D-') return Math.max(5, cards);
  return cards <= ONE_ROW ? ONE_ROW : Math.max(4, Math.ceil(cards / 2));
}
