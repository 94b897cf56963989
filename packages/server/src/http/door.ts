import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { Mistake } from '@kartentisch/kernel'
import { MAX_MESSAGE } from '@kartentisch/protocol'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import { say } from '../words/serving.ts'
import { addressOf, callerAt, type Trust } from './address.ts'
import type { Config } from './config.ts'
import { reasonOf } from './connection.ts'
import type { Connections } from './connections.ts'
import { Forbidden } from './forbidden.ts'
import { setSafeHeaders } from './headers.ts'
import { Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'

/** Beside connections that stay there are requests that come and go. */
const ROOM_FOR_REQUESTS = 1000

/** Whether a page of this origin may talk to us: one of ours, or one that was named. A program sends none. */
function originAllowed(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true
  const allowed = config.ORIGINS.split(',').map(one => one.trim())
  if (allowed.includes(origin) || (config.BASE_URL !== undefined && URL.parse(config.BASE_URL)?.origin === origin))
    return true
  return URL.parse(origin)?.host === host
}

/** What answers requests, before it knows any. */
export function newApp(config: Config, log: Logger, trust: Trust): FastifyInstance {
  const logger: FastifyBaseLogger = log
  const requestTimeout = config.REQUEST_SECONDS * 1000
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: MAX_MESSAGE,
    trustProxy: trust,
    // Who sends half a request and then nothing is cut off.
    requestTimeout,
    http: {
      headersTimeout: Math.min(8000, requestTimeout),
      connectionsCheckingInterval: Math.min(2000, requestTimeout),
    },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.server.maxConnections = config.CONNECTIONS + ROOM_FOR_REQUESTS
  return app
}

/** What is done with every request, whatever it asks for. */
export function addHooks(app: FastifyInstance, config: Config, log: Logger, metrics: Metrics): void {
  // What a page consists of is asked for at once; what costs the store something is counted, by each node for itself.
  const requests = new Limiter('requests', config.REQUESTS_PER_MINUTE)
  app.addHook('onRequest', async (request, reply) => {
    setSafeHeaders(request, reply)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !(await requests.allows(callerAt(request.ip)))) {
      metrics.turnedAway.inc({ limit: 'requests' })
      return reply.code(429).send(reasonOf(new Mistake(say('tooManyAttempts'))))
    }
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!originAllowed(request.headers.origin, request.headers.host, config))
      return reply.code(403).send(reasonOf(new Mistake(say('otherPage'))))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id, ip } = request
    const route = request.routeOptions.url ?? 'none'
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.requests.observe({ method, route, status }, ms / 1000)
    if (config.ACCESS_LOG === 'yes') {
      // What stands behind a question mark may be a secret.
      const [path = ''] = request.url.split('?')
      log.info({ access: { id, method, path: path.slice(0, 200), status, ms: Math.round(ms), address: ip } }, 'access')
    }
  })
  app.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
    if (fault instanceof Mistake) return reply.code(fault instanceof Forbidden ? 403 : 400).send(reasonOf(fault))
    const code = fault.statusCode ?? 500
    if (code < 500) return reply.code(code).send({ reason: fault.message })
    metrics.faults.inc({ where: 'request' })
    log.error({ fault: String(fault), url: request.routeOptions.url, request: request.id }, 'a request failed')
    return reply.code(500).send(reasonOf(new Mistake(say('wentWrong'))))
  })
}

/** Lets connections in that stay. */
export function admitSockets(
  app: FastifyInstance,
  config: Config,
  connections: Connections,
  trust: Trust,
  metrics: Metrics,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== '/ws') return refuse('404 Not Found')
    if (!originAllowed(request.headers.origin, request.headers.host, config)) return refuse('403 Forbidden')
    const caller = callerAt(addressOf(request, trust))
    if (!connections.hasRoomFor(caller)) {
      metrics.turnedAway.inc({ limit: 'connections' })
      return refuse('503 Service Unavailable')
    }
    return sockets.handleUpgrade(request, socket, head, websocket => connections.add(websocket, request, caller))
  })
}

/** Opens the door. */
export async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : ''
    if (code === 'EADDRINUSE') throw new Mistake(say('portTaken', { port }))
    if (code === 'EACCES') throw new Mistake(say('portForbidden', { host, port }))
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Mistake(say('hostUnknown', { host }))
    throw new Mistake(say('portUnusable', { host, port, why: String(fault) }))
  }
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return isAddress(address) ? address.port : 0
}
