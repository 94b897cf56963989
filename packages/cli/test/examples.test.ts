import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { helps } from '../src/words/help.ts'
import { kartentisch } from './command.ts'

/** The examples that `--help` shows, as somebody types them: line by line, in this order. */
const EXAMPLES = Object.values(helps.en)
  .flatMap(({ text }) => text.match(/^ {2}kartentisch .*$/gm) ?? [])
  .map(line => line.trim().replace(/ {3,}.*$/, ''))
  // What listens until it is stopped, and what takes finished games, logs and puzzles, has tests of its own.
  .filter(line => !/--socket|--queue|^kartentisch (replay|import|export|puzzle|merge|review) /.test(line))

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The same with little to do, and with what is written in a folder of our own. */
const quick = (line: string): string =>
  line
    .replaceAll(/--games \d+/g, '--games 2')
    .replaceAll(/--seconds \d+/g, '--seconds 1')
    .replaceAll(/--kingdoms \d+/g, '--kingdoms 1')
    .replaceAll(/\b(evening\.json|report\.html|first-game\.yaml|part\d\.json)\b/g, file => join(folder, file))
    .replaceAll(/--until \d+%/g, '--until 30%')
    .replace(/^(kartentisch tune (?!.*--seconds))/, '$1--seconds 1 ')
    .replace(/^(kartentisch tune )/, '$1--compare 20 --workers 1 ')
    .replace(/^(kartentisch (?:sim|arena) (?!.*--(?:games|until)).*?)( >|$)/, '$1 --games 2$2')
    .replace(/^(kartentisch (?:sim|arena) .*?)( >|$)/, '$1 --workers 1$2')
    // Who searches takes its time, and has tests of its own.
    .replace('medium,one-action', 'easy,money')
    .replace(/^(kartentisch play dominion(?!.*--bots).*)/, '$1 --bots big-money')
    .replace(/litmus\/$/, 'litmus/base/moat.yaml')
    .replace(/ --coverage$/, '')
    .replace(/^(kartentisch lab (?!.*--seconds))/, '$1--games 40 ')
    .replace('lab.html', join(folder, 'lab.html'))

/** What a shell makes of a line: words, some of them in quotes. */
const words = (line: string): string[] =>
  Array.from(line.matchAll(/(?:[^\s"]|"[^"]*")+/g), ([word]) => word.replaceAll('"', '')).slice(1)

test.each(EXAMPLES)('%s', async line => {
  const args = words(quick(line).replace(/ > .*/, ''))
  const { code, out, errors } = await kartentisch(...args)
  expect(errors).toMatch(/^(Report: .*\n)*$/)
  expect(code).toBe(0)
  expect(out).not.toBe('')
  const [, file] = / > (\S+)/.exec(quick(line)) ?? []
  if (file !== undefined) writeFileSync(file, out)
})

test('there are examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(25)
})
