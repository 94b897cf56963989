import { type Keeper, seat } from '@kartentisch/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Director } from '../src/people/director.ts'
import { standings } from '../src/people/pairing.ts'
import {
  beginTournament,
  begunInTime,
  type Call,
  cancel,
  checkIn,
  enter,
  gamesOver,
  goneOn,
  isCalled,
  pointsOf,
  readTournament,
  roundsOver,
  storedTournament,
  type TournamentRecord,
  tournamentResultOf,
  withdraw,
} from '../src/people/tournament.ts'
import type { TournamentResult } from '../src/store/tournaments.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import type { TableRecord } from '../src/tables/table/record.ts'
import { Guest, newHall, playOn, shelf, tempStore, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'

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
  beginsAt: null,
  ready: [],
  called: false,
  createdAt: 0,
}

const NAMES = ['Anna', 'Ben', 'Cosima', 'Dora', 'Emil']
const entered = NAMES.reduce((record, name) => enter(record, { id: `id-of-${name}`, name }, 0), OPEN)

describe('a tournament', () => {
  test('is entered once, and left before it begins as if one had never come', () => {
    expect(enter(entered, { id: 'id-of-Ben', name: 'Ben' }, 0)).toBe(entered)
    expect(withdraw(entered, 'id-of-Ben').entrants).toHaveLength(4)
  })

  test('is begun by who holds it, with at least two', () => {
    expect(() => beginTournament(entered, 'id-of-Ben')).toThrow('Whoever holds')
    expect(() => beginTournament(OPEN, 'id-of-Anna')).toThrow('two')
    const begun = beginTournament(entered, 'id-of-Anna')
    expect(begun.paired[0]).toHaveLength(3)
    expect(beginTournament(begun, 'id-of-Anna')).toBe(begun)
    expect(() => enter(begun, { id: 'late', name: 'Late' }, 0)).toThrow('has begun')
    expect(withdraw(begun, 'id-of-Ben').left).toEqual(['id-of-Ben'])
  })

  test('is called off by who holds it, and then nothing can be done any more', () => {
    expect(() => cancel(entered, 'id-of-Ben')).toThrow('calls it off')
    for (const record of [entered, beginTournament(entered, 'id-of-Anna')]) {
      const cancelled = cancel(record, 'id-of-Anna')
      expect(cancelled.status).toBe('cancelled')
      expect(cancel(cancelled, 'id-of-Anna')).toBe(cancelled)
      expect(() => enter(cancelled, { id: 'late', name: 'Late' }, 0)).toThrow('was called off')
      expect(() => beginTournament(cancelled, 'id-of-Anna')).toThrow('was called off')
      expect(withdraw(cancelled, 'id-of-Ben')).toBe(cancelled)
      expect(goneOn(cancelled, [])).toBe(cancelled)
    }
    expect(() => cancel({ ...entered, status: 'over' }, 'id-of-Anna')).toThrow('is over')
  })
})

const MINUTE = 60_000

describe('a tournament with a time', () => {
  const timed: TournamentRecord = { ...entered, beginsAt: 100 * MINUTE }

  test('begins by itself and by nobody’s hand, with those who have said that they are there', () => {
    expect(() => beginTournament(timed, 'id-of-Anna')).toThrow('begins by itself')
    expect(() => checkIn(timed, 'id-of-Ben', 84 * MINUTE)).toThrow('1970-01-01 01:25 UTC')
    expect(() => checkIn(timed, 'stranger', 90 * MINUTE)).toThrow('don’t take part')
    const there = ['id-of-Ben', 'id-of-Dora'].reduce((record, player) => checkIn(record, player, 85 * MINUTE), timed)
    expect(checkIn(there, 'id-of-Ben', 90 * MINUTE)).toBe(there)
    const called = (at: number) => NAMES.filter(name => isCalled(there, `id-of-${name}`, at))
    expect(called(84 * MINUTE)).toEqual([])
    expect(called(85 * MINUTE)).toEqual(['Anna', 'Cosima', 'Emil'])
    // Who enters so late is there.
    const late = enter(there, { id: 'late', name: 'Late' }, 99 * MINUTE)
    expect(begunInTime(late, 99 * MINUTE)).toBe(late)
    const begun = begunInTime(late, 100 * MINUTE)
    expect(begun.status).toBe('running')
    expect(begun.entrants.map(({ player }) => player)).toEqual(['id-of-Ben', 'id-of-Dora', 'late'])
    expect(begun.paired[0]).toHaveLength(2)
    expect(withdraw(late, 'late').ready).toEqual(there.ready)
  })

  test('is called off by itself when nobody is there to play with; bots always are', () => {
    const alone = checkIn(timed, 'id-of-Ben', 90 * MINUTE)
    expect(begunInTime(alone, 100 * MINUTE).status).toBe('cancelled')
    const bot = { player: 'bot:burgund:greedy', name: 'greedy', level: 'greedy' }
    const withBot = begunInTime({ ...alone, entrants: [...alone.entrants, bot] }, 100 * MINUTE)
    expect(withBot.entrants).toHaveLength(2)
    expect(withBot.status).toBe('running')
  })

  test('has no check-in without one', () => {
    expect(() => checkIn(entered, 'id-of-Ben', 0)).toThrow('has no time')
  })
})

