import type { ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { CardThing } from '../cards/things.tsx';
import { keyed } from '../model/keyed.ts';
import { nameFor } from '../model/names.ts';
import { useRone } from '../useRone.ts';
import styles from './piles.module.css';

const PILES = ['deck', 'discard', 'scrapyard'] as const;

/** The own piles as they lie: count, and the top card of the open ones. */
export function Piles(): ReactNode {
  const { own, w, lang, view } = useRone();
  const of = { deck: own.deck, discard: own.discard.length, scrapyard: own.scrap.length };
  const top = { deck: own.top.at(-1), discard: own.discard.at(-1), scrapyard: own.scrap.at(-1) };
  return (
    <ul className={styles.piles} aria-label={w.piles.title}>
      {PILES.map((id) => (
        <li key={id}>
          <Thing
            target={`pile:${id}`}
            flip={`place:${id}`}
            shape="tile"
            className={styles.pile}
            name={w.piles.count(w.piles[id], of[id])}
            notes={top[id] === undefined ? [] : [w.piles.top(nameFor(view, top[id], lang))]}
          >
            <span
              className={styles.back}
              data-tone="dark"
              data-pile={id}
              data-empty={of[id] === 0 ? '' : undefined}
              // Its cards go, and not its name.
              data-flip={`pile:${id}`}
            >
              {top[id] === undefined ? null : <RoneArt id={top[id]} tone="w" />}
              <b>{of[id]}</b>
            </span>
            <small>{w.piles[id]}</small>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/** All own piles laid out, newest card first; and everything played this turn. */
export function PilesSheet(): ReactNode {
  const { own, w } = useRone();
  return (
    <div className={styles.sheet}>
      <Piles />
      <Laid title={w.played.title} cards={[...own.played, ...own.underway]} of="played" />
      <Laid title={w.piles.count(w.piles.scrapyard, own.scrap.length)} cards={own.scrap.toReversed()} of="scrapped" />
      <Laid
        title={w.piles.count(w.piles.discard, own.discard.length)}
        cards={own.discard.toReversed()}
        of="discarded"
      />
      <Laid title={w.piles.rest(own.rest.length)} cards={own.rest} of="rest" />
    </div>
  );
}

/** Cards of one pile as tiles. */
export function Laid({ title, cards, of }: { title: string; cards: readonly string[]; of: string }): ReactNode {
  if (cards.length === 0) return null;
  return (
    <section className={styles.laid} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {keyed(cards).map(({ id, key }) => (
          <li key={key}>
            <CardThing id={id} target={`${of}:${id}`} form="peek" flip={`${of}:${key}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
