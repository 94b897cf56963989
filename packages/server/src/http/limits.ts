/** Lets so many through at once, and refills steadily. */
export class Bucket {
  readonly #perMs: number
  readonly #size: number
  #left: number
  #at: number

  constructor(perSecond: number, size: number, now: number) {
    this.#perMs = perSecond / 1000
    this.#size = size
    this.#left = size
    this.#at = now
  }

  /** Takes one; false if none is left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + (now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMs >= this.#size
  }
}

const FORGET_FROM = 10_000

/** A bucket for each address or player. */
export class Limiter {
  readonly #perMinute: number
  readonly #buckets = new Map<string, Bucket>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  allows(who: string, now = Date.now()): boolean {
    let bucket = this.#buckets.get(who)
    if (bucket === undefined) {
      if (this.#buckets.size >= FORGET_FROM) this.#forget(now)
      bucket = new Bucket(this.#perMinute / 60, this.#perMinute, now)
      this.#buckets.set(who, bucket)
    }
    return bucket.take(now)
  }

  /** Whoever has been quiet for long enough is as good as new. */
  #forget(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who)
  }
}
