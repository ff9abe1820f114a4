import type { PlayerView } from '../view.ts';
import { cardWorth, screwsOf } from './craft.ts';
import type { PackFacts } from './facts.ts';
import { CARDS, PERMANENTS } from './learned.ts';
import { type RoneSight, sum, technologiesIn } from './scene.ts';
import { log } from './weights.ts';

/**
 * A fight between players in numbers, between turns: everything counts as the difference between the sides. What pays off
 * later (`deck`, `ground` …) counts for the time that is left.
 */

const STANDING = 18;
/** Sums over cards and permanents, behind the standing. */
const [DECK, NOW, BASE, BASE_ANYWAY, TIRED, GROUND, TRAINED, WAITING] = [18, 19, 20, 21, 22, 23, 24, 25];
const ALL = 26;

const UNKNOWN: readonly [number, number, number] = [0, 0, 0];

export function standing(facts: PackFacts, p: PlayerView): Float64Array {
  const of = new Float64Array(ALL);
  const { cardIndex } = facts.pack;
  let worth = 0;
  let n = 0;
  const count = (ids: readonly string[], now: number): void => {
    for (const id of ids) {
      const learned = CARDS[id] ?? UNKNOWN;
      worth += cardWorth(facts.cards[cardIndex.get(id) ?? 0]);
      of[DECK] += learned[0];
      of[NOW] += now * learned[1];
      n++;
    }
  };
  count(p.rest, 1);
  count(p.cards, 1);
  count(p.played, 0);
  count(p.discard, 0);
  count(p.scrap, 0);
  let training = 0;
  for (const { id, screws, cost } of p.ground) {
    const part = Math.min(screws, cost) / cost;
    const [, , learned] = CARDS[id] ?? UNKNOWN;
    training += 0.3 + part;
    of[GROUND] += learned;
    of[TRAINED] += learned * part;
    of[WAITING] += 1 / 3;
  }
  for (const { id, exhausted } of p.base) {
    const learned = PERMANENTS[id] ?? UNKNOWN;
    of[BASE] += learned[0];
    of[BASE_ANYWAY] += learned[1];
    if (exhausted) of[TIRED] += learned[2];
  }
  let pairs = 0;
  for (const have of p.stored) pairs += have >> 1;
  const check = p.scrap.length - technologiesIn(p, facts) + 3 - p.health;
  const plain = [
    p.health / 10,
    log(1 + Math.max(0, p.health)) / 2,
    p.armour / 10,
    log(1 + p.armour) / 2,
    Math.max(0, 6 - p.health) / 6,
    sum(screwsOf(p)) / 10,
    n === 0 ? 0 : worth / n,
    n / 10,
    sum(p.stored) / 8,
    pairs / 4,
    p.rerolls / 4,
    p.research / 4,
    p.scrap.length / 6,
    Math.max(0, check) / 4,
    p.deck / 8,
    p.deck < 4 ? 1 : 0,
    p.hand / 3,
    training / 3,
  ];
  of.set(plain);
  return of;
}

/** Fifths of the turns that are left, about. */
export function timeLeft(players: readonly PlayerView[]): number {
  const weakest = Math.min(...players.map(({ health, armour }) => health + 0.8 * armour));
  return Math.min(8, Math.max(1, weakest / 4.5)) / 5;
}

/** Its place among the features. */
export const WHOSE_TURN = 1;

/** From the standings of both sides; what may stand behind them is not read. */
export function oddsFeatures(sight: RoneSight, own: readonly number[], others: readonly number[]): number[] {
  const d = own.slice(0, ALL).map((n, i) => n - others[i]);
  const me = Math.max(0, sight.me);
  const left = timeLeft(sight.players);
  const side = sight.options.mode === 'team' ? me % 2 : me;
  const turn = sight.options.mode === 'training' || sight.round === 0 ? 0 : sight.side === side ? 1 : -1;
  const [health, , armour, , , screws, , cards, stored] = d;
  return [
    1,
    turn,
    ...d.slice(0, STANDING),
    turn / left,
    (health + 0.8 * armour) / left,
    screws * left,
    stored * left,
    cards * left,
    d[GROUND],
    d[TRAINED],
    d[GROUND] * left,
    d[TRAINED] * left,
    d[WAITING] * left,
    d[DECK] * left + d[NOW] + d[BASE] * left + d[BASE_ANYWAY] + d[TIRED],
  ];
}

/** By logistic regression on the positions between turns of 9,000 duels, as in `testing/learn.ts`. */
export const ODDS: readonly number[] = [
  0, 0.35, 1.115, 2.394, 0.791, 0.303, 1.008, 0.291, 1.752, -0.757, -0.071, 0.33, 0.106, -1.038, -0.716, -0.628, 0.558,
  -0.046, -0.251, 0.115, 0.316, 0.294, 1.784, -0.22, 0.914, -0.552, 0.197, 1.395, 0.457, -0.592, 1,
];
