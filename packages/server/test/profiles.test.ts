import { seat } from '@kartentisch/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findByThings } from '../src/people/finding.ts'
import { meaningsOf } from '../src/people/meaning.ts'
import { statisticsOf } from '../src/people/statistics.ts'
import type { Store } from '../src/store/contract.ts'
import { readRecord, storedTable, type TableRecord } from '../src/tables/table/record.ts'
import { begin, type Guest, newHall, shelf, tempPostgres, tempStore, until } from './at-a-table.ts'

const TEN = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'workshop', 'witch']

/** A game of Anna's that is over. */
const played = (names: readonly string[], winner: string, kingdom: readonly string[]) =>
  ({
    game: 'dominion',
    setup: { players: names.length, kingdom },
    seats: names.map(name => ({ player: `id-of-${name}`, name, level: null })),
    result: { winners: [seat(names.indexOf(winner))], scores: null, reason: 'played' },
  }) as unknown as TableRecord

test('statistics tell by card, size of the kingdom, number of players, opponent and seat how often one has won', () => {
  const games = [
    played(['Anna', 'Ben'], 'Anna', TEN),
    played(['Ben', 'Anna'], 'Ben', TEN),
    played(['Anna', 'Cleo', 'Ben'], 'Anna', TEN.slice(0, 9)),
    { ...played(['Anna', 'Ben'], 'Ben', TEN), result: { winners: [], scores: null, reason: 'abandoned' as const } },
  ]
  const [dominion] = statisticsOf(games, ['id-of-Anna'], shelf)
  expect(dominion).toMatchObject({ game: 'dominion', games: 3, won: 2 })
  expect(dominion?.players).toEqual([
    { players: 2, games: 2, won: 1 },
    { players: 3, games: 1, won: 1 },
  ])
  expect(dominion?.sizes).toEqual([
    { size: 9, games: 1, won: 1 },
    { size: 10, games: 2, won: 1 },
  ])
  expect(dominion?.seats).toEqual([
    { seat: 1, games: 2, won: 2 },
    { seat: 2, games: 1, won: 0 },
  ])
  expect(dominion?.opponents).toEqual([
    { name: 'Ben', bot: false, games: 3, won: 2 },
    { name: 'Cleo', bot: false, games: 1, won: 1 },
  ])
  const againstBot = played(['Anna', 'Ben'], 'Anna', TEN)
  const [own, other] = againstBot.seats
  const seats = [own, { ...other, kind: 'bot', player: null, name: null, level: 'hard' }]
  expect(statisticsOf([{ ...againstBot, seats } as TableRecord], ['id-of-Anna'], shelf)[0]?.opponents).toEqual([
    { name: 'hard', bot: true, games: 1, won: 1 },
  ])
  expect(dominion?.things).toContainEqual({ thing: 'witch', games: 2, won: 1 })
  expect(dominion?.things).toContainEqual({ thing: 'moat', games: 3, won: 2 })
})

describe.each([
  ['SQLite', tempStore],
  ['PostgreSQL', tempPostgres],
])('with %s', (_, open) => {
  let store: Store
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ store, remove } = await open())
  })
  afterAll(() => remove())

  test('games are found by the names of others, tables and games, and by the cards they were played with', async () => {
    for (const [id, search] of [
      'sunday burgund anna ben',
      'sunday dominion anna cleo +witch +moat +throne-room',
      'late dominion anna ben +young-witch +militia',
    ].entries())
      await store.keepTable(
        {
          ...{
            id: `table${id}`,
            revision: 1,
            status: 'finished',
            game: 'toy',
            listed: true,
            changedAt: id,
            body: '{}',
          },
          players: ['anna'],
          search,
        },
        null,
      )
    for (const whose of [{ players: ['anna'] }, { listed: true }]) {
      const found = async (search: string) => {
        const filter = { status: ['finished' as const], limit: 9, search, meanings: meaningsOf(search, shelf) }
        return (await store.listTables({ ...whose, ...filter })).map(({ id }) => id)
      }
      expect(await found('dom sun')).toEqual(['table1'])
      expect(await found('ben')).toEqual(['table2', 'table0'])
      expect(await found('dora')).toEqual([])
      expect(await found('Witch')).toEqual(['table2', 'table1'])
      expect(await found('hexe')).toEqual(['table2', 'table1'])
      expect(await found('Witch Moat')).toEqual(['table1'])
      expect(await found('thron')).toEqual(['table1'])
      expect(await found('ben militia')).toEqual(['table2'])
      expect(await found('chapel')).toEqual([])
    }
  })

  test('who has played a game finds it by its cards, in either language; nobody’s name is taken for one', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Ida', 'Jo'], { name: '+chapel' })
    const [ida, jo] = guests as [Guest, Guest]
    await jo.say({ type: 'resign', table })
    await until(() => ida.told.some(told => told.type === 'table' && told.table.status === 'finished'))
    const found = async (search: string) => {
      const told = await ida.say({ type: 'finished', search, mine: true })
      return told.type === 'tables' ? told.tables.length : undefined
    }
    for (const search of ['Militia', 'Miliz', 'Dorf jo']) expect(await found(search), search).toBe(1)
    for (const search of ['Witch', 'Kapelle']) expect(await found(search), search).toBe(0)
    await hall.close()
  })

  test('games kept without their cards are found by them once all were looked at, though that was stopped on the way', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Kim', 'Lea'])
    const [kim, lea] = guests as [Guest, Guest]
    await lea.say({ type: 'resign', table })
    await until(() => kim.told.some(told => told.type === 'table' && told.table.status === 'finished'))
    await hall.close()
    const whole = await store.readTable(table)
    if (whole === undefined) throw new Error('It was kept.')
    const old = { ...readRecord(whole), things: [] }
    const ids = ['old1', 'old2', 'old3']
    for (const [i, id] of ids.entries())
      await store.keepTable(storedTable({ ...old, id, name: 'Of old', revision: 1 }, whole.changedAt + 1 + i), null)
    const unreadable = storedTable({ ...old, id: 'broken', revision: 1 }, whole.changedAt + 2)
    await store.keepTable({ ...unreadable, body: '{}' }, null)
    const found = async () => {
      const filter = {
        status: ['finished' as const],
        search: 'militia old',
        meanings: { militia: ['militia'] },
        limit: 9,
      }
      return (await store.listTables(filter)).map(({ id, changedAt }) => ({ id, changedAt }))
    }
    expect(await found()).toEqual([])
    const faults: unknown[] = []
    const all = (goOn: () => boolean) => findByThings(store, shelf, goOn, fault => faults.push(fault))
    let looks = 0
    await all(() => ++looks < 8)
    const [before, stopped] = [await found(), looks]
    expect(before.length).toBeLessThan(ids.length)
    await all(() => true)
    expect(await found()).toEqual(ids.map((id, i) => ({ id, changedAt: whole.changedAt + 1 + i })).reverse())
    expect(faults.length).toBeGreaterThan(0)
    expect(stopped).toBe(8)
    // Nothing else of them has become another.
    expect(readRecord((await store.readTable('old2')) ?? whole)).toEqual({
      ...old,
      id: 'old2',
      name: 'Of old',
      revision: 2,
      things: readRecord(whole).things,
    })
    expect(await all(() => true)).toBe(0)
  })
})
