import { plain } from '@starhold/effects/text';
import { coreIn, FACTIONS } from '@starhold/unstoppable/content';
import { wordingOf } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { isSmall, type SizeClass } from '../../../desk/size.ts';
import { CoreThing, UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import bits from './bits.module.css';
import { Row } from './bits.tsx';
import styles from './hand.module.css';

/** Whole cards up to so many: beyond, less than 62 % of each would be seen, and their tops are laid out in rows. */
const WHOLE: Partial<Record<SizeClass, number>> = { T: 7, D: 8, XL: 9 };

/** The hand of the seat in front: whole cards where there is room, else peeks in rows. */
export function Hand(): ReactNode {
  const { view, player, size, w, nameOf } = useUns();
  const heading = useId();
  const { hand } = player;
  const isWhole = hand.length <= (WHOLE[size] ?? 0);
  // The pile is the last of the peeks where a place is left for it; elsewhere its tab or panel says the same.
  const hasPiles = isSmall(size) && size !== 'XS' && hand.length % 8 !== 0 && hand.length < 12;
  const places = hand.length + (hasPiles ? 1 : 0);
  const columns = places <= 6 ? 3 : 4;
  const title = view.players.length === 1 ? w.hand.title : w.hand.of(nameOf(player.character));
  return (
    <section className={styles.hand} aria-labelledby={heading}>
      <h2 id={heading}>{`${title}, ${w.hand.note(hand.length)}`}</h2>
      {hand.length === 0 ? <p className={bits.none}>{w.hand.empty}</p> : null}
      <Row
        className={styles.cards}
        data-form={isWhole ? 'cards' : 'peeks'}
        data-rows={isWhole ? undefined : Math.max(2, Math.ceil(places / columns))}
        style={{ '--n': places, '--columns': columns } as CSSProperties}
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
      </Row>
      {size === 'XL' ? <Held /> : null}
    </section>
  );
}

/** What faction keywords count now: how many factions, and how many cards of each, in hand and in play (UNS-17). */
function Held(): ReactNode {
  const { player, pack, lang, w } = useUns();
  const { keyword, factions } = wordingOf(lang);
  const cards = [...player.hand, ...player.play];
  const counts = FACTIONS.map((faction) => ({
    faction,
    n: cards.filter(({ core }) => coreIn(pack, core)?.faction === faction).length,
  }));
  return (
    <div className={styles.held}>
      <h3>{w.hand.held}</h3>
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
  const { player, seat, zone, openZone, w } = useUns();
  const { piles } = w;
  return (
    <button
      type="button"
      className={styles.piles}
      data-open="piles"
      data-flip={`pile:${seat}`}
      onClick={() => openZone(zone === 'piles' ? null : 'piles')}
    >
      <b>{player.deckSize}</b> {piles.deck} <b>{player.discard.length}</b> {piles.discard}
    </button>
  );
}
