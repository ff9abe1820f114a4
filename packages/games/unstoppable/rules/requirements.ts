import { FACTIONS, type Requirement } from '../content/index.ts';
import { NONE, type UnsState } from '../state.ts';
import { coreOf, isAlly, isRemovable, ownedBy } from './cards.ts';

/** 7.8: what an option of a story card asks for. Players add up what they have, numbers count once for each player. */

export function needed(s: UnsState, req: Requirement): number {
  return req.req === 'level' || req.req === 'danger' || req.req === 'damage' ? req.n : req.n * s.players.length;
}

/** Cards that may be given away: from hands and discard piles. */
export function removableCards(s: UnsState): number[] {
  return s.players.flatMap((p) => [...p.hand, ...p.discard]).filter((card) => isRemovable(s, card));
}

export function alliesInHands(s: UnsState): number[] {
  return s.players.flatMap((p) => p.hand).filter((card) => isAlly(s, card));
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** How much of it the players have now. */
export function amountOwned(s: UnsState, req: Requirement): number {
  switch (req.req) {
    case 'pay':
      return sum(s.players.map((p) => p.credits));
    case 'remove':
      return removableCards(s).length;
    case 'discardAlly':
      return alliesInHands(s).length;
    case 'level':
      return Math.max(...s.players.map((p) => p.level));
    case 'defeated':
      return sum(s.players.map((p) => p.defeated));
    case 'damage':
    case 'danger':
      return Number.POSITIVE_INFINITY;
    case 'own':
      return owned(s, req.what);
    default:
      return req satisfies never;
  }
}

function owned(s: UnsState, what: Extract<Requirement, { req: 'own' }>['what']): number {
  const cards = s.players.flatMap((_, seat) => ownedBy(s, seat));
  const of = (faction: string): number => cards.filter((card) => coreOf(s, card)?.faction === faction).length;
  switch (what) {
    case 'tactic':
    case 'ally':
      return cards.filter((card) => coreOf(s, card)?.kind === what).length;
    case 'oneFaction':
      return Math.max(...FACTIONS.map(of));
    case 'eachFaction':
      return Math.min(...FACTIONS.map(of));
    case 'upgrades':
      return sum(cards.map((card) => (s.cards.top[card] === NONE ? 0 : 1) + (s.cards.bottom[card] === NONE ? 0 : 1)));
    default:
      return of(what);
  }
}

/** The first requirement that is not met, or undefined. Allies to be discarded are not also cards to be removed. */
export function unmet(s: UnsState, requires: readonly Requirement[]): Requirement | undefined {
  const allies = sum(requires.map((r) => (r.req === 'discardAlly' ? needed(s, r) : 0)));
  return requires.find((r) => amountOwned(s, r) < needed(s, r) + (r.req === 'remove' ? allies : 0));
}
