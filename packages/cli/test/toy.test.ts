import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kartentisch, typing } from './command.ts'

/** A game of somebody else's: the command line learns of it by its module alone. */
const MODULE = createRequire(import.meta.url).resolve('@kartentisch/toy/kits')
const LITMUS = join(MODULE, '../../litmus')

const toy = (command: string, ...args: readonly string[]) => kartentisch(command, ...args, '--kits', MODULE)

test('a game of one’s own is simulated, fuzzed, tested and listed', async () => {
  const [sim, arena, fuzz, litmus, cards] = await Promise.all([
    toy('sim', 'toy', '--games', '20', '--json'),
    toy('arena', 'toy', '--players', 'hard,easy', '--games', '10', '--json'),
    toy('fuzz', 'toy', '--games', '20'),
    toy('litmus', LITMUS, '--conform', '--by-name', '--quiet'),
    toy('cards', '--game', 'toy'),
  ])
  expect(JSON.parse(sim.out)).toMatchObject({ games: 20 })
  expect(JSON.parse(arena.out)).toMatchObject({ game: 'toy', games: 10 })
  expect(fuzz.out).toMatch(/^20 games, \d+ answers, \d+ kinds of question, no finding\.$/m)
  expect(litmus.out).toMatch(/^\d+ passed, 0 failed$/m)
  expect(cards.out.trim().split('\n').length).toBeGreaterThan(3)
})

test('rule tests that answer a kind of question nowhere by name are told which', async () => {
  const { out, code } = await kartentisch('litmus', 'litmus/base/cellar.yaml', '--by-name', '--quiet')
  expect(out).toContain('No test answers this by name: cellar: discard (card from hand or none)\n1 of 2 kinds')
  expect(code).toBe(1)
})

test('it is played in the terminal to its end', async () => {
  const typed = Array.from({ length: 40 }, () => '1')
  const { out, code, errors } = await typing(typed, 'play', 'toy', '--seed', '1', `--kits=${MODULE}`)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out).toMatch(/wins\.|share the victory\.|Nobody wins\./)
})

test('what can’t be loaded, or has no game in it, is said with its name', async () => {
  const [missing, empty, unknown] = await Promise.all([
    kartentisch('sim', 'toy', '--kits', 'nowhere.ts'),
    kartentisch('sim', 'toy', '--kits', import.meta.filename.replace('toy.test', 'command')),
    kartentisch('sim', 'toy'),
  ])
  expect(missing.errors).toMatch(/The module ".*nowhere\.ts" can't be loaded/)
  expect(empty.errors).toMatch(/There is no game in ".*command\.ts"/)
  expect(unknown.errors).toContain('Unknown game "toy". Games: dominion, burgund.')
})
