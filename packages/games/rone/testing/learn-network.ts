import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sidesIn } from '../bot/network.ts';
import { ODDS, oddsFeatures, timeLeft, WHOSE_TURN } from '../bot/odds.ts';
import { exploredDuel } from './explorer.ts';
import { folded, loss, trained } from './network-fit.ts';

/**
 * What `bot/network-weights.ts` is made from. `node packages/games/rone/testing/learn-network.ts play 5000 FILE [first]` plays
 * duels and keeps a sample of each turn's beginning in a file; `… fit FILE…` prints how well a network foretells games kept out
 * of the fit, fits it to all of them, and writes the weights. Three minutes of a processor for 5,000 duels, one for the fit.
 */

const SERIES = 'dump';
const LOTS = { leader: 100, draft: 50, enlist: 50, parts: 25, draw: 6, upgrade: 10 };
const HELD_OUT = 6;
/** Before the traits of both sides: game, points, the linear guess, whose turn, time left. */
const HEAD = 5;

const [what = '', ...rest] = process.argv.slice(2);
if (what === 'play') play(Number(rest[0]), rest[1], Number(rest[2] ?? 0));
else if (what === 'fit') fit(rest);
else process.stderr.write('play GAMES FILE [FIRST], or fit FILE…\n');

function play(games: number, file: string, first: number): void {
  const rows: number[] = [];
  let width = HEAD;
  for (let game = first; game < first + games; game++) {
    const from = rows.length;
    const points = exploredDuel(SERIES, game, LOTS, (sight) => {
      const sides = sidesIn(sight);
      const of = oddsFeatures(sight, ...sides);
      const guess = ODDS.reduce((sum, weight, i) => sum + weight * of[i], 0);
      width = HEAD + sides.flat().length;
      rows.push(game, 0, guess, of[WHOSE_TURN], timeLeft(sight.players), ...sides.flat());
    });
    for (let at = from; at < rows.length; at += width) rows[at + 1] = points;
  }
  writeFileSync(file, Float32Array.from([width, ...rows]));
}

function fit(files: readonly string[]): void {
  const all = files.flatMap(rowsOf);
  const isOut = (row: Float32Array): boolean => row[0] % HELD_OUT === 0;
  const samples = all.map((row) => ({
    won: row[1],
    guess: row[2],
    turn: row[3],
    left: row[4],
    own: row.subarray(HEAD, HEAD + (row.length - HEAD) / 2),
    others: row.subarray(HEAD + (row.length - HEAD) / 2),
  }));
  const out = samples.filter((_, i) => isOut(all[i]));
  const tried = trained(samples.filter((_, i) => !isOut(all[i])));
  const [before, after] = [loss(out, undefined), loss(out, tried)];
  process.stderr.write(
    `${samples.length} positions; log loss of games kept out ${before}, with the network ${after}\n`,
  );
  const place = fileURLToPath(new URL('../bot/network-weights.ts', import.meta.url));
  writeFileSync(place, folded(trained(samples)));
}

function rowsOf(file: string): Float32Array[] {
  const bytes = readFileSync(file);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const width = numbers[0];
  return Array.from({ length: (numbers.length - 1) / width }, (_, i) => numbers.subarray(1 + i * width, 1 + (i + 1) * width)); // biome-ignore format: one thought
}
