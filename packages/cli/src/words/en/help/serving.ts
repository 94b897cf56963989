export const serving = {
  serve: {
    summary: 'put tables online: HTTP and WebSocket on one port',
    text: `kartentisch serve [--port N] [--data FOLDER]

Serves tables for people and bots until it is stopped. Everything else is set by the environment:

  PORT                 the port (8080)
  HOST                 the address to listen at (0.0.0.0)
  DATA_DIR             where games are kept (./data)
  WEB_DIR              where the built page lies (that of this installation)
  DATABASE_URL         keep them in this PostgreSQL instead; several nodes may share it
  REDIS_URL            lets nodes that share a PostgreSQL tell each other at once what happened, and count limits together
  SECRET               signs sessions, at least 32 characters; made and kept in DATA_DIR, needed with DATABASE_URL
  BASE_URL             where browsers find the server, if behind a proxy
  ORIGINS              other pages that may talk to it, joined by commas
  TRUST_PROXY          how many proxies stand before it, or their networks: 1, or 127.0.0.1,10.0.0.0/8 (no)
  SMTP_URL, MAIL_FROM  mails by which addresses are verified and passwords reset: smtps://user:password@host (none)
  WEBHOOKS             anywhere: players' webhooks may lead into this network and use plain HTTP (outside)
  LOG_LEVEL            fatal, error, warn, info, debug, trace or silent (info)
  ACCESS_LOG, TRACE    yes: log every request, every message and how far it came when (no)
  MODERATORS           ids of players who moderate, joined by commas: the end of their profile's address (nobody)
  AUDIT_LOG            a file for sign-ins, changed accounts and deletions (the log)
  BOT_PAUSE            milliseconds a bot waits before it moves (600)
  BOT_THREADS          threads in which bots think (one less than the machine has cores)
  REQUESTS_PER_MINUTE, GUESTS_PER_MINUTE, LOGINS_PER_MINUTE, JOINS_PER_MINUTE, MESSAGES_PER_SECOND
                       limits for each address, player or connection (1200, 30, 10, 60, 40)
  CONNECTIONS, CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_PLAYER, TABLES_PER_PLAYER
                       limits for what is open at once (20000, 200, 20, 100)
  REQUEST_SECONDS      how long a request may take to be said (20)
  PING_SECONDS         how often a connection is asked for a sign of life (20)
  KEEP_WAITING_DAYS, KEEP_FINISHED_DAYS
                       for how long tables are kept that wait, and that are over; 0 for ever (30, 0)
  PACK_MINUTES         how long after its end a game is put together to save room (10)`,
  },
  backup: {
    summary: 'copy a server’s data folder while it runs',
    text: `kartentisch backup FOLDER [--data FOLDER]

Copies games, accounts and the secret of a server into a new folder, as they are at one moment, while the server goes on;
what was acknowledged before is in the copy. The copy is looked through for damage, and can be used as a data folder as
it is: to restore, stop the server and start it with the copy (docs/operations.md). With DATABASE_URL everything is in
PostgreSQL: use pg_dump.

Options:
  --data FOLDER   the data folder (DATA_DIR, or ./data)`,
  },
  dump: {
    summary: 'write the listed games of a month, a line each',
    text: `kartentisch dump MONTH [--data FOLDER]

Writes all listed games that ended in a month, such as 2026-01, to standard output: a line of JSON each, with who
played, what came of it and the whole recording. Names are hidden, each player's always in the same way, unless they
have allowed it in their profile. Reads the data folder while a server uses it, or PostgreSQL with DATABASE_URL; SECRET
has to be the server's.

Options:
  --data FOLDER   the data folder (DATA_DIR, or ./data)`,
  },
}
