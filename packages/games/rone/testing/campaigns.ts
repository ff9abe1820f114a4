import { keyedRng, quickRng, seedOf, standingOf, World } from '@starhold/kernel';
import { brain } from '../bot.ts';
import { Options } from '../options.ts';
import { invasionOf } from '../rules/invasion/stack.ts';
import { rules } from '../rules.ts';

/**
 * Campaigns of the rules player against the Invasion, scenario by scenario:
 * `node packages/games/rone/testing/campaigns.ts 200 seed 1-4 easy,normal,hard equalChances`. The terminal's `simulate`
 * tells how a table ended, not how far it came. Every cell sees the same deals.
 */

const [games = '50', series = 'campaigns', players = '1-4', difficulties = 'easy,normal,hard', ...switches] =
  process.argv.slice(2);

interface Campaign {
  won: boolean;
  /** Rounds of each scenario that was begun. */
  rounds: number[];
  /** The word that ended it. */
  over: string;
}

function play(options: Options, index: number): Campaign {
  const state = rules.initial(options, keyedRng(seedOf(series, index)));
  const world = new World(rules, state);
  const luck = state.players.map((_, seat) => quickRng(4 * index + seat));
  const rounds: number[] = [];
  while (world.over === '') {
    const decision = world.open.reduce((a, b) => (b.ask.seat < a.ask.seat ? b : a));
    const { seat } = decision.ask;
    world.play(decision, brain.choose(world.sight(seat) as never, decision, luck[seat]));
    const { part, marker } = invasionOf(state);
    rounds[part] = marker;
  }
  return { won: standingOf(world.result, 0) === 'won', rounds, over: world.over };
}

/** Wilson's interval, which holds near 0 and 100 % as well. */
function rate(hits: number, of: number): string {
  if (of === 0) return '–';
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (n: number): string => (100 * n).toFixed(0);
  return `${percent(p)} % (${percent(middle - half)}–${percent(middle + half)}) of ${of}`;
}

function tell(seats: number, difficulty: string): void {
  const options = Options.parse({
    mode: 'coop',
    players: seats,
    difficulty,
    ...Object.fromEntries(switches.map((key) => [key, true])),
  });
  const all = Array.from({ length: Number(games) }, (_, i) => play(options, i));
  const second = all.filter(({ rounds }) => rounds.length > 1);
  const won = all.filter((campaign) => campaign.won);
  const mean = (list: readonly number[]): string => (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1);
  const ends = new Map<string, number>();
  for (const { over, rounds } of all) {
    const key = `${rounds.length}:${over}`;
    ends.set(key, (ends.get(key) ?? 0) + 1);
  }
  process.stdout.write(
    `${seats} ${difficulty}: campaign ${rate(won.length, all.length)}; scenario 1 ${rate(second.length, all.length)}, ` +
      `scenario 2 ${rate(won.length, second.length)}; rounds if won ${mean(second.map(({ rounds }) => rounds[0]))} and ` +
      `${mean(won.map(({ rounds }) => rounds[1]))}; ends ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}\n`,
  );
}

const [least, most = least] = players.split('-').map(Number);
for (const difficulty of difficulties.split(',')) {
  for (let seats = least; seats <= most; seats++) tell(seats, difficulty);
}