describe('what a game came to', () => {
  const at = (
    keepers: readonly Partial<Keeper>[],
    reason: 'resigned' | 'abandoned',
    spent: readonly number[] = [],
    came: readonly number[] = [0, 1],
  ) =>
    tournamentResultOf(
      {
        tournament: { id: 'cup', round: 0, entrants: ['anna', 'ben'], came },
        result: { winners: reason === 'resigned' ? [seat(0)] : [], scores: null, reason },
      } as unknown as TableRecord,
      keepers.map(keeper => ({ person: true, level: null, resigned: false, ...keeper })),
      i => spent.includes(i),
    )

  test('who resigns was there; whose clock did it was not', () => {
    const gone = [{}, { level: 'medium', resigned: true }]
    expect(at(gone, 'resigned')).toMatchObject({ points: 1, absent: [] })
    expect(at(gone, 'resigned', [1])).toMatchObject({ points: 1, absent: ['ben'] })
  })

  test('where neither came nobody has a point; who resigned gives it to the other, who may come later', () => {
    const gone = [{}, { level: 'medium', resigned: true }]
    const neither = at(gone, 'resigned', [1], []) ?? expect.unreachable()
    expect(neither.absent).toEqual(['anna', 'ben'])
    expect(pointsOf(neither)).toBeNull()
    expect(at(gone, 'resigned', [1], [0])).toMatchObject({ points: 1, absent: ['ben'] })
    expect(at(gone, 'resigned', [], [])).toMatchObject({ points: 1, absent: [] })
    // A bot is always there.
    expect(at([{ person: false, level: 'easy' }, ...gone.slice(1)], 'resigned', [1], [])).toMatchObject({ points: 1 })
  })

  test('whoever gives up against a bot has lost, and against somebody who is not there has won', () => {
    expect(at([{}, { person: false, level: 'medium' }], 'abandoned')).toMatchObject({ points: 0 })
    expect(at([{}, { level: 'medium' }], 'abandoned')).toMatchObject({ points: 1, absent: ['ben'] })
  })
})

