import { at, interval } from '@kartentisch/kernel'
import { Crew, type Job, type Outcome, type Playing, Shelf, settingOf } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const shelf = await Shelf.load()

const jobs: readonly Job[] = [
  {
    setting: settingOf(shelf, 'dominion', { players: 2, seed: '1' }),
    players: ['big-money', '[province, gold, smithy when own(smithy) < 1, silver]'],
    seed: 'crew',
    games: 60,
    diary: true,
  },
  {
    setting: settingOf(shelf, 'burgund', { players: 3, seed: '1' }),
    players: ['greedy', 'random', 'random'],
    seed: 'crew',
    games: 12,
    diary: true,
  },
  {
    setting: settingOf(shelf, 'dominion', { selection: 'random', players: 4, seed: '7' }),
    players: new Array<string>(4).fill('random'),
    seed: 'x',
    games: 20,
    diary: false,
  },
]

async function outcomes(workers: number, playing?: Playing) {
  const crew = new Crew(shelf, workers)
  const played = await crew.play(jobs, playing)
  await crew.close()
  return played
}

describe('simulating on several cores', () => {
  test('the result for a seed is the same with one worker and with two', async () => {
    const [one, two] = await Promise.all([outcomes(1), outcomes(2)])
    expect(two).toEqual(one)
    expect(one.map(({ counts }) => counts.games)).toEqual([60, 12, 20])
  })

  test('each job is told once, when it is whole', async () => {
    const told = new Map<number, Outcome[]>()
    const played = await outcomes(2, { done: (job, outcome) => told.set(job, [...(told.get(job) ?? []), outcome]) })
    expect(jobs.map((_, i) => told.get(i))).toEqual(played.map(outcome => [outcome]))
  })

  test('the diary changes nothing about the games', async () => {
    const [job] = jobs
    if (job === undefined) return
    const crew = new Crew(shelf, 2)
    const [watched] = await crew.play([job])
    const [plain] = await crew.play([{ ...job, diary: false }])
    await crew.close()
    expect(plain?.counts).toEqual(watched?.counts)
    expect(plain?.diary).toBeUndefined()
    expect(at(watched?.diary?.players ?? [], 1).cards.smithy?.reduce((a, b) => a + b)).toBe(60)
  })

  test('told to stop, it comes back with the games played so far', async () => {
    const [job] = jobs
    if (job === undefined) return
    const crew = new Crew(shelf, 2)
    const controller = new AbortController()
    const long = { ...job, games: 10_000_000 }
    const [outcome] = await crew.play([long], { signal: controller.signal, progress: () => controller.abort() })
    await crew.close()
    const { games, players } = outcome?.counts ?? { games: 0, players: [] }
    expect(games).toBeGreaterThan(0)
    expect(games).toBeLessThan(long.games)
    for (const { wins, ties, losses } of players) expect(wins + ties + losses).toBe(games)
  })
})

test('the interval of a share is Wilson’s', () => {
  // Known: 8 of 10 has the interval 0.490 to 0.943.
  const [low, high] = interval(8, 10)
  expect(low).toBeCloseTo(0.49, 3)
  expect(high).toBeCloseTo(0.943, 3)
  expect(interval(10, 10)[1]).toBeCloseTo(1, 9)
  expect(interval(0, 0)).toEqual([0, 1])
})
