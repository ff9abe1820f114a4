/** The tables of the database, the same on SQLite and PostgreSQL: text, whole numbers, JSON as its text, times in milliseconds. */
export interface Schema {
  tables: TablesTable;
  answers: AnswersTable;
  snapshots: SnapshotsTable;
  instances: InstancesTable;
  people: PeopleTable;
  passkeys: PasskeysTable;
  tokens: TokensTable;
  tickets: TicketsTable;
  lobby_tables: LobbyTablesTable;
  sitters: SittersTable;
  progress: ProgressTable;
  chat: ChatTable;
  mutes: MutesTable;
  reports: ReportsTable;
  records: RecordsTable;
  dailies: DailiesTable;
  daily_entries: DailyEntriesTable;
}

export interface TablesTable {
  id: string;
  game: string;
  rules_version: string;
  options: string;
  version: number;
  state: string | null;
  state_version: number;
  due: number | null;
  owner: string | null;
  epoch: number;
  created_at: number;
}

/** One row for each entry of a table's log, whatever its kind. */
export interface AnswersTable {
  table_id: string;
  version: number;
  kind: string;
  seat: number;
  command_id: string;
  body_hash: string;
  body: string;
  reply: string;
  events: string;
  hash: string;
  rules_version: string;
  epoch: number;
  at: number;
}

export interface SnapshotsTable {
  table_id: string;
  version: number;
  state: string;
}

/** The processes that serve tables; whoever has not renewed its lease is taken for dead. */
export interface InstancesTable {
  id: string;
  address: string;
  lease_until: number;
}

/**
 * The lobby's rows: what is searched, sorted or changed on its own has a column, the whole row stands in `body`. A row may gain
 * a field without a change of the database.
 */
export interface PeopleTable {
  id: string;
  login: string | null;
  seen: number;
  rev: number;
  body: string;
}

export interface PasskeysTable {
  id: string;
  person: string;
  counter: number;
  body: string;
}

export interface TokensTable {
  hash: string;
  person: string;
  kind: string;
  expires: number;
  body: string;
}

export interface TicketsTable {
  hash: string;
  person: string;
  expires: number;
  body: string;
}

export interface LobbyTablesTable {
  id: string;
  code: string | null;
  invite: string;
  game: string;
  players: number;
  language: string;
  pace: string;
  status: string;
  /** 1 where it stands in the list: listed, waiting, with a free chair. */
  is_open: number;
  created: number;
  rev: number;
  body: string;
}

/** Who sits at a table or made it. */
export interface SittersTable {
  table_id: string;
  person: string;
}

export interface ProgressTable {
  table_id: string;
  updated: number;
  body: string;
}

export interface ChatTable {
  table_id: string;
  n: number;
  body: string;
}

export interface MutesTable {
  person: string;
  muted: string;
}

export interface ReportsTable {
  id: string;
  at: number;
  body: string;
}

export interface RecordsTable {
  table_id: string;
  person: string;
  game: string;
  ended: number;
  body: string;
}

export interface DailiesTable {
  game: string;
  day: string;
  body: string;
}

export interface DailyEntriesTable {
  game: string;
  day: string;
  person: string;
  rank: number;
  at: number;
  body: string;
}
