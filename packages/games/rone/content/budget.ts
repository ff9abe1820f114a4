import { KINDS, type Op } from './ops.ts';
import { countsOf } from './pack.ts';
import type { CardDef, LeaderDef } from './schema.ts';

/**
 * Value points of player cards (rules file 6.2), computed from the same data the engine plays with: the budget of a card
 * cannot drift away from what it does. What the rules file leaves open is a named constant here.
 */

const DAMAGE_VP = { melee: 1, ranged: 1.5, destruction: 0.75 } as const;
const GAIN_VP = { armour: 0.75, health: 1.25, part: 1, screw: 0.75, reroll: 0.5 } as const;
const STORED_COLOUR = 0.75;
const WILD = 0.7;
const KEEP = 0.5;
/** Symbols of an average card that RC35 scraps, one coloured and now and then a wild one. */
const AVERAGE_COST = 1.5;
/** Other played cards of an average turn, and how often a condition holds. */
const AVERAGE_PLAYED = 4;
const CHANCE = 0.5;
/** The average play effects that are repeated, and a card played from the discard pile for one symbol less. */
const REPEATED = 3.5;
const SALVAGED = 2;

export function worthOf(op: Op): number {
  const all = (ops: readonly Op[]): number => ops.reduce((sum, inner) => sum + worthOf(inner), 0);
  switch (op.op) {
    case 'deal':
      return DAMAGE_VP[op.damage] * Number(op.n);
    case 'lose':
      return -GAIN_VP[op.what] * Number(op.n);
    case 'gain':
      return GAIN_VP[op.what] * Number(op.n);
    case 'resource':
      return op.n * (op.kind === 'wild' ? WILD : 1);
    case 'store':
      return op.n * (op.kind === 'wild' ? WILD : STORED_COLOUR);
    case 'research':
      return -op.n;
    case 'draw':
      return 1.25 * op.n;
    case 'mill':
      if (op.who === 'opponent') return op.n * (op.to === 'discard' ? 0.75 : 1.25);
      return op.store ? AVERAGE_COST * STORED_COLOUR : 0;
    case 'sacrifice':
    case 'recruit':
    case 'enlist':
      return 1.5;
    case 'recycle':
      return op.n;
    case 'discover':
      return 4;
    // as many screws as it may cost
    case 'train':
      return 0.75 * op.most;
    case 'upgrade':
    case 'exhaust':
      return 1.5 * op.n;
    case 'refresh':
      return 1.5 * Number(op.n);
    case 'destroyStored':
      return 0.75 * (Number(op.n) + (op.take ?? 0));
    // a card of the own deck goes for good, and its damage with it
    case 'destroyPlayed':
      return -2;
    case 'repeatPlayed':
      return REPEATED;
    case 'playDiscard':
      return SALVAGED;
    case 'may':
      return all(op.do);
    case 'when':
      return all(op.then);
    case 'choose':
      return Math.max(...op.of.map((branch) => all(branch.do)));
    default:
      throw new Error(`${op.op} has no value for a player's card`);
  }
}

const sum = (ops: readonly Op[]): number => ops.reduce((all, op) => all + worthOf(op), 0);

export function cardValue(def: CardDef): number {
  const printed = def.combat.melee + 1.5 * def.combat.ranged + 0.75 * def.combat.destruction + def.reward;
  const bonus = def.bonus.reduce((all, { damage, n, if: when }) => {
    const much = typeof n === 'number' ? n : n.each * AVERAGE_PLAYED;
    return all + DAMAGE_VP[damage] * much * (when ? CHANCE : 1);
  }, 0);
  return printed + bonus + sum(def.play) + sum(def.drawn) + (def.keep ? KEEP : 0);
}

export function cardBudget(def: CardDef): number {
  const counts = countsOf(def.cost);
  const symbols = KINDS.reduce((all, kind, i) => all + counts[i] * (kind === 'wild' ? 1.2 : 1.5), 0);
  const base = def.set === 'additional' ? 2.5 : 2;
  return base + symbols + 0.6 * (def.training ?? 0);
}

/** Of an activated ability, or of what a passive one gives each turn. */
export function abilityValue(def: LeaderDef): number {
  return sum(def.use) + def.abilities.reduce((all, ability) => all + sum(ability.do), 0);
}
