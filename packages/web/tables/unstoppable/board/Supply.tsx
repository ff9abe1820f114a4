import { refOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { CoreDeckTile, MarketTile } from '../faces/index.ts';
import { findAnywhere } from '../texts/words.ts';
import { type Uns, useUns } from '../useUns.ts';
import bits from './bits.module.css';
import { Label, Row } from './bits.tsx';
import { priceAt } from './prices.ts';
import styles from './supply.module.css';

/** The six upgrades on offer with their prices now, discount of the card that is shown large taken off. */
export function Market(): ReactNode {
  const uns = useUns();
  const { view, seat, inspected, nameOf } = uns;
  const t = uns.parts.market;
  const found = inspected?.startsWith('card:') ? findAnywhere(view, refOf(inspected)) : undefined;
  const focus = found && !found.threat ? found.card : null;
  const note = whyNot(uns) ?? (focus?.core ? t.forCard(nameOf(focus.core)) : t.deck(view.upgradeDeck.size));
  return (
    <>
      <Label title={t.title} note={note} />
      <Row className={styles.market} aria-label={`${t.title}, ${note}`}>
        {view.market.map((offer, slot) => {
          const price = priceAt(view, seat, slot, focus);
          const key = offer?.upgrade ?? `empty-${slot}`;
          if (!offer || !price)
            return (
              <li key={key} className={bits.none}>
                {t.empty}
              </li>
            );
          return (
            <li key={key} data-apart={price.fits ? undefined : ''}>
              <MarketTile target={`market:${slot}`} upgrade={offer.upgrade} price={price.price} base={price.base} />
            </li>
          );
        })}
      </Row>
    </>
  );
}

/** Why nothing can be bought at this moment. */
function whyNot({ view, turn, w }: Uns): string | undefined {
  if (!turn.decision || turn.at === 'action' || turn.at === 'market') return undefined;
  return view.phase === 'action' ? w.market.later : w.market.inAction;
}

/** The six core decks, top cards open, with the level tokens at them. `at` tells two of them on one page apart. */
export function CoreDecks({ at = '' }: { at?: string }): ReactNode {
  const { view, parts, player } = useUns();
  const t = parts.cores;
  const upTo = t.upTo(player.draft);
  return (
    <>
      <Label title={t.title} note={upTo} />
      <Row className={styles.cores} aria-label={`${t.title}, ${upTo}`}>
        {view.coreDecks.map((deck, i) => {
          const target = `deck:${i + 1}`;
          return (
            <li key={target} data-beyond={i >= player.draft ? '' : undefined}>
              <CoreDeckTile flip={`${at}${target}`} target={target} level={i + 1} size={deck.size} top={deck.top} />
              <LevelTokens deck={i + 1} />
            </li>
          );
        })}
      </Row>
    </>
  );
}

/** UNS-2.1: six core decks; the large token may go beyond (A-07), then it stays at the last one. */
const LAST_DECK = 6;

interface Token {
  key: string;
  kind: 'level' | 'draft';
  words: string;
  shown: string;
}

/** The level tokens at one core deck: large and small, of each player; two players have their initials on them. */
function LevelTokens({ deck }: { deck: number }): ReactNode {
  const { view, parts, nameOf } = useUns();
  const t = parts.cores;
  const tokens = view.players.flatMap(({ character, level, draft }, seat): Token[] => {
    const name = nameOf(character);
    const at = Math.min(LAST_DECK, level);
    const token = (kind: Token['kind'], n: number, shown: string): Token => ({
      key: `${seat}-${kind}`,
      kind,
      words: t.token(name, kind, n),
      shown: view.players.length === 1 ? shown : `${name.charAt(0)}${n > LAST_DECK ? ` ${n}` : ''}`,
    });
    return [
      ...(at === deck ? [token('level', level, level > LAST_DECK ? t.beyond(level) : t.level)] : []),
      // On the large token the small one adds nothing.
      ...(draft === deck && draft !== at ? [token('draft', deck, t.draft)] : []),
    ];
  });
  if (tokens.length === 0) return null;
  return (
    <span className={styles.tokens}>
      {tokens.map(({ key, kind, words, shown }) => (
        <span key={key} className={styles.token} data-kind={kind} data-flip={`token-${key}`} title={words}>
          <Spoken>{words}</Spoken>
          <span aria-hidden="true">{shown}</span>
        </span>
      ))}
    </span>
  );
}
