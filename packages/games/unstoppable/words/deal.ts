import { packOf } from '../content/index.ts';
import { charactersOf } from '../options.ts';
import { MARKET_SLOTS, TOP_DRAFT_LEVEL } from '../rules/rulings.ts';
import { matOf } from '../rules/track.ts';
import { NONE, type UnsState } from '../state.ts';
import type { Given } from './schema.ts';

/**
 * Decks that all players share. A deck holds exactly what is named, first = on top; `"..."` at its end stands for the
 * cards of this game that are named nowhere. A deck that is not named is empty.
 */
const REST = '...';

export function indexIn(table: ReadonlyMap<string, number>, field: string, what: string): (id: string) => number {
  return (id) => {
    const at = table.get(id);
    if (at === undefined) throw new Error(`given.${field}: there is no ${what} ${id}`);
    return at;
  };
}

/** What the box holds for this table, before anything is shuffled (UNS-2, 3.3, 4.1): core cards, threats, upgrades. */
export function boxOf(s: UnsState): { cores: number[]; threats: number[]; upgrades: number[] } {
  const pack = packOf(s);
  const size = s.players.length === 1 ? 'solo' : 'duo';
  const sleeves = charactersOf(s.options).flatMap((id) => pack.startingDecks[id] ?? []);
  const piles = pack.threatPiles[s.options.boss][size];
  return {
    cores: [...sleeves.map((sleeve) => sleeve.core), ...pack.coresByLevel.flat()],
    threats: [
      ...sleeves.map((sleeve) => sleeve.threat),
      ...piles.named,
      ...piles.reserve,
      ...pack.bossGroups[s.options.boss][size].flat(),
    ],
    upgrades: pack.upgrades.map((_, i) => i),
  };
}

/** The top of the deck is the end of its array. */
function deckOf(
  field: string,
  words: readonly string[],
  index: (id: string) => number,
  rest: () => number[],
): number[] {
  const at = words.indexOf(REST);
  if (at >= 0 && at < words.length - 1) throw new Error(`given.${field}: "${REST}" stands only at the end`);
  const named = (at < 0 ? words : words.slice(0, at)).map(index);
  return [...named, ...(at < 0 ? [] : without(rest(), named))].reverse();
}

function without(cards: readonly number[], used: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of used) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

export function dealDecks(s: UnsState, w: Given): void {
  const pack = packOf(s);
  const size = s.players.length === 1 ? 'solo' : 'duo';
  const { core, threat, top, bottom } = s.cards;
  const upgrade = (field: string) => indexIn(pack.upgradeIndex, field, 'upgrade');
  const threats = (field: 'threatDeck' | 'reserve' | 'bossDeck', all: readonly number[]): number[] =>
    deckOf(field, w[field] ?? [], indexIn(pack.threatIndex, field, 'threat'), () => without(all, threat));

  s.market = Array.from({ length: MARKET_SLOTS }, (_, i) => {
    const id = w.market?.[i] ?? null;
    return id === null ? NONE : upgrade('market')(id);
  });
  s.upgradeDeck = deckOf('upgradeDeck', w.upgradeDeck ?? [], upgrade('upgradeDeck'), () =>
    without(boxOf(s).upgrades, [...s.market, ...top, ...bottom]),
  );
  s.coreDecks = Array.from({ length: TOP_DRAFT_LEVEL }, (_, i) =>
    deckOf('coreDecks', w.coreDecks?.[i] ?? [], indexIn(pack.coreIndex, 'coreDecks', 'core card'), () =>
      without(pack.coresByLevel[i], core),
    ),
  );
  const piles = pack.threatPiles[matOf(s).id][size];
  s.threatDeck = threats('threatDeck', piles.named);
  s.reserve = threats('reserve', piles.reserve);
  s.bossDeck = threats('bossDeck', pack.bossGroups[matOf(s).id][size].flat());
}
