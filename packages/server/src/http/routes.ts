import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { levelsOf } from '../bots/levels.ts'
import type { Store } from '../store/contract.ts'
import { GAMES } from '../tables/games.ts'
import { readRecord } from '../tables/record.ts'
import type { Accounts } from './accounts.ts'
import { reasonOf } from './connection.ts'
import { GUEST_COOKIE, type Identities, type Identity } from './identity.ts'
import type { Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { type Reach, readWebhook } from './webhook.ts'

export interface RouteOptions {
  readonly store: Store
  readonly identities: Identities
  readonly metrics: Metrics
  readonly guests: Limiter
  readonly logins: Limiter
  readonly webhooks: Reach
  accounts(): Promise<Accounts>
  isHealthy(): Promise<boolean>
}

const YEAR = 365 * 86_400

const TOO_MANY = new Mistake({
  de: 'Zu viele Versuche; warte eine Minute.',
  en: 'Too many attempts; wait a minute.',
})

const name = z.string().trim().min(1).max(30)

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

function setGuestCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request) ? '; Secure' : ''
  reply.header('set-cookie', `${GUEST_COOKIE}=${token}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Mistake(`${issue?.path.join('.') || 'The body'}: ${issue?.message}`)
}

/** Everything that is asked for by HTTP: who one is, finished games, and how the server is doing. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { store, identities, metrics, guests, logins, accounts } = options
  const known = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await identities.byHeaders(request.headers)
    if (identity === undefined)
      throw new Mistake({
        de: 'Noch kennt dich hier niemand: Werde zuerst Gast.',
        en: 'Nobody knows you yet: become a guest first.',
      })
    return identity
  }
  const tooMany = (reply: FastifyReply) => reply.code(429).send(reasonOf(TOO_MANY))
  const shown = ({ id, name, guest }: Identity) => ({ id, name, guest })

  app.get('/healthz', async (_, reply) => {
    const ok = await options.isHealthy()
    return reply.code(ok ? 200 : 503).send({ ok })
  })

  app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))

  app.get('/api/games', () =>
    GAMES.map(({ game, minSeats, maxSeats }) => ({ game: game.id, minSeats, maxSeats, bots: levelsOf(game.id) })),
  )

  app.get('/api/me', async request => {
    const identity = await identities.byHeaders(request.headers)
    if (identity === undefined) return { player: null }
    const [yourTurn, player] = await Promise.all([store.turnsOf(identity.ids), store.readPlayer(identity.id)])
    return { player: shown(identity), yourTurn, webhook: player?.webhook ?? null }
  })

  app.post('/api/guest', async (request, reply) => {
    const already = await identities.byHeaders(request.headers)
    if (already !== undefined) return { player: shown(already) }
    if (!guests.allows(request.ip)) return tooMany(reply)
    const { player, token } = await identities.newGuest(parsed(z.object({ name }), request.body).name)
    setGuestCookie(request, reply, token)
    return { player: shown(player) }
  })

  app.put('/api/me', async request => {
    const identity = await known(request)
    const given = parsed(z.object({ name: name.optional(), webhook: z.string().nullable().optional() }), request.body)
    const player = await store.readPlayer(identity.id)
    if (player === undefined)
      throw new Mistake({
        de: 'Noch kennt dich hier niemand: Werde zuerst Gast.',
        en: 'Nobody knows you yet: become a guest first.',
      })
    const webhook = given.webhook == null ? given.webhook : readWebhook(given.webhook, options.webhooks)
    await store.keepPlayer({
      ...player,
      ...(given.name !== undefined && { name: given.name }),
      ...(webhook !== undefined && { webhook }),
    })
    return { ok: true }
  })

  /** A token with which a bot from outside plays in this player's name. It is shown this once. */
  app.post('/api/tokens', async (request, reply) => {
    const identity = await known(request)
    if (!logins.allows(identity.id)) return tooMany(reply)
    return { token: await identities.newBotToken(identity.id) }
  })

  /** A finished game as a file. A game under way has none: its seed would tell everything. */
  app.get<{ Params: { table: string } }>('/api/replays/:table', async (request, reply) => {
    const table = await store.readTable(request.params.table.slice(0, 40))
    const replay =
      table === undefined || readRecord(table).status !== 'finished' ? undefined : await store.readReplay(table.id)
    if (table === undefined || replay === undefined)
      return reply.code(404).send({ reason: 'There is no finished game of this name.' })
    reply.header('content-disposition', `attachment; filename="${table.game}-${table.id}.json"`)
    return reply.type('application/json').send(replay)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      if (/\/(sign-in|sign-up|reset|forget|passkey\/verify)/.test(request.url) && !logins.allows(request.ip))
        return tooMany(reply)
      const url = new URL(request.url, `${request.protocol}://${request.host}`)
      const headers = new Headers()
      for (const [key, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(key, value)
      const hasBody = request.method === 'POST' && request.body != null
      const body = hasBody ? { body: JSON.stringify(request.body) } : {}
      headers.delete('content-length')
      const answer = await (await accounts()).handle(new Request(url, { method: request.method, headers, ...body }))
      reply.code(answer.status)
      for (const [key, value] of answer.headers) if (key !== 'set-cookie') reply.header(key, value)
      const cookies = answer.headers.getSetCookie()
      // Who was a guest before is known by that cookie too: signing out is meant for both.
      if (/\/sign-out$/.test(url.pathname)) cookies.push(`${GUEST_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      return reply.send(await answer.text())
    },
  })
}
