import { seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { Again } from '../src/tables/table/surroundings.ts'
import { begin, Guest, newHall, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

/** The same store, over a connection that breaks after the next such write: it is done, and nobody hears of it. */
function breaking(write: 'append' | 'keepTable'): { unreliable: Store; breakNext: () => void } {
  let breaks = false
  const unreliable = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        const done = await value.apply(target, given)
        if (name !== write || !breaks) return done
        breaks = false
        throw new Error('The connection broke.')
      }
    },
  })
  return {
    unreliable,
    breakNext: () => {
      breaks = true
    },
  }
}

async function brokenOff() {
  const { unreliable, breakNext } = breaking('append')
  const hall = newHall(unreliable, { onFault: () => {} })
  const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
  const [anna, ben] = guests as [Guest, Guest]
  const number = anna.question?.number ?? -1
  const answer = { type: 'answer' as const, table, number, answer: anna.question?.choices.slice(0, 1) ?? [] }
  breakNext()
  await expect(anna.say(answer, 'once')).rejects.toThrow(Again)
  return { hall, anna, ben, table, answer }
}

test('an answer that was written without anybody hearing of it is told when it is repeated', async () => {
  const { hall, anna, ben, table, answer } = await brokenOff()
  expect(await anna.say(answer, 'once')).toMatchObject({ number: 1 })
  expect([anna.feed.number, ben.feed.number]).toEqual([1, 1])
  await anna.answer(table, seeded(1))
  expect(ben.feed.number).toBe(2)
  expect(await store.readLog(table, 1)).toHaveLength(2)
  await hall.close()
})

test('it is told as well when nobody repeats it', async () => {
  const { hall, anna, ben } = await brokenOff()
  await until(() => ben.feed.number === 1 && anna.feed.number === 1)
  expect(anna.feed.steps.map(({ what }) => what)).toEqual(['answer'])
  await hall.close()
})

test('a game that was begun without anybody hearing of it is told when it is begun again', async () => {
  const { unreliable, breakNext } = breaking('keepTable')
  const hall = newHall(unreliable, { onFault: () => {} })
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('burgund', ['open'])
  await anna.say({ type: 'watch', table })
  breakNext()
  await expect(anna.say({ type: 'start', table })).rejects.toThrow('broke')
  await anna.say({ type: 'start', table })
  expect(anna.question).not.toBeNull()
  await hall.close()
})
