import type { Kysely } from 'kysely';

/** Tables, their log, kept states, and who serves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text')
    .addColumn('state_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due', 'bigint')
    .addColumn('owner', 'text')
    .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_owner').on('tables').column('owner').execute();
  await db.schema.createIndex('tables_due').on('tables').column('due').execute();
  await db.schema
    .createTable('answers')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'text', (column) => column.notNull())
    .addColumn('epoch', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['table_id', 'version'])
    .addUniqueConstraint('answers_command', ['table_id', 'seat', 'command_id'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'version'])
    .execute();
  await db.schema
    .createTable('instances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
}
