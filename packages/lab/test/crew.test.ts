import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, interval } from '@kartentisch/kernel'
import { addressOf, Crew, type Job, type Outcome, type Playing, Shelf, settingOf, sim } from '@kartentisch/lab'
import { afterAll, describe, expect, test } from 'vitest'

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

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-crew-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A player in a module that notes whenever it is loaded, and games with it, each played by a crew of its own. */
async function counted(name: string, answer: string) {
  const [file, notes] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)]
  const noting = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(notes)}, 'x')\n`
  writeFileSync(file, `${noting}export default { name: 'counted', answer: ${answer} }`)
  const games = await Shelf.load([addressOf(file)])
  const setting = settingOf(games, 'burgund', { players: 2, seed: '1' })
  const play = async (players: readonly string[]): Promise<Outcome[]> => {
    const crew = new Crew(games, 1)
    try {
      return await crew.play([{ setting, players, seed: '1', games: 2, diary: false }])
    } finally {
      await crew.close()
    }
  }
  /** In the threads alone: it was loaded once here. */
  return { file, games, setting, play, loaded: () => readFileSync(notes, 'utf8').length - 1 }
}

const FIRST = '({ choices, min }) => choices.slice(0, Math.max(min, 1))'

test('no more threads load the games than there are games to play', async () => {
  const { games, setting, loaded } = await counted('lonely', FIRST)
  const job = { setting, players: ['random', 'random'], seed: '1', games: 1, diary: false }
  const { outcome } = await sim(games, job, { workers: 3 })
  expect(outcome.counts.games).toBe(1)
  expect(loaded()).toBe(1)
})

describe('a thread that has loaded the games', () => {
  test('plays for the next crew too, and the same games come out', async () => {
    const { file, play, loaded } = await counted('first', FIRST)
    const once = await play([file, 'random'])
    expect(await play([file, 'random'])).toEqual(once)
    expect(loaded()).toBe(1)
  })

  test('plays for nobody else when something has gone wrong in it', async () => {
    const { file, play, loaded } = await counted('failing', `() => { throw new Error('I give up.') }`)
    await expect(play([file, 'random'])).rejects.toThrow('I give up.')
    expect((await play(['random', 'random']))[0]?.counts.games).toBe(2)
    expect(loaded()).toBe(2)
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
