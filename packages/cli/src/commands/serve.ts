import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { loadServer } from '../server.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

interface Where {
  readonly BASE_URL?: string | undefined
  readonly HOST: string
  readonly WEB_DIR: string
}

/** Levels of the log at which a server says how it is when all is well. */
const TALKATIVE = ['info', 'debug', 'trace']

/** The longest a server may take to stop. */
const STOP_WITHIN_MS = 4500

/** Where people find the page. */
function openAt(port: number, { BASE_URL, HOST, WEB_DIR }: Where): string {
  if (!existsSync(join(WEB_DIR, 'index.html')))
    return `Kartentisch serves tables on port ${port}. The page is not built: npm run build -w packages/web`
  if (BASE_URL !== undefined) return `Kartentisch is open: ${BASE_URL}`
  if (HOST !== '0.0.0.0' && HOST !== '::') return `Kartentisch is open: http://${HOST}:${port}`
  const others = Object.values(networkInterfaces()).flatMap(
    found =>
      found?.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address) ?? [],
  )
  const inNetwork = others[0] === undefined ? '' : ` (from other devices here: http://${others[0]}:${port})`
  return `Kartentisch is open: http://localhost:${port}${inNetwork}`
}

/** How often a server started by npm looks whether it still is. */
const LOOK_MS = 500

/** Until somebody sends a signal. The shell between npm and us keeps it to itself and dies of it; then we have no parent. */
async function askedToStop(): Promise<void> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const parent = process.ppid
  const byNpm = process.env.npm_lifecycle_event === 'start'
  const looking = setInterval(() => byNpm && process.ppid !== parent && stop(), LOOK_MS)
  await new Promise(resolve => stopped.signal.addEventListener('abort', resolve))
  clearInterval(looking)
}

export const serve: Command = {
  name: 'serve',
  summary: 'put tables online: HTTP and WebSocket on one port',
  help: `
kartentisch serve [--port N] [--data FOLDER]

Serves tables for people and bots until it is stopped. Everything else is set by the environment:

  PORT                 the port (8080)
  HOST                 the address to listen at (0.0.0.0)
  DATA_DIR             where games are kept (./data)
  WEB_DIR              where the built page lies (packages/web/dist)
  DATABASE_URL         keep them in this PostgreSQL instead; several nodes may share it
  REDIS_URL            lets nodes that share a PostgreSQL tell each other at once what happened, and count limits together
  SECRET               signs sessions, at least 32 characters; made and kept in DATA_DIR, needed with DATABASE_URL
  BASE_URL             where browsers find the server, if behind a proxy
  ORIGINS              other pages that may talk to it, joined by commas
  TRUST_PROXY          how many proxies stand before it, or their networks: 1, or 127.0.0.1,10.0.0.0/8 (no)
  SMTP_URL, MAIL_FROM  mails by which addresses are verified and passwords reset: smtps://user:password@host (none)
  WEBHOOKS             anywhere: players' webhooks may lead into this network and use plain HTTP (outside)
  LOG_LEVEL            fatal, error, warn, info, debug, trace or silent (info)
  ACCESS_LOG, TRACE    yes: log every request, every message (no)
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
  PACK_MINUTES         how long after its end a game is put together to save room (10)
`,
  async run(args, { shelf }) {
    const { values, positionals } = read(args, { port: { type: 'string' }, data: { type: 'string' } })
    atMost(positionals, 0)
    for (const [name, value] of Object.entries(values)) {
      if (value === '') throw new UsageMistake(say('empty', { option: name }))
    }
    const { oddSettings, readConfig, startServer } = await loadServer()
    const { port, data } = values
    const given = { ...(port !== undefined && { PORT: port }), ...(data !== undefined && { DATA_DIR: data }) }
    const config = readConfig({ ...process.env, ...given })
    for (const { name, meant } of oddSettings(process.env))
      console.error(`${name} is no setting of Kartentisch and does nothing. Did you mean ${meant}?`)
    const server = await startServer(config, undefined, shelf)
    // The log goes to stdout, for programs; this is for people, unless they want to hear of faults only.
    if (TALKATIVE.includes(config.LOG_LEVEL)) console.error(openAt(server.port, config))
    await askedToStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await server.close()
    return 0
  },
}
