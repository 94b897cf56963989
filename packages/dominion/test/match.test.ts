import { dominion, moveNumber } from '@kartentisch/dominion'
import { Match, Mistake, readRecording, Sitting, save, seat } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

const setup = dominion.parseSetup({ players: 2, first: 0, kingdom: ['cellar', 'market', 'militia', 'moat', 'smithy'] })
const rules = dominion.prepare(setup)
const [treasures, endTurn] = [[moveNumber('treasures')], [moveNumber('end-turn')]]
const p1 = seat(0)
const p2 = seat(1)

const played = (): Match<ReturnType<typeof rules.deal>, ReturnType<typeof rules.sight>> => {
  const match = Match.deal(rules, 'table')
  match.answer(p1, treasures)
  match.answer(p1, endTurn)
  return match
}

describe('an answer', () => {
  test('from the wrong seat is refused', () => {
    expect(() => played().answer(p1, treasures)).toThrow('Seat 2 is asked, not seat 1.')
  })

  test('to a question that is not open any more is refused', () => {
    expect(() => played().answer(p2, treasures, 1)).toThrow('Question 1 is not open; question 2 is.')
  })

  test('that is not legal is refused and changes nothing', () => {
    const match = played()
    const before = JSON.stringify(match.snapshot())
    expect(() => match.answer(p2, [99_999])).toThrow(Mistake)
    expect(JSON.stringify(match.snapshot())).toBe(before)
  })

  test('after the end is refused', () => {
    const state = rules.deal('over')
    state.piles[5] = 0
    const match = Match.from(rules, state)
    match.answer(p1, endTurn)
    expect(match.over).toBe(true)
    expect(() => match.answer(p2, endTurn)).toThrow('The game is over')
  })
})

describe('a saved game', () => {
  const load = (given: unknown) => Sitting.restore(dominion, readRecording(given))
  const file = () => JSON.parse(JSON.stringify(save(dominion, setup, 'table', played())))

  test('goes on where it was', () => {
    const { match } = load(file())
    expect(match.state).toEqual(played().state)
    expect(match.number).toBe(2)
    match.undo()
    expect(match.question?.seat).toBe(p1)
  })

  test('of other rules goes on from its snapshot', () => {
    const { match } = load({ ...file(), version: 'older' })
    expect(match.state).toEqual(played().state)
    expect(match.number).toBe(2)
  })

  test.each([
    ['nothing', null, 'A saved game is a JSON object.'],
    ['another thing', { hello: 1 }, 'This is no saved game: it has no "game".'],
    ['another game', { game: 'burgund' }, 'This is a saved game of "burgund", not of "dominion".'],
    ['an answer too many', { answers: [treasures, endTurn, [77_777]] }, 'damaged at answer 3'],
    ['answers that lead elsewhere', { answers: [endTurn] }, 'its answers do not lead to its state'],
    ['an unknown card', { setup: { ...setup, kingdom: ['milita'] } }, 'Did you mean "militia"?'],
  ])('that is broken (%s) is refused with the reason', (_, change, reason) => {
    const broken = change === null || 'hello' in change ? change : { ...file(), ...change }
    expect(() => load(broken)).toThrow(reason)
  })
})

describe('undo', () => {
  test('goes back over many answers at once', () => {
    const match = Match.deal(rules, 'long')
    const seen = [JSON.stringify(match.state)]
    for (let i = 0; i < 60; i++) {
      const { question } = match
      if (question === undefined) break
      match.answer(question.seat, endTurn)
      seen.push(JSON.stringify(match.state))
    }
    for (const length of [59, 33, 32, 17, 1, 0]) {
      match.undoTo(length)
      expect(JSON.stringify(match.state)).toBe(seen[length])
    }
  })

  test('further back than the beginning is refused', () => {
    expect(() => played().undoTo(-1)).toThrow('There are 2 answers to go back over')
  })
})

test('a fork goes its own way', () => {
  const match = played()
  const fork = match.fork()
  fork.answer(p2, endTurn)
  expect(fork.number).toBe(3)
  expect(match.number).toBe(2)
})
