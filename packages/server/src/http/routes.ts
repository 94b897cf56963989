import { Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addDailyRoutes } from '../people/daily-routes.ts'
import type { Director } from '../people/director.ts'
import { addDumpRoutes } from '../people/dump-routes.ts'
import type { Foyer } from '../people/foyer.ts'
import { addFoyerRoutes } from '../people/foyer-routes.ts'
import { addFriendRoutes } from '../people/friend-routes.ts'
import type { House } from '../people/house.ts'
import { addMannersRoutes } from '../people/manners-routes.ts'
import type { Moderation } from '../people/moderation.ts'
import { addNoticeRoutes } from '../people/notice-routes.ts'
import { addProfileRoutes } from '../people/profile-routes.ts'
import type { Push } from '../people/push.ts'
import { addRatingRoutes } from '../people/rating-routes.ts'
import { addTournamentRoutes } from '../people/tournament-routes.ts'
import type { Store } from '../store/contract.ts'
import { readRecord } from '../tables/table/record.ts'
import { say as sayManners } from '../words/manners.ts'
import { say } from '../words/serving.ts'
import { callerAt } from './address.ts'
import { type AuthOptions, addAuthRoutes } from './auth-routes.ts'
import { reasonOf } from './connection.ts'
import { Forbidden } from './forbidden.ts'
import { GUEST_COOKIE, type Identity, mustNotBeBanned } from './identity.ts'
import type { Limiter } from './limits.ts'
import type { Readiness } from './readiness.ts'
import { name, parsed } from './reading.ts'
import { addResetPage } from './reset-page.ts'
import { addSessionRoutes } from './session-routes.ts'
import { type Reach, readWebhook } from './webhook.ts'

export interface RouteOptions extends AuthOptions {
  readonly shelf: Shelf
  readonly store: Store
  readonly guests: Limiter
  readonly webhooks: Reach
  readonly readiness: Readiness
  /** Whether passwords can be reset by mail. */
  readonly hasMail: boolean
  readonly push: Push
  readonly moderation: Moderation
  readonly foyer: Foyer
  readonly house: House
  readonly director: Director
  /** What nobody outside knows, the same on every node. */
  readonly secret: string
  now(): number
}

const YEAR = 365 * 86_400

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

function setGuestCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request) ? '; Secure' : ''
  reply.header('set-cookie', `${GUEST_COOKIE}=${token}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}

/** Everything that is asked for by HTTP: who one is, finished games, and how the server is doing. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { store, shelf, identities, metrics, guests, audit, readiness, moderation } = options
  const identified = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await identities.byHeaders(request.headers)
    if (identity === undefined) throw new Mistake(say('nobodyYet'))
    return identity
  }
  const known = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await identified(request)
    mustNotBeBanned(identity)
    return identity
  }
  /** Somebody themselves, and no program in their name. */
  const themselves = async (request: FastifyRequest, ask = known): Promise<Identity> => {
    const identity = await ask(request)
    if (identity.bot) throw new Forbidden(say('notForPrograms'))
    return identity
  }
  const shown = ({ id, name, guest }: Identity) => ({ id, name, guest })

  /** Alive: this process answers. Whether it can do its work is for `readyz` to say. */
  app.get('/healthz', () => ({ ok: true }))

  app.get('/readyz', async (_, reply) => {
    const ok = await readiness.isReady()
    return reply.code(ok ? 200 : 503).send({ ok })
  })

  app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()))

  app.get('/api/games', () =>
    shelf.kits.map(({ game: { game, name, seats }, players }) => ({
      game: game.id,
      name,
      minSeats: seats.least,
      maxSeats: seats.most,
      bots: players.names,
    })),
  )

  /** What accounts can do here: with mail, addresses are verified and passwords can be reset. */
  app.get('/api/accounts', () => ({ mail: options.hasMail }))

  app.get('/api/me', async request => {
    const identity = await identities.byHeaders(request.headers)
    if (identity === undefined) return { player: null }
    const [yourTurn, player] = await Promise.all([store.turnsOf(identity.ids), store.readPlayer(identity.id)])
    const moderator = moderation.includes(identity)
    const openName = await store.openNames.has(identity.id)
    return {
      player: shown(identity),
      yourTurn,
      webhook: player?.webhook ?? null,
      ...(moderator && { moderator }),
      ...(openName && { openName }),
    }
  })

  app.post('/api/guest', async (request, reply) => {
    const already = await identities.byHeaders(request.headers)
    if (already !== undefined) return { player: shown(already) }
    if (!(await guests.allows(callerAt(request.ip)))) {
      metrics.turnedAway.inc({ limit: 'guests' })
      return reply.code(429).send(reasonOf(new Mistake(say('tooManyAttempts'))))
    }
    const { player, token } = await identities.newGuest(parsed(z.object({ name }), request.body).name)
    audit.note('guest', { address: request.ip, player: player.id })
    setGuestCookie(request, reply, token)
    return { player: shown(player) }
  })

  app.put('/api/me', async request => {
    const identity = await themselves(request)
    const given = parsed(
      z.object({
        name: name.optional(),
        webhook: z.string().nullable().optional(),
        /** Whether one's name may stand in what is published about games. */
        openName: z.boolean().optional(),
      }),
      request.body,
    )
    if (given.name !== undefined && given.name !== identity.name && identity.sanctions.name !== undefined)
      throw new Forbidden(sayManners('nameGiven'))
    const player = await store.readPlayer(identity.id)
    if (player === undefined) throw new Mistake(say('nobodyYet'))
    const webhook = given.webhook == null ? given.webhook : readWebhook(given.webhook, options.webhooks)
    await store.keepPlayer({
      ...player,
      ...(given.name !== undefined && { name: given.name }),
      ...(webhook !== undefined && { webhook }),
    })
    if (given.openName !== undefined) await store.openNames.allow(identity.id, given.openName)
    return { ok: true }
  })

  /** A finished game as a file. A game under way has none: its seed would tell everything. */
  app.get<{ Params: { table: string } }>('/api/replays/:table', async (request, reply) => {
    const table = await store.readTable(request.params.table.slice(0, 40))
    const replay =
      table === undefined || readRecord(table).status !== 'finished' ? undefined : await store.readReplay(table.id)
    if (table === undefined || replay === undefined)
      return reply.code(404).send(reasonOf(new Mistake(say('noSuchReplay'))))
    reply.header('content-disposition', `attachment; filename="${table.game}-${table.id}.json"`)
    return reply.type('application/json').send(replay)
  })

  const who = (request: FastifyRequest) => identities.byHeaders(request.headers)
  addRatingRoutes(app, { store, shelf, who })
  addDailyRoutes(app, { store, shelf, who, secret: options.secret, now: options.now })
  addFoyerRoutes(app, options.foyer)
  addFriendRoutes(app, { ...options, themselves })
  addNoticeRoutes(app, { ...options, themselves })
  // What is kept about them belongs to those who are banned too.
  addProfileRoutes(app, {
    store,
    shelf,
    who,
    known: identified,
    themselves: request => themselves(request, identified),
  })
  addMannersRoutes(app, { ...options, themselves })
  addDumpRoutes(app, options)
  addTournamentRoutes(app, { ...options, who, themselves })
  addAuthRoutes(app, options)
  addSessionRoutes(app, { ...options, themselves })
  if (options.hasMail) addResetPage(app, options)
}
