import { plain } from '@starhold/effects/text';
import type { UnsView } from '@starhold/unstoppable';
import { coreIn, FACTIONS, packOf } from '@starhold/unstoppable/content';
import { nameFor, wordingOf } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { isSmall, type SizeClass } from '../../../desk/size.ts';
import { useRoving } from '../../../kit/index.ts';
import { CoreThing, UnsIcon } from '../faces/index.ts';
import { UNS_TEXT } from '../texts/table.ts';
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
      {size === 'XL' ? <Held /> : null}
    </section>
  );
}

/** What faction keywords count now: how many factions, and how many cards of each, in hand and in play (UNS-17). */
function Held(): ReactNode {
  const { view, seat, lang } = useDesk<UnsView>();
  const { keyword, factions } = wordingOf(lang);
  const { hand, play } = view.players[seat];
  const counts = FACTIONS.map((faction) => ({
    faction,
    n: [...hand, ...play].filter(({ core }) => coreIn(packOf(view), core)?.faction === faction).length,
  }));
  return (
    <div className={styles.held}>
      <h3>{UNS_TEXT[lang].hand.held}</h3>
      <dl>
        {counts.map(({ faction, n }) => (
          <div key={faction} data-faction={faction}>
            <dt>
              <UnsIcon name={faction} /> {factions[faction]}
            </dt>
            <dd>{n}</dd>
          </div>
        ))}
        <div>
          <dt>{plain(keyword('unity'))}</dt>
          <dd>{counts.filter(({ n }) => n > 0).length}</dd>
        </div>
      </dl>
      <PilesButton />
    </div>
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
