/** The tables of the database, the same on SQLite and PostgreSQL: text, whole numbers, JSON as its text, times in milliseconds. */
export interface Schema {
  tables: TablesTable;
  answers: AnswersTable;
  snapshots: SnapshotsTable;
  instances: InstancesTable;
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
