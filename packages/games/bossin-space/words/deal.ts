import { packOf } from '../content/index.ts';
import { handLimit, kindOf } from '../rules/cards.ts';
import { COLUMNS, SLOTS } from '../rules/rulings.ts';
import { enemyCards } from '../setup.ts';
import type { BosState, Enemy } from '../state.ts';
import type { Given } from './schema.ts';

/**
 * Where the cards of a position lie. A deck that is named holds exactly what is named, first = on top; `"..."` at its
 * end stands for the cards that are named nowhere. A deck that is not named holds what is left.
 */
const REST = '...';

interface DeckWords {
  top: string[];
  rest: boolean;
}

function deckWords(field: string, words: readonly string[]): DeckWords {
  const at = words.indexOf(REST);
  if (at >= 0 && at < words.length - 1) throw new Error(`given.${field}: "${REST}" stands only at the end`);
  return at < 0 ? { top: words.slice(), rest: false } : { top: words.slice(0, at), rest: true };
}

function padded(list: (string | null)[] | undefined): (string | null)[] {
  return Array.from({ length: SLOTS }, (_, i) => list?.[i] ?? null);
}

function indexIn(table: readonly { id: string }[], field: string, what: string): (id: string) => number {
  return (id) => {
    const at = table.findIndex((def) => def.id === id);
    if (at < 0) throw new Error(`given.${field}: there is no ${what} ${id}`);
    return at;
  };
}

const COLUMN_WORDS = ['c1', 'c2', 'c3', 'c4'] as const;
/** How many enemies the deck holds when nobody says what they are. */
const SOME_ENEMIES = 8;

export function dealEnemies(s: BosState, w: Given, callIt: (name: string, ref: string) => void): void {
  const { enemies, def } = packOf(s);
  const types = (field: string, ids: readonly string[]): number[] => ids.map(indexIn(enemies, field, 'enemy'));
  for (let i = 0; i < COLUMNS; i++) {
    for (const word of w[COLUMN_WORDS[i]] ?? []) {
      const { type: id, damage = 0, as } = typeof word === 'string' ? { type: word } : { ...word };
      const [type] = types(COLUMN_WORDS[i], [id]);
      const e: Enemy = { uid: s.nextUid++, type, damage };
      s.columns[i].push(e);
      if (as !== undefined) callIt(as, `u${e.uid}`);
    }
  }
  s.enemyDiscard = types('enemyDiscard', w.enemyDiscard ?? []);
  const { top, rest } = deckWords('enemyDeck', w.enemyDeck ?? []);
  const named = types('enemyDeck', top);
  s.enemyDeck = named.slice().reverse();
  if (!w.enemyDeck && s.boss.revealed === 0) s.enemyDeck = new Array(SOME_ENEMIES).fill(0);
  if (!rest) return;
  const used = [...named, ...s.enemyDiscard, ...s.columns.flat().map((e) => e.type)];
  const below = [1, 2, 3].flatMap((tier) => {
    const most = def.enemyDeck[s.options.difficulty][tier - 1] - used.filter((t) => enemies[t].tier === tier).length;
    return without(enemyCards(s, tier), used).slice(0, Math.max(0, most));
  });
  s.enemyDeck.unshift(...below.reverse());
}

function without(cards: readonly number[], used: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of used) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

export function dealDangers(s: BosState, w: Given): void {
  const { dangers, def } = packOf(s);
  const cards = (field: string, ids: readonly string[]): number[] => ids.map(indexIn(dangers, field, 'danger card'));
  s.dangers = padded(w.dangers).map((id) => (id === null ? -1 : cards('dangers', [id])[0]));
  s.dangerDiscard = cards('dangerDiscard', w.dangerDiscard ?? []);
  const { top, rest } = deckWords('dangerDeck', w.dangerDeck ?? [REST]);
  s.dangerDeck = cards('dangerDeck', top).reverse();
  if (!rest) return;
  const sets = def.dangerSets[s.options.difficulty];
  const all = dangers.flatMap((d, i) => (sets.includes(d.set) && d.source !== 'custom' ? [i] : []));
  s.dangerDeck.unshift(...without(all, [...s.dangers, ...s.dangerDiscard, ...s.dangerDeck]));
}

/** Named cards are taken from the real set. Of a kind that is in both decks, base cards come first. */
export function dealCommands(s: BosState, w: Given): void {
  const { cardKind, baseCards } = packOf(s);
  const left = cardKind.map((_, card) => card);
  const take =
    (field: string, from = 0) =>
    (kind: string): number => {
      const at = left.findIndex((card) => card >= from && kindOf(s, card) === kind);
      if (at < 0) throw new Error(`given.${field}: there is no further command card ${kind}`);
      return left.splice(at, 1)[0];
    };
  const stack = deckWords('upgradedStack', w.upgradedStack ?? [REST]);
  const deck = deckWords('commandDeck', w.commandDeck ?? [REST]);
  s.upgradedStack = stack.top.map(take('upgradedStack', baseCards)).reverse();
  s.timeline = padded(w.commands).map((kind) => (kind === null ? -1 : take('commands')(kind)));
  s.pool = (w.pool ?? []).map(take('pool'));
  if (w.hands) s.hands = w.hands.map((hand) => hand.map(take('hands')));
  s.commandDiscard = (w.commandDiscard ?? []).map(take('commandDiscard'));
  s.commandDeck = deck.top.map(take('commandDeck')).reverse();
  if (stack.rest) s.upgradedStack.unshift(...left.filter((card) => card >= baseCards));
  if (deck.rest) s.commandDeck.unshift(...left.filter((card) => card < baseCards));
  if (w.hands || w.moment === 'execution') return;
  for (const hand of s.hands)
    while (hand.length < handLimit(s) && s.commandDeck.length > 0) hand.push(s.commandDeck.pop() as number);
}
