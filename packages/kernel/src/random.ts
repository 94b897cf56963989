import { arrange, nextArranged, readArranged } from './arranged.ts'
import { at } from './at.ts'
import { isKeyed, keyed, keyedBits } from './keyed.ts'

/**
 * The state of a generator: 128 bits as four 32-bit integers, kept inside the game's state.
 * The generator is sfc32; the last word counts, so that no two states fall into a short cycle. One that was seeded by a
 * key is longer, slower, and can't be seen through.
 */
export type Random = number[]

/** Where chance comes from: the same seed, the same game. */
export type Seed = string | number

/** So long is the quick generator's state; others are longer. */
const QUICK_WORDS = 4

/** The generator of a seed that is a key or gives results of shuffles; nothing for any other. */
function bySpecialSeed(seed: string): Random | undefined {
  const arranged = readArranged(seed)
  if (arranged === undefined) return keyed(seed)
  return arrange(seeded(arranged.seed).slice(0, QUICK_WORDS), arranged.results)
}

/** Turns a seed of any length into a generator. */
export function seeded(seed: Seed): Random {
  const text = String(seed)
  const special = typeof seed === 'string' ? bySpecialSeed(seed) : undefined
  if (special !== undefined) return special
  let a = 0x9e3779b9 | 0
  let b = 0x243f6a88 | 0
  let c = 0xb7e15162 | 0
  let d = text.length | 0
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  const random = [a | 0, b | 0, c | 0, d | 0]
  for (let i = 0; i < 16; i++) bits(random)
  return random
}

/** The next 32 bits, as a number from 0 to 2^32 - 1. */
export function bits(random: Random): number {
  if (isKeyed(random)) return keyedBits(random)
  const a = random[0] ?? 0
  const b = random[1] ?? 0
  const c = random[2] ?? 0
  const d = random[3] ?? 0
  const t = (((a + b) | 0) + d) | 0
  random[0] = b ^ (b >>> 9)
  random[1] = (c + (c << 3)) | 0
  random[2] = (((c << 21) | (c >>> 11)) + t) | 0
  random[3] = (d + 1) | 0
  return t >>> 0
}

const TWO_32 = 4294967296

/** A whole number from 0 to n - 1, each equally likely (multiply and reject). */
export function below(random: Random, n: number): number {
  let product = bits(random) * n
  if (product >>> 0 < n) {
    const threshold = (TWO_32 - n) % n
    while (product >>> 0 < threshold) product = bits(random) * n
  }
  return Math.floor(product / TWO_32)
}

/** Puts a list into random order, in place; `from` leaves what lies before it untouched. */
export function shuffle<T>(random: Random, list: T[], from = 0): void {
  if (random.length > QUICK_WORDS && shuffledOtherwise(random, list, from)) return
  // The generator runs in locals: a shuffle is most of what a simulated game spends on chance.
  let a = random[0] ?? 0
  let b = random[1] ?? 0
  let c = random[2] ?? 0
  let d = random[3] ?? 0
  for (let i = list.length - 1; i > from; i--) {
    const n = i - from + 1
    let product: number
    do {
      const t = (((a + b) | 0) + d) | 0
      d = (d + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + t) | 0
      product = (t >>> 0) * n
    } while (product >>> 0 < n && product >>> 0 < (TWO_32 - n) % n)
    const j = from + Math.floor(product / TWO_32)
    const item = list[i]
    const other = list[j]
    if (item === undefined || other === undefined) break
    list[i] = other
    list[j] = item
  }
  random[0] = a
  random[1] = b
  random[2] = c
  random[3] = d
}

/** Shuffles as a key or a given result has it; answers whether there was one. */
function shuffledOtherwise<T>(random: Random, list: T[], from: number): boolean {
  if (isKeyed(random)) {
    shuffleByKey(random, list, from)
    return true
  }
  // Where there is nothing to decide, nothing is given.
  if (list.length - from < 2) return true
  const result = nextArranged(random, list.slice(from))
  if (result !== undefined) list.splice(from, result.length, ...result)
  return result !== undefined
}

function shuffleByKey<T>(random: Random, list: T[], from: number): void {
  for (let i = list.length - 1; i > from; i--) {
    const j = from + below(random, i - from + 1)
    const [item, other] = [at(list, i), at(list, j)]
    list[i] = other
    list[j] = item
  }
}

/** One element of a list that has some. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => at(list, below(random, list.length))
