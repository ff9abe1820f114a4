import * as z from 'zod';
import {
  BotSpec,
  ClockSetting,
  GameId,
  LanguageShape,
  Name,
  OptionsShape,
  Pace,
  PersonId,
  SeatNumber,
  TableId,
  TableStatus,
} from '../shapes.ts';
import { bySeat, byTable, NOTHING, type Route, Standing } from './route.ts';

/** Tables: opened, found, sat down at, talked at, watched. */

/** A seat as everybody around the table may know it. */
export const Chair = z.strictObject({
  name: z.string(),
  who: z.enum(['free', 'person', 'bot']),
  person: PersonId.nullable(),
  /** A bot's spec; beside a person: handed over, to be taken back. */
  bot: z.string().nullable(),
  ready: z.boolean(),
  /** A page of theirs is open at this table. */
  here: z.boolean(),
});
export type Chair = z.infer<typeof Chair>;

const PackShape = z.strictObject({ key: z.string().max(80), def: z.unknown() });

/** A table as lists and the waiting room show it: nothing that is hidden from anybody. */
export const OnlineTable = z.strictObject({
  id: TableId,
  /** Only for those at the table. */
  code: z.string().nullable(),
  game: GameId,
  options: OptionsShape,
  pack: PackShape.nullable(),
  chairs: z.array(Chair),
  status: TableStatus,
  pace: Pace,
  language: LanguageShape,
  listed: z.boolean(),
  spectators: z.boolean(),
  clock: ClockSetting.nullable(),
  host: z.string(),
  /** The seat of the reader; null for a spectator. */
  you: SeatNumber.nullable(),
  isHost: z.boolean(),
  waitingFor: z.array(SeatNumber),
  round: z.int(),
  updated: z.number(),
  /** How it ended for the reader; null while it runs and for spectators. */
  standing: Standing.nullable(),
  /** How often the deal was begun; 0 where the seed was not dealt here. */
  deal: z.int(),
  /** The table that follows as a rematch. */
  next: TableId.nullable(),
});
export type OnlineTable = z.infer<typeof OnlineTable>;

export const NewTable = z.strictObject({
  game: GameId,
  options: OptionsShape,
  /** One for each seat: who opens the table sits on the first that is null; the other nulls are free. */
  seats: z
    .array(z.strictObject({ name: Name, bot: BotSpec }).nullable())
    .min(1)
    .max(8),
  pace: Pace,
  language: LanguageShape,
  listed: z.boolean(),
  spectators: z.boolean(),
  clock: ClockSetting.nullable(),
  pack: PackShape.optional(),
});
export type NewTable = z.infer<typeof NewTable>;

export const OpenFilter = z.strictObject({
  game: GameId.optional(),
  players: z.coerce.number().int().min(1).max(8).optional(),
  language: LanguageShape.optional(),
  pace: Pace.optional(),
});
export type OpenFilter = z.infer<typeof OpenFilter>;

export const Code = z
  .string()
  .max(20)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .refine((text) => /^[A-Z0-9]{6,10}$/.test(text), 'no code');

const Tables = z.strictObject({ tables: z.array(OnlineTable) });

const Line = z.strictObject({
  n: z.int(),
  person: PersonId,
  name: z.string(),
  seat: SeatNumber.nullable(),
  text: z.string(),
  at: z.number(),
});

