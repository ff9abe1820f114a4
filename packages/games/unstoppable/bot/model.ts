import type { Use } from './reading.ts';

/** The small model of the table in which a turn is planned: what can be hit, what can be done, where one stands. */

export interface Target {
  id: string;
  left: number;
  health: number;
  attack: number;
  taunt: boolean;
  swift: boolean;
  fear: number;
  rage: number;
  onDeck: boolean;
  seat: number;
  bossDamage: number;
  reward: Use;
  /** The use that its core side becomes in hand, -1 for none. */
  draws: number;
}

export interface Choice {
  /** As the decision names it; empty for what is drawn on the way. */
  id: string;
  cost: number;
  use: Use;
  /** Kept in hand: what it is worth next turn. */
  held: number;
  /** Played allies: what they give per turn, and their exhaust uses as a mask. */
  perTurn: number;
  opens: number;
  /** Uses that go with this one: other symbols of the same ally. */
  closes: number;
  hand: boolean;
  twin: string;
}

export interface Node {
  left: number[];
  avail: number;
  ap: number;
  credits: number;
  health: number;
  armour: number;
  extra: number;
  lasting: number;
  struck: boolean;
  levelled: boolean;
  spent: number;
  /** Tactics in play, for what repeats them or takes them back. */
  tactics: number;
  first: string;
  value: number;
}

export function copy(n: Node): Node {
  return {
    left: n.left.slice(),
    avail: n.avail,
    ap: n.ap,
    credits: n.credits,
    health: n.health,
    armour: n.armour,
    extra: n.extra,
    lasting: n.lasting,
    struck: n.struck,
    levelled: n.levelled,
    spent: n.spent,
    tactics: n.tactics,
    first: n.first,
    value: n.value,
  };
}

const PRIME = 4294967291;

/** Orders that lead to the same position count once. */
export function keyOf(n: Node): number {
  let key = (n.avail >>> 0) % PRIME;
  key = (key * 61 + n.ap * 7 + n.armour) % PRIME;
  for (const left of n.left) key = (key * 61 + left) % PRIME;
  return key;
}
