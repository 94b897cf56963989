import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kartentisch } from './command.ts'

const KITS = ['--kits', join(import.meta.dirname, '../../lab/test/harbour-kits.ts')]

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-set-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a set of cards from outside', () => {
  test('is simulated on all cores, with plans that name its cards', async () => {
    const plan = '[province, quay-goons, gold, quay-village when own(quay-village) < 3, silver]'
    const players = ['--players', `${plan},random`, '--kingdom', 'harbour-night', '--games', '40', '--json']
    const { out, errors } = await kartentisch('sim', 'dominion', ...players, ...KITS)
    expect(errors).toBe('')
    expect(JSON.parse(out).players[0].wins).toBeGreaterThan(30)
  })

  test('is played by every level', async () => {
    const levels = ['--players', 'easy,medium', '--kingdom', 'quay-village,quay-goons', '--games', '1', '--json']
    const { out, errors } = await kartentisch('sim', 'dominion', ...levels, ...KITS)
    expect(errors).toBe('')
    expect(JSON.parse(out).games).toBe(1)
  })

  test('is litmus-tested', async () => {
    const file = join(folder, 'quay-goons.yaml')
    const given = '{p1: {hand: [quay-goons], coins: 1}, p2: {hand: [copper x5]}}'
    const outcomes = '[{p1: {vp: 1}, p2: {hand: [copper x3]}}]'
    writeFileSync(
      file,
      `name: goons\ngame: dominion\ngiven: ${given}\nmoves: [play quay-goons, buy silver]\noutcomes: ${outcomes}\n`,
    )
    expect((await kartentisch('litmus', file, '--conform', ...KITS)).out).toContain('1 passed, 0 failed')
    expect((await kartentisch('litmus', file)).out).toContain('Unknown card "quay-goons".')
  })

  test('is fuzzed', async () => {
    const { code, out } = await kartentisch('fuzz', 'dominion', '--sets', 'base,harbour', '--games', '6', ...KITS)
    expect(out).toContain('6 games')
    expect(code).toBe(0)
  })

  test('lies on the table in the terminal, in German too', async () => {
    // Who thinks before the first question has a test of its own.
    const table = ['--kingdom', 'harbour-night', '--bots', 'big-money']
    const { out } = await kartentisch('play', 'dominion', ...table, '--language', 'de', ...KITS)
    expect(out).toContain('Kaidorf')
    expect(out).toContain('Kaischläger')
  })
})
