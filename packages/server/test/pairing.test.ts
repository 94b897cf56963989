import { oneOf, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Format,
  type Met,
  nextRound,
  type Pair,
  type Round,
  roundsOf,
  standings,
  winnerOf,
} from '../src/people/pairing.ts'

const people = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`)

/** Plays a whole tournament with results by chance. */
function played(
  format: Format,
  entrants: readonly string[],
  seed: string,
  wanted = 9,
  left = new Set<string>(),
): Round[] {
  const random = seeded(seed)
  const rounds: Round[] = []
  for (let i = 0; i < roundsOf(format, entrants.length, wanted); i++)
    rounds.push(
      nextRound(format, entrants, rounds, left).map(
        (pair): Met => ({ ...pair, points: pair.second === null ? 1 : oneOf(random, [0, 0.5, 1]) }),
      ),
    )
  return rounds
}

const key = ({ first, second }: Pair) => [first, second].sort().join(' ')

describe.each(Array.from({ length: 15 }, (_, i) => i + 2))('with %i who take part', n => {
  const entrants = people(n)

  test('a Swiss tournament lets nobody meet somebody twice, and everybody play each round but for one bye', () => {
    for (let seed = 0; seed < 10; seed++) {
      const rounds = played('swiss', entrants, `swiss ${n} ${seed}`)
      const games = rounds.flat()
      const real = games.filter(({ second }) => second !== null).map(key)
      expect(new Set(real).size).toBe(real.length)
      for (const round of rounds) {
        const there = round.flatMap(({ first, second }) => [first, ...(second === null ? [] : [second])])
        expect(there.sort()).toEqual([...entrants].sort())
        expect(round.filter(({ second }) => second === null)).toHaveLength(n % 2)
      }
      const byes = games.filter(({ second }) => second === null).map(({ first }) => first)
      expect(new Set(byes).size).toBe(byes.length)
    }
  })

  test('in a Swiss tournament nobody begins two games more than they do not', () => {
    const games = played('swiss', entrants, `begins ${n}`).flat()
    for (const player of entrants) {
      const own = games.filter(game => game.second !== null && [game.first, game.second].includes(player))
      const begun = own.filter(({ first }) => first === player).length
      expect(Math.abs(2 * begun - own.length)).toBeLessThanOrEqual(2)
    }
  })

  test('in a round robin everybody meets everybody once', () => {
    const real = played('round-robin', entrants, `robin ${n}`)
      .flat()
      .filter(({ second }) => second !== null)
    expect(new Set(real.map(key)).size).toBe((n * (n - 1)) / 2)
    expect(real).toHaveLength((n * (n - 1)) / 2)
  })

  test('in a knock-out whoever has lost is out, and one is left', () => {
    const rounds = played('knock-out', entrants, `out ${n}`)
    expect(rounds.at(-1)).toHaveLength(1)
    const out = new Set<string>()
    for (const round of rounds)
      for (const game of round) {
        for (const player of [game.first, game.second]) expect(out.has(player ?? '')).toBe(false)
        if (game.second !== null) out.add(winnerOf(game) === game.first ? game.second : game.first)
      }
    expect(out.size).toBe(n - 1)
  })
})

test('the same log of results always makes the same round', () => {
  const rounds = played('swiss', people(9), 'same', 3)
  const again: Round[] = JSON.parse(JSON.stringify(rounds))
  expect(nextRound('swiss', people(9), again)).toEqual(nextRound('swiss', people(9), rounds))
})

test('those with equally many points meet', () => {
  const first: Round = [
    { first: 'a', second: 'b', points: 1 },
    { first: 'c', second: 'd', points: 0 },
  ]
  expect(nextRound('swiss', ['a', 'b', 'c', 'd'], [first]).map(key)).toEqual(['a d', 'b c'])
})

test('who has left is met no more: the other has a bye', () => {
  const left = new Set(['p1'])
  for (const format of ['swiss', 'round-robin', 'knock-out'] as const) {
    const rounds = played(format, people(6), `left ${format}`, 3, left)
    const games = rounds.flat()
    if (format === 'knock-out') expect(rounds.at(-1)).toHaveLength(1)
    expect(games.some(({ first, second }) => first === 'p1' || second === 'p1')).toBe(false)
  }
})

test('equal points are told apart by whom one has met and beaten', () => {
  const rounds: Round[] = [
    [
      { first: 'a', second: 'b', points: 1 },
      { first: 'c', second: 'd', points: 1 },
    ],
    [
      { first: 'a', second: 'c', points: 0.5 },
      { first: 'b', second: 'd', points: 0 },
    ],
  ]
  expect(standings(['d', 'c', 'b', 'a'], rounds, 'swiss')).toMatchObject([
    { player: 'c', points: 1.5, buchholz: 2.5, sonneborn: 1.75 },
    { player: 'a', points: 1.5, buchholz: 1.5 },
    { player: 'd', points: 1, buchholz: 1.5 },
    { player: 'b', points: 0 },
  ])
})

test('who came further in a knock-out is before who has more points', () => {
  const rounds: Round[] = [
    [
      { first: 'a', second: 'b', points: 1 },
      { first: 'c', second: 'd', points: 0.5 },
    ],
    [{ first: 'a', second: 'd', points: 0.5 }],
  ]
  expect(standings(['a', 'b', 'c', 'd'], rounds, 'knock-out').map(({ player }) => player)).toEqual(['d', 'a', 'c', 'b'])
})

test('the best two of a knock-out meet in the end, and the first have the byes', () => {
  const round = nextRound('knock-out', people(6), [])
  expect(round.filter(({ second }) => second === null).map(({ first }) => first)).toEqual(['p0', 'p1'])
})

describe('in a Swiss tournament those who do not want each other', () => {
  const apart =
    (...pairs: readonly string[]) =>
    (a: string, b: string) =>
      pairs.includes(`${a} ${b}`) || pairs.includes(`${b} ${a}`)
  const four = people(4)

  test('are not paired where others are there', () => {
    const areApart = apart('p0 p1', 'p2 p3')
    const first = nextRound('swiss', four, [], undefined, areApart)
    expect(first.map(key).sort()).toEqual(['p0 p2', 'p1 p3'])
    // Rather than them, those meet who have met before.
    const rounds = [first, nextRound('swiss', four, [won(first)], undefined, areApart)].map(won)
    expect(rounds[1]?.map(key).sort()).toEqual(['p0 p3', 'p1 p2'])
    const third = nextRound('swiss', four, rounds, undefined, areApart)
    expect(third.map(key)).not.toContain('p0 p1')
    expect(third.map(key)).not.toContain('p2 p3')
  })

  test('meet where there is nobody else', () => {
    expect(nextRound('swiss', people(2), [], undefined, apart('p0 p1'))).toHaveLength(1)
  })

  test('take nobody’s time, even if somebody wants none of 63 others', () => {
    const all = people(64)
    const areApart = (a: string, b: string) => a === 'p63' || b === 'p63'
    const round = nextRound('swiss', all, [], undefined, areApart)
    expect(round.flatMap(({ first, second }) => [first, second]).sort()).toEqual([...all].sort())
  })
})

const won = (pairs: readonly Pair[]): Round => pairs.map(pair => ({ ...pair, points: 1 }))
