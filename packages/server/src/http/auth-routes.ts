import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from '../words/serving.ts'
import { type Account, type Accounts, CALLER_HEADER } from './accounts.ts'
import { callerAt } from './address.ts'
import type { Audit, Deed } from './audit.ts'
import { reasonOf } from './connection.ts'
import { GUEST_COOKIE, guestTokenIn, type Identities } from './identity.ts'
import type { Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { checkPassword } from './passwords.ts'
import { nameOfPerson } from './reading.ts'

export interface AuthOptions {
  readonly identities: Identities
  readonly audit: Audit
  readonly metrics: Metrics
  readonly logins: Limiter
  accounts(): Promise<Accounts>
  /** Takes the name of somebody whose account is gone out of their games. */
  forget(player: string): Promise<void>
}

type Body = Readonly<Record<string, unknown>>

/** What each path means to whoever reads the audit log. */
const DEEDS: Readonly<Record<string, Deed>> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'sign-in',
  '/passkey/verify-authentication': 'sign-in',
  '/verify-email': 'sign-in',
  '/sign-out': 'sign-out',
  '/change-password': 'password-changed',
  '/request-password-reset': 'password-reset-asked',
  '/reset-password': 'password-reset',
  '/update-user': 'account-changed',
  '/delete-user': 'account-deleted',
  '/revoke-session': 'session-ended',
  '/revoke-sessions': 'session-ended',
  '/revoke-other-sessions': 'session-ended',
  '/passkey/verify-registration': 'account-changed',
  '/passkey/delete-passkey': 'account-changed',
}

/** After these some sessions are no more: whoever is connected by one is cut off. */
const ENDS_SESSIONS = ['/sign-out', '/revoke-session', '/revoke-sessions', '/revoke-other-sessions']

const NO_GUEST = `${GUEST_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the library would take as it comes is looked at first: names, pictures, passwords. */
function checked(path: string, given: unknown): Body {
  const body = isBody(given) ? given : {}
  if (body.image != null) throw new Mistake(say('noPictures'))
  const isNamed = path === '/sign-up/email' || (path === '/update-user' && 'name' in body)
  const name = isNamed ? { name: nameOfPerson(body.name) } : {}
  if (path === '/sign-up/email') checkPassword(text(body.password), [text(body.name), text(body.email)])
  if (path === '/change-password' || path === '/reset-password') checkPassword(text(body.newPassword))
  // Whoever changes a password does not want others to stay who know the old one.
  const alone = path === '/change-password' ? { revokeOtherSessions: true } : {}
  return { ...body, ...name, ...alone }
}

/** Hands requests to the library, as coming from whom they come. */
export function requestFor(request: FastifyRequest, path: string, body: Body | undefined): Request {
  const url = new URL(path, `${request.protocol}://${request.host}`)
  const headers = new Headers()
  for (const [key, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(key, value)
  headers.delete('content-length')
  headers.set(CALLER_HEADER, request.ip)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(url, {
    method: request.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Everything about accounts that the library answers, and what follows from it here. */
export function addAuthRoutes(app: FastifyInstance, options: AuthOptions): void {
  const { identities, audit, metrics, logins, accounts, forget } = options

  /** Whether there have been too many attempts, from an address or for an account. */
  async function isTooOften(request: FastifyRequest, path: string, body: Body): Promise<boolean> {
    if (request.method !== 'POST' || path === '/sign-out') return false
    if (!(await logins.allows(callerAt(request.ip)))) return true
    const mail = text(body.email).toLowerCase().slice(0, 200)
    return mail !== '' && !(await logins.allows(`mail ${mail}`))
  }

  function note(path: string, request: FastifyRequest, status: number, account: Account | undefined, body: Body): void {
    const deed = DEEDS[path]
    if (deed === undefined) return
    const isSignIn = deed === 'sign-in'
    if (isSignIn) metrics.signIns.inc({ outcome: status < 400 ? 'done' : 'failed' })
    const mail = text(body.email).slice(0, 200)
    audit.note(isSignIn && status >= 400 ? 'sign-in-failed' : deed, {
      address: request.ip,
      status,
      ...(account !== undefined && { account: account.id }),
      ...(mail !== '' && { mail }),
    })
  }

  /** Who is who from now on, after something the library has done. Gives cookies to be set beside its own. */
  async function follow(
    path: string,
    request: FastifyRequest,
    before: Account | undefined,
    after: Account | undefined,
  ) {
    const guest = guestTokenIn(request.headers.cookie)
    if (after !== undefined) {
      await identities.signedIn(after, guest)
      if (path === '/change-password') await identities.allEnded(after)
      return guest === undefined ? [] : [NO_GUEST]
    }
    if (path === '/sign-out' && guest !== undefined) await identities.guestLeft(guest)
    if (before !== undefined && ENDS_SESSIONS.includes(path)) {
      await identities.changed((await identities.ofAccount(before)).id)
    }
    return path === '/sign-out' ? [NO_GUEST] : []
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = new URL(request.url, 'http://here').pathname.slice('/api/auth'.length)
    const given = isBody(request.body) ? request.body : {}
    if (await isTooOften(request, path, given)) {
      metrics.turnedAway.inc({ limit: 'logins' })
      audit.note('turned-away', { address: request.ip, what: path })
      return reply.code(429).send(reasonOf(new Mistake(say('tooManyAttempts'))))
    }
    const body = request.method === 'POST' ? checked(path, given) : undefined
    const library = await accounts()
    const before = await library.of(new Headers({ cookie: text(request.headers.cookie) }))
    const deleted = path === '/delete-user' && before !== undefined ? await identities.ofAccount(before) : undefined
    const told = await library.answer(requestFor(request, request.url, body))
    const cookies = told.headers.getSetCookie()
    const session = cookies.map(one => one.split(';')[0] ?? '').join('; ')
    // A new session: somebody has just signed in, by whatever way.
    const after = told.ok || told.status === 302 ? await library.of(new Headers({ cookie: session })) : undefined
    note(path, request, told.status, after ?? before, given)
    if (told.ok || told.status === 302) cookies.push(...(await follow(path, request, before, after)))
    if (told.ok && deleted !== undefined) await forget(deleted.id)
    reply.code(told.status)
    for (const [key, value] of told.headers) if (key !== 'set-cookie') reply.header(key, value)
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return reply.send(await told.text())
  }

  app.route({ method: ['GET', 'POST'], url: '/api/auth/*', handler: answer })
}
