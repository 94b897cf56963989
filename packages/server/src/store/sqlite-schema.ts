import { inSqlite, PEOPLE_MIGRATIONS } from './people-schema.ts'

/** Each entry brings a database from one version to the next; the version is kept in `user_version`. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null, number integer not null, ref text not null, body text not null,
    primary key (table_id, number)
  ) without rowid, strict;
  create table snapshots (
    table_id text not null, number integer not null, answers integer not null, body text not null, events text not null,
    primary key (table_id, number)
  ) without rowid, strict;
  create table tables (
    id text primary key, revision integer not null, status text not null, game text not null, listed integer not null,
    search text not null, changed_at integer not null, body text not null
  ) without rowid, strict;
  create index tables_by_status on tables (status, changed_at);
  create table sitters (
    player_id text not null, table_id text not null, primary key (player_id, table_id)
  ) without rowid, strict;
  create index sitters_by_table on sitters (table_id);
  create table duties (
    table_id text primary key, number integer not null, player text, bot integer not null, due integer,
    node text, until integer not null default 0
  ) without rowid, strict;
  create index duties_by_player on duties (player) where player is not null;
  create index duties_of_bots on duties (table_id) where bot = 1;
  create index duties_by_due on duties (due) where due is not null;
  create table replays (table_id text primary key, body text not null) strict;
  create table chat (
    table_id text not null, number integer not null, seat integer not null, player text not null, name text not null,
    text text not null, at integer not null, primary key (table_id, number)
  ) without rowid, strict;
  create table players (
    id text primary key, name text not null, account text unique, webhook text, moved_into text
  ) without rowid, strict;
  create index players_by_move on players (moved_into) where moved_into is not null;
  create table tokens (digest text primary key, player text not null, kind text not null) without rowid, strict;
  `,
  `
  drop index tables_by_status;
  create index tables_by_status on tables (status, listed, changed_at desc, id desc);
  alter table tables add column packed integer not null default 0;
  create index tables_to_pack on tables (changed_at) where packed = 0 and status in ('finished', 'abandoned');
  create index tables_by_age on tables (status, changed_at);
  create table finds (
    word text not null, changed_at integer not null, table_id text not null, primary key (word, changed_at, table_id)
  ) without rowid, strict;
  create index finds_by_table on finds (table_id);
  create table archives (table_id text primary key, body blob not null) strict;
  create index duties_by_node on duties (node) where node is not null;
  alter table players add column epoch integer not null default 0;
  alter table tokens add column name text not null default '';
  alter table tokens add column created_at integer not null default 0;
  create index tokens_by_player on tokens (player);
  create index chat_by_player on chat (player);
  create table pulses (node text primary key, count integer not null) without rowid, strict;
  `,
  inSqlite(PEOPLE_MIGRATIONS.ratings),
  inSqlite(PEOPLE_MIGRATIONS.dailies),
  inSqlite(PEOPLE_MIGRATIONS.notices),
  inSqlite(PEOPLE_MIGRATIONS.friends),
  inSqlite(PEOPLE_MIGRATIONS.manners),
  inSqlite(PEOPLE_MIGRATIONS.tournaments),
  inSqlite(PEOPLE_MIGRATIONS.openNames),
  inSqlite(PEOPLE_MIGRATIONS.holders),
  inSqlite(PEOPLE_MIGRATIONS.seenThrough),
]
