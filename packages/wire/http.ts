import { CAVEATS } from '@starhold/kernel';
import * as z from 'zod';
import { CALLS, type CallName } from './calls.ts';
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
  language: LanguageShape,
  hasPassword: z.boolean(),
  /** What the page keeps over devices: words of its own. */
  settings: z.record(z.string(), z.unknown()),
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

/** Why a route says no; the page has words for each. */
export const PROBLEMS = [
  /** The request is not what the route takes. */
  'shape',
  /** Nobody is signed in, or no longer. */
  'signIn',
  /** There is no such thing, or not for you. */
  'missing',
  /** Another site asked, or nothing says that ours did. */
  'foreign',
  /** Too often; `retryAfter` says how many seconds to wait. */
  'tooMany',
  'tooLarge',
  /** Login and password, or the passkey, do not fit. The same for a login nobody has. */
  'wrongLogin',
  'loginTaken',
  'notHost',
  /** You do not sit there. */
  'notYours',
  'seatTaken',
  /** Not while it is as it is: the table has begun, or not yet, or is over. */
  'notNow',
  /** Options, content or bots this game does not have. */
  'options',
  /** A file that is no saved game, or was changed. */
  'save',
  /** You have as many of these as one may have. */
  'enough',
  /** Too much happened at the same time; the same again may work. */
  'busy',
  'broken',
] as const;
export type ProblemWord = (typeof PROBLEMS)[number];

/** Every refusal of a route, in a word that the page puts into its reader's language, and a line for people with a console. */
export const Problem = z.strictObject({
  problem: z.enum(PROBLEMS),
  detail: z.string(),
  /** Seconds. */
  retryAfter: z.int().optional(),
});
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

/** Millisecond times of a program's token; `id` names it in lists, the token itself is told once. */
const BotToken = z.strictObject({ id: z.string(), name: z.string(), created: z.number(), expires: z.number() });

/** What browsers and authenticators agree on (WebAuthn); its inside is checked by the library that knows it. */
const Credential = z.looseObject({ id: z.string().max(1024), type: z.literal('public-key') });
const Challenge = z.strictObject({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });
const ChallengeWord = z.string().max(200);

const Line = z.strictObject({
  n: z.int(),
  person: PersonId,
  name: z.string(),
  seat: SeatNumber.nullable(),
  text: z.string(),
  at: z.number(),
});

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** In one line of the OpenAPI document. */
  about: string;
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
    about: 'Play at once with no more than a name',
    method: 'POST',
    path: '/api/guests',
    role: 'nobody',
    body: z.strictObject({ name: Name, language: LanguageShape }),
    reply: Person,
  },
  me: { about: 'Who is signed in', method: 'GET', path: '/api/me', role: 'person', reply: Person },
  rename: {
    about: 'Change the name others read, the language, or settings kept over devices',
    method: 'POST',
    path: '/api/me',
    role: 'person',
    body: z.strictObject({
      name: Name.optional(),
      language: LanguageShape.optional(),
      settings: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    reply: Person,
  },
  forget: {
    about: 'Remove the person with login, passkeys and tokens; finished games of others keep the name',
    method: 'DELETE',
    path: '/api/me',
    role: 'person',
    reply: NOTHING,
  },
  /** A guest becomes an account; tables and records stay. */
  account: {
    about: 'A guest gets a login, with a password or with a passkey alone; tables and records stay',
    method: 'POST',
    path: '/api/account',
    role: 'person',
    body: z.strictObject({ login: Login, password: Password.optional() }),
    reply: Person,
  },
  login: {
    about: 'Sign in',
    method: 'POST',
    path: '/api/login',
    role: 'nobody',
    body: z.strictObject({ login: Login, password: z.string().max(200) }),
    reply: Person,
  },
  logout: {
    about: 'Sign out of this browser',
    method: 'POST',
    path: '/api/logout',
    role: 'person',
    body: NOTHING,
    reply: NOTHING,
  },
  password: {
    about: 'Another password; all other browsers are signed out',
    method: 'POST',
    path: '/api/account/password',
    role: 'person',
    body: z.strictObject({ old: z.string().max(200).nullable(), password: Password }),
    reply: NOTHING,
  },
  passkeyOffer: {
    about: 'Begin to add a passkey',
    method: 'POST',
    path: '/api/passkeys/offer',
    role: 'person',
    body: NOTHING,
    reply: Challenge,
  },
  passkeyAdd: {
    about: 'Add a passkey; a guest gives a login with it',
    method: 'POST',
    path: '/api/passkeys',
    role: 'person',
    body: z.strictObject({ challenge: ChallengeWord, credential: Credential, login: Login.optional() }),
    reply: Person,
  },
  passkeys: {
    about: 'My passkeys',
    method: 'GET',
    path: '/api/passkeys',
    role: 'person',
    reply: z.strictObject({ passkeys: z.array(z.strictObject({ id: z.string(), created: z.number() })) }),
  },
  passkeyRemove: {
    about: 'Remove a passkey',
    method: 'DELETE',
    path: '/api/passkeys/:key',
    role: 'person',
    params: z.strictObject({ key: z.string().max(1024) }),
    reply: NOTHING,
  },
  passkeyChallenge: {
    about: 'Begin to sign in with a passkey',
    method: 'POST',
    path: '/api/login/passkey/challenge',
    role: 'nobody',
    body: NOTHING,
    reply: Challenge,
  },
  passkeyLogin: {
    about: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/login/passkey',
    role: 'nobody',
    body: z.strictObject({ challenge: ChallengeWord, credential: Credential }),
    reply: Person,
  },
  tokens: {
    about: 'Tokens of my programs',
    method: 'GET',
    path: '/api/tokens',
    role: 'person',
    reply: z.strictObject({ tokens: z.array(BotToken) }),
  },
  tokenAdd: {
    about: 'A token with which a program plays as me (`Authorization: Bearer …`); told once',
    method: 'POST',
    path: '/api/tokens',
    role: 'person',
    body: z.strictObject({ name: Name }),
    reply: z.strictObject({ id: z.string(), token: z.string(), expires: z.number() }),
  },
  tokenRemove: {
    about: 'Remove a token',
    method: 'DELETE',
    path: '/api/tokens/:token',
    role: 'person',
    params: z.strictObject({ token: z.string().max(64) }),
    reply: NOTHING,
  },
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
    body: z.strictObject({ save: z.unknown(), table: NewTable }),
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
  openapi: { about: 'This document', method: 'GET', path: '/api/openapi.json', role: 'nobody', reply: z.unknown() },
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

export type RouteName = keyof typeof ROUTES;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body' | 'reply'> = (typeof ROUTES)[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? S
  : never;
export type Sent<N extends RouteName> = z.input<Part<N, 'body'>>;
export type Received<N extends RouteName> = z.output<Part<N, 'reply'>>;

/** The calls of `calls.ts` over HTTP, for programs: one route each, as whoever sits at the table with that token. */
export const callPath = (name: CallName): string => `/api/tables/:id/do/${name}`;
export const CALL_ROUTES: readonly (Route & { call: CallName })[] = (Object.keys(CALLS) as CallName[]).map((call) => ({
  call,
  about: `The call \`${call}\` as over the socket`,
  method: 'POST',
  path: callPath(call),
  role: 'person',
  params: byTable,
  body: CALLS[call],
  reply: z.unknown(),
}));
