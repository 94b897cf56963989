import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigMoney } from '@kartentisch/bots'
import { dominion, dominionKit } from '@kartentisch/dominion'
import { at, type Player, seat, simulate } from '@kartentisch/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { kartentisch, MAIN, typing, typingIntoProcess } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-outside-'))
afterAll(() => rmSync(folder, { recursive: true }))

const EXAMPLE = `exec:"${process.execPath}" "${join(import.meta.dirname, '../../../examples/bot.js')}"`

/** A program written down in a file, as it is named on the command line. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.cjs`)
  writeFileSync(file, code)
  return `exec:"${process.execPath}" ${file}`
}

/** Lets a function of the program answer each message, unless it says nothing. */
const answering = (answer: string): string => `
  const answer = ${answer}
  require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
    const said = answer(JSON.parse(line))
    if (said !== undefined) console.log(typeof said === 'string' ? said : JSON.stringify(said))
  })`

/** Takes as few as may be, in the order they are offered. */
const FIRST = `({ type, question }) =>
  type === 'question'
    ? { answer: question.choices.flatMap(({ n, times }) => new Array(times).fill(n)).slice(0, question.min) }
    : undefined`

const first: Player<unknown> = {
  name: 'first',
  answer: ({ choices, min }) =>
    [...new Set(choices)].flatMap(n => choices.filter(other => other === n)).slice(0, Math.min(min, choices.length)),
}

const sim = (...args: readonly string[]) => kartentisch('sim', ...args, '--json')

describe('a program plays', () => {
  test('Dominion and Burgund, for many games, and the seed decides whoever plays them', async () => {
    const wins = async (game: string, ...more: readonly string[]) => {
      const other = game === 'dominion' ? 'big-money' : 'random'
      const { out, errors } = await sim(game, '--players', `${EXAMPLE},${other}`, '--games', '8', ...more)
      expect(errors).toBe('')
      return JSON.parse(out)
    }
    const [dominion, again, burgund] = await Promise.all([
      wins('dominion', '--workers', '1'),
      wins('dominion', '--workers', '2'),
      wins('burgund', '--workers', '1'),
    ])
    expect(again).toEqual(dominion)
    expect(at(dominion.players, 0)).toMatchObject({ name: EXAMPLE })
    expect(dominion.players[0].wins).toBeGreaterThan(dominion.players[1].wins)
    expect(burgund.players[0].wins).toBeGreaterThan(5)
  })

  test('the same games as a player of ours who answers alike', async () => {
    const players = `big-money,${program('first', answering(FIRST))}`
    const kingdom = 'militia,witch,moat,cellar'
    const { out } = await sim('dominion', '--kingdom', kingdom, '--players', players, '--games', '6', '--seed', 'x')
    const setup = dominionKit.setup({ selection: kingdom, players: 2, seed: 'x' })
    const points = Array.from({ length: 6 }, (_, i) => {
      const rules = dominion.prepare({ ...setup, first: i % 2 })
      return rules.scores(simulate(rules, [bigMoney, first], `x/${i}`))
    })
    const means = JSON.parse(out).players.map((line: { points: number }) => line.points)
    expect(means).toEqual([0, 1].map(i => points.reduce((sum, scores) => sum + at(scores, i), 0) / 6))
  })

  test('in the arena, with a report, and alone against Egon', async () => {
    const html = join(folder, 'arena.html')
    const some = ['--kingdoms', '2', '--games', '4', '--html', html, '--json', '--workers', '1']
    const [arena, solo] = await Promise.all([
      kartentisch('arena', '--players', `${EXAMPLE},big-money,random`, ...some),
      sim('burgund', '--players', EXAMPLE, '--games', '4', '--workers', '1'),
    ])
    expect(JSON.parse(arena.out)).toMatchObject({ games: 24 })
    expect(readFileSync(html, 'utf8')).toContain('Points by turn')
    expect(JSON.parse(solo.out)).toMatchObject({ games: 4 })
  })

  test('with a person, who takes something back: to the program the game begins anew', async () => {
    const log = join(folder, 'heard.txt')
    const noting = `message => {
      require('node:fs').appendFileSync(${JSON.stringify(log)}, message.type + ' ' + (message.events?.length ?? '') + '\\n')
      return (${FIRST})(message)
    }`
    const typed = ['', '', '', '', 'u', '', 'q']
    const bots = program('noting', answering(noting))
    const { out, code } = await typing(typed, 'play', 'dominion', '--seed', '4', '--bots', bots)
    expect(code).toBe(0)
    expect(out).toContain("Bruno's turn 1.")
    const heard = readFileSync(log, 'utf8').trim().split('\n')
    const hellos = heard.flatMap((line, i) => (line.startsWith('hello') ? [i] : []))
    expect(hellos.length).toBe(2)
    // After either beginning the first question comes with all that has happened.
    for (const i of hellos) expect(Number(heard[i + 1]?.split(' ')[1])).toBeGreaterThan(5)
  })
})

