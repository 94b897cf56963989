import { dominion, dominionKitOf } from '@kartentisch/dominion'
import { entryFor, type Player, Sitting, seat, type Thinking } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import { expect, test } from 'vitest'
import { placeIn, Sitters } from '../src/bots/sitters.ts'
import { Guest, newHall, tempStore, until } from './at-a-table.ts'

const somebody = (): Player<unknown> => ({ name: 'somebody', answer: () => [] })

test('who gave the last answer of a seat goes on, and nobody else does', () => {
  const sitters = new Sitters()
  const at = (key: string, answers: number, last?: number) => sitters.at({ key, answers, last }, 1000, somebody)
  const anna = at('Anna', 3)
  expect(at('Ben', 4)).not.toBe(anna)
  expect(at('Anna', 5, 3)).toBe(anna)
  // Another node has answered meanwhile.
  const other = at('Anna', 9, 7)
  expect(other).not.toBe(anna)
  // Its last answer was taken back.
  expect(at('Anna', 8)).not.toBe(other)
})

test('who has not been asked for long is forgotten', () => {
  const sitters = new Sitters()
  const at = (key: number, answers: number, last?: number) =>
    sitters.at({ key: `${key}`, answers, last }, 1000, somebody)
  const all = Array.from({ length: 101 }, (_, key) => at(key, 0))
  expect(at(100, 1, 0)).toBe(all[100])
  expect(at(1, 1, 0)).toBe(all[1])
  expect(at(0, 1, 0)).not.toBe(all[0])
})

test('each answer has its own time', () => {
  const sitters = new Sitters()
  const told: Thinking[] = []
  const make = (thinking: Thinking) => {
    told.push(thinking)
    return somebody()
  }
  sitters.at({ key: 'Anna', answers: 0, last: undefined }, 0, make)
  expect(told[0]?.goOn?.()).toBe(false)
  sitters.at({ key: 'Anna', answers: 1, last: 0 }, Number.POSITIVE_INFINITY, make)
  expect(told[0]?.goOn?.()).toBe(true)
  expect(told).toHaveLength(1)
})

test('a seat’s last answer is told by how many came before it, and not where something was taken back since', () => {
  const setup = dominion.parseSetup({ players: 2, kingdom: ['village', 'smithy', 'militia'], first: 0 })
  const origin = { game: dominion, setup, seed: 'place', version: dominion.version }
  const sitting = Sitting.deal(origin, [null, 'easy'])
  const { choice } = dominionKitOf(dominion).naming(dominion.prepare(setup))
  const say = (wanted: string) => {
    const { awaited, asked, opened } = sitting
    const answer = awaited?.question.choices.filter(n => choice(awaited.question, n) === wanted) ?? []
    const bot = awaited?.bot !== undefined
    sitting.apply({ what: 'answer', seat: asked, question: opened, answer, bot, at: 0 })
  }
  expect(placeIn(sitting, 'Anna')).toEqual({ key: 'Anna', answers: 0, last: undefined })
  say('play treasures')
  expect(placeIn(sitting, 'Anna')).toEqual({ key: 'Anna', answers: 1, last: 0 })
  say('end turn')
  expect(placeIn(sitting, 'Ben')).toEqual({ key: 'Ben', answers: 2, last: undefined })
  say('end turn')
  expect(placeIn(sitting, 'Anna')).toEqual({ key: 'Anna', answers: 3, last: 1 })
  sitting.apply({ ...entryFor(sitting, seat(0), { type: 'undo' }), at: 0 })
  expect(placeIn(sitting, 'Anna').last).toBeUndefined()
})

test('a bot at a table remembers what it thought of before', async () => {
  const shelf = await Shelf.load([new URL('remembering-kits.ts', import.meta.url).href])
  const { store, remove } = await tempStore()
  const hall = newHall(store, { shelf, botThreads: 1 })
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('dominion', ['open', { bot: 'newcomer' }])
  await anna.say({ type: 'watch', table })
  await anna.say({ type: 'start', table })
  const { choice } = shelf.kit('dominion').game.naming(dominion.prepare(dominion.parseSetup({ players: 2 })))
  const bought = () =>
    anna.told
      .flatMap(told => (told.type === 'feed' ? told.steps : []))
      .flatMap(({ seat, events }) => events.filter(({ type }) => type === 'buy').map(() => seat))
  for (let turn = 0; turn < 2; turn++) {
    await until(() => anna.question !== null)
    const { question } = anna
    const end = question?.choices.filter(n => question !== null && choice(question, n) === 'end turn') ?? []
    await anna.say({ type: 'answer', table, number: question?.number ?? 0, answer: end })
  }
  await until(() => bought().length > 0)
  expect(bought()[0]).toBe(1)
  await hall.close()
  await remove()
})
