import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playedGame } from '@kartentisch/lab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helps } from '../src/words/help.ts'
import { kartentisch, typing } from './command.ts'
import { shelf } from './kits.ts'

/** The examples of `--help` that are about finished games, logs, puzzles and parts of experiments. */
const EXAMPLES = Object.values(helps.en)
  .flatMap(({ text }) => text.match(/^ {2}kartentisch (?:replay|import|export|puzzle|merge|review) .*$/gm) ?? [])
  .map(line => line.trim())

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const kit = shelf.kit('dominion')
  const setup = kit.game.setup({ players: 2, seed: '1', selection: 'first-game' })
  const evening = playedGame(kit, setup, 'evening', ['big-money', 'big-money'])
  writeFileSync(join(folder, 'evening.json'), JSON.stringify(evening))
  writeFileSync(join(folder, 'evening.txt'), (await kartentisch('export', join(folder, 'evening.json'))).out)
  const puzzles = JSON.parse(readFileSync('puzzles/dominion.json', 'utf8'))
  writeFileSync(join(folder, 'puzzles.json'), JSON.stringify(puzzles.slice(0, 2)))
  for (const [part, from] of ['1', '3'].entries()) {
    const { out } = await kartentisch('sim', '--games', '2', '--from', from, '--workers', '1', '--json')
    writeFileSync(join(folder, `part${part + 1}.json`), out)
  }
})

/** The same with little to do, and with files of our own. */
const quick = (command: string): string[] =>
  command
    .replace(/ > .*/, '')
    .replace(/--seconds \d+/, '--seconds 1')
    .replace(/^(kartentisch (?:review|puzzle find)(?!.*--seconds).*)$/, '$1 --seconds 1')
    .replace('puzzles/*.json', 'puzzles.json')
    .replaceAll(/\b[\w-]+\.(?:json|txt|html)\b/g, file => join(folder, file))
    .split(' ')
    .slice(1)

test.each(EXAMPLES)('%s', async line => {
  for (const args of line.split(' && ').map(quick)) {
    // What is looked at step by step has a screen and a keyboard, and there q is typed.
    const steps = args[0] === 'replay'
    const { code, out, errors } = steps ? await typing(['q'], ...args) : await kartentisch(...args)
    expect(errors).toMatch(/^(Report: .*\n)*$/)
    expect(code).toBe(0)
    // In a second there may be no puzzle to be found.
    if (args[1] !== 'find') expect(out).not.toBe('')
  }
})

test('what a program that learns says is piped in', async () => {
  const [, said = ''] = /echo '(.*)' \| kartentisch env$/m.exec(helps.en.env.text) ?? []
  const { code, out } = await typing([said], 'env')
  expect(JSON.parse(out)).toMatchObject({ type: 'opened', game: 'dominion' })
  expect(code).toBe(0)
})

test('there are examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(10)
})
