import { keyedRng, quickRng, type Rng, seedOf, World } from '@starhold/kernel';
import { brain } from '../bot.ts';
import { packOf } from '../content/index.ts';
import { Options } from '../options.ts';
import { powerOf, shipsOnBoard } from '../rules/board.ts';
import { result, scoreOf } from '../rules/score.ts';
import { rules } from '../rules.ts';
import { NONE, type State } from '../state.ts';

/**
 * Games of the rules player against itself: what seats, crew sides, frigate boards, the fleet and jumps came to.
 * `node packages/games/revenant/testing/balance.ts 2000 seed 2` for two players, `… 1 captain` against the Rival Admiral.
 * The terminal's `simulate` counts seats only, and who begins is drawn by lot.
 */

const [games = '200', series = 'balance', players = '2', difficulty = 'captain'] = process.argv.slice(2);
const count = Number(games);

interface Rate {
  hits: number;
  of: number;
}
const rates = new Map<string, Rate>();
const sums = new Map<string, number[]>();

function rate(name: string, hit: boolean): void {
  const so = rates.get(name) ?? { hits: 0, of: 0 };
  rates.set(name, { hits: so.hits + (hit ? 1 : 0), of: so.of + 1 });
}
function measure(name: string, value: number): void {
  const so = sums.get(name) ?? [];
  so.push(value);
  sums.set(name, so);
}

/** Plays it out; answers who began and in which cycles the fleet jumped. */
function play(state: State, luck: readonly Rng[]): { order: number[]; jumps: boolean[]; decisions: number } {
  const world = new World(rules, state);
  const jumps = [false, false, false, false, false];
  let order: number[] = [];
  let decisions = 0;
  while (world.over === '') {
    const [decision] = world.open;
    const { seat } = decision.ask;
    if (state.cycle === 1 && order.length === 0) order = state.order.slice();
    world.play(decision, brain.choose(world.sight(seat) as never, decision, luck[seat]));
    if (state.chosen !== NONE) jumps[state.cycle] = true;
    decisions++;
  }
  return { order, jumps, decisions };
}

function tell(state: State, { order, jumps, decisions }: ReturnType<typeof play>): void {
  const { crews, frigates, agendas, operations } = packOf(state);
  const winner = result(state).sides.find(({ place }) => place === 1)?.seats[0] ?? NONE;
  const alive = [0, 1, 2, 3].map((kind) => shipsOnBoard(state, kind));
  rate('at least 4 arks alive', alive[0] >= 4);
  for (const cycle of [1, 2, 3]) {
    rate('jump', jumps[cycle]);
    rate(`jump in cycle ${cycle}`, jumps[cycle]);
  }
  rate('colony', jumps[4]);
  ['ark', 'fighter', 'dropship', 'shuttle'].forEach((kind, i) => {
    measure(`alive: ${kind}`, alive[i]);
  });
  measure('power of a House', [0, 1, 2, 3, 4, 5, 6].reduce((n, house) => n + powerOf(state, house), 0) / 7);
  measure('decisions', decisions);
  state.players.forEach((p, player) => {
    const { total, ...parts } = scoreOf(state, player);
    const rival = state.rival !== null && player === 1;
    measure(rival ? 'score of the Rival' : 'score', total);
    if (rival) return;
    for (const [part, value] of Object.entries(parts)) measure(`  ${part}`, value);
    const won = player === winner;
    rate(`starts ${order.indexOf(player) + 1}.`, won);
    rate(`seat ${player}`, won);
    rate(`side ${crews[p.side].id}`, won);
    rate(`board ${frigates[p.board].id}`, won);
    rate(`rank ${p.rank} of ${p.rank}`, won);
    measure('rank', p.rank);
    const goals = scoreOf(state, player).agendas;
    measure('agendas met', goals / 6);
    for (const card of [p.personal, p.fleet]) if (card !== NONE) rate(`with ${agendas[card].id}`, won);
    for (const card of [...p.cadets, ...p.frigates, ...p.commands]) {
      if (card !== NONE) rate(`card ${operations[card].id}`, won);
    }
  });
}

const started = process.cpuUsage();
for (let i = 0; i < count; i++) {
  const state = rules.initial(Options.parse({ players: Number(players), difficulty }), keyedRng(seedOf(series, i)));
  const luck = state.players.map((_, seat) => quickRng(4 * i + seat));
  tell(state, play(state, luck));
}
const { user, system } = process.cpuUsage(started);

const line = (text: string): void => void process.stdout.write(`${text}\n`);
line(
  `${count} games, ${players} players, series ${series}; ${((1e6 * count) / (user + system)).toFixed(1)} games per CPU-second`,
);
for (const [name, values] of sums) {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = Math.sqrt(values.reduce((n, v) => n + (v - mean) ** 2, 0) / values.length);
  line(
    `${name.padEnd(24)} ${mean.toFixed(2)} (deviation ${spread.toFixed(1)}) ±${((1.96 * spread) / Math.sqrt(values.length)).toFixed(2)}`,
  );
}
for (const [name, { hits, of }] of [...rates].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const part = hits / of;
  line(
    `${name.padEnd(24)} ${(100 * part).toFixed(1)} % ±${(196 * Math.sqrt((part * (1 - part)) / of)).toFixed(1)} of ${of}`,
  );
}
