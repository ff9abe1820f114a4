import { type Caveat, type Standing, sideOf, standingOf } from '@starhold/kernel';
import { personsAt } from '@starhold/session';
import type { GameTable } from './opening.ts';
import { isSetup } from './record.ts';
import type { SeatSetup, TableInfo, TableSetup } from './types.ts';

/** A finished game as this device remembers it, also when its table is long gone. Nothing in it is hidden any more. */
export interface PastGame {
  /** Of its table. */
  id: string;
  game: string;
  options: TableSetup['options'];
  seats: SeatSetup[];
  ended: number;
  rounds: number;
  /** 0 where that is not known any more. */
  answers: number;
  /** Empty where it is not known any more. */
  seed: string;
  /** For the first person at the table. */
  standing: Standing;
  score: number | null;
  caveats: Caveat[];
  /** The day whose challenge it was, `2026-11-17`. */
  daily?: string;
}

/** What is remembered of a table: nothing while it runs, nor where only bots played. */
export function playedOf({ id, game, setup, table }: GameTable, ended: number): PastGame | null {
  const [person] = personsAt(setup);
  const { result } = table.seen('table');
  if (!result || person === undefined) return null;
  return {
    id,
    game: game.id,
    options: setup.options,
    seats: setup.seats,
    ended,
    rounds: table.round,
    answers: table.length,
    seed: table.log().seed,
    standing: standingOf(result, person),
    score: sideOf(result, person).score ?? null,
    caveats: table.allCaveats.slice(),
    ...(setup.daily === undefined ? {} : { daily: setup.daily }),
  };
}

/** A table that was over before games were remembered by themselves: what its card on the home page says. */
export function playedBefore({ id, setup, updated, round, standing }: TableInfo): PastGame | null {
  if (standing === null) return null;
  const { game, options, seats } = setup;
  const unknown = { answers: 0, seed: '', score: null, caveats: [] };
  return { id, game, options, seats, ended: updated, rounds: round, standing, ...unknown };
}

const STANDINGS: readonly unknown[] = ['won', 'drawn', 'lost'] satisfies Standing[];

/** What lies in the storage, where it has everything that is read from it. */
export function playedIn(value: unknown): PastGame | undefined {
  if (typeof value !== 'object' || value === null || !isSetup(value)) return undefined;
  const { id, ended, rounds, answers, seed, standing, score, caveats, daily } = value as Partial<
    Record<keyof PastGame, unknown>
  >;
  const isWhole =
    typeof id === 'string' &&
    [ended, rounds, answers].every((n) => typeof n === 'number') &&
    typeof seed === 'string' &&
    STANDINGS.includes(standing) &&
    (score === null || typeof score === 'number') &&
    Array.isArray(caveats) &&
    (daily === undefined || typeof daily === 'string');
  return isWhole ? (value as unknown as PastGame) : undefined;
}
