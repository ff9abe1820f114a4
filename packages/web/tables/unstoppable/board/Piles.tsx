import type { CardView, SleeveView, UnsView } from '@starhold/unstoppable';
import { coreIn } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { CoreThing, UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import styles from './piles.module.css';
import { unseenIn } from './unseen.ts';

/** Every pile whose contents are open to all: discard piles, decks without their order, the box, bottoms of decks. */
export function Piles(): ReactNode {
  const { view, seat, names, parts, lang, turn } = useUns();
  const t = parts.piles;
  // Whoever drafts asks what may come; everybody else what was played.
  const isDrafting = turn.ids.some((id) => /^(draft|keep):/.test(id));
  const seats = [seat, ...view.players.map((_, i) => i).filter((i) => i !== seat)];
  return (
    <div className={styles.piles}>
      {isDrafting ? <SharedDecks view={view} /> : null}
      {seats.map((who) => {
        const player = view.players[who];
        const name = view.players.length > 1 ? names[who] : nameFor(view, player.character, lang);
        return (
          <div key={who}>
            <Discard title={t.discard(name)} cards={player.discard} />
            <Heading title={t.deck(name)} note={t.cards(player.deckSize)} />
            <p>{t.deckNote}</p>
            <Sleeves sleeves={player.deck} />
          </div>
        );
      })}
      {isDrafting ? null : <SharedDecks view={view} />}
      <div>
        <Heading title={t.box} note={t.cards(view.box.length)} />
        <Sleeves sleeves={view.box} />
      </div>
    </div>
  );
}

const Heading = ({ title, note }: { title: string; note: string }): ReactNode => (
  <h3>
    {title}
    <small>{note}</small>
  </h3>
);

/** The cards of a discard pile, newest first; they can be touched where something is chosen from them. */
function Discard({ title, cards }: { title: string; cards: readonly CardView[] }): ReactNode {
  const t = useUns().parts.piles;
  return (
    <>
      <Heading title={title} note={t.cards(cards.length)} />
      {cards.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles.cards} aria-label={title}>
        {cards.toReversed().map((card) => (
          <li key={card.ref}>
            <CoreThing card={card} form="peek" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sleeves({ sleeves }: { sleeves: readonly SleeveView[] }): ReactNode {
  const { parts, lang, pack } = useUns();
  const t = parts.piles;
  if (sleeves.length === 0) return <p>{t.none}</p>;
  return (
    <ul className={styles.sleeves}>
      {counted(sleeves).map(({ core, top, bottom, n }) => (
        <li key={`${core}/${top}/${bottom}`}>
          <b>{t.times(n, core === null ? t.bossCard : nameFor(pack, core, lang))}</b>
          {top === null ? null : <em data-notch="top">{nameFor(pack, top, lang)}</em>}
          {bottom === null ? null : <em data-notch="bottom">{nameFor(pack, bottom, lang)}</em>}
        </li>
      ))}
    </ul>
  );
}

interface SleeveCount extends SleeveView {
  n: number;
}

/** Equal sleeves together, in the order in which they first come. */
export function counted(sleeves: readonly SleeveView[]): SleeveCount[] {
  const found = new Map<string, SleeveCount>();
  for (const { core, top, bottom } of sleeves) {
    const key = `${core}/${top}/${bottom}`;
    const known = found.get(key);
    if (known) known.n++;
    else found.set(key, { core, top, bottom, n: 1 });
  }
  return [...found.values()];
}

/** What may still come from a core deck. */
function Unseen({ level }: { level: number }): ReactNode {
  const { view, parts, pack, lang } = useUns();
  const ids = unseenIn(view, level);
  if (ids.length === 0) return null;
  return (
    <>
      <small>{parts.piles.unseen(ids.length)}</small>
      <ul className={styles.unseen}>
        {ids.map((id) => {
          const { faction = null, cost = 0 } = coreIn(pack, id) ?? {};
          return (
            <li key={id}>
              <UnsIcon name={faction ?? 'none'} />
              {nameFor(view, id, lang)}
              <i>{cost}</i>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function SharedDecks({ view }: { view: UnsView }): ReactNode {
  const { parts, lang } = useUns();
  const t = parts.piles;
  const bottom = (ids: readonly string[]): ReactNode =>
    ids.length === 0 ? null : (
      <>
        <small>{t.under}</small>
        <ol>
          {ids.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the deck is the key
            <li key={`${id}${i}`}>{nameFor(view, id, lang)}</li>
          ))}
        </ol>
      </>
    );
  return (
    <div>
      <h3>{t.shared}</h3>
      <ul className={styles.decks}>
        {view.coreDecks.map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: decks are their level
          <li key={i}>
            <b>{t.coreDeck(i + 1, deck.size)}</b>
            <Unseen level={i + 1} />
            {bottom(deck.bottom)}
          </li>
        ))}
        <li>
          <b>{t.upgradeDeck(view.upgradeDeck.size)}</b>
          {bottom(view.upgradeDeck.bottom)}
        </li>
        <li>
          <b>{t.threatDeck(view.threatDeck)}</b>
          <span>{t.reserve(view.reserve)}</span>
        </li>
        {view.boss.goal === null ? null : (
          <li>
            <b>{t.bossDeck(view.boss.deck)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
