import { bradleyTerry, type Pairing } from '@kartentisch/bots'
import { at, below, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

const ELO = 400 / Math.LN10

/** Results exactly as these strengths would have them on average. */
const asExpected = (strengths: readonly number[], games: number): Pairing[] =>
  strengths.flatMap((a, i) =>
    strengths.slice(i + 1).map((b, k): Pairing => {
      const wins = games / (1 + Math.exp(b - a))
      return { players: [i, i + 1 + k], wins, ties: 0, losses: games - wins }
    }),
  )

describe('ratings of players', () => {
  test('who wins three games of four is 191 points stronger', () => {
    const { ratings, lent } = bradleyTerry(2, [[{ players: [0, 1], wins: 75, ties: 0, losses: 25 }]])
    const [a, b] = [at(ratings, 0), at(ratings, 1)]
    expect(lent).toBe(false)
    expect(a.rating - b.rating).toBeCloseTo(400 * Math.log10(3), 6)
    expect(a.rating + b.rating).toBeCloseTo(0, 6)
    // The standard error of the logarithm of the odds is 1/√(n·p·q); each of the two has half of it.
    const reach = (1.959964 * ELO) / Math.sqrt(100 * 0.75 * 0.25) / 2
    expect(a.high - a.rating).toBeCloseTo(reach, 6)
    expect(a.rating - a.low).toBeCloseTo(reach, 6)
  })

  test('strengths are found again from the results they lead to', () => {
    const strengths = [1.5, 0.2, -0.3, -1.4]
    const { ratings } = bradleyTerry(4, [asExpected(strengths, 1000)])
    expect(ratings.map(({ rating }) => rating / ELO)).toEqual(strengths.map(s => expect.closeTo(s, 6)))
  })

  test('a tie is half a win for both', () => {
    const { ratings } = bradleyTerry(2, [[{ players: [0, 1], wins: 50, ties: 50, losses: 0 }]])
    const counted = bradleyTerry(2, [[{ players: [0, 1], wins: 75, ties: 0, losses: 25 }]])
    expect(at(ratings, 0).rating).toBeCloseTo(at(counted.ratings, 0).rating, 9)
  })

  test('the interval holds the true strength in about 95 of 100 samples', () => {
    const random = seeded('samples')
    const truth = (ELO * Math.log(2)) / 2
    const samples = 1000
    let held = 0
    for (let i = 0; i < samples; i++) {
      let wins = 0
      for (let game = 0; game < 200; game++) if (below(random, 3) < 2) wins++
      const { low, high } = at(bradleyTerry(2, [[{ players: [0, 1], wins, ties: 0, losses: 200 - wins }]]).ratings, 0)
      if (low <= truth && truth <= high) held++
    }
    expect(held / samples).toBeGreaterThan(0.93)
    expect(held / samples).toBeLessThan(0.97)
  })

  test('where kingdoms differ, the interval holds the strength over all of them in about 95 of 100 samples', () => {
    const random = seeded('kingdoms')
    // The first wins nearly all games in one kingdom of two, and in the other few of them: 6 of 10 in all.
    const truth = (ELO * Math.log(1.5)) / 2
    const samples = 1000
    const held = { apart: 0, together: 0 }
    for (let i = 0; i < samples; i++) {
      const kingdoms = Array.from({ length: 20 }, (): Pairing[] => {
        const strong = below(random, 2) === 0
        let wins = 0
        for (let game = 0; game < 50; game++) if (below(random, 10) < (strong ? 9 : 3)) wins++
        return [{ players: [0, 1], wins, ties: 0, losses: 50 - wins }]
      })
      const holds = ({ ratings }: ReturnType<typeof bradleyTerry>) =>
        at(ratings, 0).low <= truth && truth <= at(ratings, 0).high
      if (holds(bradleyTerry(2, kingdoms, 2.093))) held.apart++
      if (holds(bradleyTerry(2, [kingdoms.flat()]))) held.together++
    }
    expect(held.apart / samples).toBeGreaterThan(0.92)
    expect(held.apart / samples).toBeLessThan(0.98)
    expect(held.together / samples).toBeLessThan(0.6)
  })

  test('who never scored gets a finite rating, and that is told', () => {
    const { ratings, lent } = bradleyTerry(3, [
      [
        { players: [0, 1], wins: 100, ties: 0, losses: 0 },
        { players: [1, 2], wins: 60, ties: 0, losses: 40 },
        { players: [0, 2], wins: 100, ties: 0, losses: 0 },
      ],
    ])
    expect(lent).toBe(true)
    expect(ratings.every(({ rating, low, high }) => [rating, low, high].every(Number.isFinite))).toBe(true)
    expect(at(ratings, 0).rating).toBeGreaterThan(at(ratings, 1).rating)
    expect(at(ratings, 1).rating).toBeGreaterThan(at(ratings, 2).rating)
  })

  test('one player alone is the mean', () => {
    expect(bradleyTerry(1, []).ratings).toEqual([{ rating: 0, low: 0, high: 0 }])
  })
})
