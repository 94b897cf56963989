import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parsePlan } from '@kartentisch/bots'
import { objection, plain, type Question, seat } from '@kartentisch/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kartentisch } from './command.ts'

const ROOT = join(import.meta.dirname, '../../..')
const page = readFileSync(join(ROOT, 'docs/bots.md'), 'utf8')

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-page-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What stands in the page in one language. */
const blocks = (language: string): string[] =>
  Array.from(page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g')), ([, text = '']) => text)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a message has all that an example shows; its lists and records may have more, in the same order. */
function has(real: unknown, shown: unknown): boolean {
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return false
    let from = 0
    for (const item of shown) {
      const found = real.findIndex((other, i) => i >= from && has(other, item))
      if (found < 0) return false
      from = found + 1
    }
    return true
  }
  if (!isRecord(shown)) return real === shown
  return isRecord(real) && Object.entries(shown).every(([key, value]) => has(real[key], value))
}

/** Everything the example bot is told in a game. */
async function heardIn(game: string, ...more: readonly string[]): Promise<unknown[]> {
  const log = join(folder, `${game}.jsonl`)
  const listening = join(folder, `${game}.cjs`)
  writeFileSync(
    listening,
    `const bot = require('node:child_process').spawn(process.execPath, [${JSON.stringify(join(ROOT, 'examples/bot.js'))}], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    process.stdin.on('data', text => {
      require('node:fs').appendFileSync(${JSON.stringify(log)}, text)
      bot.stdin.write(text)
    })
    process.stdin.on('end', () => bot.stdin.end())`,
  )
  const players = `exec:"${process.execPath}" "${listening}",${game === 'dominion' ? 'militia' : 'greedy'}`
  const { code } = await kartentisch('sim', game, '--players', players, '--games', '1', '--seed', 'docs', ...more)
  expect(code).toBe(0)
  return readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

describe('docs/bots.md', () => {
  let heard: unknown[] = []
  beforeAll(async () => {
    heard = [...(await heardIn('dominion', '--kingdom', 'smithy,militia')), ...(await heardIn('burgund'))]
  })

  test('shows messages as they are', () => {
    const shown = blocks('json').map(text => JSON.parse(text))
    const typed = shown.filter(message => 'type' in message && message.type !== 'refused')
    expect(typed.map(({ type }) => type)).toEqual(['hello', 'question', 'over', 'question'])
    for (const example of typed)
      expect(
        heard.some(message => has(message, example)),
        example.prompt,
      ).toBe(true)
    expect(heard.some(message => has(message, { ...typed[1], number: 18 }))).toBe(false)
  })

  test('shows an answer that can be, and why another can’t', () => {
    const shown = blocks('json').map(text => JSON.parse(text))
    const asked = shown.find(({ number }) => number === 17)
    const question: Question = plain({
      ...asked.question,
      seat: seat(0),
      whose: seat(0),
      choices: [0, 1, 3, 3, 3],
      shown: [],
    })
    expect(objection(question, shown.find(message => 'answer' in message).answer)).toBeUndefined()
    expect(objection(question, [0])?.en).toBe(shown.find(({ type }) => type === 'refused').why)
  })

  test('shows a plan that can be read, and the library’s example as it is', () => {
    const [plan = ''] = /\[province[^\]]*\]/.exec(page) ?? []
    expect(parsePlan(plan).buy).toHaveLength(4)
    const example = readFileSync(join(ROOT, 'examples/library.ts'), 'utf8')
    expect(example).toContain(blocks('ts')[0])
  })

  test('the library’s example wins against Big Money', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'examples/library.ts')])
    const [own = '', bigMoney = ''] = stdout.split('\n')
    expect(own).toMatch(/^two Smithies: \d/)
    expect(Number.parseFloat(own.split(': ')[1] ?? '')).toBeGreaterThan(60)
    expect(bigMoney).toMatch(/^big-money: \d/)
  })
})
