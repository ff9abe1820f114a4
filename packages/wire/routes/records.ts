import { CAVEATS } from '@starhold/kernel';
import * as z from 'zod';
import { DayShape, GameId, OptionsShape, PersonId, TableId } from '../shapes.ts';
import { NOTHING, type Route, Standing } from './route.ts';
import { OnlineTable } from './tables.ts';

/** What stays when a game is over: records, and the leader tables of the days' challenges. */

export const RecordEntry = z.strictObject({
  table: TableId,
  game: GameId,
  options: OptionsShape,
  players: z.int(),
  bots: z.int(),
  standing: Standing,
  score: z.number().nullable(),
  rounds: z.int(),
  answers: z.int(),
  deal: z.int(),
  caveats: z.array(z.enum(CAVEATS)),
  ended: z.number(),
});
export type RecordEntry = z.infer<typeof RecordEntry>;

export const DailyEntry = z.strictObject({
  name: z.string(),
  standing: Standing,
  score: z.number().nullable(),
  rounds: z.int(),
  answers: z.int(),
  table: TableId,
  you: z.boolean(),
});
export type DailyEntry = z.infer<typeof DailyEntry>;

export const RECORD_ROUTES = {
  records: {
    about: 'Finished games of a person, the newest first',
    method: 'GET',
    path: '/api/people/:person/records',
    role: 'nobody',
    params: z.strictObject({ person: PersonId }),
    reply: z.strictObject({ name: z.string(), records: z.array(RecordEntry) }),
  },
  daily: {
    about: "The leader table of a day's challenge",
    method: 'GET',
    path: '/api/daily/:game/:day',
    role: 'nobody',
    params: z.strictObject({ game: GameId, day: DayShape }),
    reply: z.strictObject({ entries: z.array(DailyEntry) }),
  },
  /** Opens a table with the seed of today's challenge. */
  playDaily: {
    about: "My table of today's challenge, with the seed of the day: one for each person and day",
    method: 'POST',
    path: '/api/daily/:game',
    role: 'person',
    params: z.strictObject({ game: GameId }),
    body: NOTHING,
    reply: OnlineTable,
  },
} as const satisfies Record<string, Route>;
