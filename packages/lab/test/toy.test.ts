import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from '@kartentisch/kernel'
import { arena, arenaReport, arrange, fuzz, playJobs, runFile, Shelf, settingOf, simReport } from '@kartentisch/lab'
import { afterAll, describe, expect, test } from 'vitest'
import { reports as reportsDe } from '../src/words/de/reports.ts'
import { reports } from '../src/words/en/reports.ts'

const { resolve } = createRequire(import.meta.url)
const module = pathToFileURL(resolve('@kartentisch/toy/kits')).href
const shelf = await Shelf.load([module])
const toy = shelf.kit('toy')
const litmus = join(resolve('@kartentisch/toy/kits'), '../../litmus/toy.yaml')

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-kits-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A module with this code, by its address. */
function moduleOf(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return pathToFileURL(file).href
}

const job = (players: readonly string[]) => ({
  setting: settingOf(shelf, 'toy', { players: players.length, seed: '1' }),
  players,
  seed: 'toy',
  games: 40,
  diary: true,
})

describe('a third game, which nothing here knows by name', () => {
  test('is simulated in threads, the same with one and with two', async () => {
    const jobs = [job(['hard', 'easy']), job(['hard', 'passive', 'easy'])]
    const [one, two] = [await playJobs(shelf, jobs, { workers: 1 }), await playJobs(shelf, jobs, { workers: 2 })]
    expect(two).toEqual(one)
    const { counts, diary } = at(one, 0)
    expect(counts.games).toBe(40)
    expect(at(counts.players, 0).points).toBeGreaterThan(at(counts.players, 1).points)
    expect(Object.keys(at(diary?.players ?? [], 0).cards).length).toBeGreaterThan(0)
  })

  test('has contests and reports', async () => {
    const contest = arrange(shelf, { game: 'toy', players: ['hard', 'easy', 'passive'], games: 20, seed: '1' })
    const { standings } = await arena(shelf, contest, { workers: 1 })
    expect(standings.games).toBe(60)
    expect(standings.players.at(-1)?.name).toBe('passive')
    const one = job(['hard', 'easy'])
    const html = simReport(toy.game, one, at(await playJobs(shelf, [one], { workers: 1 }), 0), 'kartentisch sim toy')
    expect(html).toContain(toy.game.name.en)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('has reports in German, without a word of English', async () => {
    const contest = arrange(shelf, { game: 'toy', players: ['hard', 'easy'], games: 20, seed: '1' })
    const contested = await arena(shelf, contest, { workers: 1, diary: true })
    const one = job(['hard', 'easy'])
    const [outcome] = await playJobs(shelf, [one], { workers: 1 })
    if (outcome === undefined) throw new Error('Nothing was played.')
    const html = [
      simReport(toy.game, one, outcome, 'again', 'de'),
      arenaReport(toy.game, contest, contested, 'again', 'de'),
    ].join('')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Wer gewinnt')
    // Parts of sentences that stand between blanks, and are long enough to be nothing else.
    const parts = Object.values(reports).flatMap(phrase => phrase.split(/\{\w+\}/).filter(part => part.length > 8))
    const german = Object.values(reportsDe).join(' ')
    expect(parts.filter(part => html.includes(part) && !german.includes(part))).toEqual([])
  })

  test('is fuzzed with every check on until everything has come up', () => {
    const fuzzed = fuzz(toy.game.fuzzing, { seed: '1', games: 200 })
    expect(fuzzed).toMatchObject({ games: 200, unseen: [], untried: [] })
    expect(fuzzed.failure).toBeUndefined()
  })

  test('has rule tests, which hold as matches too', () => {
    const results = [...runFile(shelf, litmus, { conforming: true })]
    expect(results.length).toBeGreaterThan(5)
    expect(results.filter(({ fault }) => fault !== undefined)).toEqual([])
  })
})

describe('a shelf', () => {
  test('has the games that come with Kartentisch first, and says which there are', async () => {
    expect(shelf.ids.at(-1)).toBe('toy')
    const usual = await Shelf.load()
    expect(usual.ids).toEqual(shelf.ids.slice(0, -1))
    expect(() => usual.kit('toy')).toThrow(`Unknown game "toy". Games: ${usual.ids.join(', ')}.`)
  })

  test('lets a module take the place of a game that is there', async () => {
    const mine = moduleOf(
      'mine',
      `import kits from ${JSON.stringify(module)}
      const [toy] = kits
      export default { ...toy, game: { ...toy.game, name: { de: 'Meins', en: 'Mine' } } }`,
    )
    const own = await Shelf.load([module, mine])
    expect(own.ids).toEqual(shelf.ids)
    expect(own.kit('toy').game.name.en).toBe('Mine')
  })

  test('refuses a module that has no games, or none at all', async () => {
    await expect(Shelf.load([moduleOf('empty', 'export const kits = []')])).rejects.toThrow('There is no game in')
    await expect(Shelf.load([pathToFileURL(join(folder, 'nowhere.mjs')).href])).rejects.toThrow("can't be loaded")
  })
})
