import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressOf, playJobs, rulingsOf, Shelf, settingOf } from '@kartentisch/lab'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-shelf-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A module in a file of its own. */
function module(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const BOT = '{ name: "first", answer: ({ choices, min }) => choices.slice(0, Math.max(min, 1)) }'
const HARBOUR = join(import.meta.dirname, '../../dominion/test/outside-set/set.ts')

describe('a module brings', () => {
  test.each([
    ['player.mjs', `export default ${BOT}`],
    ['maker.mjs', `export default () => (${BOT})`],
  ])('a player: %s, who plays on all threads', async (name, text) => {
    const file = module(name, text)
    const shelf = await Shelf.load([addressOf(file)])
    const setting = settingOf(shelf, 'burgund', { players: 2, seed: '1' })
    const job = { setting, players: [file, 'random'], seed: '1', games: 4, diary: false }
    const [outcome] = await playJobs(shelf, [job], { workers: 2 })
    expect(outcome?.counts.games).toBe(4)
  })

  test('a set of cards, with its rulings', async () => {
    const { game } = (await Shelf.load([addressOf(HARBOUR)])).kit('dominion')
    expect(game.box.parts).toContain('harbour')
    expect(rulingsOf(game, 'quay-village', 'de')?.steps.length).toBeGreaterThan(0)
    expect((await Shelf.load()).kit('dominion').game.box.parts).not.toContain('harbour')
  })

  test('several sets at once, and more sets for a game that has some already', async () => {
    const { kits } = await Shelf.load([addressOf(HARBOUR)])
    const another = { ...kits[0] }
    expect(another.parts?.with([]).game.box.parts).toContain('harbour')
  })

  test('something else, which is refused', async () => {
    const nothing = addressOf(module('nothing.mjs', 'export default { colour: "green" }'))
    await expect(Shelf.load([nothing])).rejects.toThrow('There is no game in')
  })
})

test('a module is a file, a folder with an index, or a package', () => {
  const file = module('a.mjs', '')
  expect(addressOf(file)).toBe(pathToFileURL(file).href)
  mkdirSync(join(folder, 'sets'))
  const index = module('sets/index.js', '')
  expect(addressOf(join(folder, 'sets'))).toBe(pathToFileURL(index).href)
  expect(addressOf('@kartentisch/bots/kits')).toMatch(/bots\/src\/kits\.ts$/)
  expect(() => addressOf('no-such-package')).toThrow('There is no module "no-such-package"')
})

test('rulings are told in both languages', async () => {
  const shelf = await Shelf.load()
  expect(rulingsOf(shelf.kit('dominion').game, 'artisan', 'en')?.steps[0]).toBe(
    'Gain a card costing up to 5 into your hand.',
  )
  expect(rulingsOf(shelf.kit('burgund').game, 'cloister', 'de')?.rulings.length).toBeGreaterThan(1)
})
