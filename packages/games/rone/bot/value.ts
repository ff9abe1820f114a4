import type { PlayerView } from '../view.ts';
import { cardWorth, permanentWorth, screwsOf } from './craft.ts';
import { factsOf, type PackFacts } from './facts.ts';
import { correction, sidesIn } from './network.ts';
import { ODDS, oddsFeatures, timeLeft, WHOSE_TURN } from './odds.ts';
import { matesOf, type RoneSight, sum, technologiesIn } from './scene.ts';
import { log, weigh } from './weights.ts';

/** The position in numbers, and what chance they give; fitted as `lab/fit.ts` does to games of the rules player. */

/** What a card of the own deck is worth on average, all of it counted; and how many there are. */
function deckOf(facts: PackFacts, p: PlayerView): { mean: number; n: number } {
  const { cardIndex } = facts.pack;
  let worth = 0;
  let n = 0;
  for (const pile of [p.rest, p.cards, p.played, p.discard, p.scrap]) {
    for (const id of pile) {
      worth += cardWorth(facts.cards[cardIndex.get(id) ?? 0]);
      n++;
    }
  }
  return { mean: n === 0 ? 0 : worth / n, n };
}

function baseOf(facts: PackFacts, p: PlayerView): number {
  const { permanentIndex } = facts.pack;
  let v = 0;
  for (const { id, exhausted } of p.base) {
    v += permanentWorth(facts, permanentIndex.get(id) ?? 0) * (exhausted ? 0.6 : 1);
  }
  return v;
}

function trainingOf(p: PlayerView): number {
  let v = 0;
  for (const { screws, cost } of p.ground) v += 0.3 + Math.min(screws, cost) / cost;
  return v;
}

/** One player's standing in numbers; differences of these are what duels are judged by. */
function standing(facts: PackFacts, p: PlayerView): number[] {
  const deck = deckOf(facts, p);
  const check = Math.max(0, p.scrap.length - technologiesIn(p, facts));
  return [
    p.health / 10,
    log(1 + p.health) / 2,
    p.armour / 10,
    log(1 + p.armour) / 2,
    p.health < 6 ? (6 - p.health) / 6 : 0,
    sum(screwsOf(p)) / 10,
    deck.mean,
    deck.n / 10,
    baseOf(facts, p) / 3,
    trainingOf(p) / 3,
    sum(p.stored) / 8,
    p.rerolls / 4,
    p.scrap.length / 6,
    Math.max(0, check + 3 - p.health) / 4,
    p.deck / 8,
    p.deck < 4 ? 1 : 0,
    p.research / 4,
    p.hand / 3,
  ];
}

const NUMBERS = 18;

function mean(facts: PackFacts, players: readonly PlayerView[]): number[] {
  const total = new Array<number>(NUMBERS).fill(0);
  for (const p of players) {
    const of = standing(facts, p);
    for (let i = 0; i < NUMBERS; i++) total[i] += of[i] / players.length;
  }
  return total;
}

export function features(sight: RoneSight): number[] {
  weigh(sight.invasion !== null);
  if (!sight.invasion) return oddsFeatures(sight, ...sidesIn(sight));
  const facts = factsOf(sight);
  const me = Math.max(0, sight.me);
  const own = mean(
    facts,
    matesOf(sight, me).map((seat) => sight.players[seat]),
  );
  return against(sight, own);
}

/** Against the Invasion: everybody's standing, the weakest, and how far it is. */
function against(sight: RoneSight, own: readonly number[]): number[] {
  const inv = sight.invasion;
  if (!inv) return [1];
  const facts = factsOf(sight);
  const { players } = sight;
  const weakest = Math.min(...players.map(({ health }) => health));
  const last = inv.events.length > 0 ? inv.events[inv.events.length - 1].round : 11;
  const left = Math.max(0, last - inv.marker) / 10;
  const checks = players.map((p) => p.scrap.length - technologiesIn(p, facts) + 3 - p.health);
  const target = inv.target ? inv.target.healthLeft / Math.max(1, inv.target.health) : 0;
  const harm = inv.top.melee + 2 * inv.top.ranged;
  return [
    1,
    ...own,
    weakest / 10,
    log(1 + weakest) / 2,
    left,
    left * (1 - Math.min(1, weakest / 14)),
    Math.max(0, ...checks) / 5,
    inv.part < inv.parts - 1 ? 1 : 0,
    inv.lines / 3,
    inv.protocols.length / 3,
    inv.research / 4,
    target,
    inv.target ? target * (1 - left) : 0,
    (inv.deck + inv.discard.length + inv.scrap.length) / 20,
    harm / 15,
    players.length / 4,
  ];
}

/**
 * The position between rounds, against the Invasion: fitted to 600 games of the rules player, all numbers of players, difficulties
 * and scenarios. On games that were kept back it tells a win from a loss nine times in ten.
 */
const AGAINST: readonly number[] = [
  -1.333, 0.35, 1.659, 0.059, 0.745, -2.467, 0.356, 0.661, 0.839, 0.788, 0.081, -0.017, -0.066, -0.237, -1.095, -0.011,
  0.084, -0.234, -0.137, -0.35, 0.319, 0.625, -0.857, -0.387, -2.018, -3.12, -1.521, 0.195, -3.993, -1.541, -1.348,
  -0.158, 1.985,
];

/** Between players: the linear guess, and what a network says that it misses. */
function oddsBetween(sight: RoneSight): number {
  const sides = sidesIn(sight);
  const of = oddsFeatures(sight, ...sides);
  return weighted(of, ODDS) + correction(...sides, of[WHOSE_TURN], timeLeft(sight.players));
}

function weighted(of: readonly number[], weights: readonly number[]): number {
  let z = 0;
  for (let i = 0; i < weights.length; i++) z += weights[i] * of[i];
  return z;
}

export function chanceToWin(sight: RoneSight): number {
  if (sight.over !== '') return ended(sight);
  weigh(sight.invasion !== null);
  const z = sight.invasion ? weighted(features(sight), AGAINST) : oddsBetween(sight);
  const chance = 1 / (1 + Math.exp(-z));
  return sight.options.mode === 'series' ? inSeries(sight, chance) : chance;
}

/** RONE-13.1: this match by its chance, those after it by lot. */
function inSeries({ me, wins, options }: RoneSight, chance: number): number {
  const own = options.wins - wins[Math.max(0, me)];
  const others = options.wins - wins[1 - Math.max(0, me)];
  return chance * byLot(own - 1, others) + (1 - chance) * byLot(own, others - 1);
}

function byLot(own: number, others: number): number {
  if (own <= 0) return 1;
  return others <= 0 ? 0 : (byLot(own - 1, others) + byLot(own, others - 1)) / 2;
}

/** How it ended: matches won by side, or the word that the Invasion's end has. */
function ended(sight: RoneSight): number {
  if (sight.invasion) return WON.includes(sight.over) ? 1 : 0;
  const me = Math.max(0, sight.me);
  const side = sight.options.mode === 'team' ? me % 2 : me;
  const [own, others] = [sight.wins[side], sight.wins[1 - side]];
  return own === others ? 0.5 : own > others ? 1 : 0;
}

const WON: readonly string[] = ['victory', 'exhausted'];
