import { resolve } from 'node:path'
import { Shelf } from '@kartentisch/lab/shelf'
import { type Logger, pino } from 'pino'
import { noHints } from '../nodes/hints.ts'
import { Foyer } from '../people/foyer.ts'
import { Herald } from '../people/herald.ts'
import { Moderation } from '../people/moderation.ts'
import { Push } from '../people/push.ts'
import type { Store } from '../store/contract.ts'
import { PostgresStore } from '../store/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { Hall } from '../tables/hall/hall.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { readTrust } from './address.ts'
import { Audit } from './audit.ts'
import type { Config } from './config.ts'
import { Connections } from './connections.ts'
import { addHooks, admitSockets, listen, newApp, portOf } from './door.ts'
import { secretIn, takeFolder } from './folder.ts'
import { forget } from './forgetting.ts'
import { Identities } from './identity.ts'
import { Limiter } from './limits.ts'
import type { MailOptions, Mails } from './mail.ts'
import { Metrics } from './metrics.ts'
import { addPages } from './pages.ts'
import { Readiness } from './readiness.ts'
import { renameAtTables } from './renaming.ts'
import { addRoutes } from './routes.ts'
import { Tidying } from './tidying.ts'

/** A server that runs. */
export interface Server {
  readonly port: number
  /** All that is answered by HTTP: "GET /api/me". Whoever checks who may do what sees that nothing is left out. */
  readonly routes: readonly string[]
  readonly hall: Hall
  readonly tidying: Tidying
  /** Finishes what is being written, tells everybody, and stops. */
  close(): Promise<void>
}

const POLL_MS = 1500

/** A clock that was set back by more than this was wrong before, and not now. */
const DAY = 86_400_000

/**
 * The time of day when the server was started, and from then on a clock that nobody sets. If something was written later
 * than that, the clock was set back between two starts: time goes on from there, so that nobody has more of it than before.
 */
async function steadyClock(store: Store, log: Logger): Promise<() => number> {
  const steady = () => Math.round(performance.timeOrigin + performance.now())
  const ahead = (await store.latestChange()) - steady()
  if (ahead > 0) log.warn({ seconds: Math.round(ahead / 1000) }, 'the clock is behind what was written last')
  const shift = ahead > 0 && ahead < DAY ? ahead : 0
  return () => steady() + shift
}

/** What is closed when the server stops, or when its start fails half-way: the last that was opened first. */
class Openings {
  readonly #closings: (() => unknown)[] = []

  add<T>(opened: T, close: (opened: T) => unknown): T {
    this.#closings.push(() => close(opened))
    return opened
  }

