import { game as bossinSpace } from '@starhold/bossin-space';
import { type Eyes, type GameModule, quickRng, seedOf, Table } from '@starhold/kernel';
import { game as revenant } from '@starhold/revenant/game';
import { game as rone } from '@starhold/rone';
import type { AnyTable } from '@starhold/session';
import { game as unstoppable } from '@starhold/unstoppable';
import type { Moment } from '../../../session/types.ts';
import { score as bossinScore } from '../../../tables/bossin-space/score.ts';
import { score as revenantScore } from '../../../tables/revenant/beats/score.ts';
import { INVASION } from '../../../tables/rone/invasion/places.ts';
import { score as roneScore, TURN } from '../../../tables/rone/score.ts';
import { INVASION_PARTS } from '../../../tables/rone/scoreInvasion.ts';
import { wholeScore } from '../../../tables/rone/scoreWhole.ts';
import { score as unstoppableScore } from '../../../tables/unstoppable/board/score.ts';
import type { ScoreOf } from '../score.ts';

/** Real games of the rules bot, as a page gets them: one moment for each answer; with what each game makes of them. */

// RONE's table loads them once it is seated.
TURN.score = wholeScore;
INVASION.parts = INVASION_PARTS;

export interface Filmed {
  id: string;
  game: GameModule;
  score: ScoreOf<unknown>;
  /** Each is played once: its deal, and how. */
  games: readonly (readonly [seed: number, options: Record<string, string | number>])[];
}

const filmed = (game: unknown, score: unknown, ...games: Filmed['games']): Filmed => ({
  id: (game as GameModule).id,
  game: game as GameModule,
  score: score as ScoreOf<unknown>,
  games,
});

const ALONE = { players: 1 };

export const FILMED: readonly Filmed[] = [
  filmed(bossinSpace, bossinScore, ...[3, 1, 0, 2, 4, 5].map((seed) => [seed, ALONE] as const)),
  filmed(unstoppable, unstoppableScore, [3, ALONE], [0, ALONE]),
  filmed(rone, roneScore, [0, { mode: 'duel', players: 2 }], [3, { mode: 'coop', players: 1 }]),
  filmed(revenant, revenantScore, [0, { players: 2 }], [1, { players: 2 }]),
];
/** For tests of one game each. */
export const NAMED = FILMED.map((one) => [one.id, one] as const);

/** What a game makes of its beats, as on the page. */
export function scoreOf(id: string): ScoreOf<unknown> {
  const found = FILMED.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found.score;
}

export function momentAt(table: AnyTable, eyes: Eyes, since: number): Moment {
  const { view, decisions, waitingFor, over, result } = table.seen(eyes);
  return {
    eyes,
    view,
    decisions,
    refusals: {},
    forecasts: {},
    waitingFor,
    thinking: null,
    handOver: null,
    undo: null,
    undoMarks: false,
    signals: [],
    at: table.length,
    since,
    beats: table.beats(since, eyes),
    length: table.length,
    lastEvent: table.told - 1,
    over,
    result: result ?? null,
    caveats: [],
  };
}

/** A table of one of its games, where whoever is asked first answers as the rules bot would. */
export function filmTable(
  { game, games }: Filmed,
  n: number,
  more: object = {},
): { table: AnyTable; answer: () => void } {
  const [seed, options] = games[n];
  const chosen = game.parseOptions({ ...options, ...more });
  const table = new Table(game.rules, chosen, seedOf('film', seed)) as unknown as AnyTable;
  table.watch(true);
  const rng = quickRng(seed + 1);
  const answer = (): void => {
    const [seat] = table.waitingFor;
    const { view, decisions } = table.seen(seat);
    const pick = game.brain.choose(view, decisions[0], rng);
    if (!table.answer({ decision: decisions[0].id, seat, pick }).ok) throw new Error('refused');
  };
  return { table, answer };
}

/** Played once, however many tests watch it: nobody changes a moment. */
const films = new Map<string, Moment[]>();

export function filmOf(of: Filmed, n: number): Moment[] {
  const name = `${of.id} ${n}`;
  const known = films.get(name);
  if (known) return known;
  const { table, answer } = filmTable(of, n);
  const moments = [momentAt(table, 0, 0)];
  while (table.over === '') {
    const { length } = table;
    answer();
    moments.push(momentAt(table, 0, length));
  }
  films.set(name, moments);
  return moments;
}
