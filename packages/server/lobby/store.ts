import type {
  ChatRow,
  DailyEntryRow,
  DailyRow,
  PasskeyRow,
  PersonRow,
  ProgressRow,
  RecordRow,
  ReportRow,
  TableRow,
  TicketRow,
  TokenRow,
} from './rows.ts';

/**
 * Where the lobby keeps its rows. Several servers may use one store at once, so whatever depends on what stands there is
 * one statement: a change carries the `rev` it was made from and is refused (false) when the row has moved on; the caller
 * reads again and decides again. `memory-store.ts` is the plainest one and the model for the others.
 *
 * Rows are copies: nobody sees a change that was not written.
 */
export interface LobbyStore {
  people: PeopleStore;
  tables: TableStore;
  talk: TalkStore;
  records: RecordStore;
}

export interface PeopleStore {
  /** False where the login is taken. */
  add(row: PersonRow): Promise<boolean>;
  get(id: string): Promise<PersonRow | null>;
  byLogin(login: string): Promise<PersonRow | null>;
  /** Writes `row` with `rev` one higher where the stored one has `row.rev`. False: it has moved on, or the login is taken. */
  change(row: PersonRow): Promise<boolean>;
  /** The person with everything of theirs in this store but what others also have: chat and chairs keep the name. */
  remove(id: string): Promise<void>;

  addPasskey(row: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  /** The counter only grows; false where it does not, unless both are 0 (keys that do not count). */
  usedPasskey(id: string, counter: number): Promise<boolean>;
  removePasskey(person: string, id: string): Promise<boolean>;

  addToken(row: TokenRow): Promise<void>;
  token(hash: string): Promise<TokenRow | null>;
  tokensOf(person: string, kind: TokenRow['kind']): Promise<TokenRow[]>;
  removeToken(hash: string): Promise<boolean>;
  /** All browsers of a person but one, after a change of password. */
  removeSessions(person: string, but: string | null): Promise<string[]>;

  addTicket(row: TicketRow): Promise<void>;
  /** Takes it away: of two who come with the same one only the first gets it. */
  takeTicket(hash: string): Promise<TicketRow | null>;
  /** Guests who have no table and were not seen since, tokens and tickets whose time is over. How many rows went. */
  sweep(now: number, guestsUnseenSince: number): Promise<number>;
}

/** What the list of open tables is asked for. */
export interface OpenFilter {
  game?: string;
  players?: number;
  language?: string;
  pace?: TableRow['pace'];
}

export interface TableStore {
  /** False where the code is taken; the caller draws another. */
  add(row: TableRow): Promise<boolean>;
  get(id: string): Promise<TableRow | null>;
  byCode(code: string): Promise<TableRow | null>;
  byInvite(hash: string): Promise<TableRow | null>;
  /** As with people. Who sits where is in the row; whoever finds tables by person reads it there. */
  change(row: TableRow): Promise<boolean>;
  /** Listed, waiting, with a free chair; the newest first. */
  open(filter: OpenFilter, limit: number): Promise<TableRow[]>;
  /** Where somebody sits or which they made, the newest progress first; closed ones are left out. */
  of(person: string, limit: number): Promise<TableRow[]>;
  /** Not over, nobody has touched them since: candidates for closing. */
  idle(before: number, limit: number): Promise<TableRow[]>;
  /** The newest wins by `updated`. */
  setProgress(row: ProgressRow): Promise<void>;
  progress(ids: readonly string[]): Promise<ProgressRow[]>;
}

export interface TalkStore {
  /** Gives it the next `n` of its table. */
  say(line: Omit<ChatRow, 'n'>): Promise<ChatRow>;
  /** Lines before `before` (or the newest), oldest first. */
  lines(table: string, limit: number, before?: number): Promise<ChatRow[]>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;
  report(row: ReportRow): Promise<void>;
  /** For whoever runs the server. */
  reports(limit: number): Promise<ReportRow[]>;
}

export interface RecordStore {
  /** Once for each table and person: what is there stays. */
  add(rows: readonly RecordRow[]): Promise<void>;
  of(person: string, game: string | null, limit: number): Promise<RecordRow[]>;
  /** The first seed of a game and day stands; gives the one that stands. */
  daily(row: DailyRow): Promise<DailyRow>;
  dailyOf(game: string, day: string): Promise<DailyRow | null>;
  /** The first entry of a person stands: false otherwise. */
  enter(row: DailyEntryRow): Promise<boolean>;
  entry(game: string, day: string, person: string): Promise<DailyEntryRow | null>;
  /** The best first: by `rank`, then the earlier one. */
  entries(game: string, day: string, limit: number): Promise<DailyEntryRow[]>;
}
