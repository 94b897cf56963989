import { Worker } from 'node:worker_threads'
import { dominion } from '@kartentisch/dominion'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { begin, Guest, newHall, tempStore, until } from './at-a-table.ts'

const { recommended } = dominion.catalogue

let store: Store
let remove: () => Promise<void>
let hall: Hall
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
  hall = newHall(store, { botThreads: 1 })
})
afterAll(async () => {
  await hall.close()
  await remove()
})

const drawn = async (selection: string, setup: Record<string, number | string[]> = {}, name = 'Anna') => {
  const table = await new Guest(hall, name).create('dominion', ['open', 'open'], { selection, setup })
  const { record } = await hall.table(table)
  return dominion.parseSetup(record.setup)
}

test('the server draws the kingdom somebody wishes for', async () => {
  const few = await drawn('base, +chapel, 3 attacks, 1 event')
  expect(few.kingdom).toHaveLength(10)
  expect(few.kingdom).toContain('chapel')
  expect(few.events).toHaveLength(1)
  expect((await drawn('random')).kingdom).toHaveLength(10)
  const first = recommended.find(({ id }) => id === 'base-first-game')
  expect((await drawn('first-game')).kingdom.toSorted()).toEqual(first?.kingdom.toSorted())
  expect(await drawn('random', { edition: 1, first: 1 })).toMatchObject({ edition: 1, first: 1 })
  const seen = new Set<string>()
  for (let i = 0; i < 5; i++) seen.add((await drawn('base')).kingdom.toSorted().join())
  expect(seen.size).toBeGreaterThan(1)
})

test('a wish that is none is answered with the nearest right word', async () => {
  await expect(drawn('base, 3 alchmy')).rejects.toThrow('Did you mean "alchemy"?')
  await expect(drawn('frst-game')).rejects.toThrow('Did you mean "first-game"?')
  await expect(drawn('base', { kingdom: ['moat'] })).rejects.toThrow('"kingdom" is drawn')
  const burgund = new Guest(hall, 'Anna').create('burgund', ['open'], { selection: 'random' })
  await expect(burgund).rejects.toThrow('nothing to draw')
})

test('wishes that take long to think about hold nobody up', async () => {
  const { guests, table } = await begin(hall, 'dominion', ['Ben', 'Cleo'])
  // The one thread there is has been told the first wish, and thinks about it until it is let go on.
  const told: (() => void)[] = []
  const post = Worker.prototype.postMessage
  const thinking = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...task) {
    const tell = () => post.apply(this, task)
    if (Object.hasOwn(Object(task[0]), 'selection')) told.push(tell)
    else tell()
  })
  const goOn = () => {
    thinking.mockRestore()
    for (const tell of told.splice(0)) tell()
  }
  onTestFinished(goOn)
  const drawings = ['Dora', 'Emil', 'Frida'].map(name => drawn('base', {}, name))
  await until(() => told.length === 1 && hall.bots.queue === 2)
  expect(await guests[0]?.say({ type: 'chat', table, text: 'hello' })).toMatchObject({ type: 'acknowledged' })
  expect([told.length, hall.bots.queue]).toEqual([1, 2])
  goOn()
  for (const { kingdom } of await Promise.all(drawings)) expect(kingdom).toHaveLength(10)
})

test('a rematch is played with the same kingdom, or with one drawn anew from the same wish', async () => {
  const over = async (more: object) => {
    const evening = await begin(hall, 'dominion', ['Anna', 'Ben'], more)
    const [anna, ben] = evening.guests as [Guest, Guest]
    await ben.say({ type: 'resign', table: evening.table })
    await until(() => anna.told.findLast(m => m.type === 'table')?.table.status === 'finished')
    expect(anna.told.findLast(m => m.type === 'table')?.table.selection ?? null).toBe(
      'selection' in more ? more.selection : null,
    )
    return { ...evening, anna, ben }
  }
  const rematch = async ({ anna, ben, table }: Awaited<ReturnType<typeof over>>, anew: boolean) => {
    await anna.say({ type: 'rematch', table, ...(anew && { anew }) })
    const told = await ben.say({ type: 'rematch', table })
    const next = await hall.table((told.type === 'acknowledged' && told.table) || '')
    return dominion.parseSetup(next.record.setup)
  }
  const wish = { selection: 'base, +moat', setup: { edition: 1 } }
  const same = await over(wish)
  const before = dominion.parseSetup((await hall.table(same.table)).record.setup)
  expect(await rematch(same, false)).toMatchObject({ kingdom: before.kingdom, first: 1 })
  const other = await over(wish)
  const { kingdom, edition, first } = await rematch(other, true)
  expect(kingdom).toHaveLength(10)
  expect(kingdom).toContain('moat')
  expect([edition, first]).toEqual([1, 1])
  const given = await over({})
  await expect(rematch(given, true)).rejects.toThrow('not drawn')
})
