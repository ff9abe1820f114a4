import { keyedRng, offeredIds, quickRng, seedOf, standingOf, World } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { RoneSight } from '../bot/scene.ts';
import { brain } from '../bot.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';

/**
 * Duels of the rules player against itself with another size of hand: `node packages/games/rone/testing/hands.ts 12 400 seed`
 * draws up to 12 cards in phase 2, with a reshuffle where it has to; `all` instead of a number draws the whole deck, and
 * makes it anew when a turn begins without one; `deck` draws it out, too, and leaves the reshuffle to the policy. Every deal
 * is played twice, with seats changed.
 */

const [size = '12', games = '400', series = 'hands'] = process.argv.slice(2);

function drawn(sight: RoneSight, seat: number, ids: readonly string[], policy: string): string {
  const { hand, scrap, armour, health, discard } = sight.players[seat];
  if (hand >= Number(size)) return 'end';
  if (ids.includes('draw')) return 'draw';
  if (size === 'deck') return policy;
  const harm = Math.max(0, scrap.length - 2) - armour;
  const canMake = ids.includes('reshuffle') && harm < health - 2 && discard.length + scrap.length > 0;
  return canMake && (size !== 'all' || hand < 4) ? 'reshuffle' : 'end';
}

const count = Number(games);
const sizes: number[][] = [[], []];
let points = 0;
let won = 0;
for (let i = 0; i < count; i++) {
  const state = rules.initial(Options.parse({ mode: 'duel', players: 2 }), keyedRng(seedOf(series, i >> 1)));
  const world = new World(rules, state);
  const luck = [quickRng(2 * i), quickRng(2 * i + 1)];
  let turn = 0;
  while (world.over === '') {
    const d = asked(world.open[0]);
    const { seat } = d.ask;
    const sight = world.sight(seat) as RoneSight;
    const other = (seat + i) % 2 === 0;
    const policy = brain.choose(sight, d, luck[seat]);
    const isDraw = d.at === 'draw' && d.ask.about.left < 0;
    if (d.at === 'main' && turn !== 2 * state.round + seat) {
      turn = 2 * state.round + seat;
      sizes[other ? 0 : 1].push(sight.players[seat].hand);
    }
    world.play(d, isDraw && other ? drawn(sight, seat, offeredIds(d.ask), String(policy)) : policy);
  }
  const standing = standingOf(world.result, i % 2);
  points += standing === 'won' ? 1 : standing === 'drawn' ? 0.5 : 0;
  won += standing === 'won' ? 1 : 0;
}

const mean = (list: readonly number[]): string => (list.reduce((sum, n) => sum + n, 0) / list.length).toFixed(1);
const rate = `${((100 * points) / count).toFixed(1)} % ±${(98 / Math.sqrt(count)).toFixed(1)}`;
process.stdout.write(
  `hands of ${mean(sizes[0])} against ${mean(sizes[1])}: ${rate} of the points, ${won} of ${count} won\n`,
);
