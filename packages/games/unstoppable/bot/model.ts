import { below, quickRng } from '@starhold/kernel';
import type { Printed } from './faces.ts';
import { type Hit, nothing, type Use } from './reading.ts';

/**
 * The small model of the table in which a turn is planned: what can be hit, what can be done, where one stands. All of it
 * is made once and written over by every plan, because a game plans hundreds of times.
 */

/**
 * Zero for what may be a fraction. A field that begins with a whole number and becomes a fraction changes the layout of its
 * objects, and code that has met many layouts stays slow.
 */
const REAL = -0;

/** As many uses and threats as a mask has room for. */
export const MAX_USES = 30;
export const MAX_THREATS = 30;

/** A threat that can be hit. */
export class Victim {
  ref = '';
  left = 0;
  health = 0;
  attack = 0;
  taunt = false;
  swift = false;
  fear = 0;
  rage = 0;
  onDeck = false;
  /** Of the player who plans. */
  mine = false;
  bossDamage = 0;
  reward: Use = nothing();
  /** What its defeat is worth by itself. */
  kill = REAL;
  /** How much it asks to be wounded, and to be defeated when several can be. */
  lure = REAL;
  appeal = REAL;
  seat = 0;
  /** The use that its core side becomes in hand, -1 for none. */
  draws = -1;
}

/** The numbers of its use lie here, side by side: a plan reads them thousands of times. */
export class Choice {
  /** As the decision names it: verb and card; no verb for what is drawn on the way. */
  verb: '' | 'play' | 'exhaust' = '';
  ref = '';
  /** Which exhaust symbol, -1 where there is only one. */
  group = -1;
  cost = 0;
  hits: readonly Hit[] = [];
  sweep = 0;
  ap = 0;
  credits = 0;
  price = 0;
  health = REAL;
  armour = 0;
  refresh = 0;
  /** What it is worth besides; and where there is a tactic to repeat or to take back. */
  extra = REAL;
  withTactic = REAL;
  worth = REAL;
  /** Kept in hand: what it is worth next turn. */
  held = REAL;
  /** Played allies: what they give per turn and over all turns, and their exhaust uses as a mask. */
  perTurn = REAL;
  lasting = REAL;
  opens = 0;
  /** Uses that go with this one: other symbols of the same ally. */
  closes = 0;
  hand = false;
  /** Equal cards in hand are tried once: the first of them. */
  face: Printed | undefined = undefined;
  twin = 0;
}

/** No first step yet: to stop here. */
export const START = -1;

/** Where one stands. Sums over the threats that are left go along, so that no step has to add them up again. */
export class Node {
  /** What each threat can still take; a hash of that; and which of them are wounded, as a mask. */
  readonly left = new Int32Array(MAX_THREATS);
  lefts = 0;
  wounded = 0;
  /** Attack, Rage and how many count for the limit, of own active threats; attack of the others'; cards in the own deck. */
  attack = 0;
  rage = 0;
  counting = 0;
  others = 0;
  deck = 0;
  /** Uses that are open, and exhausted ones that could be made ready, as masks. */
  avail = 0;
  spent = 0;
  ap = 0;
  credits = 0;
  health = REAL;
  armour = 0;
  extra = REAL;
  lasting = REAL;
  struck = false;
  levelled = false;
  /** Tactics in play, for what repeats them or takes them back. */
  tactics = 0;
  /** The choice, or the victim, it began with. */
  first = START;
  value = REAL;
}

/** Only so many of `left` count as there are threats. */
export function copyInto(to: Node, n: Node, threats: number): void {
  const { left } = to;
  for (let i = 0; i < threats; i++) left[i] = n.left[i];
  to.lefts = n.lefts;
  to.wounded = n.wounded;
  to.attack = n.attack;
  to.rage = n.rage;
  to.counting = n.counting;
  to.others = n.others;
  to.deck = n.deck;
  to.avail = n.avail;
  to.spent = n.spent;
  to.ap = n.ap;
  to.credits = n.credits;
  to.health = n.health;
  to.armour = n.armour;
  to.extra = n.extra;
  to.lasting = n.lasting;
  to.struck = n.struck;
  to.levelled = n.levelled;
  to.tactics = n.tactics;
  to.first = n.first;
  to.value = n.value;
}

/** An odd number whose multiples lie far apart. */
const MIX = 0x9e3779b1;

/** What one point of each threat adds to the hash. */
const rng = quickRng(1);
export const POINT = Array.from({ length: MAX_THREATS }, () => below(rng, 0x100000000) | 1);

/** Orders that lead to the same position count once. */
export function keyOf(n: Node): number {
  return (Math.imul(Math.imul(n.avail, MIX) ^ (n.ap * 7 + n.armour), MIX) + n.lefts) | 0;
}
