import { arrangedSeed, below, bits, type Random, seeded, shuffle } from '@kartentisch/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chachaBlock } from '../src/keyed.ts'

/** How far counts are from being all the same, in standard deviations of what chance does. */
function deviation(counts: readonly number[]): number {
  const n = counts.reduce((a, b) => a + b)
  const expected = n / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  return (chiSquare - freedom) / Math.sqrt(2 * freedom)
}

describe('the generator', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (random: Random) => Array.from({ length: 8 }, () => bits(random))
    expect(draw(seeded('evening'))).toEqual(draw(seeded('evening')))
    expect(draw(seeded('evening'))).not.toEqual(draw(seeded('morning')))
    expect(draw(seeded(1))).toEqual(draw(seeded('1')))
  })

  test('its state is plain data of 128 bits that goes on from where it was', () => {
    const random = seeded('stored')
    bits(random)
    const stored: Random = JSON.parse(JSON.stringify(random))
    expect(stored).toHaveLength(4)
    expect(bits(stored)).toBe(bits(random))
  })

  test('a number below n is a whole one, and never n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.string(), (n, seed) => {
        const x = below(seeded(seed), n)
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true)
      }),
    )
  })

  test.each([2, 3, 7, 52, 1000])('numbers below %d are equally likely', n => {
    const random = seeded(`fair ${n}`)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < 200 * n; i++) {
      const x = below(random, n)
      counts[x] = (counts[x] ?? 0) + 1
    }
    expect(Math.abs(deviation(counts))).toBeLessThan(4.5)
  })

  test('every order of a shuffle is equally likely', () => {
    const random = seeded('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24 * 400; i++) {
      const cards = [1, 2, 3, 4]
      shuffle(random, cards)
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(Math.abs(deviation([...counts.values()]))).toBeLessThan(4.5)
  })

  test('a shuffle keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (cards, seed) => {
        const mixed = [...cards]
        shuffle(seeded(seed), mixed)
        expect(mixed.toSorted()).toEqual(cards.toSorted())
      }),
    )
  })
})

describe('the generator seeded by a key', () => {
  const seed = `chacha20:${'00010203'.repeat(8)}`

  test('is ChaCha20, as RFC 8439 (2.3.2) gives it', () => {
    const word = (bytes: string) => Number.parseInt(bytes.match(/../g)?.reverse().join('') ?? '', 16)
    const key = Array.from({ length: 8 }, (_, i) =>
      word([0, 1, 2, 3].map(k => `0${(4 * i + k).toString(16)}`.slice(-2)).join('')),
    )
    const block = chachaBlock(key, 1, [word('00000009'), word('0000004a'), 0])
    expect([...block.slice(0, 4)].map(n => (n >>> 0).toString(16))).toEqual([
      'e4e7f110',
      '15593bd1',
      '1fdd0f50',
      'c47120a3',
    ])
    expect([...block.slice(-2)].map(n => (n >>> 0).toString(16))).toEqual(['e883d0cb', '4e3c50a2'])
  })

  test('goes on from where it was, and never shows its key', () => {
    const random = seeded(seed)
    const [key, first] = [random.slice(0, 8), Array.from({ length: 40 }, () => bits(random))]
    const stored: Random = JSON.parse(JSON.stringify(random))
    expect(bits(stored)).toBe(bits(random))
    expect(new Set(first).size).toBe(40)
    expect(first.filter(n => key.includes(n | 0))).toEqual([])
  })

  test('shuffles fairly, and a seed that only looks like a key is a word', () => {
    const random = seeded(seed)
    const counts = new Map<string, number>()
    for (let i = 0; i < 6 * 400; i++) {
      const cards = [0, 1, 2, 3]
      shuffle(random, cards, 1)
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1)
    }
    expect([...counts.keys()].every(order => order.startsWith('0'))).toBe(true)
    expect(counts.size).toBe(6)
    expect(Math.abs(deviation([...counts.values()]))).toBeLessThan(4.5)
    expect(seeded('chacha20:abc')).toHaveLength(4)
  })
})

describe('a generator whose shuffles are given', () => {
  const shuffled = (random: Random, cards: readonly number[]) => {
    const list = [...cards]
    shuffle(random, list)
    return list
  }
  const seed = arrangedSeed(
    [
      [3, 1, 2],
      [7, 7, 5],
    ],
    'rest',
  )

  test('gives them one after the other, and then decides by its seed', () => {
    const random = seeded(seed)
    expect(shuffled(random, [1, 2, 3])).toEqual([3, 1, 2])
    expect(shuffled(random, [9])).toEqual([9])
    const stored: Random = JSON.parse(JSON.stringify(random))
    expect(shuffled(random, [5, 7, 7])).toEqual([7, 7, 5])
    expect(shuffled(stored, [7, 5, 7])).toEqual([7, 7, 5])
    const many = Array.from({ length: 30 }, (_, i) => i)
    expect(shuffled(random, many)).toEqual(shuffled(seeded('rest'), many))
  })

  test('gives no more once other cards are shuffled than were then', () => {
    const random = seeded(seed)
    const four = [1, 2, 3, 4]
    expect(shuffled(random, four)).toEqual(shuffled(seeded('rest'), four))
    const rest = seeded('rest')
    shuffled(rest, four)
    expect(shuffled(random, [1, 2, 3])).toEqual(shuffled(rest, [1, 2, 3]))
  })

  test('decides all else by its seed', () => {
    const [random, rest] = [seeded(seed), seeded('rest')]
    for (let i = 0; i < 20; i++) expect(below(random, 100)).toBe(below(rest, 100))
  })
})
