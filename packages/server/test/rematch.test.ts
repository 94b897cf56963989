import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { begin, Guest, newHall, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
let hall: Hall
/** How much later than it is, in ms. */
let later = 0
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())
beforeEach(() => {
  later = 0
  hall = newHall(store, { now: () => Date.now() + later })
})
afterEach(() => hall.close())

const tableOf = (guest: Guest) => guest.told.findLast(message => message.type === 'table')?.table

/** Anna, Ben and Cleo have played, and it is over. */
async function over(names: readonly string[] = ['Anna', 'Ben', 'Cleo'], more: object = {}) {
  const { guests, table } = await begin(hall, 'dominion', names, more)
  const [anna, ...others] = guests as [Guest, ...Guest[]]
  for (const other of others) await other.say({ type: 'resign', table })
  await until(() => tableOf(anna)?.status === 'finished')
  return { table, anna, others: others as [Guest, ...Guest[]] }
}

describe('another game', () => {
  test('begins only when everybody agrees, and then by itself', async () => {
    const { table, anna, others } = await over()
    const [ben, cleo] = others as [Guest, Guest]
    expect(await anna.say({ type: 'rematch', table })).toMatchObject({ table })
    expect(tableOf(cleo)).toMatchObject({ rematch: { anew: false, agreed: [0], declined: [] }, next: null })
    await ben.say({ type: 'rematch', table })
    expect(tableOf(cleo)?.next).toBeNull()
    const told = await cleo.say({ type: 'rematch', table })
    const next = tableOf(anna)?.next ?? ''
    expect(told).toMatchObject({ table: next })
    expect((await hall.table(next)).record).toMatchObject({ status: 'running', host: cleo.id })
  })

  test('is told once to each who has played, wherever they are, unless they don’t want to hear of who asks', async () => {
    const asked: string[] = []
    const elsewhere = newHall(store, {
      onInvite: ({ id }, { player, from, again }) => void asked.push(`${from} ${player} ${id} ${again}`),
    })
    const { table, others } = await over(['Uta', 'Vito', 'Wanda'])
    const [, wanda] = others as [Guest, Guest]
    await store.manners.keepRegard({
      id: 'r',
      player: wanda.id,
      other: 'id-of-Uta',
      name: 'Uta',
      regard: 'muted',
      at: 1,
    })
    const uta = new Guest(elsewhere, 'Uta')
    await uta.say({ type: 'rematch', table })
    await uta.say({ type: 'rematch', table })
    expect(asked).toEqual([`Uta id-of-Vito ${table} true`])
    await elsewhere.close()
  })

  test('is off when somebody declines, and can be asked for again', async () => {
    const { table, anna, others } = await over(['Anna', 'Ben'])
    const [ben] = others
    await anna.say({ type: 'rematch', table })
    await ben.say({ type: 'rematch', table, agree: false })
    expect(tableOf(anna)).toMatchObject({ rematch: { agreed: [0], declined: [1] }, next: null })
    await ben.say({ type: 'rematch', table })
    expect(tableOf(anna)).toMatchObject({ rematch: { agreed: [1], declined: [] }, next: null })
    await anna.say({ type: 'rematch', table })
    expect(tableOf(ben)?.next).not.toBeNull()
  })

  test('does not begin with somebody who agreed long ago', async () => {
    const { table, anna, others } = await over(['Anna', 'Ben'], { timer: { per: 'move', seconds: 60 } })
    await anna.say({ type: 'rematch', table })
    later = 11 * 60_000
    await others[0].say({ type: 'rematch', table })
    expect(tableOf(anna)?.next).toBeNull()
    await anna.say({ type: 'rematch', table })
    expect(tableOf(anna)?.next).not.toBeNull()
  })

  test('is the players’ to ask for, and nobody else’s', async () => {
    const { table, anna } = await over(['Anna', 'Ben'])
    const dora = new Guest(hall, 'Dora')
    for (const agree of [true, false])
      await expect(dora.say({ type: 'rematch', table, agree })).rejects.toThrow('who played')
    await anna.say({ type: 'rematch', table })
    await expect(dora.say({ type: 'rematch', table })).rejects.toThrow('who played')
  })

  test('to which all had agreed when the node stopped begins when somebody comes', async () => {
    const { table, anna, others } = await over(['Anna', 'Ben'])
    await anna.say({ type: 'rematch', table })
    const { record } = await hall.table(table)
    const agreed = [...(record.rematch?.agreed ?? []), { seat: 1, at: Date.now() }]
    const one = await hall.table(table)
    await one.change(before => ({ ...before, rematch: { anew: false, agreed, declined: [] } }))
    expect(tableOf(anna)?.next).toBeNull()
    await others[0].say({ type: 'watch', table })
    const next = tableOf(others[0])?.next ?? ''
    expect((await hall.table(next)).record.status).toBe('running')
  })
})

describe('who is at the table', () => {
  const present = (guest: Guest) => guest.told.findLast(message => message.type === 'presence')?.seats

  test('is here, looks elsewhere, or is gone', async () => {
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    expect(present(anna)).toEqual(['here', 'here'])
    await ben.say({ type: 'attention', away: true })
    expect(present(anna)).toEqual(['here', 'away'])
    const phone = new Guest(hall, 'Ben')
    await phone.say({ type: 'watch', table })
    expect(present(anna)).toEqual(['here', 'here'])
    await phone.say({ type: 'unwatch', table })
    expect(present(anna)).toEqual(['here', 'away'])
    await ben.say({ type: 'unwatch', table })
    expect(present(anna)).toEqual(['here', 'gone'])
    const watcher = new Guest(hall, 'Cleo')
    await watcher.say({ type: 'watch', table })
    expect(present(watcher)).toEqual(['here', 'gone'])
  })

  test('is somebody, and a bot is neither here nor away', async () => {
    const anna = new Guest(hall, 'Anna')
    const table = await anna.create('dominion', ['open', 'open', { bot: 'random' }])
    await anna.say({ type: 'watch', table })
    expect(present(anna)).toEqual(['here', null, null])
    await new Guest(hall, 'Ben').say({ type: 'join', table })
    expect(present(anna)).toEqual(['here', 'gone', null])
  })

  test('who looked elsewhere when they came is away', async () => {
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    await ben.say({ type: 'unwatch', table })
    await ben.say({ type: 'attention', away: true })
    await ben.say({ type: 'watch', table })
    expect(present(anna)).toEqual(['here', 'away'])
    await ben.say({ type: 'attention', away: false })
    expect(present(anna)).toEqual(['here', 'here'])
  })
})