describe('a program that goes wrong is told of, and the simulation stops', () => {
  const four = ['--games', '4', '--workers', '1']
  const run = (players: string, ...more: readonly string[]) =>
    kartentisch('sim', 'dominion', '--players', `${players},big-money`, ...four, ...more)

  test('an answer that can’t be is refused with the reason, and it may answer once more', async () => {
    const patient = program(
      'patient',
      answering(`message => {
        if (message.type === 'question') globalThis.asked = message
        if (message.type === 'question' && message.number === 0) return { answer: [99999] }
        if (message.type === 'refused') console.error(message.why)
        return message.type === 'refused' || message.type === 'question' ? (${FIRST})(globalThis.asked) : undefined
      }`),
    )
    // What a program says beside its answers is said by ours, as a process.
    const { code, errors, out } = await typingIntoProcess(
      [],
      ...['sim', 'dominion', '--players', `${patient},big-money`, ...four],
    )
    expect(code).toBe(0)
    expect(errors).toMatch(/^99999 is not among the choices/)
    expect(out).toContain('4 games')
  })

  test.each([
    [
      'wrong twice',
      answering(`({ type }) => type === 'question' || type === 'refused' ? { answer: 'gold' } : undefined`),
      /gave no legal answer to question 0 \(buy: move\), twice:\n {2}line 1: \{"answer":"gold"\}\n {4}An answer is a list/,
    ],
    [
      'remarks where answers belong',
      answering(`({ type }) => type === 'question' ? 'thinking' : type === 'refused' ? { answer: [1, 2] } : undefined`),
      /line 1: thinking\n {4}That is no JSON\. Remarks go to standard error.*\n {2}line 2: /,
    ],
    [
      'said unasked',
      `console.log('{"answer":[0]}')\n${answering(`message => { const said = (${FIRST})(message); return said && JSON.stringify(said) + '\\n{"answer":[]}' }`)}`,
      /said something that it wasn't asked for|gave no legal answer/,
    ],
    [
      'gives up',
      answering(`({ type }) => type === 'question' ? { error: 'no idea' } : undefined`),
      /gave up .*: no idea/,
    ],
    ['crashes', `process.stdin.once('data', () => process.exit(1))`, /ended \(exit code 1\)/],
    ['ends at once', `process.exit(3)`, /ended \(exit code 3\)/],
    ['is silent', `process.stdin.resume()`, /gave no answer to question 0 \(buy: move\) within 1 s; a longer timeout/],
  ])('%s', async (name, code, message) => {
    const {
      code: exit,
      errors,
      out,
    } = await run(program(name.replaceAll(' ', '-'), code), ...(name === 'is silent' ? ['--timeout', '1'] : []))
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(errors).toMatch(message)
    expect(errors).toContain(`${name.replaceAll(' ', '-')}.cjs`)
  })

  test.each([
    ['exec:no-such-program', 'can\'t be run: there is no program "no-such-program".'],
    ['exec:', '"exec:" is followed by a command'],
    ['exec:node "bot.js', "A quote isn't closed"],
  ])('%s', async (players, message) => {
    const { code, errors } = await run(players)
    expect(code).toBe(2)
    expect(errors).toContain(message)
  })

  test('Ctrl-C ends the programs too, also one that listens to nothing', async () => {
    const file = join(folder, 'pid')
    const deaf = program(
      'deaf',
      `process.stdin.on('data', () => {
         require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid))
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
       })`,
    )
    const args = ['sim', 'dominion', '--players', `${deaf},big-money`, '--timeout', '100', '--workers', '1']
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'ignore' })
    const pid = await new Promise<number>(resolve => {
      const look = setInterval(() => {
        const text = readIfThere(file)
        if (text === '') return
        clearInterval(look)
        resolve(Number(text))
      }, 20)
    })
    const ended = new Promise(resolve => child.once('close', resolve))
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

describe('a program learns what its seat may know and nothing else', () => {
  test('not even the seed', async () => {
    const log = join(folder, 'all.txt')
    const keeping = `message => {
      require('node:fs').appendFileSync(${JSON.stringify(log)}, JSON.stringify(message) + '\\n')
      return (${FIRST})(message)
    }`
    const players = `${program('keeping', answering(keeping))},random`
    await sim('dominion', '--players', players, '--games', '2', '--seed', 'quite-secret')
    const heard = readFileSync(log, 'utf8')
    expect(heard).not.toContain('quite-secret')
    const messages = heard
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(messages.filter(({ type }) => type === 'hello').length).toBe(2)
    expect(messages.filter(({ type }) => type === 'over').length).toBe(2)
    for (const { view } of messages) if (view?.over === false) expect(view.players[1 - view.seat].hand).toBeNull()
    for (const { events = [] } of messages)
      for (const { type, seat: whose, cards } of events)
        if (type === 'draw' && whose !== seat(0)) expect(cards).toEqual([])
  })
})
