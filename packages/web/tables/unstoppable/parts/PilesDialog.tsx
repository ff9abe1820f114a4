import type { CardView, UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { Dialog } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CoreCard, usePack } from '../cards/index.ts';
import { counted, type SleeveView } from '../model/sleeves.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './piles.module.css';
import { touchOf } from './touch.ts';
import type { PartProps } from './types.ts';

export interface PilesProps extends PartProps {
  /** Names by seat; characters without them. */
  names?: readonly string[];
}

/** Every pile whose contents are open to all: discard piles, decks without their order, the box, bottoms of decks. */
export function PilesDialog({ onClose, ...props }: PilesProps & { onClose: () => void }): ReactNode {
  const t = useText(PARTS_TEXT).piles;
  return (
    <Dialog title={t.title} onClose={onClose} kind="sheet">
      <Piles {...props} />
    </Dialog>
  );
}

export function Piles({ names = [], ...part }: PilesProps): ReactNode {
  const { view, seat } = part;
  const t = useText(PARTS_TEXT).piles;
  const lang = useLang();
  const seats = [seat, ...view.players.map((_, i) => i).filter((i) => i !== seat)];
  return (
    <div className={styles.piles}>
      {seats.map((who) => {
        const player = view.players[who];
        if (!player) return null;
        const name = names[who] ?? nameFor(view, player.character, lang);
        return (
          <div key={who} className={styles.pair}>
            <DiscardPile {...part} title={t.discard(name)} cards={player.discard} />
            <section>
              <h3>
                {t.deck(name)}
                <small>{t.cards(player.deckSize)}</small>
              </h3>
              <p>{t.deckNote}</p>
              <Sleeves sleeves={player.deck} />
            </section>
          </div>
        );
      })}
      <SharedDecks view={view} />
      <section>
        <h3>
          {t.box}
          <small>{t.cards(view.box.length)}</small>
        </h3>
        <Sleeves sleeves={view.box} />
      </section>
    </div>
  );
}

export interface DiscardPileProps extends PartProps {
  title: string;
  cards: readonly CardView[];
}

/** The cards of a discard pile, newest first; they can be touched where something is chosen from them. */
export function DiscardPile({ title, cards, ...part }: DiscardPileProps): ReactNode {
  const t = useText(PARTS_TEXT).piles;
  return (
    <section>
      <h3>
        {title}
        <small>{t.cards(cards.length)}</small>
      </h3>
      {cards.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles.cards} aria-label={title}>
        {cards.toReversed().map((card) => (
          <li key={card.ref}>
            <CoreCard card={card} size="mini" {...touchOf(part, `card:${card.ref}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sleeves({ sleeves }: { sleeves: readonly SleeveView[] }): ReactNode {
  const t = useText(PARTS_TEXT).piles;
  const lang = useLang();
  const pack = usePack();
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

function SharedDecks({ view }: { view: UnsView }): ReactNode {
  const t = useText(PARTS_TEXT).piles;
  const lang = useLang();
  const bottom = (ids: readonly string[]): ReactNode =>
    ids.length === 0 ? null : (
      <>
        <span className={styles.under}>{t.under}</span>
        <ol>
          {ids.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the deck is the key
            <li key={`${id}${i}`}>{nameFor(view, id, lang)}</li>
          ))}
        </ol>
      </>
    );
  return (
    <section>
      <h3>{t.shared}</h3>
      <ul className={styles.decks}>
        <li>
          <b>{t.upgradeDeck(view.upgradeDeck.size)}</b>
          {bottom(view.upgradeDeck.bottom)}
        </li>
        {view.coreDecks.map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: decks are their level
          <li key={i}>
            <b>{t.coreDeck(i + 1, deck.size)}</b>
            {bottom(deck.bottom)}
          </li>
        ))}
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
    </section>
  );
}
