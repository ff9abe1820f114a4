import { CAVEATS, LANGUAGES, MOST_SEATS, PickShape } from '@starhold/kernel';
import * as z from 'zod';
import { PROBLEMS, type RouteName } from './routes.ts';

/** The shapes of the lobby over HTTP. Requests are strict: an unknown key is refused. */

const Id = z.string().regex(/^[\w-]{8,64}$/);
const LanguageShape = z.enum(LANGUAGES);
const Seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const Millis = z.number();
/** Cleaned of everything but letters before it is kept. */
export const MAX_NAME = 24;
const Name = z
  .string()
  .min(1)
  .max(MAX_NAME * 2);
const Login = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{2,31}$/u);
/** No rules about letters and digits: length is what helps. */
export const MIN_PASSWORD = 10;
const Password = z.string().min(1).max(200);
const GameId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
const BotSpec = z.string().max(40);
const Day = z.iso.date();

const OptionValue = z.union([z.string().max(200), z.number(), z.boolean()]);
const Options = z
  .record(z.string().max(40), z.union([OptionValue, z.array(OptionValue).max(40)]))
  .refine((options) => Object.keys(options).length <= 60, 'too many');

const Pace = z.enum(['live', 'days']);
const Clock = z.strictObject({
  start: z
    .int()
    .min(10)
    .max(86_400 * 30),
  plus: z
    .int()
    .min(0)
    .max(86_400 * 7),
});

export const ErrorBody = z.object({
  problem: z.enum(PROBLEMS),
  message: z.string(),
  retryAfter: z.int().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

const Done = z.object({ ok: z.literal(true) });

/** Who I am here. */
export const Me = z.object({
  id: Id,
  name: z.string(),
  language: LanguageShape,
  /** Null for a guest. */
  login: z.string().nullable(),
  hasPassword: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
});
export type Me = z.infer<typeof Me>;
const MaybeMe = z.object({ me: Me.nullable() });

/** A chair as everybody sees it. `person` and `bot` both: handed over to a bot, and to be taken back. */
export const Chair = z.object({
  person: Id.nullable(),
  name: z.string(),
  bot: z.string().nullable(),
  ready: z.boolean(),
});

/** A table as lists and its waiting room show it: the same for everybody who may see it, nothing hidden in it. */
export const TableCard = z.object({
  id: Id,
  game: z.string(),
  options: Options,
  pack: z.object({ key: z.string(), def: z.unknown() }).nullable(),
  chairs: z.array(Chair),
  host: Id,
  status: z.enum(['waiting', 'dealing', 'playing', 'over', 'closed']),
  pace: Pace,
  language: LanguageShape,
  listed: z.boolean(),
  spectators: z.boolean(),
  clock: Clock.nullable(),
  origin: z.enum(['dealt', 'device', 'daily']),
  day: z.string().nullable(),
  before: Id.nullable(),
  next: Id.nullable(),
  created: Millis,
  /** When something last happened in the game. */
  updated: Millis,
  waitingFor: z.array(Seat),
  round: z.int(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  over: z.string(),
  /** As the kernel's `Result`, once the game is over. */
  result: z.unknown().nullable(),
});
export type TableCard = z.infer<typeof TableCard>;

/** A table as one person sees it. */
export const MyTable = z.object({
  table: TableCard,
  /** Where I sit. */
  seat: Seat.nullable(),
  isMyTurn: z.boolean(),
  /** For those who sit here, while somebody can join: to be typed. */
  code: z.string().nullable(),
});
export type MyTable = z.infer<typeof MyTable>;

/** `link`: what stands behind `#/join/`; told once, only its hash is kept. */
const Invite = z.object({ code: z.string(), link: z.string() });

export const ChatLine = z.object({
  n: z.int(),
  person: Id,
  name: z.string(),
  text: z.string(),
  at: Millis,
});
export type ChatLine = z.infer<typeof ChatLine>;
export const MAX_CHAT = 400;
export const ChatText = z.string().min(1).max(MAX_CHAT);

export const GameRecord = z.object({
  table: Id,
  seat: Seat,
  game: z.string(),
  options: Options,
  players: z.int(),
  bots: z.int(),
  standing: z.enum(['won', 'drawn', 'lost']),
  score: z.number().nullable(),
  rounds: z.int(),
  answers: z.int(),
  deal: z.int(),
  caveats: z.array(z.enum(CAVEATS)),
  ended: Millis,
});
export type GameRecord = z.infer<typeof GameRecord>;

export const DailyEntry = z.object({
  person: Id,
  name: z.string(),
  standing: z.enum(['won', 'drawn', 'lost']),
  score: z.number().nullable(),
  rounds: z.int(),
  answers: z.int(),
  /** To be watched once the day is over: before, it would tell the deal. */
  table: Id.nullable(),
  at: Millis,
});

const BotToken = z.object({ id: z.string(), name: z.string(), created: Millis, expires: Millis });

/** What browsers and authenticators agree on (WebAuthn); its inside is checked by the library that knows it. */
const Credential = z.looseObject({ id: z.string().max(1024), type: z.literal('public-key') });
const Challenge = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });

const TableParam = z.strictObject({ id: Id });
const SeatParams = z.strictObject({
  id: Id,
  seat: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_SEATS - 1),
});

