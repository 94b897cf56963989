import { readFileSync } from 'node:fs'
import {
  Conformance,
  Given,
  LANGUAGES,
  randomAnswer,
  randomPlayer,
  runLitmus,
  seeded,
  simulate,
  untranslated,
} from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { SHELLS, toy, toyKit, toyPlayers, UNDO_CASES, undoCasesIn } from '../src/index.ts'
import { books } from '../src/words/say.ts'

const litmus = parseAllDocuments(readFileSync(new URL('../litmus/toy.yaml', import.meta.url), 'utf8'))
const tests = litmus.map(document => new Given(document.toJS()))
const nameOf = (given: Given) => new Map(given.record(key => key)).get('name')?.text()

test.each(tests.map(given => [nameOf(given), given] as const))('%s', (_, given) => {
  expect(() => runLitmus(toyKit.litmus, given, { paths: 1000, tick: () => {} })).not.toThrow()
})

describe('the toy', () => {
  test('holds what must hold for any game', () => {
    const seen = new Set<string>()
    for (let game = 0; game < 40; game++) {
      const random = seeded(`conformance ${game}`)
      const rules = toyKit.fuzzing.rules(random, game, 'test')
      const conformance = new Conformance(rules, toyKit.fuzzing.start(rules, random, `${game}`), `${game}`)
      for (let { question } = conformance; question !== undefined; question = conformance.question)
        for (const event of conformance.answer(randomAnswer(question, random)))
          for (const thing of toyKit.fuzzing.exercised(rules, event)) seen.add(thing)
      conformance.checkReplay()
    }
    expect(toyKit.fuzzing.things().filter(thing => !seen.has(thing))).toEqual([])
  })

  test('is won more often by who lays the best cards', () => {
    const rules = toy.prepare(toyKit.setup({ players: 2, seed: 'x' }))
    const make = (name: string, seed: string) => toyPlayers.player(name)(seed)
    let won = 0
    for (let game = 0; game < 100; game++) {
      const state = simulate(rules, [make('hard', 'a'), make('easy', `${game}`)], game)
      if (rules.winners(state).includes(rules.setup.first)) won++
    }
    expect(won).toBeGreaterThan(60)
  })

  test('says everything in every language', () => {
    expect(untranslated(books)).toEqual([])
    const rules = toy.prepare(toyKit.setup({ players: 3, seed: 'x' }))
    for (const language of LANGUAGES) {
      const speaker = toyKit.speak(rules, language, ['Anna', 'Ben', 'Cleo'])
      const told: string[] = []
      simulate(rules, ['a', 'b', 'c'].map(randomPlayer), 'words', undefined, event => {
        told.push(...speaker.story([event]))
      })
      expect(told.length).toBeGreaterThan(20)
      expect(told.filter(sentence => /\{|undefined/.test(sentence))).toEqual([])
    }
  })

  test.each([
    [{ players: 5 }, 'is played by 2 to 4, not 5'],
    [{ players: 2, first: 2 }, 'Seat 3 can not begin'],
    [{ rounds: 0 }, 'At least one round'],
    [{ palyers: 2 }, 'Did you mean "players"?'],
  ])('refuses the set-up %o with the reason', (given, reason) => {
    expect(() => toy.parseSetup(given)).toThrow(reason)
  })
})

test.each(['server', 'page', 'terminal'] as const)(
  'of the cases of undo the %s leaves out only what it can’t do',
  shell => {
    const able: readonly string[] = SHELLS[shell]
    const cases = undoCasesIn(shell)
    const leftOut = UNDO_CASES.filter(one => !cases.includes(one))
    const lacks = leftOut.map(({ done }) => done.some(deed => typeof deed === 'object' && !able.includes(deed.what)))
    expect(lacks).toEqual(leftOut.map(() => true))
    expect(cases.length).toBeGreaterThan(10)
  },
)
