import { occurrenceFaults } from '@starhold/effects';
import { packOf } from './content/index.ts';
import { cardId, permanentId } from './rules/cards.ts';
import { MOST } from './rules/damage.ts';
import { FACES } from './rules/dice.ts';
import { brokenInvasion } from './rules/invasion/checks.ts';
import { inventoryOf } from './rules/invasion/operations.ts';
import { KINDS_OF, WILD } from './rules/resources.ts';
import { type Frame, framesOf, LOCKED, type Player, type State } from './state.ts';

/** What must always be so, whatever was answered. */
export function broken(s: State): string[] {
  const problems: string[] = [];
  s.players.forEach((p, seat) => {
    for (const fault of brokenPlayer(s, p)) problems.push(`seat ${seat}: ${fault}`);
  });
  if (s.phase < 0 || s.phase > 10) problems.push(`phase ${s.phase}`);
  if (s.starters.some((n) => n < 0)) problems.push('the starter pile owes a card');
  if (s.wins.some((n) => n < 0 || n > Math.max(s.options.wins, 1))) problems.push('too many matches won');
  problems.push(...occurrenceFaults(framesOf(s)), ...brokenInvasion(s));
  return problems;
}

function brokenPlayer(s: State, p: Player): string[] {
  const problems: string[] = [];
  const { slots } = packOf(s);
  const within = (name: string, n: number, most: number): void => {
    if (!Number.isInteger(n) || n < 0 || n > most) problems.push(`${name} is ${n}`);
  };
  within('armour', p.armour, MOST);
  within('health', p.health, MOST);
  for (const [name, n] of [
    ['re-rolls', p.rerolls],
    ['research', p.research],
    ['parts', p.parts],
    ['compensation', p.compensation],
  ] as const) {
    within(name, n, 999);
  }
  for (let kind = 0; kind < KINDS_OF; kind++) {
    within(`stored ${kind}`, p.stored[kind], slots[kind]);
    within(`pool ${kind}`, p.pool[kind], 99);
    within(`discount ${kind}`, p.off[kind], 9);
  }
  if (p.stored.length !== WILD + 1) problems.push('not six kinds');
  if (p.ground.length !== p.screws.length) problems.push('screws without a card');
  if (p.screws.some((n) => n < 0)) problems.push('a card owes screws');
  if (p.tired >= 1 << p.base.length) problems.push('an exhausted card that is not there');
  within('cards known on the deck', p.ownTop, p.deck.length);
  within('cards open on the deck', p.openTop, p.ownTop);
  const hand = p.hand.slice();
  for (const card of p.shown) {
    const at = hand.indexOf(card);
    if (at < 0) problems.push('a card that was shown has left the hand unseen');
    else hand.splice(at, 1);
  }
  p.dice.forEach((state, die) => {
    within(`die ${die}`, state, LOCKED);
    within(`face of die ${die}`, p.up[die], FACES - 1);
  });
  if (p.faces.length !== p.dice.length * FACES) problems.push('a die without six faces');
  return problems;
}

/** Cards that lie in no zone, in the frame that moves them. */
export function cardsIn(f: Frame): number[] {
  switch (f.k) {
    case 'pay':
    case 'playing':
      return [f.card];
    case 'sacrifice':
    case 'giveBack':
    case 'atop':
    case 'graduate':
      return f.cards;
    case 'draft':
      return f.what === 'recruit' ? f.cards : [];
    default:
      return [];
  }
}

/** No answer makes or loses a card. Whose cards are where is public, so players are counted apart from each other. */
export function inventory(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (id: string, n = 1): void => {
    counts[id] = (counts[id] ?? 0) + n;
  };
  const frames = framesOf(s);
  for (const p of s.players) {
    for (const card of [...p.deck, ...p.hand, ...p.played, ...p.discard, ...p.scrap, ...p.ground]) add(cardId(s, card));
    for (const permanent of p.base) add(permanentId(s, permanent));
  }
  for (const f of frames) {
    for (const card of cardsIn(f)) add(cardId(s, card));
    if (f.k === 'draft' && f.what === 'technology') for (const card of f.cards) add(permanentId(s, card));
  }
  for (const card of [...s.recruits, ...s.recruitsGone]) add(cardId(s, card));
  for (const permanent of [...s.technologies, ...s.technologiesGone, ...s.leaders]) add(permanentId(s, permanent));
  packOf(s).starters.forEach((card, i) => {
    add(cardId(s, card), s.starters[i]);
  });
  inventoryOf(s, frames, counts);
  return counts;
}
