import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigMoney, greedy } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import {
  digestOf,
  type Event,
  type Game,
  Match,
  Mistake,
  OtherRules,
  type Player,
  type Recording,
  Replay,
  randomPlayer,
  readRecording,
  save,
} from '@kartentisch/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { replay as command } from '../src/commands/replay.ts'
import { kartentisch } from './command.ts'
import { dominion as dominionKit, shelf } from './kits.ts'
import { start, typeAt } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string): string => join(folder, name)

/** A game that players who aren't people have played to its end, and every state on the way. */
function played<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  given: unknown,
  player: (seat: number) => Player<Sight>,
) {
  const setup = game.parseSetup(given)
  const rules = game.prepare(setup)
  const players = Array.from({ length: rules.seats }, (_, i) => player(i))
  const match = Match.deal(rules, 'evening')
  const told: (readonly Event[])[] = [match.opening]
  const states = [JSON.stringify(match.state)]
  for (let { question } = match; question !== undefined; question = match.question) {
    const bot = players[question.seat]
    if (bot === undefined) throw new Error('Nobody sits there.')
    told.push(match.answer(question.seat, match.consult(bot)))
    states.push(JSON.stringify(match.state))
  }
  const recording: Recording<unknown, unknown> = {
    ...save(game, setup, 'evening', match),
    players: players.map((_, i) => `Player ${i + 1}`),
    bots: players.map((_, i) => (i === 0 ? null : 'random')),
    finished: true,
    told,
  }
  // As a file has it.
  return { recording: readRecording(JSON.parse(JSON.stringify(recording))), states }
}

const kingdom = { players: 2, kingdom: ['militia', 'moat', 'smithy', 'village', 'market', 'witch'] }
const evening = () => played(dominion, kingdom, i => (i === 0 ? bigMoney : randomPlayer('replay')))

describe('a recorded game', () => {
  test.each([
    ['Dominion', evening],
    ['Burgund', () => played(burgund, { players: 2 }, () => greedy)],
  ])('of %s stands at every place as it stood then, in whatever order one looks', (_, record) => {
    const { recording, states } = record()
    const replay = recording.game === 'dominion' ? new Replay(dominion, recording) : new Replay(burgund, recording)
    expect(replay.length).toBe(states.length - 1)
    expect(replay.length).toBeGreaterThan(60)
    const places = states.map((_, place) => (place * 37) % states.length)
    for (const place of places) expect(JSON.stringify(replay.matchAt(place).state)).toBe(states[place])
    expect(replay.eyes).toEqual([0, 1])
  })

  test('can be gone on with from any place', () => {
    const { recording, states } = evening()
    const again = new Replay(dominion, recording).saveAt(33)
    const half = new Replay(dominion, readRecording({ ...again, players: [], bots: [null, 'random'] }))
    expect(JSON.stringify(half.matchAt(33).state)).toBe(states[33])
    expect(half.finished).toBe(false)
    expect(half.eyes).toEqual([0])
  })

  test('that goes on between several people is looked at by nobody', () => {
    const { recording } = evening()
    const half = new Replay(dominion, recording).saveAt(20)
    expect(new Replay(dominion, readRecording({ ...half, bots: [null, null] })).eyes).toEqual([])
  })

  test('is told as it was when the rules have changed since', () => {
    const { recording, states } = evening()
    const forgotten = { type: 'forgotten', seat: 0, cards: [], seenBy: -1, count: 1, about: '', from: '', to: '' }
    const told = (recording.told ?? []).map((events, place) => (place === 40 ? [forgotten] : events))
    const replay = new Replay(dominion, readRecording({ ...recording, told, version: 'old' }))
    expect(replay.told).toEqual(told)
    expect(replay.known).toBe(39)
    expect([replay.shows(39), replay.shows(40), replay.shows(replay.length)]).toEqual([true, false, true])
    expect(JSON.stringify(replay.matchAt(39).state)).toBe(states[39])
    expect(replay.matchAt(replay.length).over).toBe(true)
    expect(() => replay.saveAt(40)).toThrow(OtherRules)
  })

  test('without what was told is refused if the rules are others and lead elsewhere', () => {
    const { recording } = evening()
    const { told = [], snapshot: _, ...short } = recording
    const link = { ...short, version: 'old' }
    expect(() => new Replay(dominion, readRecording(link))).toThrow(OtherRules)
    expect(() => new Replay(dominion, readRecording({ ...link, digest: 4711 }))).toThrow(OtherRules)
    const replay = new Replay(dominion, readRecording({ ...link, digest: digestOf(told) }))
    expect(replay.known).toBe(replay.length)
  })

  test('that is damaged is refused with the reason', () => {
    const { recording } = evening()
    const { answers } = recording
    const wrong: [unknown, RegExp][] = [
      ['x', /is a JSON object/],
      [{}, /has no "game"/],
      [{ ...recording, answers: 'all' }, /no lists of numbers/],
      [{ ...recording, answers: [['a']] }, /no lists of numbers/],
      [{ ...recording, told: [] }, /what happened after each answer/],
      [{ ...recording, players: ['Anna'] }, /2 seats, but 1 names/],
      [{ ...recording, told: undefined, answers: [[4711], ...answers] }, /damaged at answer 1: 4711/],
      [{ ...recording, told: undefined, answers: [...answers, [0]] }, /It comes after the end/],
      [{ ...recording, told: undefined, digest: 1 }, /its answers lead elsewhere/],
      [{ ...recording, setup: { ...kingdom, kingdom: ['milita'] } }, /Did you mean "militia"/],
      [{ ...recording, snapshot: 3 }, /"snapshot" is none/],
    ]
    for (const [given, reason] of wrong) {
      const read = () => new Replay(dominion, readRecording(given))
      expect(read).toThrow(reason)
      expect(read).toThrow(Mistake)
    }
  })
})

