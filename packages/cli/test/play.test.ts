import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, Mistake, oneOf, type Question, seat, seeded } from '@kartentisch/kernel'
import { afterAll, expect, test } from 'vitest'
import { play as command } from '../src/commands/play.ts'
import { Reader } from '../src/play/input.ts'
import { kartentisch, typing } from './command.ts'
import { dominion, shelf } from './kits.ts'
import { play, type Spoken, start, typeAt } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string): string => join(folder, name)

const type = (chosen: Spoken, ...lines: string[]): Promise<string> => typeAt(dominion, chosen, lines)

/** A command that is refused before anything is played; it exits with 2 then. */
async function refused(args: string, reason: RegExp): Promise<void> {
  const attempt = async () => command.run(args.split(' '), { shelf, language: 'en' })
  await expect(attempt).rejects.toThrow(reason)
  await expect(attempt).rejects.toBeInstanceOf(Mistake)
}

/** A turn of Big Money, typed blindly: what can't be done is answered with what would be right, and nothing changes. */
const TURN = ['', 'buy province', 'buy gold', 'buy silver', 'end turn']
const turns = (n: number): string[] => Array.from({ length: n }, () => TURN).flat()

const answersIn = (name: string): unknown[] => JSON.parse(readFileSync(file(name), 'utf8')).answers

/** The screens shown, one a question. */
const screens = (out: string): string[] => out.split(/^(?=(?:Turn|\d+\. Zug) )/m).slice(1)

test('a whole game through a pipe ends with everybody’s points, line by line', async () => {
  const { code, out, errors } = await play('dominion --seed 7 --bots big-money', ...turns(60))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  // Pipes get no colours.
  expect(out).not.toContain('\x1b')
  expect(out).toMatch(/The game is over\./)
  expect(out).toMatch(/Anna: \d+ points, \d+ turns\n( +-?\d+ {2}.*\n)*? +\d+ {2}\d Provinces\n/)
  expect(out).toMatch(/Bruno: \d+ points, \d+ turns/)
  expect(out).toMatch(/(Anna|Bruno) wins\.|share the victory\./)
})

test('the same seed and the same lines play the same game', async () => {
  const once = () => type({ seed: '8', players: '4', bots: 'random' }, ...turns(20))
  expect(await once()).toBe(await once())
})

test('the input may end at any time, and q quits; a saved game says how to go on', async () => {
  const quit = await play(`dominion --seed 1 --bots big-money --save ${file('quit.json')}`, '', 'q', 'buy silver')
  expect(quit).toMatchObject({ code: 0, errors: '' })
  expect(quit.out).toContain(`--load ${file('quit.json')}`)
  expect(await type({ seed: '1', bots: 'big-money' }, '')).toContain('not saved')
})

test('a game that was killed goes on from its last answer', async () => {
  const { child, ended } = start([
    'dominion',
    ...['--seed', '7', '--names', 'Ada', '--bots', 'big-money', '--save', file('killed.json')],
  ])
  const thirdTurn = new Promise<string>(resolve => {
    let out = ''
    child.stdout?.on('data', part => {
      out += part
      if (out.includes('Turn 3')) resolve(out)
    })
  })
  child.stdin?.write(
    turns(2)
      .map(line => `${line}\n`)
      .join(''),
  )
  // Whoever ends before that has something to say about it.
  await Promise.race([thirdTurn, ended.then(({ errors }) => expect.unreachable(errors))])
  child.kill('SIGKILL')
  expect((await ended).code).toBe(null)
  const before = answersIn('killed.json')
  expect(before.length).toBeGreaterThan(8)
  const { code, out: rest } = await typing(['log', ...turns(60)], 'play', '--load', file('killed.json'))
  expect(code).toBe(0)
  expect(screens(rest)[0]).toMatch(/^Turn 3 · Ada/)
  expect(rest).toContain("Ada's turn 1.")
  expect(rest).toMatch(/Ada: \d+ points/)
  expect(answersIn('killed.json').slice(0, before.length)).toEqual(before)
})

