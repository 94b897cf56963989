import { fileURLToPath } from 'node:url'
import { didYouMean, Mistake } from '@kartentisch/kernel'
import { z } from 'zod'

const whole = (min: number, max: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is a whole number')
    .transform(Number)
    .refine(n => n >= min && n <= max, `is a number from ${min} to ${max}`)
    .optional()
    .transform(n => n ?? otherwise)

const url = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      text => schemes.some(scheme => text.startsWith(`${scheme}://`)),
      `begins with ${schemes.join(':// or ')}://`,
    )
    .optional()

const SETTINGS = {
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where the built page lies. */
  WEB_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  /** Where browsers find the server, if not where they ask for it. */
  BASE_URL: url('http', 'https'),
  /** Other origins whose pages may talk to the server, joined by commas. */
  ORIGINS: z.string().default(''),
  SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Believe a proxy's X-Forwarded-For. */
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  /** Whether players' webhooks may lead into the server's own network, and be called without TLS. */
  WEBHOOKS: z.enum(['outside', 'anywhere']).default('outside'),
  BOT_PAUSE: whole(0, 60_000, 600),
  BOT_THREADS: whole(0, 256, 0),
  GUESTS_PER_MINUTE: whole(1, 10_000_000, 30),
  LOGINS_PER_MINUTE: whole(1, 10_000_000, 10),
  JOINS_PER_MINUTE: whole(1, 10_000_000, 60),
  MESSAGES_PER_SECOND: whole(1, 10_000_000, 40),
  CONNECTIONS: whole(1, 1_000_000, 20_000),
  /** How often a connection is asked for a sign of life; who has given none by the next time is gone. */
  PING_SECONDS: whole(1, 600, 20),
}

const settings = z.object(SETTINGS)

export type Config = z.infer<typeof settings>

/** Names that are ours alone: a slip in one of them is worth a word. */
const OWN = Object.keys(SETTINGS).filter(name => name.includes('_'))

/** Reads the configuration from the environment; what is wrong is said in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.keys(SETTINGS).flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const value = name === 'SECRET' || name.endsWith('_URL') ? 'what was given' : `"${env[name]}"`
    const right = issue?.code === 'invalid_value' ? `is one of ${issue.values.join(', ')}` : issue?.message
    throw new Mistake(`${name} ${right}, not ${value}.`)
  }
  const config = parsed.data
  for (const origin of config.ORIGINS.split(',').filter(Boolean)) {
    if (!/^https?:\/\/[^/]+$/.test(origin.trim()))
      throw new Mistake(`ORIGINS are addresses such as https://example.org, not "${origin.trim()}".`)
  }
  if (config.REDIS_URL !== undefined && config.DATABASE_URL === undefined)
    throw new Mistake('REDIS_URL is for several nodes, and those share a PostgreSQL: set DATABASE_URL too.')
  if (config.DATABASE_URL !== undefined && config.SECRET === undefined)
    throw new Mistake('With DATABASE_URL all nodes share one SECRET of at least 32 characters: set it.')
  for (const name of Object.keys(env)) {
    const meant = /^(DATABASE|REDIS|BOT|DATA|LOG)_/.test(name) && !OWN.includes(name) ? didYouMean(name, OWN) : ''
    if (meant !== '') throw new Mistake(`Unknown setting ${name}.${meant}`)
  }
  return config
}
