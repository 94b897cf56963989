import { presence } from '@kartentisch/protocol'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { call } from '../people/tournament.ts'
import type { Hint, Hints } from './hints.ts'

const CHANNEL = 'kartentisch'

const hint = z.object({
  node: z.string(),
  table: z.string(),
  number: z.number(),
  revision: z.number(),
  chat: z.number().optional(),
  turn: z.string().optional(),
  presence: z.array(presence.nullable()).optional(),
  invited: z.object({ player: z.string(), from: z.string(), again: z.boolean().default(false) }).optional(),
  called: call.optional(),
  visitors: z
    .object({ accounts: z.array(z.object({ player: z.string(), name: z.string() })), guests: z.number() })
    .optional(),
})

/** What limits are counted in. */
export function openCounts(url: string, away: (fault: unknown) => void): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 })
  redis.on('error', away)
  return redis
}

/** Hints through Redis. While it is away hints are lost, and nodes find out by looking. */
export class RedisHints implements Hints {
  readonly #tells: Redis
  readonly #hears: Redis
  /** Resolves once hints are told and heard. Nobody has to wait for it: what is missed until then is found by looking. */
  readonly ready: Promise<unknown>
  #heard: ((hint: Hint) => void) | undefined

  constructor(url: string, fault: (fault: unknown) => void) {
    const retryStrategy = (times: number) => Math.min(100 * times, 2000)
    this.#tells = new Redis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
    this.#hears = new Redis(url, { retryStrategy, maxRetriesPerRequest: null })
    for (const redis of [this.#tells, this.#hears]) redis.on('error', fault)
    this.#hears.on('message', (_, text: string) => this.#take(text, fault))
    const heard = this.#hears.subscribe(CHANNEL).catch(fault)
    const told = new Promise(resolve => this.#tells.once('ready', resolve))
    this.ready = Promise.all([heard, told])
  }

  #take(text: string, fault: (fault: unknown) => void): void {
    try {
      const { chat, turn, presence: seats, invited, called, visitors, ...rest } = hint.parse(JSON.parse(text))
      this.#heard?.({
        ...rest,
        ...(chat !== undefined && { chat }),
        ...(turn !== undefined && { turn }),
        ...(seats !== undefined && { presence: seats }),
        ...(invited !== undefined && { invited }),
        ...(called !== undefined && { called }),
        ...(visitors !== undefined && { visitors }),
      })
    } catch (wrong) {
      fault(wrong)
    }
  }

  tell(hint: Hint): void {
    if (this.#tells.status !== 'ready') return
    this.#tells.publish(CHANNEL, JSON.stringify(hint)).catch(() => undefined)
  }

  listen(heard: (hint: Hint) => void): void {
    this.#heard = heard
  }

  async close(): Promise<void> {
    this.#tells.disconnect()
    this.#hears.disconnect()
  }
}
