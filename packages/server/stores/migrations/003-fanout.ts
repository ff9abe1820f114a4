import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Where Socket.IO's adapter puts what is too long for a notification of PostgreSQL. SQLite has one instance and no need for it. */
export async function up(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`create table socket_io_attachments (
    id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(db);
}
