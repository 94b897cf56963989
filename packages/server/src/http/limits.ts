import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** Lets so many through at once, and refills steadily. The clock is one that nobody sets. */
export class Bucket {
  readonly #perMs: number
  readonly #size: number
  #left: number
  #at: number

  constructor(perSecond: number, size: number, now = performance.now()) {
    this.#perMs = perSecond / 1000
    this.#size = size
    this.#left = size
    this.#at = now
  }

  /** Takes one; false if none is left. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#size, this.#left + (now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}

/** So often a minute, for each address or player. */
export class Limiter {
  readonly #counts: RateLimiterMemory | RateLimiterRedis

  /** With a Redis all nodes count together; while it is away each counts for itself. */
  constructor(name: string, perMinute: number, redis?: Redis) {
    const alone = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 })
    this.#counts =
      redis === undefined
        ? alone
        : new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `kartentisch:${name}`,
            points: perMinute,
            duration: 60,
            insuranceLimiter: alone,
          })
  }

  async allows(who: string): Promise<boolean> {
    try {
      await this.#counts.consume(who)
      return true
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false
      throw refused
    }
  }
}
