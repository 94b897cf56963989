import { foyer as schema } from '@kartentisch/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Foyer } from '../src/people/foyer.ts'
import { House } from '../src/people/house.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { begin, Guest, newHall, playOn, tempStore, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'

withBothStores('the foyer with %s', store => {
  let hall: Hall
  let now = 1_000_000

  beforeAll(async () => {
    hall = newHall(store(), {
      now: () => now,
      visitors: () => ({ accounts: [{ player: 'a', name: 'Anna' }], guests: 2 }),
    })
  })
  afterAll(async () => {
    await hall.close()
  })

  test('shows what is played, who waits, who is here and what is over', async () => {
    const evening = await begin(hall, 'dominion', ['Anna', 'Ben'])
    await playOn(evening, 6)
    const cosima = new Guest(hall, 'Cosima')
    const hidden = await cosima.create('burgund', ['open'], { listed: false })
    await cosima.say({ type: 'start', table: hidden })
    const over = await begin(hall, 'dominion', ['Emil', 'Frieda'])
    await over.guests[0]?.say({ type: 'resign', table: over.table })
    await until(
      () => over.guests[0]?.told.some(one => one.type === 'table' && one.table.status === 'finished') ?? false,
    )
    const wanted = { game: 'dominion', players: 3, rated: false, timer: { per: 'none' as const } }
    await new Guest(hall, 'Gustav').say({ type: 'seek', search: 's', ...wanted, pool: ['base'] })

    const shown = schema.parse(await new Foyer(hall).shown())
    expect(shown.playing.map(({ table }) => table)).toEqual([evening.table])
    expect(shown.playing[0]?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    expect(shown.playing[0]?.glance?.supply.map(({ id }) => id)).toContain('militia')
    expect(shown.finished.map(({ table, result }) => [table, result?.winners])).toEqual([[over.table, [1]]])
    expect(shown.seeking).toMatchObject([{ name: 'Gustav', players: 3, pool: ['base'] }])
    const listed = await over.guests[1]?.say({ type: 'finished', search: '', mine: true })
    expect(listed?.type === 'tables' && listed.tables.map(({ table }) => table)).toEqual([over.table])
    expect(shown.here).toEqual({ count: 3, people: [{ player: 'a', name: 'Anna' }] })
    expect(shown.daily.games.map(({ game, played }) => [game, played])).toContainEqual(['burgund', 0])
  })

  test('is worked out once for all who ask within two seconds', async () => {
    const foyer = new Foyer(hall)
    const first = await foyer.shown()
    const { table } = await begin(hall, 'burgund', ['Anna', 'Ben'])
    expect(await foyer.shown()).toBe(first)
    now += 2000
    expect((await foyer.shown()).playing.map(one => one.table)).toContain(table)
  })
})

describe('who is in the house', () => {
  test('is known from all nodes, each once, until a node says nothing more', () => {
    let now = 0
    const house = new House(
      () => ({ accounts: [{ player: 'a', name: 'Anna' }], guests: 1 }),
      () => now,
    )
    house.hear('other', {
      accounts: [
        { player: 'a', name: 'Anna' },
        { player: 'b', name: 'Ben' },
      ],
      guests: 4,
    })
    expect(house.all()).toEqual({
      accounts: [
        { player: 'a', name: 'Anna' },
        { player: 'b', name: 'Ben' },
      ],
      guests: 5,
    })
    expect([house.has('b'), house.has('c')]).toEqual([true, false])
    now = 60_000
    expect(house.all().guests).toBe(1)
  })
})

test('the foyer tells no more than it can hold, and nothing that a spectator may not see', async () => {
  const { store, remove } = await tempStore()
  const hall = newHall(store)
  const crowd = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => letter.repeat(30))
  for (let i = 0; i < 14; i++)
    await begin(hall, 'dominion', crowd, { name: 'W'.repeat(60), setup: { kingdom: ['village'], first: 0 } })
  const shown = await new Foyer(hall).shown()
  expect(shown.playing).toHaveLength(12)
  const text = JSON.stringify(shown)
  expect(text.length).toBeLessThan(32_000)
  expect(text).not.toMatch(/"(hand|deck|seed|invitation|origin)"/)
  await hall.close()
  await remove()
})
