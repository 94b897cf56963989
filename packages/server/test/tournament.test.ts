import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Director } from '../src/people/director.ts'
import { standings } from '../src/people/pairing.ts'
import {
  beginTournament,
  enter,
  readTournament,
  roundsOver,
  storedTournament,
  type TournamentRecord,
  withdraw,
} from '../src/people/tournament.ts'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall.ts'
import { Guest, newHall, tempPostgres, tempStore } from './at-a-table.ts'

const OPEN: TournamentRecord = {
  id: 'cup',
  revision: 1,
  status: 'open',
  name: 'Cup',
  host: 'id-of-Anna',
  game: 'burgund',
  format: 'swiss',
  rounds: 2,
  timer: { per: 'game', seconds: 3600 },
  selection: null,
  entrants: [],
  left: [],
  paired: [],
  createdAt: 0,
}

const NAMES = ['Anna', 'Ben', 'Cosima', 'Dora', 'Emil']
const entered = NAMES.reduce((record, name) => enter(record, { id: `id-of-${name}`, name }), OPEN)

describe('a tournament', () => {
  test('is entered once, and left before it begins as if one had never come', () => {
    expect(enter(entered, { id: 'id-of-Ben', name: 'Ben' })).toBe(entered)
    expect(withdraw(entered, 'id-of-Ben').entrants).toHaveLength(4)
  })

  test('is begun by who holds it, with at least two', () => {
    expect(() => beginTournament(entered, 'id-of-Ben')).toThrow('Whoever holds')
    expect(() => beginTournament(OPEN, 'id-of-Anna')).toThrow('two')
    const begun = beginTournament(entered, 'id-of-Anna')
    expect(begun.paired[0]).toHaveLength(3)
    expect(beginTournament(begun, 'id-of-Anna')).toBe(begun)
    expect(() => enter(begun, { id: 'late', name: 'Late' })).toThrow('has begun')
    expect(withdraw(begun, 'id-of-Ben').left).toEqual(['id-of-Ben'])
  })
})

describe.each([
  ['SQLite', tempStore],
  ['PostgreSQL', tempPostgres],
] as const)('a tournament with %s', (_, open) => {
  let store: Store
  let remove: () => Promise<void>
  let halls: Hall[] = []

  beforeAll(async () => {
    ;({ store, remove } = await open())
    halls = [newHall(store, { secret: 's' }), newHall(store, { secret: 's' })]
  })
  afterAll(async () => {
    for (const hall of halls) await hall.close()
    await remove()
  })

  /** Somebody at each table of the round resigns. */
  async function playRound(hall: Hall, round: number): Promise<void> {
    for (const { id, players } of await store.listTables({ status: ['running'], limit: 100 })) {
      const loser = NAMES.find(name => players.includes(`id-of-${name}`))
      if (loser === undefined) continue
      const guest = new Guest(hall, loser, { guest: false })
      await guest.say({ type: 'watch', table: id })
      await guest.say({ type: 'resign', table: id })
    }
    await expect
      .poll(async () => (await store.tournaments.results('cup')).filter(one => one.round === round).length)
      .toBe(2)
  }

  test('is played to its end, whichever node goes on and however often, and nothing is doubled', async () => {
    const [hall, other] = halls
    if (hall === undefined || other === undefined) return expect.unreachable()
    await store.tournaments.keep(storedTournament(entered, 1))
    const begun = { ...beginTournament(entered, 'id-of-Anna'), revision: 2 }
    await store.tournaments.keep(storedTournament(begun, 2))
    for (let round = 0; round < 2; round++) {
      // Both nodes look at once, one of them twice: as if it had been killed between two steps and begun again.
      await Promise.all([new Director(hall).look(), new Director(other).look()])
      await new Director(other).look()
      expect(await store.listTables({ status: ['running'], limit: 100 })).toHaveLength(2)
      await playRound(hall, round)
    }
    await Promise.all([new Director(hall).look(), new Director(other).look()])
    const stored = await store.tournaments.read('cup')
    const record = readTournament(stored ?? expect.unreachable())
    expect(record.status).toBe('over')
    expect(record.paired).toHaveLength(2)
    const results = await store.tournaments.results('cup')
    expect(results).toHaveLength(4)
    const table = standings(
      record.entrants.map(({ player }) => player),
      roundsOver(record, results),
    )
    expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(6)
    expect(await store.listTables({ limit: 100 })).toHaveLength(4)
  })
})

test('bots hold a tournament among themselves, although a node died when the table was there and not begun', async () => {
  const { store, remove } = await tempStore()
  const hall = newHall(store)
  const bots = ['greedy', 'random'].map(level => ({ player: `bot:burgund:${level}`, name: level, level }))
  const begun = beginTournament({ ...OPEN, format: 'knock-out', entrants: bots }, 'id-of-Anna')
  await store.tournaments.keep(storedTournament(begun, 1))
  const { shelf, secret, now } = hall
  const dying = new Director({
    ...{ store, shelf, secret, now, fault: () => undefined },
    drawBy: () => expect.unreachable(),
    begins: () => Promise.reject(new Error('killed')),
  })
  await expect(dying.look()).rejects.toThrow('killed')
  expect(await store.listTables({ limit: 9 })).toMatchObject([{ status: 'waiting' }])
  const director = new Director(hall)
  await director.look()
  await expect.poll(async () => (await store.tournaments.results('cup')).length).toBe(1)
  await director.look()
  const stored = await store.tournaments.read('cup')
  expect(stored?.status).toBe('over')
  await hall.close()
  await remove()
})