export const TABLE_ROUTES = {
  create: {
    about: 'Open a table and sit down at it; the word of the invite link is told once',
    method: 'POST',
    path: '/api/tables',
    role: 'person',
    body: NewTable,
    reply: z.strictObject({ table: OnlineTable, invite: z.string() }),
  },
  open: {
    about: 'Tables that wait for people, the newest first',
    method: 'GET',
    path: '/api/tables',
    role: 'nobody',
    query: OpenFilter,
    reply: Tables,
  },
  mine: {
    about: 'Where I sit; those that wait for me come first',
    method: 'GET',
    path: '/api/tables/mine',
    role: 'person',
    reply: Tables,
  },
  table: {
    about: 'One table',
    method: 'GET',
    path: '/api/tables/:id',
    role: 'nobody',
    params: byTable,
    reply: OnlineTable,
  },
  join: {
    about: 'The table a code or an invite link leads to; one may take a seat there from now on',
    method: 'POST',
    path: '/api/join',
    role: 'person',
    body: z.union([z.strictObject({ code: Code }), z.strictObject({ invite: z.string().max(100) })]),
    reply: OnlineTable,
  },
  take: {
    about: 'Sit down, or move to another chair, before the game',
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/take',
    role: 'person',
    params: bySeat,
    body: NOTHING,
    reply: OnlineTable,
  },
  leave: {
    about: 'Stand up; in a running game a bot plays on',
    method: 'POST',
    path: '/api/tables/:id/leave',
    role: 'person',
    params: byTable,
    body: NOTHING,
    reply: OnlineTable,
  },
  /** The host gives a free seat to a bot, or makes it free again. */
  chair: {
    about: 'The host puts a bot on a chair or frees it, before the game',
    method: 'POST',
    path: '/api/tables/:id/seats/:seat',
    role: 'person',
    params: bySeat,
    body: z.strictObject({ bot: BotSpec.nullable() }),
    reply: OnlineTable,
  },
  ready: {
    about: 'The deal begins when everybody is ready',
    method: 'POST',
    path: '/api/tables/:id/ready',
    role: 'person',
    params: byTable,
    body: z.strictObject({ ready: z.boolean() }),
    reply: OnlineTable,
  },
  rematch: {
    about: 'The same again, each one chair further; the first who asks opens it',
    method: 'POST',
    path: '/api/tables/:id/rematch',
    role: 'person',
    params: byTable,
    body: NOTHING,
    reply: OnlineTable,
  },
  settings: {
    about: 'The host lists the table or not, lets others watch or not',
    method: 'POST',
    path: '/api/tables/:id',
    role: 'person',
    params: byTable,
    body: z.strictObject({ listed: z.boolean().optional(), spectators: z.boolean().optional() }),
    reply: OnlineTable,
  },
  invite: {
    about: 'Another code and link; the old ones are void',
    method: 'POST',
    path: '/api/tables/:id/invite',
    role: 'person',
    params: byTable,
    body: NOTHING,
    reply: z.strictObject({ code: z.string(), invite: z.string() }),
  },
  close: {
    about: 'Give up a table that has not begun',
    method: 'DELETE',
    path: '/api/tables/:id',
    role: 'person',
    params: byTable,
    reply: NOTHING,
  },
  /** Opens one socket within half a minute. */
  ticket: {
    about: 'Opens one socket of a table within half a minute',
    method: 'POST',
    path: '/api/tables/:id/ticket',
    role: 'nobody',
    params: byTable,
    body: NOTHING,
    reply: z.strictObject({ ticket: z.string() }),
  },
  /** The file of a finished game; with it any page can replay it. */
  save: {
    about: 'The file of a finished game with its seed: to be watched, checked, played on',
    method: 'GET',
    path: '/api/tables/:id/save',
    role: 'nobody',
    params: byTable,
    reply: z.unknown(),
  },
  /** A table of a device goes on here. Its body may be large. */
  upload: {
    about: 'Go on online with a table of a device; its seed was not dealt here, and it says so',
    method: 'POST',
    path: '/api/tables/upload',
    role: 'person',
    /** `seat`: where who brings it sits, of those that are null; without it the first of them. */
    body: z.strictObject({ save: z.unknown(), table: NewTable, seat: SeatNumber.optional() }),
    reply: z.strictObject({ table: OnlineTable, invite: z.string() }),
  },
  chat: {
    about: 'What was said at a table, 50 lines at a time, without those I muted',
    method: 'GET',
    path: '/api/tables/:id/chat',
    role: 'person',
    params: byTable,
    query: z.strictObject({ before: z.coerce.number().int().min(0).optional() }),
    reply: z.strictObject({ lines: z.array(Line) }),
  },
  mutes: {
    about: 'Whom I do not read',
    method: 'GET',
    path: '/api/mutes',
    role: 'person',
    reply: z.strictObject({ people: z.array(PersonId) }),
  },
  events: {
    about: 'The table as my seat (or a spectator) may know it: `full` first, then what changes, each a line of JSON',
    method: 'GET',
    path: '/api/tables/:id/events',
    role: 'person',
    params: byTable,
    reply: z.string(),
  },
} as const satisfies Record<string, Route>;
