import { sidesIn } from '../bot/network.ts';
import { ODDS, oddsFeatures, timeLeft, WHOSE_TURN } from '../bot/odds.ts';
import { exploredDuel } from './explorer.ts';
import { folded, loss, type Sample, trained } from './network-fit.ts';

/**
 * What `bot/network-weights.ts` is made from: `node packages/games/rone/testing/learn-network.ts 5000 1000 > FILE`: so many games, from this one on. Duels of the
 * rules player, half by lot, one sample at each turn's beginning. Says how well a network foretells the games kept out of the
 * fit, then fits it to all of them and prints the module. About four minutes of a processor for 5,000 duels.
 */

const [games = '1000', first = '0'] = process.argv.slice(2);
const SERIES = 'dump';
/** Of a hundred choices, so many by lot. */
const BY_LOT = { leader: 100, draft: 50, enlist: 50, parts: 25, draw: 6, upgrade: 10 };
const HELD_OUT = 6;

function play(game: number): Sample[] {
  const samples: Sample[] = [];
  const won = exploredDuel(SERIES, game, BY_LOT, (seen) => {
    const sides = sidesIn(seen);
    const of = oddsFeatures(seen, ...sides);
    const guess = ODDS.reduce((sum, weight, i) => sum + weight * of[i], 0);
    const [own, others] = sides.map((side) => Float32Array.from(side));
    samples.push({ won: 0, guess, turn: of[WHOSE_TURN], left: timeLeft(seen.players), own, others });
  });
  for (const sample of samples) sample.won = won;
  return samples;
}

const all = Array.from({ length: Number(games) }, (_, i) => play(Number(first) + i));
const out = all.filter((_, i) => i % HELD_OUT === 0).flat();
const tried = trained(all.filter((_, i) => i % HELD_OUT !== 0).flat());
const figures = `${loss(out, undefined)}, with the network ${loss(out, tried)}`;
process.stderr.write(`${all.flat().length} positions; log loss of games kept out ${figures}\n`);
process.stdout.write(folded(trained(all.flat())));
