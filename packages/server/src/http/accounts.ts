import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '@kartentisch/kernel'
import type pg from 'pg'
import { alone } from '../store/postgres-schema.ts'
import { openDatabase } from '../store/sqlite-opening.ts'
import { say } from '../words/mailing.ts'
import type { Mails } from './mail.ts'

/** Somebody who has signed in. */
export interface Account {
  readonly id: string
  readonly name: string
}

/** One place where somebody has signed in. */
export interface Session {
  readonly id: string
  readonly createdAt: number
  readonly usedAt: number
  readonly address: string
  readonly program: string
  /** Whether it is the one that asks. */
  readonly own: boolean
}

export interface Accounts {
  /** Answers a request for `/api/auth/…`. */
  answer(request: Request): Promise<Response>
  /** Who a request comes from, by its session. */
  of(headers: Headers): Promise<Account | undefined>
  /** Where whoever asks has signed in. */
  sessions(headers: Headers): Promise<Session[]>
  /** Ends one of them; false if it is none of theirs. */
  endSession(headers: Headers, id: string): Promise<boolean>
  /** The address of somebody's account, once they have shown that it is theirs. */
  addressOf(account: string): Promise<string | undefined>
  close(): void
}

export interface AccountsOptions {
  readonly secret: string
  readonly baseURL: string
  readonly origins: readonly string[]
  /** What the library has to say. */
  readonly report: (message: string) => void
  /** Without it nobody's address is verified, and no password can be reset. */
  readonly mails: Mails | undefined
  /** Somebody has set a new password by mail. */
  passwordReset(account: Account): Promise<void>
  /** Where accounts are kept: a folder, or a pool shared with the store. */
  readonly kept: { readonly folder: string } | { readonly pool: pg.Pool; readonly url: string }
}

const CONNECT_WITHIN_MS = 5000

const SESSION_COOKIE = 'better-auth.session_token'

/** Whether a request may belong to somebody who has signed in. */
export const hasSession = (cookies: string | undefined): boolean => cookies?.includes(SESSION_COOKIE) ?? false

/** The language somebody's browser asks for. */
export const languageOf = (accepted: string | null | undefined): Language =>
  /^\s*de\b/i.test(accepted ?? '') ? 'de' : 'en'

/** A file of its own that nobody else on the machine can read. */
function openFile(folder: string): DatabaseSync {
  const file = join(folder, 'accounts.sqlite')
  closeSync(openSync(file, 'a', 0o600))
  const db = openDatabase(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;')
  return db
}

interface Letter {
  readonly user: { readonly email: string }
  readonly url: string
  readonly token: string
}

/** What the library does by mail, where there is any: it asks whether an address is somebody's, and resets passwords. */
function byMail({ mails, baseURL }: AccountsOptions) {
  if (mails === undefined) return { password: {}, options: {} }
  const send = (kind: 'verify' | 'reset', { user, url }: Letter, request: Request | undefined) => {
    const language = languageOf(request?.headers.get('accept-language'))
    const subject = say(`${kind}Subject`)[language]
    mails.send({ to: user.email, subject, text: say(`${kind}Text`, { url })[language] })
  }
  return {
    password: {
      requireEmailVerification: true,
      resetPasswordTokenExpiresIn: 3600,
      async sendResetPassword(letter: Letter, request?: Request) {
        send('reset', { ...letter, url: `${baseURL}/reset-password?token=${letter.token}` }, request)
      },
    },
    options: {
      emailVerification: {
        sendOnSignUp: true,
        sendOnSignIn: true,
        autoSignInAfterVerification: true,
        async sendVerificationEmail(letter: Letter, request?: Request) {
          send('verify', letter, request)
        },
      },
    },
  }
}

/** Opens the accounts. The library is read only here, when it is first needed, so that the server starts at once. */
export async function openAccounts(given: AccountsOptions): Promise<Accounts> {
  const { secret, baseURL, origins, kept, report, passwordReset } = given
  const [{ betterAuth }, { getMigrations }, { passkey }] = await Promise.all([
    import('better-auth'),
    import('better-auth/db/migration'),
    import('@better-auth/passkey'),
  ])
  const file = 'folder' in kept ? openFile(kept.folder) : undefined
  const mail = byMail(given)
  const options = {
    ...('pool' in kept ? { database: kept.pool } : file === undefined ? {} : { database: file }),
    secret,
    baseURL,
    basePath: '/api/auth',
    // Whoever comes here comes from a page of ours, by whatever name the server was asked for: that was checked before.
    trustedOrigins: (request?: Request) => [
      ...origins,
      ...(request === undefined ? [] : [new URL(request.url).origin]),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }: { user: Account }) => passwordReset(user),
      ...mail.password,
    },
    ...mail.options,
    user: { deleteUser: { enabled: true } },
    // A passkey belongs to the name under which browsers know the server.
    plugins: [passkey({ rpName: 'Kartentisch', rpID: new URL(baseURL).hostname })],
    telemetry: { enabled: false },
    logger: { log: (_: string, message: string) => report(message) },
    // Attempts are limited before they come here, also for requests the library would not count.
    rateLimit: { enabled: false },
    // A `Secure` cookie would never come back over plain HTTP at home.
    advanced: {
      useSecureCookies: baseURL.startsWith('https:'),
      cookiePrefix: 'better-auth',
      ipAddress: { ipAddressHeaders: [CALLER_HEADER] },
    },
  }
  const migrate = async () => (await getMigrations(options)).runMigrations()
  await ('pool' in kept ? alone(kept.url, CONNECT_WITHIN_MS, migrate) : migrate())
  const auth = betterAuth(options)
  const sessions = (headers: Headers) => auth.api.listSessions({ headers }).catch(() => [])
  return {
    answer: request => auth.handler(request),
    async of(headers) {
      const session = await auth.api.getSession({ headers })
      return session === null ? undefined : { id: session.user.id, name: session.user.name }
    },
    async sessions(headers) {
      const own = (await auth.api.getSession({ headers }))?.session.id
      return (await sessions(headers)).map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
        id,
        createdAt: createdAt.getTime(),
        usedAt: updatedAt.getTime(),
        address: ipAddress ?? '',
        program: userAgent ?? '',
        own: id === own,
      }))
    },
    async endSession(headers, id) {
      const session = (await sessions(headers)).find(one => one.id === id)
      if (session === undefined) return false
      await auth.api.revokeSession({ headers, body: { token: session.token } })
      return true
    },
    async addressOf(id) {
      const user = await (await auth.$context).internalAdapter.findUserById(id)
      return user?.emailVerified === true ? user.email : undefined
    },
    close: () => file?.close(),
  }
}

/** By this the library is told who calls; nobody else can set it. */
export const CALLER_HEADER = 'x-kartentisch-caller'