export const NewTable = z.strictObject({
  game: GameId,
  options: Options,
  pack: z.strictObject({ key: z.string().max(80), def: z.unknown() }).optional(),
  /** One for each seat: `me`, `free`, or a bot. Exactly one `me`. */
  chairs: z
    .array(z.union([z.literal('me'), z.literal('free'), z.strictObject({ bot: BotSpec, name: Name })]))
    .min(1)
    .max(MOST_SEATS),
  pace: Pace,
  language: LanguageShape.optional(),
  listed: z.boolean(),
  spectators: z.boolean().optional(),
  clock: Clock.nullable().optional(),
});
export type NewTable = z.infer<typeof NewTable>;

export interface RouteShapes {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** What it is for, in one line of the OpenAPI document. */
  about: string;
}

export const SHAPES = {
  me: { reply: MaybeMe, about: 'Who is signed in' },
  guest: {
    body: z.strictObject({ name: Name, language: LanguageShape }),
    reply: Me,
    about: 'Begin to play with no more than a name',
  },
  changeMe: {
    body: z.strictObject({
      name: Name.optional(),
      language: LanguageShape.optional(),
      settings: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    reply: Me,
    about: 'Change the name others read, the language, or settings kept over devices',
  },
  forgetMe: { reply: Done, about: 'Remove the person: tokens, passkeys, login. Finished games stay with a name only' },
  makeAccount: {
    body: z.strictObject({ login: Login, password: Password.optional() }),
    reply: Me,
    about: 'Keep tables and records over devices: a login, with a password or with passkeys alone',
  },
  changePassword: {
    body: z.strictObject({ old: Password.nullable(), new: Password }),
    reply: Done,
    about: 'Another password; signs out all other browsers',
  },
  login: { body: z.strictObject({ login: z.string().max(64), password: Password }), reply: Me, about: 'Sign in' },
  logout: { reply: Done, about: 'Sign out of this browser' },
  passkeyOffer: { reply: Challenge, about: 'Begin to add a passkey' },
  addPasskey: {
    body: z.strictObject({ challenge: z.string().max(200), credential: Credential, login: Login.optional() }),
    reply: Me,
    about: 'Add a passkey; a guest gives a login with it',
  },
  passkeys: {
    reply: z.object({ passkeys: z.array(z.object({ id: z.string(), created: Millis })) }),
    about: 'My passkeys',
  },
  removePasskey: { params: z.strictObject({ id: z.string().max(1024) }), reply: Done, about: 'Remove a passkey' },
  passkeyChallenge: { reply: Challenge, about: 'Begin to sign in with a passkey' },
  passkeyLogin: {
    body: z.strictObject({ challenge: z.string().max(200), credential: Credential }),
    reply: Me,
    about: 'Sign in with a passkey',
  },
  botTokens: { reply: z.object({ tokens: z.array(BotToken) }), about: 'Tokens of my programs' },
  addBotToken: {
    body: z.strictObject({ name: Name }),
    reply: z.object({ token: z.string(), id: z.string(), expires: Millis }),
    about: 'A token with which a program plays as me; told once',
  },
  removeBotToken: { params: z.strictObject({ id: z.string().max(64) }), reply: Done, about: 'Remove a token' },
  ticket: {
    body: z.strictObject({ table: z.union([Id, z.literal('')]) }),
    reply: z.object({ ticket: z.string() }),
    about: 'Opens one socket within 30 seconds, of a table or (empty) of the lobby',
  },

  openTables: {
    query: z.strictObject({
      game: GameId.optional(),
      players: z.coerce.number().int().min(1).max(MOST_SEATS).optional(),
      language: LanguageShape.optional(),
      pace: Pace.optional(),
    }),
    reply: z.object({ tables: z.array(TableCard) }),
    about: 'Tables that wait for people, the newest first',
  },
  createTable: {
    body: NewTable,
    reply: z.object({ ...MyTable.shape, invite: Invite }),
    about: 'Open a table and sit down at it',
  },
  bringTable: {
    body: z.strictObject({
      save: z.string().max(2 * 1024 * 1024),
      seat: Seat,
      pace: Pace,
      spectators: z.boolean().optional(),
    }),
    reply: z.object({ ...MyTable.shape, invite: Invite }),
    about: 'Go on online with a table of this device; its result is marked as not proved',
  },
  myTables: { reply: z.object({ tables: z.array(MyTable) }), about: 'Where I sit; those that wait for me come first' },
  table: { params: TableParam, reply: MyTable, about: 'One table' },
  changeTable: {
    params: TableParam,
    body: z.strictObject({ listed: z.boolean().optional(), spectators: z.boolean().optional() }),
    reply: MyTable,
    about: 'List it or not, let others watch or not',
  },
  closeTable: { params: TableParam, reply: Done, about: 'Give up a table that has not begun' },
  invited: {
    params: z.strictObject({ code: z.string().min(4).max(64) }),
    reply: MyTable,
    about: 'The table a code or an invite link leads to',
  },
  newInvite: { params: TableParam, reply: Invite, about: 'Another invite; the old link and code are void' },
  takeSeat: {
    params: SeatParams,
    body: z.strictObject({ invite: z.string().max(64).optional() }),
    reply: MyTable,
    about: 'Sit down; tables that are not listed want the code or the word of the invite link',
  },
  leaveSeat: {
    params: SeatParams,
    reply: MyTable,
    about: 'Stand up before the game begins; the host may also free the chair of somebody else',
  },
  seatBot: {
    params: SeatParams,
    body: z.strictObject({ bot: BotSpec, name: Name.optional() }),
    reply: MyTable,
    about: 'A bot on a free chair (host, before the game), or hand my own seat to a bot (in the game)',
  },
  unseatBot: { params: SeatParams, reply: MyTable, about: 'Free the chair of a bot, or take my seat back' },
  ready: {
    params: TableParam,
    body: z.strictObject({ ready: z.boolean() }),
    reply: MyTable,
    about: 'The deal begins when everybody is ready',
  },
  rematch: {
    params: TableParam,
    reply: MyTable,
    about: 'The same again with seats moved on by one; the first who asks makes it',
  },
  replay: {
    params: TableParam,
    reply: z.object({ save: z.unknown() }),
    about: 'The saved game once it is over, seed included: to be watched, checked, played on',
  },

  chat: {
    params: TableParam,
    query: z.strictObject({ before: z.coerce.number().int().min(0).optional() }),
    reply: z.object({ lines: z.array(ChatLine) }),
    about: 'What was said at a table, 50 lines at a time',
  },
  mute: {
    params: z.strictObject({ person: Id }),
    body: z.strictObject({ on: z.boolean() }),
    reply: Done,
    about: 'Hear somebody no longer, or again',
  },
  mutes: { reply: z.object({ people: z.array(Id) }), about: 'Whom I do not hear' },
  report: {
    params: TableParam,
    body: z.strictObject({ person: Id, words: z.string().max(1000) }),
    reply: Done,
    about: 'Tell whoever runs this server about somebody; the last lines of chat go with it',
  },

  records: {
    params: z.strictObject({ person: Id }),
    query: z.strictObject({ game: GameId.optional() }),
    reply: z.object({ name: z.string(), records: z.array(GameRecord) }),
    about: 'Finished games of a person, the newest first',
  },
  daily: {
    params: z.strictObject({ game: GameId }),
    query: z.strictObject({ day: Day.optional() }),
    reply: z.object({ day: z.string(), options: Options, entries: z.array(DailyEntry), mine: Id.nullable() }),
    about: "The leader table of a day's challenge; `mine`: my table of that day",
  },
  playDaily: {
    params: z.strictObject({ game: GameId }),
    reply: MyTable,
    about: "My table of today's challenge: one for each person and day",
  },

  moment: { params: TableParam, reply: z.unknown(), about: 'Where the table stands, as my seat may know it' },
  answer: {
    params: TableParam,
    body: z.strictObject({ c: z.uuid(), d: z.string().max(40), p: PickShape, shown: z.string().max(64).optional() }),
    reply: z.unknown(),
    about: 'Answer an open decision; the same `c` again gives the same reply and does nothing twice',
  },
  dealPart: {
    params: TableParam,
    body: z.union([
      z.strictObject({ k: z.int().min(1), seal: z.string().regex(/^[0-9a-f]{64}$/) }),
      z.strictObject({ k: z.int().min(1), open: z.string().regex(/^[0-9a-f]{64}$/) }),
    ]),
    reply: z.unknown(),
    about: "A seat's part of the deal: first sealed, then opened",
  },
  events: {
    params: TableParam,
    query: z.strictObject({ since: z.coerce.number().int().min(0).optional() }),
    reply: z.string(),
    about: 'The table as a stream of lines of JSON, as my seat (or a spectator) may know it',
  },
  openapi: { reply: z.unknown(), about: 'This document' },
} as const satisfies Record<RouteName, RouteShapes>;

type Part<N extends RouteName, P extends keyof RouteShapes> =
  (typeof SHAPES)[N] extends Record<P, infer S extends z.ZodType> ? S : never;
/** What a route is sent, and what it answers. */
export type BodyOf<N extends RouteName> = z.input<Part<N, 'body'>>;
export type QueryOf<N extends RouteName> = z.input<Part<N, 'query'>>;
export type ReplyOf<N extends RouteName> = z.output<(typeof SHAPES)[N]['reply']>;
