import { burgundPlayers, dominionPlayers } from '@kartentisch/bots'
import { burgund, cardNamed, optionNumber, readView as readBurgund } from '@kartentisch/burgund'
import { dominion, moveNumber, readView } from '@kartentisch/dominion'
import { Match, NOBODY, seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { burgundReason, clickFor } from '../src/burgund/hint-reasons.ts'
import { dominionReason, inWords } from '../src/dominion/hint-reasons.ts'
import { ScreenTable } from '../src/local/screen-table.ts'

const { kingdomSets, recommended } = dominion.catalogue

const { adviser: burgundAdviser } = burgundPlayers
const { adviser: dominionAdviser } = dominionPlayers

const LANGUAGES = ['de', 'en'] as const

const people = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Berta', bot: 'easy' },
] as const

const sentence = /^[A-ZÄÖÜ].*[.!]$/

test.each(recommended.map(one => [one.id, one] as const))('every hint has its words in %s', (id, one) => {
  const kingdom = dominion.completed(seeded(id), one, { sets: kingdomSets })
  const setup = dominion.parseSetup({ players: 2, first: 0, edition: one.edition, ...kingdom })
  const table = new ScreenTable(dominion, () => () => dominionAdviser.player, id, {
    setup,
    seed: id,
    participants: people,
  })
  const { tables } = dominion.prepare(setup)
  for (let n = 0; n < 150; n++) {
    while (table.botIsAsked) table.letBotAnswer()
    const { question, view } = table.moment(false)
    if (question === undefined) return
    const { number, hint } = table.advice(dominionAdviser)
    const why = dominionReason(tables, readView(view), question, hint)
    for (const language of LANGUAGES) {
      expect(why[language]).toMatch(sentence)
      if (hint.answer.length > 0) expect(inWords(tables, question, hint.answer, language)).not.toBe('')
    }
    table.answer(hint.answer, number)
  }
})

test.each([1, 2, 3, 4])('every hint has its words in a whole game of Burgund for %i', players => {
  const bots = ['Berta', 'Emil', 'Cosima'].slice(0, players - 1)
  const participants = [people[0], ...bots.map(name => ({ kind: 'bot', name, bot: 'easy' }) as const)]
  const from = { setup: { players, first: 0 }, seed: `hints ${players}`, participants }
  const table = new ScreenTable(burgund, () => () => burgundAdviser.player, 'hints', from)
  for (;;) {
    while (table.botIsAsked) table.letBotAnswer()
    const { question, view: shown } = table.moment(false)
    if (question === undefined) break
    const view = readBurgund(shown)
    const own = view.players[0]
    const { number, hint } = table.advice(burgundAdviser)
    const [n] = hint.answer
    if (own === undefined || n === undefined) throw new Error('There is no hint.')
    for (const language of LANGUAGES) expect(burgundReason(view, own, n, hint.next)[language]).toMatch(sentence)
    expect(clickFor({ front: 0 }, n)).toMatch(/^\[data-/)
    table.answer(hint.answer, number)
  }
  expect(readBurgund(table.moment(false).view).over).toBe(true)
})

const FIRST_GAME = dominion.parseSetup({
  players: 2,
  first: 0,
  kingdom: ['cellar', 'market', 'merchant', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'workshop'],
})

test('reasons speak of what the card does', () => {
  const rules = dominion.prepare(FIRST_GAME)
  const { tables } = rules
  const match = Match.deal(rules, 'reasons')
  const { question } = match
  if (question === undefined) throw new Error('Nobody is asked.')
  const view = readView(match.view(seat(0)))
  const why = (kind: 'play' | 'buy', id: string) =>
    dominionReason(tables, view, question, { answer: [moveNumber(kind, tables.number(id))] }).en
  expect(why('play', 'village')).toContain('more Actions than they take')
  expect(why('play', 'smithy')).toContain('More cards')
  expect(why('play', 'militia')).toContain('slows the others')
  expect(why('buy', 'remodel')).toContain('get rid of')
  expect(why('buy', 'gold')).toContain('Better money')
  expect(why('buy', 'duchy')).toContain('points count more')
  expect(why('buy', 'province')).toContain('Provinces win')
  const next = { question, answer: [moveNumber('buy', tables.number('gold'))] }
  expect(dominionReason(tables, view, question, { answer: [moveNumber('treasures')], next }).de).toContain(
    'Es reicht für Gold.',
  )
})

test('a die is explained by the action it is for', () => {
  const match = Match.deal(burgund.prepare({ players: 2, first: 0 }), 'lesson 322763')
  const view = readBurgund(match.view(seat(0)))
  const own = view.players[0]
  if (own === undefined || match.question === undefined) throw new Error('Nobody is asked.')
  const die = optionNumber('play', cardNamed('pasture-4'))
  const ahead = match.fork()
  ahead.answer(seat(0), [die])
  const { question } = ahead
  if (question === undefined) throw new Error('Nothing is asked.')
  const next = { question, answer: [optionNumber('take-card', cardNamed('mine-2'), 4)] }
  expect(burgundReason(view, own, die, next).de).toBe('Damit kannst du Mine 2 aus Reihe 4 nehmen.')
})

test('nobody is advised in another’s place', () => {
  const from = { setup: { players: 2, first: 1 }, seed: 'other', participants: people }
  const table = new ScreenTable(burgund, () => () => burgundAdviser.player, 'other', from)
  expect(table.moment(false).seat).not.toBe(NOBODY)
  expect(() => table.advice(burgundAdviser)).toThrow()
})
