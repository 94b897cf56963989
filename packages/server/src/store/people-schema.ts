/** What is kept about people, in PostgreSQL's words; each entry is part of a migration of either database. */
export const PEOPLE_MIGRATIONS = {
  ratings: `
  create table ladders (ladder text primary key, count bigint not null, applied bigint not null);
  create table results (
    table_id text primary key, ladder text not null, number bigint not null, at bigint not null, places text not null
  );
  create unique index results_in_order on results (ladder, number);
  create table ratings (
    ladder text not null, player text not null, mu double precision not null, sigma double precision not null,
    games bigint not null, primary key (ladder, player)
  );
  create index ratings_by_mu on ratings (ladder, mu desc);
  create index ratings_by_player on ratings (player);
  create table rating_changes (
    ladder text not null, player text not null, number bigint not null, at bigint not null,
    mu double precision not null, sigma double precision not null, primary key (ladder, player, number)
  );
  create table seeks (
    player text primary key, search text not null, name text not null, wanted text not null, pool text not null,
    address text, rating bigint not null, since bigint not null, until bigint not null, table_id text
  );
  create table roles (role text primary key, node text not null, until bigint not null);
  create index seeks_that_wait on seeks (since) where table_id is null;
  `,
  dailies: `
  create table days (day text not null, game text not null, setup text not null, primary key (day, game));
  create table daily_results (
    table_id text primary key, day text not null, game text not null, player text not null, won bigint not null,
    points double precision, margin double precision, turns bigint, at bigint not null
  );
  create unique index daily_results_once on daily_results (day, game, player);
  create index daily_results_of_player on daily_results (player, day);
  alter table seeks add column program bigint not null default 0;
  alter table seeks add column programs bigint not null default 0;
  `,
  notices: `
  create table notices (table_id text primary key, player text not null, number bigint not null);
  insert into notices select table_id, player, number from duties where player is not null;
  create table devices (
    endpoint text primary key, player text not null, p256dh text not null, auth text not null, language text not null,
    created_at bigint not null
  );
  create index devices_of_player on devices (player);
  create table notice_wishes (player text primary key, mail bigint not null, away_until bigint not null);
  create table server_keys (name text primary key, value text not null);
  `,
  friends: `
  create table follows (
    player text not null, friend text not null, since bigint not null, primary key (player, friend)
  );
  create index follows_of_friend on follows (friend);
  create table invites (
    table_id text not null, player text not null, host text not null, at bigint not null, primary key (table_id, player)
  );
  create index invites_of_player on invites (player, at);
  create index invites_of_host on invites (host);
  `,
  manners: `
  create table regards (
    id text not null, player text not null, other text not null, name text not null, regard text not null,
    at bigint not null, primary key (player, other)
  );
  create index regards_for on regards (other);
  create table reports (
    id text primary key, at bigint not null, reporter text not null, player text not null, name text not null,
    table_id text, reason text not null, words text not null, said text, closed_at bigint, closed_by text
  );
  create index reports_open on reports (at) where closed_at is null;
  create table sanctions (player text not null, kind text not null, until bigint not null, primary key (player, kind));
  create table acts (
    id text primary key, at bigint not null, moderator text not null, player text not null, act text not null,
    words text not null
  );
  create index acts_on on acts (player, at);
  `,
  holders: `
  alter table notice_wishes add column vacation_year bigint not null default 0;
  alter table notice_wishes add column vacation_days bigint not null default 0;
  alter table tokens add column holder text;
  `,
  tournaments: `
  create table tournaments (
    id text primary key, revision bigint not null, status text not null, changed_at bigint not null, body text not null
  );
  create index tournaments_by_status on tournaments (status, changed_at desc);
  create table tournament_results (
    table_id text primary key, tournament text not null, round bigint not null, first text not null,
    second text not null, points double precision not null, absent text not null
  );
  create index tournament_results_in_order on tournament_results (tournament, round);
  `,
  openNames: 'create table open_names (player text primary key);',
  seenThrough: `
  create table seen_through (pass text primary key, changed_at bigint not null, table_id text not null);
  `,
} as const

/** The same for SQLite. */
export const inSqlite = (migration: string): string =>
  migration.replaceAll('bigint', 'integer').replaceAll('double precision', 'real')
