import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { isSmall, type SizeClass } from '../../../desk/size.ts';
import { useRoving } from '../../../kit/index.ts';
import { CoreThing } from '../cards/index.ts';
import { UNS_TEXT } from '../text/table.ts';
import styles from './hand.module.css';
import label from './label.module.css';

/** Whole cards up to so many: beyond, less than 62 % of each would be seen, and their tops are laid out in rows. */
const WHOLE: Partial<Record<SizeClass, number>> = { T: 7, D: 8, XL: 9 };

/** The hand of the seat in front: whole cards where there is room, else peeks in rows. */
export function Hand(): ReactNode {
  const { view, seat, size, lang } = useDesk<UnsView>();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const heading = useId();
  const player = view.players[seat];
  if (!player) return null;
  const w = UNS_TEXT[lang];
  const { hand } = player;
  const isWhole = hand.length <= (WHOLE[size] ?? 0);
  // The pile is the last of the peeks where a place is left for it; elsewhere its tab or panel says the same.
  const hasPiles = isSmall(size) && size !== 'XS' && hand.length % 4 !== 0 && hand.length < 12;
  const places = hand.length + (hasPiles ? 1 : 0);
  const columns = places <= 6 ? 3 : 4;
  const title = view.players.length === 1 ? w.hand.title : w.hand.of(nameFor(view, player.character, lang));
  return (
    <section className={styles.hand} aria-labelledby={heading}>
      <h2 id={heading}>{`${title}, ${w.hand.note(hand.length)}`}</h2>
      {hand.length === 0 ? <p className={label.none}>{w.hand.empty}</p> : null}
      <ul
        ref={root}
        className={styles.cards}
        data-form={isWhole ? 'cards' : 'peeks'}
        data-rows={isWhole ? undefined : Math.max(2, Math.ceil(places / columns))}
        style={{ '--n': places, '--columns': columns } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {hand.map((card) => (
          <li key={card.ref}>
            <CoreThing card={card} form={isWhole ? 'card' : 'peek'} />
          </li>
        ))}
        {hasPiles ? (
          <li>
            <PilesButton />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** How many cards lie in the own piles; opens them. */
export function PilesButton(): ReactNode {
  const { view, seat, lang, zone, openZone } = useDesk<UnsView>();
  const { piles } = UNS_TEXT[lang];
  const player = view.players[seat];
  return (
    <button
      type="button"
      className={styles.piles}
      data-open="piles"
      onClick={() => openZone(zone === 'piles' ? null : 'piles')}
    >
      <b>{player.deckSize}</b> {piles.deck} <b>{player.discard.length}</b> {piles.discard}
    </button>
  );
}
