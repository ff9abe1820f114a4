import { type CompiledQuery, type Insertable, type Kysely, sql } from 'kysely';
import type { ProgressRow, TableRow } from '../../lobby/rows.ts';
import type { TableStore } from '../../lobby/store.ts';
import type { Database } from '../database.ts';
import type { LobbyTablesTable, Schema } from '../schema.ts';
import { bodyOf, unlessTaken } from './rows.ts';

export function lobbyTableStore(database: Database): TableStore {
  const { db, inOneGo } = database;
  const one = async (column: 'id' | 'code' | 'invite', value: string): Promise<TableRow | null> => {
    const row = await db.selectFrom('lobby_tables').selectAll().where(column, '=', value).executeTakeFirst();
    return row ? rowOf(row) : null;
  };
  /** Joined with how far they are; a table without progress last moved when it was made. */
  const moved = () =>
    db
      .selectFrom('lobby_tables')
      .leftJoin('progress', 'progress.table_id', 'lobby_tables.id')
      .select(['lobby_tables.body', 'lobby_tables.rev']);
  const lastMoved = sql<number>`coalesce(progress.updated, lobby_tables.created)`;

  return {
    add: (row) =>
      unlessTaken(database, () =>
        inOneGo([db.insertInto('lobby_tables').values(columnsOf(row)).compile(), ...seat(db, row)]),
      ),
    get: (id) => one('id', id),
    byCode: (code) => one('code', code),
    byInvite: (hash) => one('invite', hash),
    change: (row) =>
      unlessTaken(database, () => {
        const { id, ...columns } = columnsOf(row);
        const changed = db
          .updateTable('lobby_tables')
          .set({ ...columns, rev: row.rev + 1 })
          .where('id', '=', id)
          .where('rev', '=', row.rev);
        const left = db.deleteFrom('sitters').where('table_id', '=', id);
        return inOneGo([changed.compile(), left.compile(), ...seat(db, row)]);
      }),
    async open({ game, players, language, pace }, limit) {
      let query = db.selectFrom('lobby_tables').select(['body', 'rev']).where('is_open', '=', 1);
      if (game !== undefined) query = query.where('game', '=', game);
      if (players !== undefined) query = query.where('players', '=', players);
      if (language !== undefined) query = query.where('language', '=', language);
      if (pace !== undefined) query = query.where('pace', '=', pace);
      return (await query.orderBy('created', 'desc').orderBy('id').limit(limit).execute()).map(rowOf);
    },
    async of(person, limit) {
      const rows = await moved()
        .innerJoin('sitters', 'sitters.table_id', 'lobby_tables.id')
        .where('sitters.person', '=', person)
        .where('lobby_tables.status', '!=', 'closed')
        .orderBy(lastMoved, 'desc')
        .orderBy('lobby_tables.id')
        .limit(limit)
        .execute();
      return rows.map(rowOf);
    },
    async idle(before, limit) {
      const rows = await moved()
        .where('lobby_tables.status', 'in', ['waiting', 'dealing', 'playing'])
        .where(lastMoved, '<', before)
        .limit(limit)
        .execute();
      return rows.map(rowOf);
    },
    async setProgress(row) {
      const values = { updated: row.updated, body: JSON.stringify(row) };
      await db
        .insertInto('progress')
        .values({ table_id: row.table, ...values })
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet(values).where('progress.updated', '<=', row.updated),
        )
        .execute();
    },
    async progress(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('progress')
        .select('body')
        .where('table_id', 'in', [...ids])
        .execute();
      return rows.map(bodyOf<ProgressRow>);
    },
  };
}

function rowOf(row: { body: string; rev: number }): TableRow {
  return { ...bodyOf<TableRow>(row), rev: row.rev };
}

function columnsOf(row: TableRow): Insertable<LobbyTablesTable> {
  const { id, code, invite, game, language, pace, status, created, rev, chairs, listed } = row;
  const isFree = chairs.some(({ person, bot }) => person === null && bot === null);
  const isOpen = Number(listed && status === 'waiting' && isFree);
  const columns = { id, code, invite, game, language, pace, status, created, rev };
  return { ...columns, players: chairs.length, is_open: isOpen, body: JSON.stringify(row) };
}

function seat(db: Kysely<Schema>, { id, host, chairs }: TableRow): CompiledQuery[] {
  const people = new Set([host, ...chairs.map(({ person }) => person)].filter((person) => person !== null));
  const rows = [...people].map((person) => ({ table_id: id, person }));
  return rows.length > 0 ? [db.insertInto('sitters').values(rows).compile()] : [];
}
