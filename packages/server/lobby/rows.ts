import type { Caveat, Language, Result, Saved, Seat, Standing } from '@starhold/kernel';

/**
 * What the lobby keeps, row by row. Times are milliseconds of the wall clock. Secrets (session and bot tokens, invites,
 * tickets) are never kept: only their SHA-256, as hexadecimal text.
 */

/** Somebody who plays here. A guest is a person without a login; an account is the same person with one. */
export interface PersonRow {
  id: string;
  /** As others read it. */
  name: string;
  language: Language;
  /** Lower case, unique; null for a guest. */
  login: string | null;
  /** The argon2id hash with its settings, as one text; null without a password. */
  password: string | null;
  /** What the page keeps over devices, as JSON text of bounded length. */
  settings: string;
  created: number;
  /** When they were last here, to the day. */
  seen: number;
  /** Counts changes: a change of an older row is refused. */
  rev: number;
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  person: string;
  publicKey: string;
  counter: number;
  /** JSON list of words. */
  transports: string;
  created: number;
}

/** Who may speak for a person: a browser (`session`) or a program (`bot`). */
export interface TokenRow {
  hash: string;
  person: string;
  kind: 'session' | 'bot';
  /** What its owner calls it; empty for a browser. */
  name: string;
  created: number;
  expires: number;
}

/** Opens one socket, once, within seconds. */
export interface TicketRow {
  hash: string;
  person: string;
  /** The token it was made with: when that goes, so does the socket. */
  token: string;
  table: string;
  expires: number;
}

/** One chair of an online table. */
export interface ChairRow {
  /** Who sits there; null for a free chair and for a bot that nobody handed it to. */
  person: string | null;
  name: string;
  /** Who plays it now, if not the person: a bot's spec. With `person`: handed over, to be taken back. */
  bot: string | null;
  ready: boolean;
  /** Grows when somebody else gets the chair: doors and sockets of before are shut. */
  key: number;
}

export type TableStatus = 'waiting' | 'dealing' | 'playing' | 'over' | 'closed';

/** The order of time at a table: seconds for each seat, and what each answer gives back. */
export interface ClockSetting {
  start: number;
  plus: number;
}

export interface TableRow {
  id: string;
  /** Short, to be typed; unique among tables that have one. Null once nobody can join. */
  code: string | null;
  /** Hash of the long word in the invite link. */
  invite: string;
  /** Who made it. */
  host: string;
  game: string;
  options: Saved['options'];
  /** Content that does not come with the game. */
  pack: { key: string; def: unknown } | null;
  chairs: ChairRow[];
  status: TableStatus;
  /** Played at once, or over days. */
  pace: 'live' | 'days';
  language: Language;
  /** In the list of open tables. */
  listed: boolean;
  spectators: boolean;
  clock: ClockSetting | null;
  /** How the seed came about: dealt by all, brought along by a local table, or that of a day's challenge. */
  origin: 'dealt' | 'device' | 'daily';
  /** The day whose challenge it is. */
  day: string | null;
  /** How often the deal was begun; 0 before the first one and where the seed was not dealt here. */
  deal: number;
  /** Came with a code or an invite: may take a chair although the table is not listed. The newest of them. */
  invited: string[];
  /** The table it is a rematch of, and the one that followed. */
  before: string | null;
  next: string | null;
  created: number;
  /** Counts changes: a change of an older row is refused. */
  rev: number;
}

/** How far a table is. Written now and then, without regard to `rev`: the truth is with the table itself. */
export interface ProgressRow {
  table: string;
  /** Whom it waits for. */
  waitingFor: Seat[];
  round: number;
  updated: number;
  /** Gauges for lists, nothing that is hidden from anybody. */
  facts: Record<string, number | string>;
  over: string;
  result: Result | null;
}

export interface ChatRow {
  table: string;
  /** Counted from 0 at each table. */
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface ReportRow {
  id: string;
  table: string;
  by: string;
  about: string;
  words: string;
  /** The lines it is about, as they were: JSON text. */
  lines: string;
  at: number;
}

/** One finished game of one person. */
export interface RecordRow {
  table: string;
  person: string;
  seat: Seat;
  game: string;
  /** Mode and difficulty and so on, for filters and plots. */
  options: Saved['options'];
  players: number;
  bots: number;
  standing: Standing;
  score: number | null;
  rounds: number;
  answers: number;
  /** How often the deal was begun; only 1 counts. 0: not dealt here. */
  deal: number;
  caveats: Caveat[];
  ended: number;
}

/** The seed of a game's challenge of a day, drawn by the server when first asked for. */
export interface DailyRow {
  game: string;
  /** `2026-11-17` */
  day: string;
  seed: string;
  options: Saved['options'];
  created: number;
}

/** A challenge as somebody played it, replayed by the server before it was written down. The game itself is at its table. */
export interface DailyEntryRow {
  game: string;
  day: string;
  person: string;
  name: string;
  standing: Standing;
  score: number | null;
  rounds: number;
  answers: number;
  table: string;
  at: number;
  /** Smaller is better; made by the service, so that every store sorts alike. */
  rank: number;
}
