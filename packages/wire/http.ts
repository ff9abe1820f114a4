import { CAVEATS } from '@starhold/kernel';
import * as z from 'zod';
import {
  BotSpec,
  ClockSetting,
  DayShape,
  GameId,
  LanguageShape,
  Name,
  OptionsShape,
  Pace,
  PersonId,
  SeatNumber,
  TableId,
  TableStatus,
} from './shapes.ts';

/** The shapes of the HTTP routes, all under `/api`. */

export const Person = z.strictObject({
  id: PersonId,
  name: z.string(),
  /** Null for a guest. */
  login: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

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

const Standing = z.enum(['won', 'drawn', 'lost']);
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

/** Every refusal of a route, in a word that the page puts into its reader's language, and a line for people with a console. */
export const Problem = z.strictObject({ problem: z.string(), detail: z.string() });
export type Problem = z.infer<typeof Problem>;

const Password = z.string().min(8).max(200);
const Login = z
  .string()
  .max(40)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => /^[\p{L}\p{N}._-]{3,40}$/u.test(text), 'no login');

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

const Tables = z.strictObject({ tables: z.array(OnlineTable) });
const byTable = z.strictObject({ id: TableId });
const bySeat = z.strictObject({ id: TableId, seat: z.coerce.number().pipe(SeatNumber) });

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** `nobody`: without a login; `person`: a guest at least. */
  role: 'nobody' | 'person';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

const NOTHING = z.strictObject({});

/** The routes of the lobby. Whoever needs another adds it here. */
export const ROUTES = {
  /** Play at once with a name. Sets the cookie. */
  guest: {
    method: 'POST',
    path: '/api/guests',
    role: 'nobody',
    body: z.strictObject({ name: Name, language: LanguageShape }),
    reply: Person,
  },
  me: { method: 'GET', path: '/api/me', role: 'person', reply: Person },
  rename: { method: 'POST', path: '/api/me', role: 'person', body: z.strictObject({ name: Name }), reply: Person },
  /** A guest becomes an account; tables and records stay. */
  account: {
    method: 'POST',
    path: '/api/account',
    role: 'person',
    body: z.strictObject({ login: Login, password: Password }),
    reply: Person,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    role: 'nobody',
    body: z.strictObject({ login: Login, password: z.string().max(200) }),
    reply: Person,
  },
  logout: { method: 'POST', path: '/api/logout', role: 'person', body: NOTHING, reply: NOTHING },
  create: {
    method: 'POST',
    path: '/api/tables',
    role: 'person',
    body: NewTable,
    reply: z.strictObject({ table: OnlineTable, invite: z.string() }),
  },
  open: { method: 'GET', path: '/api/tables', role: 'nobody', query: OpenFilter, reply: Tables },
  mine: { method: 'GET', path: '/api/tables/mine', role: 'person', reply: Tables },
  table: { method: 'GET', path: '/api/tables/:id', role: 'nobody', params: byTable, reply: OnlineTable },
  join: {
    method: 'POST',
    path: '/api/join',
    role: 'person',
    body: z.union([z.strictObject({ code: Code }), z.strictObject({ invite: z.string().max(100) })]),
    reply: OnlineTable,
  },
  take: {
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/take',
    role: 'person',
    params: bySeat,
    body: NOTHING,
    reply: OnlineTable,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    role: 'person',
    params: byTable,
    body: NOTHING,
    reply: OnlineTable,
  },
  /** The host gives a free seat to a bot, or makes it free again. */
  chair: {
    method: 'POST',
    path: '/api/tables/:id/seats/:seat',
    role: 'person',
    params: bySeat,
    body: z.strictObject({ bot: BotSpec.nullable() }),
    reply: OnlineTable,
  },
  ready: {
    method: 'POST',
    path: '/api/tables/:id/ready',
    role: 'person',
    params: byTable,
    body: z.strictObject({ ready: z.boolean() }),
    reply: OnlineTable,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    role: 'person',
    params: byTable,
    body: NOTHING,
    reply: OnlineTable,
  },
  close: { method: 'DELETE', path: '/api/tables/:id', role: 'person', params: byTable, reply: NOTHING },
  /** Opens one socket within half a minute. */
  ticket: {
    method: 'POST',
    path: '/api/tables/:id/ticket',
    role: 'nobody',
    params: byTable,
    body: NOTHING,
    reply: z.strictObject({ ticket: z.string() }),
  },
  /** The file of a finished game; with it any page can replay it. */
  save: { method: 'GET', path: '/api/tables/:id/save', role: 'nobody', params: byTable, reply: z.unknown() },
  /** A table of a device goes on here. Its body may be large. */
  upload: {
    method: 'POST',
    path: '/api/tables/upload',
    role: 'person',
    body: z.strictObject({ save: z.unknown(), table: NewTable }),
    reply: z.strictObject({ table: OnlineTable, invite: z.string() }),
  },
  records: {
    method: 'GET',
    path: '/api/people/:person/records',
    role: 'nobody',
    params: z.strictObject({ person: PersonId }),
    reply: z.strictObject({ name: z.string(), records: z.array(RecordEntry) }),
  },
  daily: {
    method: 'GET',
    path: '/api/daily/:game/:day',
    role: 'nobody',
    params: z.strictObject({ game: GameId, day: DayShape }),
    reply: z.strictObject({ entries: z.array(DailyEntry) }),
  },
  /** Opens a table with the seed of today's challenge. */
  playDaily: {
    method: 'POST',
    path: '/api/daily/:game',
    role: 'person',
    params: z.strictObject({ game: GameId }),
    body: NOTHING,
    reply: OnlineTable,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body' | 'reply'> = (typeof ROUTES)[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? S
  : never;
export type Sent<N extends RouteName> = z.input<Part<N, 'body'>>;
export type Received<N extends RouteName> = z.output<Part<N, 'reply'>>;
