import type pg from 'pg'
import type { Row } from './rows.ts'

/** Each entry brings a database from one version to the next. Only added to, never changed. */
const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null, number integer not null, ref text not null, body text not null,
    primary key (table_id, number)
  );
  create table snapshots (
    table_id text not null, number integer not null, answers integer not null, body text not null, events text not null,
    primary key (table_id, number)
  );
  create table tables (
    id text primary key, revision integer not null, status text not null, game text not null, listed boolean not null,
    search text not null, changed_at bigint not null, body text not null
  );
  create index tables_by_status on tables (status, changed_at);
  create table sitters (player_id text not null, table_id text not null, primary key (player_id, table_id));
  create index sitters_by_table on sitters (table_id);
  create table duties (
    table_id text primary key, number integer not null, player text, bot boolean not null, due bigint,
    node text, until timestamptz not null default '-infinity'
  ) with (fillfactor = 70);
  create index duties_by_player on duties (player) where player is not null;
  create index duties_of_bots on duties (table_id) where bot;
  create index duties_by_due on duties (due) where due is not null;
  create table replays (table_id text primary key, body text not null);
  create table chat (
    table_id text not null, number integer not null, seat integer not null, player text not null, name text not null,
    text text not null, at bigint not null, primary key (table_id, number)
  );
  create table players (
    id text primary key, name text not null, account text unique, webhook text, moved_into text
  );
  create index players_by_move on players (moved_into) where moved_into is not null;
  create table tokens (digest text primary key, player text not null, kind text not null);
  `,
]

/** Nodes that start at once migrate one after the other, under this lock. */
export const MIGRATION_LOCK = 20_611_115

/** Brings a database up to date. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('create table if not exists migrations (version integer primary key)')
    const { rows } = await client.query<Row>('select coalesce(max(version), 0) as version from migrations')
    for (let i = Number(rows[0]?.version); i < POSTGRES_MIGRATIONS.length; i++) {
      await client.query(`begin; ${POSTGRES_MIGRATIONS[i]}; insert into migrations values (${i + 1}); commit;`)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
