import { Mistake } from '@kartentisch/kernel'
import pg from 'pg'
import { say } from '../words/storing.ts'
import { PEOPLE_MIGRATIONS } from './people-schema.ts'
import type { Row } from './rows.ts'
import { beginningsIn } from './searching.ts'

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
  `
  drop index tables_by_status;
  create index tables_by_status on tables (status, listed, changed_at desc, id desc);
  alter table tables add column packed boolean not null default false;
  create index tables_to_pack on tables (changed_at) where not packed and status in ('finished', 'abandoned');
  create index tables_by_age on tables (status, changed_at);
  create table finds (
    word text not null, changed_at bigint not null, table_id text not null, primary key (word, changed_at, table_id)
  );
  create index finds_by_table on finds (table_id);
  create table archives (table_id text primary key, body bytea not null);
  create index duties_by_node on duties (node) where node is not null;
  alter table players add column epoch integer not null default 0;
  alter table tokens add column name text not null default '';
  alter table tokens add column created_at bigint not null default 0;
  create index tokens_by_player on tokens (player);
  create index chat_by_player on chat (player);
  create table pulses (node text primary key, count integer not null);
  `,
  PEOPLE_MIGRATIONS.ratings,
  PEOPLE_MIGRATIONS.dailies,
  PEOPLE_MIGRATIONS.notices,
  PEOPLE_MIGRATIONS.friends,
  PEOPLE_MIGRATIONS.manners,
  PEOPLE_MIGRATIONS.tournaments,
  PEOPLE_MIGRATIONS.openNames,
  PEOPLE_MIGRATIONS.holders,
  PEOPLE_MIGRATIONS.seenThrough,
]

/** Nodes that start at once migrate one after the other, under this lock. */
const MIGRATION_LOCK = 20_611_115

/** Does something alone among all nodes, over a connection of its own: here nothing that takes long has failed. */
export async function alone<T>(
  url: string,
  connectWithinMs: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

/** Brings a database up to date. One that is ahead belongs to a newer version, and is left as it is. */
export async function migrate(client: pg.Client, where: string): Promise<void> {
  await client.query('create table if not exists migrations (version integer primary key)')
  const { rows } = await client.query<Row>('select coalesce(max(version), 0) as version from migrations')
  const version = Number(rows[0]?.version)
  if (version > POSTGRES_MIGRATIONS.length)
    throw new Mistake(say('newerSchema', { where, version, known: POSTGRES_MIGRATIONS.length }))
  for (let i = version; i < POSTGRES_MIGRATIONS.length; i++) {
    await client.query(`begin; ${POSTGRES_MIGRATIONS[i]}; insert into migrations values (${i + 1}); commit;`)
  }
  if (version === 1) await indexFinished(client)
}

/** Lets all finished games be found: for a database that comes from before there was an index. */
async function indexFinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Row>("select id, search, changed_at from tables where status = 'finished'")
  for (const { id, search, changed_at } of rows) {
    const values = [beginningsIn(String(search)), changed_at, id]
    await client.query('insert into finds select unnest($1::text[]), $2, $3 on conflict do nothing', values)
  }
}
