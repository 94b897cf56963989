import { NOBODY, type Question, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { Showing } from '../src/local/showing.ts'
import type { Moment } from '../src/table/feed.ts'
import { FLIGHT_MS, paces } from '../src/table/flying.ts'

const QUESTION: Question = {
  seat: seat(0),
  whose: seat(0),
  about: 'action',
  step: 'move',
  of: 'move',
  from: '',
  choices: [1],
  min: 1,
  max: 1,
  orNone: false,
  ordered: false,
  shown: [],
  concerns: NOBODY,
}

const moment = (number: number, question: Question | undefined = undefined): Moment => ({
  number,
  seat: seat(0),
  view: {},
  question,
  asked: { seat: seat(question === undefined ? 1 : 0), whose: seat(0), about: '' },
  events: [],
  anew: false,
  mayUndo: 'refused',
  undo: null,
  result: null,
  handOver: undefined,
})

test('what bots do is shown one by one, and at once to whoever has seen enough', async () => {
  const asked = Promise.withResolvers<void>()
  const showing = new Showing(moment(0, QUESTION), true, () => 60_000)
  showing.subscribe(() => showing.current.moment.question !== undefined && asked.resolve())
  for (const n of [1, 2, 3]) showing.show(moment(n), true)
  showing.show(moment(4, QUESTION), true)
  expect(showing.current.moment.number).toBe(1)
  showing.hurry()
  await asked.promise
  expect(showing.current.moment.number).toBe(4)
  // The next turn of the bots is shown one by one again.
  showing.show(moment(5), true)
  showing.show(moment(6), true)
  expect(showing.current.moment.number).toBe(5)
  showing.close()
})

test('what is put away is seen before what is shuffled, and that before what is drawn', () => {
  const discard = { from: 'hand:0', to: 'discard:0', id: 'copper' }
  const shuffle = { from: 'discard:0', to: 'deck:0', id: undefined }
  const draw = { from: 'deck:0', to: 'hand:0', id: 'gold' }
  const [drawn, shuffled, discarded] = paces([draw, shuffle, discard], 240)
  expect(discarded?.delay).toBeLessThan(shuffled?.delay ?? 0)
  expect(shuffled?.delay).toBeLessThan(drawn?.delay ?? 0)
  expect(paces([draw], 240)).toEqual([{ delay: 0, time: 240 }])
})

test('whatever happens in a moment has landed within 350 milliseconds', () => {
  const discards = new Array(5).fill({ from: 'hand:0', to: 'discard:0', id: 'copper' })
  const shuffle = { from: 'discard:0', to: 'deck:0', id: undefined }
  const draws = new Array(4).fill({ from: 'deck:0', to: 'hand:0', id: 'gold' })
  for (const flights of [discards, [...discards, ...draws], [...discards, shuffle, ...draws]])
    expect(Math.max(...paces(flights, FLIGHT_MS.normal).map(({ delay, time }) => delay + time))).toBeLessThanOrEqual(
      350,
    )
})
