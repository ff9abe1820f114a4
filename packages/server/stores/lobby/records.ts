import type { DailyEntryRow, DailyRow, RecordRow } from '../../lobby/rows.ts';
import type { RecordStore } from '../../lobby/store.ts';
import type { Database } from '../database.ts';
import { bodyOf, maybe } from './rows.ts';

export function recordStore({ db }: Database): RecordStore {
  const dailyOf = async (game: string, day: string): Promise<DailyRow | null> =>
    maybe<DailyRow>(
      await db.selectFrom('dailies').select('body').where('game', '=', game).where('day', '=', day).executeTakeFirst(),
    );
  return {
    async add(rows) {
      if (rows.length === 0) return;
      await db
        .insertInto('records')
        .values(
          rows.map((row) => {
            const { table, person, game, ended } = row;
            return { table_id: table, person, game, ended, body: JSON.stringify(row) };
          }),
        )
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doNothing())
        .execute();
    },
    async of(person, game, limit) {
      const all = db.selectFrom('records').select('body').where('person', '=', person);
      const own = game === null ? all : all.where('game', '=', game);
      return (await own.orderBy('ended', 'desc').limit(limit).execute()).map(bodyOf<RecordRow>);
    },
    async daily(row) {
      const { game, day } = row;
      await db
        .insertInto('dailies')
        .values({ game, day, body: JSON.stringify(row) })
        .onConflict((conflict) => conflict.columns(['game', 'day']).doNothing())
        .execute();
      return (await dailyOf(game, day)) ?? row;
    },
    dailyOf,
    async enter(row) {
      const { game, day, person, rank, at } = row;
      const entered = await db
        .insertInto('daily_entries')
        .values({ game, day, person, rank, at, body: JSON.stringify(row) })
        .onConflict((conflict) => conflict.columns(['game', 'day', 'person']).doNothing())
        .returning('person')
        .executeTakeFirst();
      return entered !== undefined;
    },
    async entry(game, day, person) {
      const of = db.selectFrom('daily_entries').select('body').where('game', '=', game).where('day', '=', day);
      return maybe<DailyEntryRow>(await of.where('person', '=', person).executeTakeFirst());
    },
    async entries(game, day, limit) {
      const of = db.selectFrom('daily_entries').select('body').where('game', '=', game).where('day', '=', day);
      return (await of.orderBy('rank').orderBy('at').limit(limit).execute()).map(bodyOf<DailyEntryRow>);
    },
  };
}
