/**
 * The generator for games among people who may want to cheat. From shuffles they have seen they could work out the state
 * of the quick one, and with it every shuffle to come; nobody can do that with ChaCha20 (RFC 8439) without its key.
 */

/** A seed that is a key of 256 bits, in hexadecimal digits. */
const KEY_SEED = /^chacha20:[0-9a-f]{64}$/

const WORDS_OF_KEY = 8

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  const word = (i: number): number => x[i] ?? 0
  x[a] = word(a) + word(b)
  x[d] = rotated(word(d) ^ word(a), 16)
  x[c] = word(c) + word(d)
  x[b] = rotated(word(b) ^ word(c), 12)
  x[a] = word(a) + word(b)
  x[d] = rotated(word(d) ^ word(a), 8)
  x[c] = word(c) + word(d)
  x[b] = rotated(word(b) ^ word(c), 7)
}

/** Sixteen words of the stream: those of block number `count`. */
export function chachaBlock(key: readonly number[], count: number, nonce: readonly number[] = [0, 0, 0]): Int32Array {
  const start = Int32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, count, ...nonce])
  const x = start.slice()
  for (let i = 0; i < 10; i++) {
    for (let column = 0; column < 4; column++) quarterRound(x, column, column + 4, column + 8, column + 12)
    for (let column = 0; column < 4; column++) {
      quarterRound(x, column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4))
    }
  }
  return x.map((word, i) => word + (start[i] ?? 0))
}

/** The key's words and how many numbers were taken; nothing for a seed that is no key. */
export function keyed(seed: string): number[] | undefined {
  if (!KEY_SEED.test(seed)) return undefined
  const digits = seed.slice(seed.indexOf(':') + 1)
  const words = Array.from({ length: WORDS_OF_KEY }, (_, i) => Number.parseInt(digits.slice(8 * i, 8 * i + 8), 16) | 0)
  return [...words, 0]
}

export const isKeyed = (random: readonly number[]): boolean => random.length === WORDS_OF_KEY + 1

/** The next 32 bits, as a number from 0 to 2^32 - 1. */
export function keyedBits(random: number[]): number {
  const taken = random[WORDS_OF_KEY] ?? 0
  random[WORDS_OF_KEY] = taken + 1
  return (chachaBlock(random.slice(0, WORDS_OF_KEY), Math.floor(taken / 16))[taken % 16] ?? 0) >>> 0
}
