import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { alone } from '../store/postgres-schema.ts'

/** Somebody who has signed in. */
export interface Account {
  readonly id: string
  readonly name: string
}

export interface Accounts {
  /** Answers a request for `/api/auth/…`. */
  handle(request: Request): Promise<Response>
  /** Who a request comes from, by its session. */
  of(headers: Headers): Promise<Account | undefined>
  close(): void
}

export interface AccountsOptions {
  readonly secret: string
  readonly baseURL: string
  readonly origins: readonly string[]
  /** What the library has to say. */
  readonly report: (message: string) => void
  /** Where accounts are kept: a folder, or a pool shared with the store. */
  readonly kept: { readonly folder: string } | { readonly pool: pg.Pool; readonly url: string }
}

const CONNECT_WITHIN_MS = 5000

const SESSION_COOKIE = 'better-auth.session_token'

/** Whether a request may belong to somebody who has signed in. */
export const hasSession = (cookies: string | undefined): boolean => cookies?.includes(SESSION_COOKIE) ?? false

/** Opens the accounts. The library is read only here, when it is first needed, so that the server starts at once. */
export async function openAccounts({ secret, baseURL, origins, kept, report }: AccountsOptions): Promise<Accounts> {
  const [{ betterAuth }, { getMigrations }, { passkey }] = await Promise.all([
    import('better-auth'),
    import('better-auth/db/migration'),
    import('@better-auth/passkey'),
  ])
  const file = 'folder' in kept ? new DatabaseSync(join(kept.folder, 'accounts.sqlite')) : undefined
  file?.exec('pragma journal_mode = wal; pragma synchronous = full;')
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
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    // A passkey belongs to the name under which browsers know the server.
    plugins: [passkey({ rpName: 'Kartentisch', rpID: new URL(baseURL).hostname })],
    telemetry: { enabled: false },
    logger: { log: (_: string, message: string) => report(message) },
    // Attempts are limited before they come here, also for requests the library would not count.
    rateLimit: { enabled: false },
    // A `Secure` cookie would never come back over plain HTTP at home.
    advanced: { useSecureCookies: baseURL.startsWith('https:'), cookiePrefix: 'better-auth' },
  }
  const migrate = async () => (await getMigrations(options)).runMigrations()
  await ('pool' in kept ? alone(kept.url, CONNECT_WITHIN_MS, migrate) : migrate())
  const auth = betterAuth(options)
  return {
    handle: request => auth.handler(request),
    async of(headers) {
      const session = await auth.api.getSession({ headers })
      return session === null ? undefined : { id: session.user.id, name: session.user.name }
    },
    close: () => file?.close(),
  }
}
