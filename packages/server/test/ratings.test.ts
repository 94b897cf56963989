import { bits, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { applied, isProvisional, rate, shownRating, UNKNOWN } from '../src/people/ratings.ts'
import type { NumberedResult } from '../src/store/results.ts'
import { rankedBy } from './ranking.ts'

const FOUR = [
  { mu: 25, sigma: 25 / 3 },
  { mu: 30, sigma: 4 },
  { mu: 20, sigma: 2 },
  { mu: 28, sigma: 7 },
]

describe('a game changes ratings', () => {
  // As the package openskill 5.0.1 has it, which follows the same paper.
  test.each([
    [
      [1, 2, 3, 4],
      [28.70999341000559, 30.281023753320458, 20.0727963368856, 23.631399864894334],
      [8.190157827657467, 3.981022723702752, 2.0003045523015026, 6.728054936136468],
    ],
    [
      [4, 2, 2, 1],
      [22.35039149462205, 29.691270641006728, 20.03087009388314, 30.437292407341726],
      [8.009951321539601, 3.9808549614109774, 2.0009017945651872, 6.918765609812128],
    ],
    [
      [1, 1, 1, 1],
      [25.097579161387976, 29.916784051099498, 20.024336945809278, 27.88826657467554],
      [8.190157827657467, 3.991483192644379, 2.0013710480763507, 6.918765609812128],
    ],
  ])('by the places %j as published', (places, mus, sigmas) => {
    for (const [i, { mu, sigma }] of rate(FOUR, places).entries()) {
      expect(mu).toBeCloseTo(mus[i] ?? 0, 9)
      expect(sigma).toBeCloseTo(sigmas[i] ?? 0, 9)
    }
  })

  test('and who wins against a stranger is a stranger no more', () => {
    const [winner, loser] = rate([UNKNOWN, UNKNOWN], [1, 2])
    expect(winner).toMatchObject({
      mu: expect.closeTo(27.635389493140497, 9),
      sigma: expect.closeTo(8.06590141354368, 9),
    })
    expect(shownRating(UNKNOWN)).toBe(1500)
    expect([winner, loser].map(one => one && shownRating(one))).toEqual([1632, 1368])
  })
})

/** Many players of known strength who meet by chance; one game is decided by strength and luck. */
function simulate(players: number, games: number, seats: number) {
  const random = seeded(`${players} players`)
  const chance = () => (bits(random) >>> 0) / 2 ** 32
  // Strengths and luck as in Elo's model: 400 points are ten wins to one.
  const bell = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const strengths = Array.from({ length: players }, () => 200 * bell())
  const luck = () => -173.7 * Math.log(-Math.log(1 - chance() * (1 - 1e-12) - 1e-13))
  const results: NumberedResult[] = []
  for (let round = 0; round < games; round++) {
    const order = strengths.map((_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const k = Math.floor(chance() * (i + 1))
      ;[order[i], order[k]] = [order[k] ?? 0, order[i] ?? 0]
    }
    for (let first = 0; first + seats <= players; first += seats) {
      const shown = order
        .slice(first, first + seats)
        .map(i => ({ player: String(i), shown: (strengths[i] ?? 0) + luck() }))
      const places = shown.map(({ player, shown: own }) => ({
        player,
        left: false,
        place: 1 + shown.filter(other => other.shown > own).length,
      }))
      results.push({ table: `${results.length}`, ladder: 'x', number: results.length + 1, at: 0, places })
    }
  }
  const last = new Map(applied(new Map(), results).map(change => [change.player, change]))
  return { strengths, ratings: strengths.map((_, i) => last.get(String(i)) ?? { ...UNKNOWN, games: 0 }) }
}

describe('of 1,000 players after 50 games each', () => {
  test.each([2, 4])('with %i at a table the ratings say who is how strong', seats => {
    const { strengths, ratings } = simulate(1000, 50, seats)
    const correlation = rankedBy(
      strengths,
      ratings.map(({ mu }) => mu),
    )
    console.info(`${seats} at a table: rank correlation ${correlation.toFixed(3)}`)
    expect(correlation).toBeGreaterThan(0.9)
    expect(ratings.every(({ games }) => games === 50)).toBe(true)
    expect(ratings.filter(isProvisional).length).toBeLessThan(50)
  })

  test('and after five games nobody’s rating is sure', () => {
    expect(simulate(100, 5, 2).ratings.every(isProvisional)).toBe(true)
  })
})
