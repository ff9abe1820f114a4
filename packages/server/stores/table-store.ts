import { type Selectable, sql } from 'kysely';
import type { Kept, NewTable, Row, RowKind, Standing, Store, Stored } from '../tables/store.ts';
import { changesOf, textOf } from './batch.ts';
import type { Database } from './database.ts';
import type { AnswersTable, TablesTable } from './schema.ts';

/**
 * Tables in a database. Whoever serves tables has one lease for all it holds (a row of `instances`), so that holding ten
 * thousand tables costs no more to renew than holding one; a table whose holder's lease has run out is anybody's.
 */
export function tableStore({ db, now, append, isDuplicate }: Database): Store {
  /** The holder, where its lease still runs. */
  const holder = sql<
    string | null
  >`(select i.id from instances i where i.id = tables.owner and i.lease_until > ${now})`;

  const standing = async (id: string): Promise<Standing | null> => {
    const row = await db
      .selectFrom('tables')
      .selectAll()
      .select(holder.as('holder'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? standingOf({ ...row, owner: row.holder }) : null;
  };

  const live = async (me: string, leaseMs: number): Promise<void> => {
    const until = sql<number>`${now} + ${sql.lit(Math.round(leaseMs))}`;
    await db
      .insertInto('instances')
      .values({ id: me, address: '', lease_until: until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ lease_until: until }))
      .execute();
  };

  return {
    async create({ id, game, rulesVersion, options }) {
      const values = { id, game, rules_version: rulesVersion, options: textOf(options), created_at: now };
      try {
        await db
          .insertInto('tables')
          .values({ ...values, version: 0, state_version: 0, epoch: 0 })
          .execute();
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    async take(id, me, leaseMs) {
      const found = await standing(id);
      if (!found || (found.owner !== null && found.owner !== me)) return null;
      await live(me, leaseMs);
      // By epoch: of two who saw the same, one gets it.
      const taken = await db
        .updateTable('tables')
        .set({ owner: me, epoch: found.epoch + 1 })
        .where('id', '=', id)
        .where('epoch', '=', found.epoch)
        .returningAll()
        .executeTakeFirst();
      return taken ? standingOf(taken) : null;
    },

    async renew(me, held, leaseMs) {
      await live(me, leaseMs);
      const mine = await db.selectFrom('tables').select(['id', 'epoch']).where('owner', '=', me).execute();
      return new Set(mine.filter(({ id, epoch }) => held.get(id) === epoch).map(({ id }) => id));
    },

    async release(id, epoch) {
      await db.updateTable('tables').set({ owner: null }).where('id', '=', id).where('epoch', '=', epoch).execute();
    },

    append: async (batch) => append(changesOf(batch)),

    async reply(id, seat, commandId) {
      const row = await db
        .selectFrom('answers')
        .select(['version', 'body_hash', 'reply'])
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('command_id', '=', commandId)
        .executeTakeFirst();
      if (!row) return null;
      const stored: Stored = { version: row.version, bodyHash: row.body_hash, reply: JSON.parse(row.reply) };
      return stored;
    },

    async rows(id, after, limit) {
      const all = db
        .selectFrom('answers')
        .selectAll()
        .where('table_id', '=', id)
        .where('version', '>', after)
        .orderBy('version');
      const rows = await (limit === undefined ? all : all.limit(limit)).execute();
      return rows.map(rowOf);
    },

    async kept(id, version) {
      const row = await db
        .selectFrom('snapshots')
        .select(['version', 'state'])
        .where('table_id', '=', id)
        .where('version', '<=', version)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const kept: Kept = { version: row.version, state: JSON.parse(row.state) };
      return kept;
    },

    look: standing,

    async overdue(limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now)
        .where(holder, 'is', null)
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async time() {
      const { rows } = await sql<{ time: number }>`select ${now} as time`.execute(db);
      return rows[0].time;
    },
  };
}

function standingOf(row: Selectable<TablesTable>): Standing {
  const table: NewTable = {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options),
  };
  return {
    ...table,
    version: row.version,
    state: row.state === null ? null : JSON.parse(row.state),
    stateVersion: row.state_version,
    due: row.due,
    epoch: row.epoch,
    owner: row.owner,
  };
}

function rowOf(row: Selectable<AnswersTable>): Row {
  return {
    table: row.table_id,
    version: row.version,
    kind: row.kind as RowKind,
    seat: row.seat,
    commandId: row.command_id,
    bodyHash: row.body_hash,
    body: JSON.parse(row.body),
    reply: JSON.parse(row.reply),
    events: JSON.parse(row.events),
    hash: row.hash,
    rulesVersion: row.rules_version,
    epoch: row.epoch,
    at: row.at,
  };
}
