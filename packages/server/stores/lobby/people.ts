import type { PasskeyRow, PersonRow, TicketRow, TokenRow } from '../../lobby/rows.ts';
import type { PeopleStore } from '../../lobby/store.ts';
import type { Database } from '../database.ts';
import { bodyOf, maybe, some, unlessTaken } from './rows.ts';

export function peopleStore(database: Database): PeopleStore {
  const { db } = database;
  const personOf = (row: { body: string; rev: number } | undefined): PersonRow | null =>
    row ? { ...bodyOf<PersonRow>(row), rev: row.rev } : null;
  const passkeyOf = (row: { body: string; counter: number }): PasskeyRow => ({
    ...bodyOf<PasskeyRow>(row),
    counter: row.counter,
  });
  return {
    add: (row) =>
      unlessTaken(database, async () => {
        const { id, login, seen, rev } = row;
        await db
          .insertInto('people')
          .values({ id, login, seen, rev, body: JSON.stringify(row) })
          .execute();
        return true;
      }),
    get: async (id) => personOf(await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()),
    byLogin: async (login) =>
      personOf(await db.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()),
    change: (row) =>
      unlessTaken(database, async () => {
        const { id, login, seen, rev } = row;
        const changed = await db
          .updateTable('people')
          .set({ login, seen, rev: rev + 1, body: JSON.stringify(row) })
          .where('id', '=', id)
          .where('rev', '=', rev)
          .executeTakeFirst();
        return some(changed);
      }),
    async remove(id) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('people').where('id', '=', id).execute();
        for (const table of ['passkeys', 'tokens', 'tickets', 'mutes', 'records', 'daily_entries'] as const) {
          await tx.deleteFrom(table).where('person', '=', id).execute();
        }
      });
    },

    addPasskey: (row) =>
      unlessTaken(database, async () => {
        const { id, person, counter } = row;
        await db
          .insertInto('passkeys')
          .values({ id, person, counter, body: JSON.stringify(row) })
          .execute();
        return true;
      }),
    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? passkeyOf(row) : null;
    },
    passkeysOf: async (person) =>
      (await db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('id').execute()).map(passkeyOf),
    async usedPasskey(id, counter) {
      const used = await db
        .updateTable('passkeys')
        .set({ counter })
        .where('id', '=', id)
        .where(counter === 0 ? (is) => is('counter', '=', 0) : (is) => is('counter', '<', counter))
        .executeTakeFirst();
      return some(used);
    },
    removePasskey: async (person, id) =>
      some(await db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).executeTakeFirst()),

    async addToken(row) {
      const { hash, person, kind, expires } = row;
      await db
        .insertInto('tokens')
        .values({ hash, person, kind, expires, body: JSON.stringify(row) })
        .execute();
    },
    token: async (hash) =>
      maybe<TokenRow>(await db.selectFrom('tokens').select('body').where('hash', '=', hash).executeTakeFirst()),
    async tokensOf(person, kind) {
      const own = db.selectFrom('tokens').select('body').where('person', '=', person).where('kind', '=', kind);
      return (await own.orderBy('hash').execute()).map(bodyOf<TokenRow>);
    },
    removeToken: async (hash) => some(await db.deleteFrom('tokens').where('hash', '=', hash).executeTakeFirst()),
    async removeSessions(person, but) {
      const all = db.deleteFrom('tokens').where('person', '=', person).where('kind', '=', 'session');
      const gone = await (but === null ? all : all.where('hash', '!=', but)).returning('hash').execute();
      return gone.map(({ hash }) => hash);
    },

    async addTicket(row) {
      const { hash, person, expires } = row;
      await db
        .insertInto('tickets')
        .values({ hash, person, expires, body: JSON.stringify(row) })
        .execute();
    },
    takeTicket: async (hash) =>
      maybe<TicketRow>(await db.deleteFrom('tickets').where('hash', '=', hash).returning('body').executeTakeFirst()),

    sweep: (now, guestsUnseenSince) =>
      db.transaction().execute(async (tx) => {
        const guests = await tx
          .deleteFrom('people')
          .where('login', 'is', null)
          .where('seen', '<', guestsUnseenSince)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('sitters').select('table_id').whereRef('sitters.person', '=', 'people.id'))),
          )
          .executeTakeFirst();
        let gone = guests.numDeletedRows;
        for (const table of ['tokens', 'tickets'] as const) {
          const stale = await tx
            .deleteFrom(table)
            .where(({ or, not, eb, exists, selectFrom }) =>
              or([
                eb('expires', '<', now),
                not(exists(selectFrom('people').select('id').whereRef('people.id', '=', `${table}.person`))),
              ]),
            )
            .executeTakeFirst();
          gone += stale.numDeletedRows;
        }
        return Number(gone);
      }),
  };
}