test('wrong input is answered with what would be right, and changes nothing', async () => {
  const lines = ['silvr', '99', 'copper', 'buy province', 'score', 'i', 'i militja']
  const out = await type({ seed: '1', save: file('wrong.json') }, ...lines)
  expect(out).toContain('There is no choice "silvr".')
  expect(out).toContain('There is no choice 99: type a number from 1 to 5, or a name.')
  expect(out).toContain('"copper" could be play Copper or buy Copper.')
  expect(out).toContain('There is no choice "buy province".')
  expect(out).toContain('Points are counted when the game is over.')
  expect(out).toContain('Which card?')
  expect(out).toContain('There is no card "militja". Did you mean "Militia"?')
  expect(screens(out)).toHaveLength(1)
  await type({ seed: '1', save: file('dealt.json') })
  expect(answersIn('wrong.json')).toEqual(answersIn('dealt.json'))
})

test('u goes back to the last answer, over the bots’ turns too', async () => {
  const out = await type({ seed: '1' }, 'u', '', 'silver', '', 'u', 'u', 'u', 'u')
  const titles = screens(out).map(screen => /Coins \d+/.exec(screen)?.[0])
  expect(titles).toEqual(['Coins 0', 'Coins 3', 'Coins 0', 'Coins 0', 'Coins 0', 'Coins 3', 'Coins 0'])
  expect(out.match(/There is no answer of yours to take back\./g)).toHaveLength(2)
})

test('people at one keyboard see only their own cards', async () => {
  const out = await type({ people: '2', names: 'Ada,Bob', seed: '2' }, '', 'end turn', '', 'u', 'end turn', '')
  expect(out.match(/\w+, press Enter\./g)).toHaveLength(3)
  for (const screen of screens(out)) {
    const [, name = ''] = /^Turn \d+ · (\w+)/.exec(screen) ?? []
    expect(screen).toContain(`── ${name} ──`)
    expect(screen.match(/^Hand: /gm)).toHaveLength(1)
    expect(screen).not.toMatch(new RegExp(`^(?!${name})\\w+ draws [^\\d]`, 'm'))
  }
  expect(out).toContain('There is no answer of yours to take back.')
})

test('at one keyboard what has shown nothing is taken back freely, and all else with the others’ consent', async () => {
  const chosen = { people: '2', names: 'Ada,Bob', seed: '2' }
  const coins = (out: string) => screens(out).map(screen => /Coins \d+/.exec(screen)?.[0])
  const free = await type(chosen, '', '', 'u')
  expect(coins(free)).toEqual(['Coins 0', expect.stringMatching(/Coins [1-9]/), 'Coins 0'])
  expect(free).not.toContain('do you agree?')
  // The end of a turn draws cards.
  const back = ['', '', 'end turn', '', '', 'end turn', '', 'u', '']
  const [asker, other] = ['Bob', 'Ada']
  const asked = await type(chosen, ...back, 'perhaps', 'n', '')
  expect(asked).toContain(`${asker} would like to take back an answer, and all that came after it. ${other}, do you`)
  expect(asked).toContain('Type y to agree or n not to.')
  expect(screens(asked).at(-1)).toMatch(new RegExp(`^Turn 2 · ${asker}`))
  expect(asked).toContain(`${other} doesn't agree: nothing is taken back.`)
  const agreed = await type(chosen, ...back, 'y', '')
  expect(screens(agreed).at(-1)).toMatch(new RegExp(`^Turn 1 · ${asker}`))
})

