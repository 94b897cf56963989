import { DominionRules, dominion } from '@kartentisch/dominion'
import { at, Match, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { frontOf } from '../src/dominion/seeing.ts'
import { cardPlaces, whereOf } from '../src/dominion/zones.ts'
import { ASKED_IN, kindOf, kindsOfBurgundQuestions, kindsOfQuestions } from './kinds.ts'

// Whatever asks, in Dominion: the browser's tests click one question of each kind that looks alike.
const asked = kindsOfQuestions(question => `${question.step}: ${kindOf(question)}`)

test('whatever can be chosen lies where the table shows it', () => {
  expect(asked.length).toBeGreaterThan(70)
  for (const { kind, setup, snapshot, question } of asked) {
    const rules = dominion.prepare(setup)
    if (!(rules instanceof DominionRules)) throw new Error('This is no game of Dominion.')
    const match = Match.resume(rules, snapshot)
    const view = match.sight(seat(0)).view()
    const seeing = { question, tables: rules.tables }
    const { choices, whose } = question
    const lying = (ids: readonly string[], zone: 'hand' | 'play', whoseCards: number) =>
      cardPlaces(seeing, ids, zone, whoseCards).filter(place => place !== undefined)
    const all = choices.map((_, place) => place)
    switch (whereOf(question)) {
      case 'hand': {
        const front = frontOf({ seat: seat(0), question }, view)
        expect(lying(at(view.players, front).hand ?? [], 'hand', front).toSorted(), kind).toEqual(all)
        break
      }
      case 'play':
        expect(lying(at(view.players, view.turn.seat).play, 'play', whose).toSorted(), kind).toEqual(all)
        break
      case 'supply': {
        const tops = question.of === 'pile' ? choices : choices.map(card => at(rules.tables.pileOf, card))
        expect(
          tops.every(pile => view.supply[pile] !== undefined),
          kind,
        ).toBe(true)
        break
      }
      case 'tray':
      case 'none':
        // Shown with the question, all of it.
        break
    }
  }
})

test('the browser’s tests look where every kind of question is asked', () => {
  const kinds = new Set(asked.map(({ question }) => kindOf(question)))
  expect(new Set(kindsOfQuestions(kindOf, ASKED_IN).map(({ kind }) => kind))).toEqual(kinds)
  const burgundKinds = kindsOfBurgundQuestions().map(({ kind }) => kind)
  expect(kindsOfBurgundQuestions(ASKED_IN).map(({ kind }) => kind)).toEqual(burgundKinds)
})
