import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, below, seeded } from '@kartentisch/kernel'
import {
  type ArenaResult,
  arena,
  arenaCsv,
  arenaLines,
  arenaReport,
  arenaResultOf,
  arrange,
  Crew,
  gameLines,
  gamesFor,
  halfWidth,
  type Job,
  mergeSimResults,
  readPosition,
  readSimResult,
  Shelf,
  settingOf,
  sim,
  simCsv,
  simReport,
  simResultOf,
  simTable,
  standingsTable,
  turnsCsv,
} from '@kartentisch/lab'
import { afterAll, describe, expect, test } from 'vitest'

const shelf = await Shelf.load()
const players = ['big-money', 'random']
const setting = settingOf(shelf, 'dominion', { players: 2, seed: '1' })
const job: Job = { setting, players, seed: '1', games: 60, diary: true }
const { game } = shelf.kit('dominion')

/** The same threads for all of it: starting them takes longer than the games. */
const hands = new Crew(shelf, 2)
const folder = mkdtempSync(join(tmpdir(), 'kartentisch-experiment-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await hands.close()
})

describe('an experiment', () => {
  test('is the same in parts as at once, to the last byte', async () => {
    const part = async (from: number, games: number) =>
      simResultOf(shelf, await sim(shelf, { ...job, from, games }, { hands }), 1)
    const parts = [await part(40, 20), await part(0, 25), await part(25, 15)]
    const read = parts.map((result, i) => readSimResult(JSON.parse(JSON.stringify(result)), `part ${i}`))
    const whole = simResultOf(shelf, await sim(shelf, job, { hands }), 1)
    expect(JSON.stringify(mergeSimResults(read))).toBe(JSON.stringify(whole))
    expect(mergeSimResults([at(read, 0), at(read, 1)]).ranges).toEqual([
      [1, 25],
      [41, 60],
    ])
    expect(() => mergeSimResults([at(read, 0), at(read, 0)])).toThrow('Game 41 is in two of these parts.')
    expect(() => mergeSimResults([at(read, 0), { ...at(read, 1), seed: 2 }])).toThrow('seed differs')
  })

  test('tells of each game, of the decks, piles and trash at the end, and fits into 80 columns', async () => {
    const played = await sim(shelf, { ...job, each: true }, { hands })
    const result = simResultOf(shelf, played, 1)
    const lines = gameLines(played.outcome.each ?? [])
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.map(line => line.game)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(lines.filter(line => line.winners.length === 1 && line.winners[0] === 0)).toHaveLength(
      at(result.players, 0).wins,
    )
    if (result.diary === undefined) throw new Error('Nothing was written down.')
    const { decks, left } = result.diary.ending
    // A game ends with the Provinces, nearly all of which Big Money has.
    expect(at(decks, 0).province).toBeGreaterThan(60 * 6)
    expect((at(decks, 0).province ?? 0) + (at(decks, 1).province ?? 0) + (left.province ?? 0)).toBe(60 * 8)
    const table = simTable(result, game.chronicle.words.length, 'de')
    expect(Math.max(...table.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(simCsv(result).split('\n')[1]).toMatch(/^big-money,60,\d+,\d+,\d+,[01]/)
    expect(simReport(game, job, played.outcome, 'kartentisch sim')).toContain('At the end')
  })

  test('stops as soon as enough is known, with intervals as wide as was asked for', async () => {
    const played = await sim(
      shelf,
      { ...job, diary: false, players: ['big-money', 'big-money'], games: 1e6 },
      { until: 0.04, hands },
    )
    const { games, players: lines, ranges } = simResultOf(shelf, played, 1, 0.04)
    expect(games).toBeLessThan(2 * gamesFor(0.04))
    expect(ranges).toEqual([[1, games]])
    for (const { low, high } of lines) expect(high - low).toBeLessThanOrEqual(0.08)
  })

  test('compares two players in the same games', async () => {
    const compared = await sim(shelf, { ...job, diary: false, games: 200 }, { instead: 'random', hands })
    const { paired } = compared
    const table = simTable(simResultOf(shelf, compared, 1), game.chronicle.words.length, 'de')
    expect(Math.max(...table.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(paired).toMatchObject({ player: 'random', games: 200 })
    expect(paired?.difference).toBeLessThan(-0.3)
    expect(paired?.high).toBeLessThan(0)
    const same = await sim(shelf, { ...job, diary: false, games: 50 }, { instead: 'big-money', hands })
    expect(same.paired).toMatchObject({ difference: 0, low: 0, high: 0 })
  })

  test('begins with given decks', async () => {
    const copper = (n: number) => Array.from({ length: n }, () => 'copper')
    const decks = [[...copper(5), 'gold', 'gold', 'gold', 'gold', 'gold'], copper(10)]
    const { outcome } = await sim(shelf, { ...job, players: ['big-money', 'big-money'], decks }, { hands })
    expect(at(outcome.counts.players, 0).wins).toBeGreaterThan(55)
  })

  test('begins at a given position, with what is hidden dealt anew in each game', async () => {
    const file = join(folder, 'last-province.yaml')
    // Whoever is to move has eight coins and buys the last Province; what p2 holds can't change it.
    const given = `{ supply: { province: 1 }, p1: { hand: [gold x 2, silver], deck: [copper x 7] }, p2: { deck: [estate x 9] } }`
    writeFileSync(file, `game: dominion\nkingdom: [smithy, village]\ngiven: ${given}\n`)
    const begun = readPosition(shelf, file)
    const played = await sim(shelf, { ...job, ...begun, players: ['big-money', 'big-money'], each: true }, { hands })
    for (const { winners, turns, first } of played.outcome.each ?? [])
      expect({ winners, turns, first }).toEqual({ winners: [1], turns: [1, 0], first: 0 })
    const result = readSimResult(JSON.parse(JSON.stringify(simResultOf(shelf, played, 1))), 'here')
    expect(result.position).toMatchObject({ kingdom: ['smithy', 'village'] })
    expect(() => mergeSimResults([result, { ...result, position: {} }])).toThrow('position differs')
    await expect(sim(shelf, { ...job, ...begun, players: ['big-money'] })).rejects.toThrow('for 2 players, and 1 seats')
    writeFileSync(file, 'game: dominion\ngiven:\n  p1: { hand: [cooper] }\n')
    expect(() => readPosition(shelf, file)).toThrow(`${file}:3:`)
    writeFileSync(file, '[{ game: dominion }, { game: dominion }]')
    expect(() => readPosition(shelf, file)).toThrow('there are 2 in it')
  })
})

describe('a contest', () => {
  const players = ['big-money', 'random', 'bm', 'money', 'big-smithy', 'village-smithy']
  const contest = arrange(shelf, {
    game: 'dominion',
    players,
    selection: 'first-game',
    settings: 2,
    games: 2,
    seed: '1',
  })

  test('tells by turn and game by game, with the decks at the end, in whatever order games end', async () => {
    const contested = await arena(shelf, contest, { hands, diary: true, each: true })
    const result = arenaResultOf(shelf, contest, contested, 1)
    const again = arenaResultOf(shelf, contest, await arena(shelf, contest, { hands, diary: true }), 1)
    expect(JSON.stringify(again)).toBe(JSON.stringify(result))
    const names = result.players.map(({ name }) => name)
    const random = names.indexOf('random')
    if (result.diary === undefined) throw new Error('Nothing was written down.')
    // Everybody has ten games in two kingdoms, and begins each with seven Coppers.
    expect(at(at(result.diary.players, random).turns, 0).games).toBe(20)
    expect(at(result.diary.ending.decks, names.indexOf('big-money')).copper).toBeGreaterThanOrEqual(7 * 20)
    const lines = arenaLines(contest, contested).trim().split('\n')
    expect(lines).toHaveLength(result.games)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kingdom: 2, players: players.slice(-2), game: 2 })
    expect(arenaCsv(result).split('\n')[1]).toMatch(new RegExp(`^${names[0]},-?\\d`))
    expect(turnsCsv(result).split('\n')[1]).toBe(`${names[0]},1,20,3,${firstMoney(result)}`)
    expect(arenaReport(game, contest, contested, 'again')).toContain('At the end')
    const widths = standingsTable(game, contested.standings, 'de')
      .split('\n')
      .map(line => line.length)
    expect(Math.max(...widths)).toBeLessThanOrEqual(80)
  })
})

/** What the first player made in its first turns, on average. */
function firstMoney({ diary }: ArenaResult): number {
  const { money = 0, games = 1 } = diary?.players[0]?.turns[0] ?? {}
  return money / games
}

test('an interval that is looked at after every game misses the truth less often than once in twenty', () => {
  const random = seeded('sequence')
  const around = gamesFor(0.05)
  const missed = Array.from({ length: 400 }, () => {
    let won = 0
    for (let n = 1; n <= 1500; n++) {
      won += below(random, 2)
      if (Math.abs(won / n - 0.5) > halfWidth(n, around)) return 1
    }
    return 0
  }).reduce<number>((sum, one) => sum + one, 0)
  expect(missed / 400).toBeLessThan(0.05)
  expect(halfWidth(gamesFor(0.01), gamesFor(0.01))).toBeLessThan(0.0125)
})
