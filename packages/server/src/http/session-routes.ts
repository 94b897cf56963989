import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StoredToken } from '../store/contract.ts'
import { say } from '../words/serving.ts'
import { type Accounts, hasSession } from './accounts.ts'
import type { Audit } from './audit.ts'
import { reasonOf } from './connection.ts'
import { digestOf, guestTokenIn, type Identities, type Identity } from './identity.ts'
import type { Limiter } from './limits.ts'
import { parsed } from './reading.ts'

interface Options {
  readonly identities: Identities
  readonly audit: Audit
  readonly logins: Limiter
  accounts(): Promise<Accounts>
  themselves(request: FastifyRequest): Promise<Identity>
}

/** So many bots from outside somebody may have at once. */
const MOST_TOKENS = 20

/** A digest names a token to its owner; a part of it is enough for that. */
const idOf = ({ digest }: StoredToken): string => digest.slice(0, 16)

const tokenName = z.object({
  name: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .default(''),
})

const headersOf = (request: FastifyRequest): Headers => new Headers({ cookie: request.headers.cookie ?? '' })

/** All that somebody is known by: where they have signed in, and tokens. Each can be ended. */
export function addSessionRoutes(app: FastifyInstance, options: Options): void {
  const { identities, audit, logins, accounts, themselves } = options
  const hasAccount = (request: FastifyRequest) => hasSession(request.headers.cookie)

  /** A token with which a bot from outside plays in this player's name. It is shown this once. */
  app.post('/api/tokens', async (request, reply) => {
    const identity = await themselves(request)
    const { name } = parsed(tokenName, request.body ?? {})
    if (!(await logins.allows(`token ${identity.id}`)))
      return reply.code(429).send(reasonOf(new Mistake(say('tooManyAttempts'))))
    const bots = (await identities.tokensOf(identity.id)).filter(({ kind }) => kind === 'bot')
    if (bots.length >= MOST_TOKENS) throw new Mistake(say('tooManyTokens', { most: MOST_TOKENS }))
    audit.note('token-made', { address: request.ip, player: identity.id })
    return { token: await identities.newBotToken(identity.id, name) }
  })

  app.get('/api/sessions', async request => {
    const { id } = await themselves(request)
    const sessions = hasAccount(request) ? await (await accounts()).sessions(headersOf(request)) : []
    const guest = guestTokenIn(request.headers.cookie)
    const tokens = await identities.tokensOf(id)
    return [
      ...sessions.map(session => ({ kind: 'session', name: '', ...session })),
      ...tokens.map(token => ({
        kind: token.kind,
        id: idOf(token),
        name: token.name,
        createdAt: token.createdAt,
        own: guest !== undefined && token.digest === digestOf(guest),
      })),
    ]
  })

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply: FastifyReply) => {
    const { id: player } = await themselves(request)
    const { id } = request.params
    const token = (await identities.tokensOf(player)).find(one => idOf(one) === id)
    if (token !== undefined) await identities.endToken(token)
    else if (hasAccount(request) && (await (await accounts()).endSession(headersOf(request), id)))
      await identities.changed(player)
    else return reply.code(404).send(reasonOf(new Mistake(say('noSuchSession'))))
    audit.note(token === undefined ? 'session-ended' : 'token-ended', { address: request.ip, player })
    return { ok: true }
  })
}