  async close(): Promise<void> {
    for (const close of this.#closings.splice(0).reverse()) await close()
  }
}

/** Opens the store, the hall and the door. On the shelf are the games that can be played. */
export async function startServer(
  config: Config,
  log: Logger = pino({ level: config.LOG_LEVEL }),
  shelf?: Shelf,
): Promise<Server> {
  const openings = new Openings()
  try {
    return await open(config, log, shelf ?? (await Shelf.load()), openings)
  } catch (fault) {
    await openings.close()
    throw fault
  }
}

async function openStore(config: Config, openings: Openings): Promise<Store> {
  if (config.DATABASE_URL !== undefined) return PostgresStore.open(config.DATABASE_URL)
  openings.add(takeFolder(config.DATA_DIR), folder => folder.release())
  return SqliteStore.open(config.DATA_DIR)
}

async function open(config: Config, log: Logger, shelf: Shelf, openings: Openings): Promise<Server> {
  const isShared = config.DATABASE_URL !== undefined
  const store = openings.add(await openStore(config, openings), opened => opened.close())
  const now = await steadyClock(store, log)
  const secret = config.SECRET ?? secretIn(config.DATA_DIR)
  const away = (fault: unknown) => log.warn({ fault: String(fault) }, 'Redis is away')
  const { hints, redis } = await openRedis(config.REDIS_URL, away)
  openings.add(hints, opened => opened.close())
  if (redis !== undefined) openings.add(redis, opened => opened.disconnect())
  const metrics = openings.add(new Metrics(), opened => opened.close())
  const audit = new Audit(log, config.AUDIT_LOG)
  const trust = readTrust(config.TRUST_PROXY) ?? (() => false)
  const fault = (where: string) => (wrong: unknown) => {
    metrics.faults.inc({ where })
    log.error({ fault: String(wrong) }, `${where} has a problem`)
  }
  const { SMTP_URL: smtp, MAIL_FROM: from } = config
  const mails =
    smtp === undefined || from === undefined
      ? undefined
      : openings.add(await openMails({ url: smtp, from, metrics, fault: fault('mail') }), opened => opened.close())

  const app = newApp(config, log, trust)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`)
  })
  let opening: Promise<Accounts> | undefined
  const accounts = (): Promise<Accounts> => {
    opening ??= openAccounts({
      secret,
      baseURL: config.BASE_URL ?? `http://localhost:${portOf(app)}`,
      origins: config.ORIGINS.split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()])),
      kept:
        store instanceof PostgresStore
          ? { pool: store.pool, url: config.DATABASE_URL ?? '' }
          : { folder: config.DATA_DIR },
      mails,
      passwordReset: account => identities.allEnded(account),
      report: message => log.info({ message }, 'accounts'),
    })
    // Where the database is away just now, the next who asks tries again.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  openings.add(undefined, async () => (await opening?.catch(() => undefined))?.close())
  const identities = new Identities(store, accounts, now)

  const joins = new Limiter('joins', config.JOINS_PER_MINUTE, redis)
  const connections = new Connections({ config, store, identities, metrics, log, joins, isShared })
  identities.onChange(player => connections.recheck(player))
  const push = new Push({
    notices: store.notices,
    reach: config.WEBHOOKS,
    subject: config.BASE_URL?.startsWith('https:') === true ? config.BASE_URL : 'mailto:nobody@localhost.invalid',
  })
  const herald = openings.add(
    new Herald({
      store,
      push,
      base: config.BASE_URL,
      now,
      isHere: player => connections.isHere(player),
      webhook: (player, address, body) => connections.callWebhook(player, address, body),
      ...(mails !== undefined && {
        mail: async (account, subject, text) => {
          const to = await (await accounts()).addressOf(account)
          if (to !== undefined) mails.send({ to, subject, text })
        },
      }),
      fault: fault('notices'),
    }),
    opened => opened.close(),
  )
  const hall = new Hall({
    store,
    shelf,
    hints,
    now,
    secret,
    botPauseMs: config.BOT_PAUSE,
    ...(config.BOT_THREADS > 0 && { botThreads: config.BOT_THREADS }),
    pollMs: isShared ? POLL_MS : 0,
    onInvite: (record, invited, mutual = false) => {
      connections.invited(record, invited)
      if (mutual) herald.invite(record, invited.player, invited.from).catch(fault('notices'))
    },
    onCall: (call, first) => {
      connections.called(call)
      if (first) herald.call(call).catch(fault('notices'))
    },
    visitors: () => connections.visitors(),
    onTurn: (table, player, number) => {
      connections.yourTurn(table, player)
      if (number !== undefined) herald.tell({ table, player, number }).catch(fault('notices'))
    },
    ...(config.TRACE === 'yes' && {
      onPassedOn: (table, { ref, number }) => log.info({ trace: { ref, table, number } }, 'passed on'),
    }),
    onFault: (table, wrong) => {
      metrics.faults.inc({ where: 'table' })
      log.error({ table, fault: String(wrong) }, 'a table has a problem')
    },
  })
  openings.add(hall, opened => opened.close())
  connections.hall = hall
  const readiness = new Readiness(store, hall.node)
  metrics.gauge('kartentisch_connections', 'Open connections.', () => connections.size)
  metrics.gauge('kartentisch_tables', 'Tables in memory.', () => hall.openTables)
  metrics.gauge('kartentisch_entries_written', 'Entries written to logs by this node.', () => hall.entries)
  metrics.gauge('kartentisch_bot_queue', 'Decisions of bots that wait for a thread.', () => hall.bots.queue)
  metrics.gauge('kartentisch_ready', 'Whether the store could be written when last asked.', () =>
    Number(readiness.last),
  )

  const moderation = new Moderation({
    store,
    moderators: config.MODERATORS,
    now,
    rename: async (player, name) => {
      const ids = await store.idsOf(player)
      for (const id of ids) await store.manners.rename(id, name)
      await renameAtTables(ids, name, { store, hall })
    },
    changed: player => identities.changed(player),
  })

  addHooks(app, config, log, metrics)
  addRoutes(app, {
    store,
    shelf,
    identities,
    metrics,
    audit,
    guests: new Limiter('guests', config.GUESTS_PER_MINUTE, redis),
    logins: new Limiter('logins', config.LOGINS_PER_MINUTE, redis),
    webhooks: config.WEBHOOKS,
    accounts,
    readiness,
    hasMail: mails !== undefined,
    push,
    foyer: new Foyer(hall),
    house: hall.house,
    director: hall.director,
    secret,
    now,
    moderation,
    forget: player => forget(player, { store, hall, identities }),
  })
  await addPages(app, resolve(config.WEB_DIR))
  openings.add(app, opened => opened.close())
  openings.add(connections, opened => opened.close())
  admitSockets(app, config, connections, trust, metrics)
  await listen(app, config)
  const tidying = new Tidying({ config, store, shelf, audit, metrics, now, fault: fault('tidying') })
  openings.add(tidying, opened => opened.close())
  log.info({ port: portOf(app), store: isShared ? 'postgres' : 'sqlite', node: hall.node }, 'serving')

  let closing: Promise<void> | undefined
  return {
    port: portOf(app),
    routes,
    hall,
    tidying,
    close: () => {
      closing ??= openings.close().then(() => log.info('stopped'))
      return closing
    },
  }
}

// What only some servers need is loaded where it is needed: it takes a sixth of the time until a server is there.

/** What tells nodes of each other, and what limits are counted in; nobody waits for it while it is away. */
async function openRedis(url: string | undefined, away: (fault: unknown) => void) {
  if (url === undefined) return { hints: noHints, redis: undefined }
  const { openCounts, RedisHints } = await import('../nodes/redis.ts')
  return { hints: new RedisHints(url, away), redis: openCounts(url, away) }
}

async function openMails(options: MailOptions): Promise<Mails> {
  const mail = await import('./mail.ts')
  return new mail.Mails(options)
}
