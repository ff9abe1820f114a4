import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Appended } from '../tables/store.ts';
import type { TableChange } from './batch.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Never `now()`, which stands still in a transaction, and never the clock of an instance. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const DUPLICATE = '23505';
const PATIENCE_MS = 10_000;
const BIGINT = 20;

/** Whole numbers of 64 bits come as numbers: ours are counts and times, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
};

export interface PostgresOptions {
  /** How many connections besides the one that appends. */
  connections?: number;
  /** A connection that was lost while nobody used it; the next statement makes a new one. */
  onLost?: (error: Error) => void;
}

/** Connects and brings the database up to date; several instances may do so at once. */
export async function openPostgres(
  url: string,
  { connections = 8, onLost = () => {} }: PostgresOptions = {},
): Promise<Database> {
  const settings = { connectionString: url, types, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const pool = new pg.Pool({ ...settings, max: connections, application_name: 'starhold' });
  /** One connection of its own: appends never wait behind the lobby. */
  const appends = new pg.Pool({ ...settings, max: 1, application_name: 'starhold appends' });
  for (const one of [pool, appends]) outlive(one, onLost);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), appends.end()]);
  };
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'postgres',
    db,
    now: sql.raw<number>(NOW),
    append: (changes) => append(appends, changes),
    inOneGo: (statements) => db.transaction().execute((tx) => inOneGo(tx, statements)),
    isDuplicate,
    close,
  };
}

async function inOneGo(tx: Kysely<Schema>, [first, ...others]: readonly CompiledQuery[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await tx.executeQuery(first);
  if (numAffectedRows === 0n) return false;
  for (const one of others) await tx.executeQuery(one);
  return true;
}

/** A connection that breaks between two statements has nobody who waits for it: without a listener it would end the process. */
export function outlive(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
}

function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown })?.code === DUPLICATE;
}

/** All tables of a batch in one statement, so that one trip and one commit carry them all; those that come back are stored. */
const APPEND = `
with change as (
  select * from unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::text[], $6::int[], $7::bool[], $8::bigint[])
    as c(id, epoch, before, last, state, state_version, sets_due, due)
), moved as (
  update tables t set version = c.last, state = coalesce(c.state, t.state),
    state_version = coalesce(c.state_version, t.state_version), due = case when c.sets_due then c.due else t.due end
  from change c where t.id = c.id and t.epoch = c.epoch and t.version = c.before returning t.id, t.epoch
), added as (
  insert into answers (table_id, version, kind, seat, command_id, body_hash, body, reply, events, hash, rules_version, epoch, at)
  select r.table_id, r.version, r.kind, r.seat, r.command_id, r.body_hash, r.body, r.reply, r.events, r.hash, r.rules_version,
    moved.epoch, ${NOW}
  from unnest($9::text[], $10::int[], $11::text[], $12::int[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[],
    $18::text[], $19::text[])
    as r(table_id, version, kind, seat, command_id, body_hash, body, reply, events, hash, rules_version)
  join moved on moved.id = r.table_id
), kept as (
  insert into snapshots (table_id, version, state)
  select k.table_id, k.version, k.state from unnest($20::text[], $21::int[], $22::text[]) as k(table_id, version, state)
  join moved on moved.id = k.table_id
)
select id from moved`;

async function append(pool: pg.Pool, changes: readonly TableChange[]): Promise<Map<string, Appended>> {
  try {
    const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values: valuesOf(changes) });
    const moved = new Set(rows.map(({ id }) => id));
    return new Map(changes.map(({ table }) => [table, moved.has(table) ? 'stored' : 'fenced']));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (changes.length === 1) return new Map([[changes[0].table, 'duplicate']]);
    // One command that is there already has failed all of them: each for itself, then.
    const parts: [string, Appended][] = [];
    for (const change of changes) parts.push(...(await append(pool, [change])));
    return new Map(parts);
  }
}

function valuesOf(changes: readonly TableChange[]): unknown[][] {
  const rows = changes.flatMap(({ table, rows }) => rows.map((row) => [table, ...row] as const));
  const kept = changes.flatMap(({ table, kept }) => kept.map((one) => [table, ...one] as const));
  return [
    changes.map(({ table }) => table),
    changes.map(({ epoch }) => epoch),
    changes.map(({ before }) => before),
    changes.map(({ last }) => last),
    changes.map(({ state }) => state),
    changes.map(({ stateVersion }) => stateVersion),
    changes.map(({ setsDue }) => setsDue),
    changes.map(({ due }) => due),
    ...columns(rows, 11),
    ...columns(kept, 3),
  ];
}

function columns(rows: readonly (readonly unknown[])[], count: number): unknown[][] {
  return Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
}
