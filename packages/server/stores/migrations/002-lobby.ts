import type { CreateTableBuilder, Kysely } from 'kysely';

/** People, their keys, the lobby's tables with talk, and records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, texts: readonly string[], numbers: readonly string[] = []) => {
    let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const column of texts) builder = builder.addColumn(column, 'text', (it) => it.notNull());
    for (const column of numbers) builder = builder.addColumn(column, 'bigint', (it) => it.notNull());
    return builder;
  };
  const index = (name: string, on: string, ...columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();

  await table('people', ['id', 'body'], ['seen', 'rev'])
    .addColumn('login', 'text')
    .addPrimaryKeyConstraint('people_key', ['id'])
    .addUniqueConstraint('people_login', ['login'])
    .execute();
  await table('passkeys', ['id', 'person', 'body'], ['counter'])
    .addPrimaryKeyConstraint('passkeys_key', ['id'])
    .execute();
  await index('passkeys_person', 'passkeys', 'person');
  await table('tokens', ['hash', 'person', 'kind', 'body'], ['expires'])
    .addPrimaryKeyConstraint('tokens_key', ['hash'])
    .execute();
  await index('tokens_person', 'tokens', 'person');
  await table('tickets', ['hash', 'person', 'body'], ['expires'])
    .addPrimaryKeyConstraint('tickets_key', ['hash'])
    .execute();

  const words = ['id', 'invite', 'game', 'language', 'pace', 'status', 'body'];
  await table('lobby_tables', words, ['players', 'is_open', 'created', 'rev'])
    .addColumn('code', 'text')
    .addPrimaryKeyConstraint('lobby_tables_key', ['id'])
    .addUniqueConstraint('lobby_tables_code', ['code'])
    .execute();
  await index('lobby_tables_invite', 'lobby_tables', 'invite');
  await index('lobby_tables_open', 'lobby_tables', 'is_open', 'created');
  await index('lobby_tables_status', 'lobby_tables', 'status');
  await table('sitters', ['table_id', 'person'])
    .addPrimaryKeyConstraint('sitters_key', ['table_id', 'person'])
    .execute();
  await index('sitters_person', 'sitters', 'person');
  await table('progress', ['table_id', 'body'], ['updated'])
    .addPrimaryKeyConstraint('progress_key', ['table_id'])
    .execute();

  await table('chat', ['table_id', 'body'], ['n']).addPrimaryKeyConstraint('chat_key', ['table_id', 'n']).execute();
  await table('mutes', ['person', 'muted']).addPrimaryKeyConstraint('mutes_key', ['person', 'muted']).execute();
  await table('reports', ['id', 'body'], ['at']).addPrimaryKeyConstraint('reports_key', ['id']).execute();

  await table('records', ['table_id', 'person', 'game', 'body'], ['ended'])
    .addPrimaryKeyConstraint('records_key', ['table_id', 'person'])
    .execute();
  await index('records_person', 'records', 'person', 'ended');
  await table('dailies', ['game', 'day', 'body']).addPrimaryKeyConstraint('dailies_key', ['game', 'day']).execute();
  await table('daily_entries', ['game', 'day', 'person', 'body'], ['at'])
    .addColumn('rank', 'double precision', (it) => it.notNull())
    .addPrimaryKeyConstraint('daily_entries_key', ['game', 'day', 'person'])
    .execute();
  await index('daily_entries_rank', 'daily_entries', 'game', 'day', 'rank');
}
