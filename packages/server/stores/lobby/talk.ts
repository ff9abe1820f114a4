import { sql } from 'kysely';
import type { ChatRow, ReportRow } from '../../lobby/rows.ts';
import type { TalkStore } from '../../lobby/store.ts';
import type { Database } from '../database.ts';
import { bodyOf } from './rows.ts';

/** Two who speak at the same moment want the same number; the second takes the next one. */
const TRIES = 50;

export function talkStore({ db, isDuplicate }: Database): TalkStore {
  const lineOf = ({ body, n }: { body: string; n: number }): ChatRow => ({
    ...bodyOf<Omit<ChatRow, 'n'>>({ body }),
    n,
  });
  return {
    async say(line) {
      for (let tries = 1; ; tries++) {
        try {
          const { n } = await db
            .insertInto('chat')
            .columns(['table_id', 'n', 'body'])
            .expression(({ selectFrom }) =>
              selectFrom('chat')
                .where('table_id', '=', line.table)
                .select([
                  sql<string>`${sql.val(line.table)}`.as('table_id'),
                  sql<number>`coalesce(max(n) + 1, 0)`.as('n'),
                  sql<string>`${sql.val(JSON.stringify(line))}`.as('body'),
                ]),
            )
            .returning('n')
            .executeTakeFirstOrThrow();
          return { ...line, n };
        } catch (error) {
          if (!isDuplicate(error) || tries === TRIES) throw error;
        }
      }
    },
    async lines(table, limit, before) {
      const all = db.selectFrom('chat').select(['n', 'body']).where('table_id', '=', table);
      const rows = await (before === undefined ? all : all.where('n', '<', before))
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return rows.map(lineOf).reverse();
    },
    async mute(person, muted, on) {
      if (on) {
        const add = db.insertInto('mutes').values({ person, muted });
        await add.onConflict((conflict) => conflict.columns(['person', 'muted']).doNothing()).execute();
      } else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    },
    async mutedBy(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
      return rows.map(({ muted }) => muted).sort();
    },
    async report(row) {
      await db
        .insertInto('reports')
        .values({ id: row.id, at: row.at, body: JSON.stringify(row) })
        .execute();
    },
    async reports(limit) {
      const rows = await db.selectFrom('reports').select('body').orderBy('at', 'desc').limit(limit).execute();
      return rows.map(bodyOf<ReportRow>);
    },
  };
}
