import type { Scalar } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import { onDeck } from '../rules/cards.ts';
import { scoreOf } from '../rules/score.ts';
import { dangerLevel, turnsLeft } from '../rules/track.ts';
import { NONE, type UnsState } from '../state.ts';

/** The position told in the words of `then`. Cards go by the names the case gave them, wherever a shuffle put them. */
export function tell(s: UnsState, names: Record<string, string>): Record<string, unknown> {
  const pack = packOf(s);
  const called = calledBy(names);
  const nameOf = (card: number): string => {
    const { core, threat } = s.cards;
    return called.get(card) ?? (core[card] === NONE ? pack.threats[threat[card]].id : pack.cores[core[card]].id);
  };
  const threatWord = (card: number): unknown =>
    s.cards.damage[card] === 0 ? nameOf(card) : { card: nameOf(card), damage: s.cards.damage[card] };
  const player = (seat: number): Record<string, unknown> => {
    const p = s.players[seat];
    const top = onDeck(s, seat);
    const playWord = (card: number): unknown =>
      s.cards.exhausted[card] === 0 ? nameOf(card) : { card: nameOf(card), exhausted: true };
    return {
      health: p.health,
      armour: p.armour,
      ap: p.ap,
      credits: p.credits,
      level: p.level,
      draft: p.draft,
      deckSize: p.deck.length,
      onDeck: top === NONE ? null : threatWord(top),
      battlefield: p.field.map(threatWord),
      hand: p.hand.map(nameOf),
      play: p.play.map(playWord),
      discard: p.discard.map(nameOf),
      handSize: p.hand.length,
      discardSize: p.discard.length,
      defeated: p.defeated,
    };
  };
  return {
    turn: s.turn,
    phase: s.phase,
    me: player(0),
    p: Object.fromEntries(s.players.map((_, seat) => [String(seat), player(seat)])),
    market: s.market.map((u) => (u === NONE ? null : pack.upgrades[u].id)),
    upgradeDeckSize: s.upgradeDeck.length,
    coreDecks: s.coreDecks.map((deck) => deck.map((core) => pack.cores[core].id).reverse()),
    threatDeckSize: s.threatDeck.length,
    reserveSize: s.reserve.length,
    bossDeckSize: s.bossDeck.length,
    bossDamage: s.bossDamage,
    danger: s.danger,
    dangerLevel: dangerLevel(s),
    turnsLeft: turnsLeft(s),
    story: s.story === NONE ? null : pack.story[s.story].id,
    box: s.box.map(threatWord),
    innerStrength: s.innerStrength,
    won: s.won === 1,
    score: scoreOf(s),
    over: s.over,
    end: s.end,
  };
}

function calledBy(names: Record<string, string>): Map<number, string> {
  return new Map(Object.entries(names).map(([name, ref]) => [Number(ref.slice(1)), name]));
}

/** Names as references of this moment: a shuffle has given the cards new handles. With the parts of a card (`ally.1`). */
export function namesNow(s: UnsState, names: Record<string, string>): Record<string, string> {
  const now: Record<string, string> = {};
  for (const [name, ref] of Object.entries(names)) {
    const handle = `k${s.cards.handle[Number(ref.slice(1))]}`;
    now[name] = handle;
    for (let part = 0; part < 6; part++) now[`${name}.${part}`] = `${handle}.${part}`;
  }
  return now;
}

/** What a shuffled item is called in `chance`. */
export function nameOf(s: UnsState, label: string, item: Scalar, names: Record<string, string> = {}): string {
  const pack = packOf(s);
  if (typeof item === 'string') return item;
  if (label.startsWith('core')) return pack.cores[item].id;
  if (label === 'upgrades') return pack.upgrades[item].id;
  if (!label.startsWith('deck')) return pack.threats[item].id;
  const called = calledBy(names).get(item);
  if (called !== undefined) return called;
  return s.cards.core[item] === NONE ? pack.threats[s.cards.threat[item]].id : pack.cores[s.cards.core[item]].id;
}
