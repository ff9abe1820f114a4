import type { PlayerView } from '../view.ts';
import { factsOf, type PackFacts } from './facts.ts';
import { BIAS, HIDDEN, OUT, OWN, SHARED, STRAIGHT, THEIRS, TURN } from './network-weights.ts';
import { standing } from './odds.ts';
import { foesOf, matesOf, type RoneSight, sum, WILD, yieldOf } from './scene.ts';

/**
 * What the linear guess of `odds.ts` misses: how things work together, e.g. armour against a deck that shoots past it. A small
 * network of rectifiers corrects the logarithm of the odds; turned round it says the opposite, whoever looks.
 */

/** A player in numbers: the standing of `odds.ts`, then what deck, dice, base and training ground can do. */
export function traitsOf(facts: PackFacts, p: PlayerView): number[] {
  return [...standing(facts, p), ...deckOf(facts, p), ...baseOf(facts, p), ...groundOf(p)];
}

/** Means over all cards, then over those that come before the next reshuffle; and how the dice fit them. */
function deckOf(facts: PackFacts, p: PlayerView): number[] {
  const { cardIndex } = facts.pack;
  const cost = [0, 0, 0, 0, 0, 0];
  const all = [0, 0, 0, 0, 0, 0, 0, 0];
  let n = 0;
  const add = (ids: readonly string[]): void => {
    for (const id of ids) {
      const f = facts.cards[cardIndex.get(id) ?? 0];
      all[0] += f.melee + 2 * f.perPlayed;
      all[1] += f.ranged;
      all[2] += f.destruction;
      all[3] += f.armour;
      all[4] += f.health - f.lostHealth;
      all[5] += f.symbols;
      all[6] += f.reward + f.parts;
      all[7] += f.draws;
      for (let k = 0; k <= WILD; k++) cost[k] += f.cost[k];
      n++;
    }
  };
  add(p.rest);
  add(p.cards);
  const soon = [all[0] / Math.max(1, n), all[1] / Math.max(1, n)];
  add(p.discard);
  add(p.scrap);
  add(p.played);
  const means = all.map((total) => total / Math.max(1, n));
  return [...means, ...soon, ...fitOf(p, cost)];
}

/** Colours that the dice give and that are stored, beside those that the cards cost. */
function fitOf(p: PlayerView, cost: readonly number[]): number[] {
  const given = [0, 0, 0, 0, 0];
  let [blank, full] = [0, 0];
  for (const { faces } of p.dice) {
    for (const face of faces) {
      const gives = yieldOf(face);
      const many = sum(gives);
      for (let k = 0; k < WILD; k++) given[k] += gives[k];
      if (many === 0) blank++;
      if (many > 1) full++;
    }
  }
  const gives = Math.max(1, sum(given));
  let costs = 0;
  for (let k = 0; k < WILD; k++) costs += cost[k];
  costs = Math.max(1, costs);
  let [fit, miss, stored, pairs] = [0, 0, 0, 0];
  for (let k = 0; k < WILD; k++) {
    const wanted = cost[k] / costs;
    fit += Math.min(given[k] / gives, wanted);
    miss += Math.max(0, wanted - given[k] / gives);
    stored += p.stored[k] * wanted;
    pairs += (p.stored[k] >> 1) * wanted;
  }
  return [fit, miss, gives / 10, blank / 10, full / 10, stored, pairs, p.stored[WILD] / 4];
}

/** What is exhausted may be refreshed before long. */
const TIRED = 0.4;

function baseOf(facts: PackFacts, p: PlayerView): number[] {
  const { permanentIndex } = facts.pack;
  let [melee, ranged, armour, health, resources, growth] = [0, 0, 0, 0, 0, 0];
  let [tired, harm, care] = [0, 0, 0];
  for (const { id, exhausted } of p.base) {
    const at = permanentIndex.get(id) ?? 0;
    const use = facts.uses[at];
    const start = facts.starts[at];
    const times = exhausted ? TIRED : 1;
    melee += times * use.melee;
    ranged += times * use.ranged;
    armour += times * use.armour;
    health += times * use.health;
    resources += times * (sum(use.gained) + use.gainedOfOne + use.draws);
    growth += times * (use.recruits + use.screws + use.parts + use.drills);
    harm += start.melee + start.ranged + start.destruction;
    care += start.armour + start.health;
    if (exhausted && facts.active[at]) tired++;
  }
  const uses = [melee / 3, ranged / 2, armour / 3, health / 3, resources / 2, growth / 2];
  return [...uses, p.base.length / 4, tired / 4, harm, care];
}

function groundOf(p: PlayerView): number[] {
  let [lack, trained] = [0, 0];
  for (const { screws, cost } of p.ground) {
    lack += Math.max(0, cost - screws);
    if (screws >= cost) trained++;
  }
  const bare = [p.armour <= 0 ? 1 : 0, p.health <= 3 ? 1 : 0, Math.max(0, 5 - p.armour) / 5];
  return [lack / 8, trained, p.ground.length / 4, p.parts / 4, p.compensation / 3, ...bare];
}

/** Both sides, each as the mean of its players. */
export function sidesIn(sight: RoneSight): [number[], number[]] {
  const facts = factsOf(sight);
  const me = Math.max(0, sight.me);
  const side = (seats: readonly number[]): number[] => {
    const all = seats.map((seat) => traitsOf(facts, sight.players[seat]));
    return all[0].map((_, i) => all.reduce((total, of) => total + of[i], 0) / all.length);
  };
  return [side(matesOf(sight, me)), side(foesOf(sight, me))];
}

const one = new Float64Array(HIDDEN);
const other = new Float64Array(HIDDEN);

/** `turn`: 1 before the own one, -1 before the other's. `left`: as in `odds.ts`. */
export function correction(own: readonly number[], others: readonly number[], turn: number, left: number): number {
  for (let h = 0; h < HIDDEN; h++) {
    const shared = BIAS[h] + SHARED[h] * left;
    one[h] = shared + TURN[h] * turn;
    other[h] = shared - TURN[h] * turn;
  }
  let z = 2 * TURN[HIDDEN] * turn;
  for (let i = 0; i < own.length; i++) {
    const [a, b, mine, theirs] = [own[i], others[i], OWN[i], THEIRS[i]];
    z += STRAIGHT[i] * (a - b);
    for (let h = 0; h < HIDDEN; h++) {
      one[h] += mine[h] * a + theirs[h] * b;
      other[h] += mine[h] * b + theirs[h] * a;
    }
  }
  for (let h = 0; h < HIDDEN; h++) z += OUT[h] * (Math.max(0, one[h]) - Math.max(0, other[h]));
  return z;
}