withBothStores('a tournament with %s', store => {
  let halls: Hall[] = []

  beforeAll(async () => {
    halls = [newHall(store(), { secret: 's' }), newHall(store(), { secret: 's' })]
  })
  afterAll(async () => {
    for (const hall of halls) await hall.close()
  })

  /** Somebody at each table of the round resigns. */
  async function playRound(hall: Hall, round: number): Promise<void> {
    for (const { id, players } of await store().listTables({ status: ['running'], limit: 100 })) {
      const loser = NAMES.find(name => players.includes(`id-of-${name}`))
      if (loser === undefined) continue
      const guest = new Guest(hall, loser, { guest: false })
      await guest.say({ type: 'watch', table: id })
      await guest.say({ type: 'resign', table: id })
    }
    await expect
      .poll(async () => (await store().tournaments.results('cup')).filter(one => one.round === round).length)
      .toBe(2)
  }

  test('is played to its end, whichever node goes on and however often, and nothing is doubled', async () => {
    const [hall, other] = halls
    if (hall === undefined || other === undefined) return expect.unreachable()
    await store().tournaments.keep(storedTournament(entered, 1))
    const begun = { ...beginTournament(entered, 'id-of-Anna'), revision: 2 }
    await store().tournaments.keep(storedTournament(begun, 2))
    for (let round = 0; round < 2; round++) {
      // Both nodes look at once, one of them twice: as if it had been killed between two steps and begun again.
      await Promise.all([new Director(hall).look(), new Director(other).look()])
      await new Director(other).look()
      expect(await store().listTables({ status: ['running'], limit: 100 })).toHaveLength(2)
      await playRound(hall, round)
    }
    await Promise.all([new Director(hall).look(), new Director(other).look()])
    const stored = await store().tournaments.read('cup')
    const record = readTournament(stored ?? expect.unreachable())
    expect(record.status).toBe('over')
    expect(record.paired).toHaveLength(2)
    const results = await store().tournaments.results('cup')
    expect(results).toHaveLength(4)
    const table = standings(
      record.entrants.map(({ player }) => player),
      roundsOver(record, results),
      record.format,
    )
    expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(6)
    expect(await store().listTables({ limit: 100 })).toHaveLength(4)
  })
})

test('bots hold a tournament among themselves, although a node died when the table was there and not begun', async () => {
  const { store, remove } = await tempStore()
  const bots = ['greedy', 'random'].map(level => ({ player: `bot:burgund:${level}`, name: level, level }))
  const begun = beginTournament({ ...OPEN, format: 'knock-out', entrants: bots }, 'id-of-Anna')
  await store.tournaments.keep(storedTournament(begun, 1))
  // A hall looks after tournaments by itself: there must be none yet.
  const dying = new Director({
    ...{ store, shelf, secret: 's', now: Date.now, fault: () => undefined },
    drawBy: () => expect.unreachable(),
    begins: () => Promise.reject(new Error('killed')),
    calls: () => undefined,
  })
  await expect(dying.look()).rejects.toThrow('killed')
  expect(await store.listTables({ limit: 9 })).toMatchObject([{ status: 'waiting' }])
  const hall = newHall(store, { secret: 's' })
  const director = new Director(hall)
  await director.look()
  await expect.poll(async () => (await store.tournaments.results('cup')).length).toBe(1)
  await director.look()
  const stored = await store.tournaments.read('cup')
  expect(stored?.status).toBe('over')
  await hall.close()
  await remove()
})

describe('who does not come', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  test('loses by the clock, and is met no more after the second time', async () => {
    const { store, remove } = await tempStore()
    const hall = newHall(store)
    const four = { ...OPEN, format: 'round-robin' as const, entrants: entered.entrants.slice(0, 4) }
    await store.tournaments.keep(storedTournament(beginTournament(four, 'id-of-Anna'), 1))
    const director = new Director(hall)
    const missing = 'id-of-Dora'
    const result = async (round: number) => (await store.tournaments.results('cup')).filter(one => one.round === round)
    for (const round of [0, 1, 2]) {
      await director.look()
      const running = await store.listTables({ status: ['running'], limit: 9 })
      // The others have played when the clock of who is missing runs out.
      for (const { id, players } of running.sort(
        (a, b) => Number(a.players.includes(missing)) - Number(b.players.includes(missing)),
      )) {
        const [name = ''] = NAMES.filter(one => players.includes(`id-of-${one}`))
        const guest = new Guest(hall, name, { guest: false })
        await guest.say({ type: 'watch', table: id })
        if (!players.includes(missing)) {
          await guest.say({ type: 'resign', table: id })
          continue
        }
        const ownSeat = { type: 'hand-over' as const, table: id, seat: players.indexOf(guest.id) }
        await expect(guest.say(ownSeat)).rejects.toThrow('no bot plays for you')
        await playOn({ hall, guests: [guest], table: id }, 200)
        vi.advanceTimersByTime(3_600_000)
      }
      let games: readonly TournamentResult[] = []
      const isOver = async () => {
        games = await result(round)
        return games.length === (round === 2 ? 1 : 2)
      }
      await until(isOver)
      expect(games.flatMap(({ absent }) => absent)).toEqual(round === 2 ? [] : [missing])
      for (const { first, second, points } of games)
        if ([first, second].includes(missing)) expect(points).toBe(first === missing ? 0 : 1)
    }
    await director.look()
    const record = readTournament((await store.tournaments.read('cup')) ?? expect.unreachable())
    expect(record.status).toBe('over')
    expect(record.paired[2]).toContainEqual({ first: expect.any(String), second: null })
    expect(record.paired[2]?.some(({ first, second }) => [first, second].includes(missing))).toBe(false)
    await hall.close()
    await remove()
  })
})