/** Looks at a game in a process of its own with these keys, a line each. */
async function look(name: string, ...keys: string[]) {
  const { child, ended } = start([file(name)], 'replay')
  child.stdin?.end(keys.map(key => `${key}\n`).join(''))
  return ended
}

describe('kartentisch replay', () => {
  const { recording } = evening()
  writeFileSync(file('evening.json'), JSON.stringify(recording))

  test('tells everything at once, in either language, and ends with the points', async () => {
    const { code, out } = await kartentisch('replay', file('evening.json'), '--all')
    expect(code).toBe(0)
    expect(out).toMatch(/^Player \d's turn 1\.\n/)
    expect(out).toMatch(/Player 2 draws \w+/)
    expect(out).toMatch(/Player 1: \d+ points, \d+ turns/)
    const german = await kartentisch('replay', file('evening.json'), '--all', '--language', 'de', '--seat', '1')
    expect(german.out).toMatch(/Player 1 zieht .*Kupfer/)
    expect(german.out).not.toMatch(/Player 2 zieht .*Kupfer/)
  })

  test('goes on and back by steps and turns, and changes the seat', async () => {
    const { out } = await look('evening.json', '', 'n', 'b', 't', 'v', 'e', 'h', 's', 'x', '?', 'q', 'n')
    const places = [...out.matchAll(/Step (\d+) of \d+ · (.*?) ─/g)].map(([, place, eye]) => `${place} ${eye}`)
    const all = 'everything open'
    const last = recording.answers.length
    expect(places.slice(0, 4)).toEqual([`0 ${all}`, `1 ${all}`, `2 ${all}`, `1 ${all}`])
    expect(Number.parseInt(places[4] ?? '', 10)).toBeGreaterThan(1)
    expect(places.slice(5)).toEqual([`0 ${all}`, `${last} ${all}`, `0 ${all}`, '0 seen by Player 1'])
    expect(out).toContain('There is no key "x"')
  })

  test('plays back what "kartentisch play" has saved; a game under way only from its person’s seat', async () => {
    const chosen = { seed: '7', save: file('half.json') }
    await typeAt(dominionKit, chosen, ['', 'buy silver', 'end turn', '', 'end turn', ''])
    const { out } = await kartentisch('replay', file('half.json'), '--all')
    expect(out).toMatch(/Anna draws \w+/)
    expect(out).toContain("Bruno's turn 2.")
    expect(out).not.toMatch(/Bruno draws .*(Copper|Estate)/)
    const other = await kartentisch('replay', file('half.json'), '--seat', '2')
    expect(other).toMatchObject({ code: 2, out: '' })
    expect(other.errors).toContain("This game isn't over: until then it is looked at from seat 1 only.")
  })

  test('a finished game keeps what happened', async () => {
    const turn = ['', 'buy province', 'buy gold', 'buy silver', 'end turn']
    const lines = Array.from({ length: 60 }, () => turn).flat()
    await typeAt(dominionKit, { seed: '7', save: file('whole.json') }, lines)
    const saved = readRecording(JSON.parse(readFileSync(file('whole.json'), 'utf8')))
    expect(saved).toMatchObject({ finished: true, players: ['Anna', 'Bruno'], bots: [null, 'big-money'] })
    expect(saved.told).toHaveLength(saved.answers.length + 1)
  })

  test('what is no recorded game is refused with the reason', async () => {
    writeFileSync(file('text'), 'Dear diary')
    writeFileSync(file('other.json'), '{"a":1}')
    writeFileSync(file('chess.json'), JSON.stringify({ ...recording, game: 'dominoin' }))
    const wrong: [string, RegExp][] = [
      [file('nowhere'), /can't be read/],
      [file('text'), /is no game that was saved/],
      [file('other.json'), /it has no "game"/],
      [file('chess.json'), /Unknown game "dominoin"\. Did you mean "dominion"\?/],
      [`${file('evening.json')} --seat 3`, /from 1 to 2 or all, not "3"/],
      [`${file('evening.json')} --al`, /Did you mean "--all"/],
    ]
    for (const [args, reason] of wrong) {
      const attempt = async () => command.run(args.split(' '), { shelf, language: 'en' })
      await expect(attempt).rejects.toThrow(reason)
      await expect(attempt).rejects.toBeInstanceOf(Mistake)
    }
    await expect(async () => command.run([], { shelf, language: 'en' })).rejects.toThrow('Which file?')
  })
})
