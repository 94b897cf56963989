import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inEvery, joined, last, Mistake, nearest, type Wording } from '@kartentisch/kernel'
import { z } from 'zod'
import { say } from '../words/settings.ts'
import { readTrust } from './address.ts'

/** Where the page may lie: inside the published package, or where the workspace builds it. */
const PAGES = ['../../page', '../../../web/dist'].map(path => fileURLToPath(new URL(path, import.meta.url)))
const PAGE = PAGES.find(folder => existsSync(folder)) ?? last(PAGES)

/** What would be right, for whoever is told that a setting is wrong. */
const must = (right: Wording) => ({ params: { right } })

const whole = (min: number, max: number, otherwise: number) =>
  z
    .string()
    .refine(text => /^\d+$/.test(text), must(say('wholeNumber')))
    .transform(Number)
    .refine(n => n >= min && n <= max, must(say('numberFrom', { min, max })))
    .optional()
    .transform(n => n ?? otherwise)

const url = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      text => schemes.some(scheme => text.startsWith(`${scheme}://`)),
      must(
        say('beginsWith', {
          schemes: inEvery(language =>
            joined(
              schemes.map(scheme => `${scheme}://`),
              'or',
              language,
            ),
          ),
        }),
      ),
    )
    .optional()

const SETTINGS = {
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where the built page lies. */
  WEB_DIR: z.string().min(1).default(PAGE),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  /** Where browsers find the server, if not where they ask for it. */
  BASE_URL: url('http', 'https').refine(
    given => given === undefined || /^[^/]+\/\/[^/?#]+\/?$/.test(given),
    must(say('wholeServer')),
  ),
  /** Other origins whose pages may talk to the server, joined by commas. */
  ORIGINS: z.string().default(''),
  SECRET: z
    .string()
    .refine(given => given.length >= 32, must(say('longSecret')))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Whose X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .string()
    .default('no')
    .refine(given => readTrust(given) !== undefined, must(say('trusted'))),
  /** The server that takes mail, and who it comes from. */
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: z.string().min(3).optional(),
  ACCESS_LOG: z.enum(['yes', 'no']).default('no'),
  /** Where sign-ins, changes of accounts and deletions are written; otherwise they go into the log. */
  AUDIT_LOG: z.string().min(1).optional(),
  /** The ids of players who moderate, joined by commas: the last part of a profile's address. */
  MODERATORS: z
    .string()
    .default('')
    .transform(list => list.split(',').flatMap(id => (id.trim() === '' ? [] : [id.trim()]))),
  /** Follow every message into the log, by its reference. */
  TRACE: z.enum(['yes', 'no']).default('no'),
  /** Whether players' webhooks may lead into the server's own network, and be called without TLS. */
  WEBHOOKS: z.enum(['outside', 'anywhere']).default('outside'),
  BOT_PAUSE: whole(0, 60_000, 600),
  BOT_THREADS: whole(0, 256, 0),
  REQUESTS_PER_MINUTE: whole(1, 10_000_000, 1200),
  GUESTS_PER_MINUTE: whole(1, 10_000_000, 30),
  LOGINS_PER_MINUTE: whole(1, 10_000_000, 10),
  JOINS_PER_MINUTE: whole(1, 10_000_000, 60),
  MESSAGES_PER_SECOND: whole(1, 10_000_000, 40),
  CONNECTIONS: whole(1, 1_000_000, 20_000),
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 200),
  CONNECTIONS_PER_PLAYER: whole(1, 1_000_000, 20),
  /** Tables that are not over, of one player. */
  TABLES_PER_PLAYER: whole(1, 1_000_000, 100),
  /** Who has not said all of a request by then is cut off. */
  REQUEST_SECONDS: whole(1, 600, 20),
  /** Tables nobody has begun at are given up after so many days. */
  KEEP_WAITING_DAYS: whole(1, 36_500, 30),
  /** Games that are over are kept for so many days; 0 for ever. */
  KEEP_FINISHED_DAYS: whole(0, 36_500, 0),
  /** What is kept of a game is put together so many minutes after its end. */
  PACK_MINUTES: whole(1, 1_000_000, 10),
  /** How often a connection is asked for a sign of life; who has given none by the next time is gone. */
  PING_SECONDS: whole(1, 600, 20),
}

const settings = z.object(SETTINGS)
const wording = z.object({ en: z.string(), de: z.string() })

/** Everything that can be set. */
export type Config = z.infer<typeof settings>

const OWN = Object.keys(SETTINGS)

/** The names of all settings, as they stand in the environment. */
export const SETTING_NAMES: readonly string[] = OWN

/** Names that may well be somebody else's and mean something else. */
const COMMON = /^(PORTS?|HOSTS?|HOSTNAME|HOME|TRACES?|ORIGIN)$/

/** Settings that are none, but look as if one of ours was meant. */
export function oddSettings(env: Readonly<Record<string, string | undefined>>): { name: string; meant: string }[] {
  return Object.keys(env).flatMap(name => {
    if (name.length < 5 || OWN.includes(name) || COMMON.test(name)) return []
    const meant = nearest(name, OWN)
    return meant !== undefined && isSlip(name, meant) ? [{ name, meant }] : []
  })
}

/** How many letters two names have in common from their beginning on. */
const alike = (a: string, b: string): number => {
  const first = [...a].findIndex((letter, i) => letter !== b[i])
  return first < 0 ? Math.min(a.length, b.length) : first
}

/** Whether one of two names is the other with a slip in one place. */
function isSlip(a: string, b: string): boolean {
  const reversed = (text: string) => [...text].reverse().join('')
  return alike(a, b) + alike(reversed(a), reversed(b)) >= Math.max(a.length, b.length) - 2
}

/** What a setting that was refused should be. */
function rightOf(issue: z.core.$ZodIssue | undefined): string | Wording {
  if (issue?.code === 'invalid_value') return say('oneOf', { known: issue.values.join(', ') })
  const right = issue?.code === 'custom' ? wording.safeParse(issue.params?.right) : undefined
  return right?.data ?? issue?.message ?? ''
}

/** Reads the configuration from the environment; what is wrong is said in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(OWN.flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const hasSecrets = name === 'SECRET' || ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'].includes(name)
    const given = hasSecrets ? say('secret') : say('quoted', { given: env[name] ?? '' })
    throw new Mistake(say('wrong', { name, right: rightOf(issue), given }))
  }
  const config = parsed.data
  for (const origin of config.ORIGINS.split(',').filter(Boolean)) {
    if (!/^https?:\/\/[^/]+$/.test(origin.trim())) throw new Mistake(say('origins', { given: origin.trim() }))
  }
  if (config.REDIS_URL !== undefined && config.DATABASE_URL === undefined) throw new Mistake(say('redisAlone'))
  if (config.DATABASE_URL !== undefined && config.SECRET === undefined) throw new Mistake(say('sharedSecret'))
  if (config.SMTP_URL !== undefined && (config.BASE_URL === undefined || config.MAIL_FROM === undefined))
    throw new Mistake(say('mailNeeds'))
  return { ...config, ...(config.BASE_URL !== undefined && { BASE_URL: config.BASE_URL.replace(/\/$/, '') }) }
}