describe('where neither comes', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  test('nobody has a point and nobody goes further; who came has it, on whichever node they came', async () => {
    const { store, remove } = await tempStore()
    const [hall, other] = [newHall(store), newHall(store, { pollMs: 60_000 })]
    const four = { ...OPEN, format: 'knock-out' as const, entrants: entered.entrants.slice(0, 4) }
    await store.tournaments.keep(storedTournament(beginTournament(four, 'id-of-Anna'), 1))
    await new Director(hall).look()
    const games = await store.listTables({ status: ['running'], limit: 9 })
    expect(games).toHaveLength(2)
    const [ben] = games.flatMap(({ id, players }) =>
      players.includes('id-of-Ben') ? [{ id, guest: new Guest(other, 'Ben', { guest: false }), players }] : [],
    )
    if (ben === undefined) return expect.unreachable()
    await ben.guest.say({ type: 'watch', table: ben.id })
    // Ben is the second to move, and waits for somebody who doesn't come.
    expect(ben.players).toEqual(['id-of-Ben', 'id-of-Cosima'])
    await playOn({ hall: other, guests: [ben.guest], table: ben.id }, 200)
    vi.advanceTimersByTime(3_600_000)
    await until(async () => (await store.tournaments.results('cup')).length === 2)
    await new Director(hall).look()
    const results = await store.tournaments.results('cup')
    expect(new Map(results.map(one => [one.first, pointsOf(one)]))).toEqual(
      new Map([
        ['id-of-Anna', null],
        ['id-of-Ben', 1],
      ]),
    )
    const record = readTournament((await store.tournaments.read('cup')) ?? expect.unreachable())
    // Nobody is left for Ben to meet.
    expect(record.paired[1]).toEqual([{ first: 'id-of-Ben', second: null }])
    expect(
      standings(
        NAMES.slice(0, 4).map(name => `id-of-${name}`),
        gamesOver(record, results),
        'knock-out',
      ),
    ).toMatchObject([{ player: 'id-of-Ben', points: 2 }, { points: 0 }, { points: 0 }, { points: 0 }])
    for (const one of [hall, other]) await one.close()
    await remove()
  })
})

test('those who take part are called once before it begins, and it begins once, whichever nodes look', async () => {
  const { store, remove } = await tempStore()
  let now = 80 * MINUTE
  const called: string[] = []
  const onCall = ({ tournament, player, table }: Call) =>
    void called.push(
      `${tournament} ${player} ${table === undefined ? 'say that you are there' : 'your game has begun'}`,
    )
  const halls = [1, 2].map(() => newHall(store, { now: () => now, onCall }))
  const look = () => Promise.all(halls.map(hall => new Director(hall).look()))
  await store.tournaments.keep(storedTournament({ ...entered, beginsAt: 100 * MINUTE, ready: ['id-of-Emil'] }, 1))
  await look()
  expect(called).toEqual([])
  now = 85 * MINUTE
  await look()
  await look()
  expect(called.splice(0)).toEqual(
    ['Anna', 'Ben', 'Cosima', 'Dora'].map(name => `cup id-of-${name} say that you are there`),
  )
  const stored = readTournament((await store.tournaments.read('cup')) ?? expect.unreachable())
  const there = { ...checkIn(stored, 'id-of-Anna', now), revision: stored.revision + 1 }
  await store.tournaments.keep(storedTournament(there, 1))
  now = 100 * MINUTE
  await look()
  await look()
  expect(await store.listTables({ status: ['running'], limit: 9 })).toMatchObject([
    { players: ['id-of-Anna', 'id-of-Emil'] },
  ])
  // Anna begins, and is told that it is her turn.
  expect(called).toEqual(['cup id-of-Emil your game has begun'])
  for (const hall of halls) await hall.close()
  await remove()
})
