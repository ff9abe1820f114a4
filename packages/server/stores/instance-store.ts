import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The instances that share a database: how each is reached. Their leases are renewed by the table store. */
export interface InstanceStore {
  /** From now on `me` is reached at `address`. */
  announce(me: string, address: string, leaseMs: number): Promise<void>;
  /** Where the instance is that holds a table; null where nobody does, or nobody who can be reached. */
  holderOf(table: string): Promise<{ id: string; address: string } | null>;
  /** Gives up every lease at once: others need not wait. */
  leave(me: string): Promise<void>;
  /** Forgets instances that have been gone for so long. */
  sweep(goneMs: number): Promise<void>;
}

export function instanceStore({ db, now }: Database): InstanceStore {
  return {
    async announce(me, address, leaseMs) {
      const until = sql<number>`${now} + ${sql.lit(Math.round(leaseMs))}`;
      await db
        .insertInto('instances')
        .values({ id: me, address, lease_until: until })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ address, lease_until: until }))
        .execute();
    },
    async holderOf(table) {
      const row = await db
        .selectFrom('tables')
        .innerJoin('instances', 'instances.id', 'tables.owner')
        .select(['instances.id', 'instances.address'])
        .where('tables.id', '=', table)
        .where('instances.lease_until', '>', now)
        .where('instances.address', '!=', '')
        .executeTakeFirst();
      return row ? { id: row.id, address: row.address } : null;
    },
    async leave(me) {
      await db.deleteFrom('instances').where('id', '=', me).execute();
    },
    async sweep(goneMs) {
      const before = sql<number>`${now} - ${sql.lit(Math.round(goneMs))}`;
      await db.deleteFrom('instances').where('lease_until', '<', before).execute();
    },
  };
}
