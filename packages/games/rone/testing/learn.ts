import { keyedRng, seedOf } from '@starhold/kernel';
import { factsOf, type PackFacts } from '../bot/facts.ts';
import { sidesIn } from '../bot/network.ts';
import { ODDS, oddsFeatures, timeLeft } from '../bot/odds.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { PlayerView } from '../view.ts';
import { exploredDuel, type Lots } from './explorer.ts';
import { logistic, logLoss } from './regression.ts';

/**
 * What `bot/learned.ts` and the weights of `bot/odds.ts` are made from: `node packages/games/rone/testing/learn.ts 9000 seed`.
 * Duels of the rules player; half of the seats draft, enlist and spend parts at random now and then and change their mood from
 * turn to turn, so that every card is met and nothing is known only in good company. One sample at each turn's beginning; every
 * sixth game is kept out of the fit. Prints the weights as JSON, and how well they foretell.
 */

const [games = '1000', series = 'learn'] = process.argv.slice(2);
const HELD_OUT = 6;
/** Of a hundred choices, so many by lot. */
const BY_LOT: Lots = { leader: 100, draft: 50, enlist: 50, parts: 25, draw: 6 };

/** Cards owned, cards in the draw deck, permanents, exhausted ones; then cards on the ground, and how far they are. */
function inventory({ pack }: PackFacts, p: PlayerView): number[] {
  const [cards, permanents] = [pack.cards.length, pack.permanents.length];
  const of = new Array<number>(4 * cards + 2 * permanents).fill(0);
  const count = (ids: readonly string[], ...froms: number[]): void => {
    for (const id of ids) for (const from of froms) of[from + (pack.cardIndex.get(id) ?? 0)]++;
  };
  count([...p.rest, ...p.cards], 0, cards);
  count([...p.played, ...p.discard, ...p.scrap], 0);
  for (const { id, exhausted } of p.base) {
    of[2 * cards + (pack.permanentIndex.get(id) ?? 0)]++;
    if (exhausted) of[2 * cards + permanents + (pack.permanentIndex.get(id) ?? 0)]++;
  }
  for (const { id, screws, cost } of p.ground) {
    of[2 * cards + 2 * permanents + (pack.cardIndex.get(id) ?? 0)]++;
    of[3 * cards + 2 * permanents + (pack.cardIndex.get(id) ?? 0)] += Math.min(screws, cost) / cost;
  }
  return of;
}

interface Sample {
  plain: number[];
  left: number;
  owned: number[];
  game: number;
  won: number;
}

/** The last six of the features are sums over what is learned here. */
const LEARNED = 6;

function play(game: number): Sample[] {
  const samples: Sample[] = [];
  const won = exploredDuel(series, game, BY_LOT, (seen) => {
    const of = oddsFeatures(seen, ...sidesIn(seen));
    const [own, other] = seen.players.map((p) => inventory(factsOf(seen), p));
    const owned = own.map((n, i) => n - other[i]);
    samples.push({ plain: of.slice(0, of.length - LEARNED), left: timeLeft(seen.players), owned, game, won: 0 });
  });
  return samples.map((s) => ({ ...s, won }));
}

const samples = Array.from({ length: Number(games) }, (_, game) => play(game)).flat();
const { pack } = factsOf(rules.initial(Options.parse({}), keyedRng(seedOf(series, 0))));
const [cards, permanents] = [pack.cards.length, pack.permanents.length];
const [BASE, GROUND] = [2 * cards, 2 * cards + 2 * permanents];

/** Owned cards and permanents for the time that is left, then what counts anyway. */
function tables({ owned, left }: Sample): number[] {
  const late = [...owned.slice(0, cards), ...owned.slice(BASE, BASE + permanents)].map((n) => n * left);
  return [...late, ...owned.slice(cards, GROUND)];
}

/** Ground: with the weights of the cards as they are when owned, as far as those are good. */
function ground({ owned, left }: Sample, weights: readonly number[]): number[] {
  let [worth, trained, waiting] = [0, 0, 0];
  for (let card = 0; card < cards; card++) {
    worth += owned[GROUND + card] * weights[card];
    trained += owned[GROUND + cards + card] * weights[card];
    waiting += owned[GROUND + card] / 3;
  }
  return [worth, trained, worth * left, trained * left, waiting * left];
}

const isFit = (s: Sample): boolean => s.game % HELD_OUT !== 0;
const wins = samples.map(({ won }) => won);
function fitted(rows: readonly number[][], plainOnes: number): number[] {
  const ridge = rows[0].map((_, i) => (i < plainOnes ? 1e-4 : 1e-3));
  const fit = samples.flatMap((s, i) => (isFit(s) ? [i] : []));
  const weights = logistic(fit.map((i) => rows[i]), fit.map((i) => wins[i]), ridge); // biome-ignore format: one thought
  const out = samples.flatMap((s, i) => (isFit(s) ? [] : [i]));
  process.stderr.write(`log loss of games kept out ${logLoss(out.map((i) => rows[i]), out.map((i) => wins[i]), weights)}\n`); // biome-ignore format: one thought
  return weights;
}

const n = samples[0].plain.length;
const first = fitted(samples.map((s) => [...s.plain, ...tables(s)]), n); // biome-ignore format: one thought
const good = first.slice(n, n + cards).map((w) => Math.max(0, w));
const all = fitted(samples.map((s) => [...s.plain, ...ground(s, good), ...tables(s)]), n + LEARNED - 1); // biome-ignore format: one thought
const from = n + LEARNED - 1;
const at = (i: number): number => Number(all[from + i].toFixed(2));
const table = {
  odds: all.slice(0, from).map((w) => Number(w.toFixed(3))),
  oddsNow: ODDS,
  cards: Object.fromEntries(
    pack.cards.map(({ id }, i) => [id, [at(i), at(cards + permanents + i), Number(good[i].toFixed(2))]]),
  ),
  permanents: Object.fromEntries(
    pack.permanents.map(({ id }, i) => [
      id,
      [at(cards + i), at(2 * cards + permanents + i), at(2 * cards + 2 * permanents + i)],
    ]),
  ),
};
process.stdout.write(`${JSON.stringify(table)}\n`);
