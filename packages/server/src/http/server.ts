import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { Mistake } from '@kartentisch/kernel'
import { MAX_MESSAGE } from '@kartentisch/protocol'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Logger, pino } from 'pino'
import { WebSocketServer } from 'ws'
import { noHints } from '../nodes/hints.ts'
import { RedisHints } from '../nodes/redis.ts'
import type { Store } from '../store/contract.ts'
import { PostgresStore } from '../store/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { Hall } from '../tables/hall.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import type { Config } from './config.ts'
import { reasonOf } from './connection.ts'
import { Connections } from './connections.ts'
import { Identities } from './identity.ts'
import { Limiter } from './limits.ts'
import { Metrics } from './metrics.ts'
import { addRoutes } from './routes.ts'

export interface Server {
  readonly port: number
  readonly hall: Hall
  /** Finishes what is being written, tells everybody, and stops. */
  close(): Promise<void>
}

const POLL_MS = 1500

/** The secret that signs sessions: given, or made once and kept beside the data. */
function secretOf({ SECRET, DATA_DIR }: Config): string {
  if (SECRET !== undefined) return SECRET
  const file = join(DATA_DIR, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(DATA_DIR, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

/** Whether a page of this origin may talk to us: one of ours, or one that was named. A program sends none. */
function originAllowed(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true
  const allowed = config.ORIGINS.split(',').map(one => one.trim())
  if (allowed.includes(origin) || (config.BASE_URL !== undefined && URL.parse(config.BASE_URL)?.origin === origin))
    return true
  return URL.parse(origin)?.host === host
}

/** Opens the store, the hall and the door. */
export async function startServer(config: Config, log: Logger = pino({ level: config.LOG_LEVEL })): Promise<Server> {
  const isShared = config.DATABASE_URL !== undefined
  const store: Store = isShared
    ? await PostgresStore.open(config.DATABASE_URL ?? '')
    : await SqliteStore.open(config.DATA_DIR)
  const secret = secretOf(config)
  const hints =
    config.REDIS_URL === undefined
      ? noHints
      : new RedisHints(config.REDIS_URL, fault => log.warn({ fault: String(fault) }, 'Redis is away'))
  const metrics = new Metrics()
  const logger: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: MAX_MESSAGE,
    trustProxy: config.TRUST_PROXY === 'yes',
    // Who sends half a request and then nothing is cut off.
    http: { headersTimeout: 8000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 },
    logController: new LogController({ disableRequestLogging: true }),
  })

  let opening: Promise<Accounts> | undefined
  const accounts = (): Promise<Accounts> => {
    const kept =
      store instanceof PostgresStore
        ? { pool: store.pool, url: config.DATABASE_URL ?? '' }
        : { folder: config.DATA_DIR }
    const baseURL = config.BASE_URL ?? `http://localhost:${portOf(app)}`
    const origins = config.ORIGINS.split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]))
    opening ??= openAccounts({ secret, baseURL, origins, kept, report: message => log.info({ message }, 'accounts') })
    return opening
  }
  const identities = new Identities(store, accounts)

  const connections = new Connections({ config, store, identities, metrics, log })
  const hall = new Hall({
    store,
    hints,
    botPauseMs: config.BOT_PAUSE,
    ...(config.BOT_THREADS > 0 && { botThreads: config.BOT_THREADS }),
    pollMs: isShared ? POLL_MS : 0,
    onTurn: (table, player, here) => connections.yourTurn(table, player, here),
    onFault: (table, fault) => log.error({ table, fault: String(fault) }, 'a table has a problem'),
  })
  connections.hall = hall
  metrics.gauge('kartentisch_connections', 'Open connections.', () => connections.size)
  metrics.gauge('kartentisch_tables', 'Tables in memory.', () => hall.openTables)
  metrics.gauge('kartentisch_entries_written', 'Entries written to logs by this node.', () => hall.entries)
  metrics.gauge('kartentisch_bot_queue', 'Decisions of bots that wait for a thread.', () => hall.bots.queue)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin')
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!originAllowed(request.headers.origin, request.headers.host, config))
      await reply.code(403).send({ reason: 'This page may not talk to this server.' })
  })
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    if (fault instanceof Mistake) return reply.code(400).send(reasonOf(fault))
    const code = fault.statusCode ?? 500
    if (code < 500) return reply.code(code).send({ reason: fault.message })
    log.error({ fault: String(fault), url: request.routeOptions.url }, 'a request failed')
    return reply.code(500).send({ reason: 'Something went wrong here.' })
  })
  addRoutes(app, {
    store,
    identities,
    metrics,
    guests: new Limiter(config.GUESTS_PER_MINUTE),
    logins: new Limiter(config.LOGINS_PER_MINUTE),
    webhooks: config.WEBHOOKS,
    accounts,
    isHealthy: async () => {
      try {
        await store.heads(['healthz'])
        return true
      } catch {
        return false
      }
    },
  })
  await addPages(app, resolve(config.WEB_DIR))

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== '/ws') return refuse('404 Not Found')
    if (!originAllowed(request.headers.origin, request.headers.host, config)) return refuse('403 Forbidden')
    if (connections.size >= config.CONNECTIONS) return refuse('503 Service Unavailable')
    return sockets.handleUpgrade(request, socket, head, websocket => connections.add(websocket, request))
  })

  await app.listen({ port: config.PORT, host: config.HOST })
  log.info({ port: portOf(app), store: isShared ? 'postgres' : 'sqlite', node: hall.node }, 'serving')

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    connections.close()
    await app.close()
    await hall.close()
    await hints.close()
    ;(await opening?.catch(() => undefined))?.close()
    await store.close()
    metrics.close()
    log.info('stopped')
  }
  return {
    port: portOf(app),
    hall,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return isAddress(address) ? address.port : 0
}

/** The web client, where it has been built; its pages find their own way from the address. */
async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const notFound = { reason: 'There is nothing here.' }
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound))
    return
  }
  await app.register(fastifyStatic, { root: folder, wildcard: true })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url)
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(notFound)
  })
}
