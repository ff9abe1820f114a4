import { keyedRng, quickRng, seedOf, standingOf, World } from '@starhold/kernel';
import { brain } from '../bot.ts';
import { packOf } from '../content/index.ts';
import { Options } from '../options.ts';
import { rules } from '../rules.ts';

/**
 * Duels of the rules player against itself, by who began and by leader: `node packages/games/rone/testing/balance.ts 1000 seed`,
 * or another fight between players: `… 100 seed team`. The terminal's `simulate` counts seats, and who begins is drawn by lot.
 */

const [games = '400', series = 'balance', mode = 'duel'] = process.argv.slice(2);
const count = Number(games);
const leaders = new Map<string, { won: number; of: number }>();
let begun = 0;
let decided = 0;
const lengths: number[] = [];

for (let i = 0; i < count; i++) {
  const state = rules.initial(Options.parse({ mode, players: mode === 'team' ? 4 : 2 }), keyedRng(seedOf(series, i)));
  const world = new World(rules, state);
  const luck = state.players.map((_, seat) => quickRng(2 * i + seat));
  while (world.over === '') {
    // Where both are asked at once, who answers first is seen by the other: they take turns in it.
    const decision = world.open[i % 2 === 0 ? 0 : world.open.length - 1];
    const { seat } = decision.ask;
    world.play(decision, brain.choose(world.sight(seat) as never, decision, luck[seat]));
  }
  lengths.push(state.round);
  const standings = state.players.map((_, seat) => standingOf(world.result, seat));
  if (standings[0] === 'drawn') continue;
  decided++;
  if (standings[Math.max(0, state.first)] === 'won') begun++;
  state.players.forEach(({ base }, seat) => {
    const { id } = packOf(state).permanents[base[0]];
    const so = leaders.get(id) ?? { won: 0, of: 0 };
    leaders.set(id, { won: so.won + (standings[seat] === 'won' ? 1 : 0), of: so.of + 1 });
  });
}

const percent = (n: number, of: number): string =>
  `${((100 * n) / of).toFixed(1)} % ±${(196 * Math.sqrt(0.25 / of)).toFixed(1)}`;
lengths.sort((a, b) => a - b);
const at = (part: number): number => lengths[Math.floor(part * (count - 1))];
process.stdout.write(
  `${count} games (${mode}), ${count - decided} drawn; ${mode === 'training' ? 'the first seat' : 'who begins'} wins ${percent(begun, decided)}\n`,
);
process.stdout.write(`turns: 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}\n`);
for (const [id, { won, of }] of [...leaders].sort()) process.stdout.write(`${id} ${percent(won, of)} (${of})\n`);