test('whatever is typed in whatever kingdom, every screen fits and says something', async () => {
  const typed = [
    '',
    '1',
    '2',
    '3',
    '5',
    '8',
    '1 2',
    '2 1 3',
    '1 1',
    '1*2',
    '0',
    'yes',
    'estate',
    'end turn',
    'u',
    'i 1',
  ]
  for (const language of LANGUAGES) {
    for (let i = 0; i < 12; i++) {
      const random = seeded(`typing ${i}`)
      const lines = Array.from({ length: 250 }, () => oneOf(random, typed))
      const people = String(1 + (i % 2))
      const out = await type(
        { language, seed: `${i}`, kingdom: 'random', players: '3', people, bots: 'random' },
        ...lines,
      )
      const wrong = out.split('\n').filter(line => line.length > 80 || /undefined|null|NaN|[{}]|\[object/.test(line))
      expect(wrong).toEqual([])
      expect(screens(out).length).toBeGreaterThan(20)
    }
  }
})

const QUESTION: Question = {
  seat: seat(0),
  whose: seat(0),
  about: 'cellar',
  step: 'discard',
  of: 'card',
  from: 'hand',
  choices: [0, 0, 0, 3, 9, 10],
  min: 1,
  max: 4,
  orNone: false,
  ordered: false,
  shown: [],
}

test('an answer is typed by numbers or by names, in full or in part', () => {
  const labels = ['Kupfer', 'Anwesen', 'Dorf', 'Emsiges Dorf']
  const choices = [0, 3, 9, 10].map((n, i) => ({ n, label: labels[i] ?? '', also: [] }))
  const read = (text: string) => new Reader(QUESTION, choices).read(text)
  expect(read('1 1 2')).toEqual([0, 0, 3])
  expect(read('kup anw dorf')).toEqual([0, 3, 9])
  expect(read('Kupfer*2, emsiges dorf')).toEqual([0, 0, 10])
  expect(read('ems')).toEqual([10])
  expect(read('dorf emsiges dorf')).toEqual([9, 10])
  expect(() => read('1*4')).toThrow('"Kupfer" is there only 3 times.')
  expect(() => read('or')).toThrow('"or" could be Dorf or Emsiges Dorf.')
  expect(() => read('1 1 1 2 3')).toThrow('Choose 1 to 4, not 5.')
  expect(() => read('Kupfr')).toThrow('Did you mean "Kupfer"?')
})

test('German is spoken where it is asked for, and names of either language are understood', async () => {
  const table = ['dominion', '--seed', '1', '--language', 'de', '--bots', 'big-money']
  const { out } = await typing(['', 'silver', 'i schmiede', '?'], 'play', ...table)
  expect(out).toContain('Kaufphase: Spiele Geldkarten aus, kaufe ein oder beende den Zug.')
  expect(out).toContain('Anna kauft Silber.')
  expect(out).toContain('Schmiede · 4 · Aktion · noch 10 im Vorrat\n  +3 Karten')
  expect(out).toContain('Antworte mit der Nummer')
})

test('a broken save file is refused with the reason', async () => {
  await type({ seed: '7', save: file('whole.json') }, ...turns(2))
  const whole = JSON.parse(readFileSync(file('whole.json'), 'utf8'))
  const answers: number[][] = whole.answers
  const broken: [string, unknown, RegExp][] = [
    ['text', '{"game": "domin', /is no game that was saved/],
    ['list', [], /it has no "game"/],
    ['answer', { ...whole, answers: [[4711], ...answers.slice(1)] }, /damaged at answer 1: 4711/],
    ['end', { ...whole, answers: answers.slice(0, -1) }, /do not lead to its state|damaged/],
    ['setup', { ...whole, setup: { ...whole.setup, kingdom: ['milita'] } }, /Did you mean "militia"/],
    ['snapshot', { ...whole, snapshot: null }, /its "snapshot" is none/],
    ['rules', { ...whole, version: 'other', snapshot: { ...whole.snapshot, quiet: {} } }, /can't be gone on with/],
    ['names', { ...whole, players: ['Ada'] }, /has 2 seats, but 1 names/],
  ]
  for (const [name, content, reason] of broken) {
    writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content))
    await refused(`--load ${file(name)}`, reason)
  }
  await refused(`burgund --load ${file('whole.json')}`, /"dominion", not of "burgund"/)
  const { code, errors } = await kartentisch('play', '--load', file('text'))
  expect(errors).toMatch(/is no game that was saved/)
  expect(code).toBe(2)
})

test('what can’t be played is refused with what could be', async () => {
  const wrong: [string, RegExp][] = [
    ['chess', /Unknown game "chess"\. Games: dominion/],
    ['dominion --players 7', /from 2 to 6, not 7/],
    ['dominion --people 3 --players 2', /--people 3 don't fit among --players 2/],
    ['dominion --bots big-mony', /Did you mean "big-money"/],
    ['dominion --kingdom first-gam', /Did you mean "first-game"/],
    ['dominion --names Ada,Ada', /can't both be "Ada"/],
    [`--load ${file('nowhere.json')}`, /can't be read/],
    [`dominion --save ${file('no/where.json')}`, /can't be saved/],
    [`--load ${file('whole.json')} --players 3`, /leave --players out/],
  ]
  for (const [args, reason] of wrong) await refused(args, reason)
})
