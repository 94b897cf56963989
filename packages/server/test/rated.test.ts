import { seat, seeded } from '@kartentisch/kernel'
import type { Timer } from '@kartentisch/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resultOf } from '../src/people/rated.ts'
import { Rater } from '../src/people/rater.ts'
import { applied } from '../src/people/ratings.ts'
import type { Store } from '../src/store/contract.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import type { TableRecord } from '../src/tables/table/record.ts'
import { Guest, newHall, tempStore, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'

const account = { guest: false }

withBothStores('with %s', store => {
  const table = (id: string, revision: number) => ({
    id,
    revision,
    status: 'finished' as const,
    game: 'toy',
    listed: true,
    players: [],
    search: '',
    changedAt: 1,
    body: '{}',
  })
  const result = (ladder: string, winner: string, loser: string, at = 1) => ({
    ladder,
    at,
    places: [
      { player: winner, place: 1, left: false },
      { player: loser, place: 2, left: false },
    ],
  })

  test('a result is written with the end of its game, once, and neither without the other', async () => {
    expect(await store().keepTable(table('once1', 1), null, { result: result('once', 'anna', 'ben') })).toBe(true)
    expect(await store().keepTable(table('once1', 1), null, { result: result('once', 'anna', 'ben') })).toBe(false)
    // Whatever goes wrong, one table has one result: then its end is not written either.
    await expect(
      store().keepTable(table('once1', 2), null, { result: result('once', 'ben', 'anna') }),
    ).rejects.toThrow()
    expect((await store().readTable('once1'))?.revision).toBe(1)
    expect(await store().results.after('once', 0, 10)).toHaveLength(1)
  })

  test('games that end at once are counted one after the other, each once, by whoever counts', async () => {
    const names = ['anna', 'ben', 'cleo', 'dan', 'eva']
    const pairs = names.flatMap(a => names.filter(b => b !== a).map(b => [a, b] as const))
    await Promise.all(
      pairs.map(([a, b], i) => store().keepTable(table(`many${i}`, 1), null, { result: result('many', a, b, i) })),
    )
    const raters = [1, 2, 3].map(() => new Rater(store().results, fault => expect.unreachable(String(fault))))
    await Promise.all(raters.map(rater => rater.count()))
    const log = await store().results.after('many', 0, 100)
    expect(log.map(({ number }) => number)).toEqual(pairs.map((_, i) => i + 1))
    expect(new Set(log.map(one => one.table)).size).toBe(pairs.length)
    const ratings = async () =>
      (await store().results.ratingsIn('many', names)).map(({ player, mu, sigma, games }) => ({
        player,
        mu,
        sigma,
        games,
      }))
    const expected = new Map(
      applied(new Map(), log).map(({ player, mu, sigma, games }) => [player, { player, mu, sigma, games }]),
    )
    expect(await ratings()).toEqual(names.map(name => expected.get(name)))
    expect(await store().results.curve('many', 'anna', 100)).toHaveLength(8)
    // What follows from the log can be thrown away and worked out again.
    const before = await ratings()
    await store().results.reset('many')
    expect(await ratings()).toEqual([])
    await raters[0]?.count()
    expect(await ratings()).toEqual(before)
    for (const rater of raters) await rater.close()
  })

  test('results that nobody had counted when a node stopped are counted by the next', async () => {
    await store().keepTable(table('late1', 1), null, { result: result('late', 'anna', 'ben') })
    expect((await store().results.pending()).map(({ ladder }) => ladder)).toContain('late')
    const rater = new Rater(store().results, fault => expect.unreachable(String(fault)))
    await rater.count()
    expect(await store().results.pending()).toEqual([])
    // Who counted the same from the same place comes too late, and changes nothing.
    const [anna] = await store().results.ratingsIn('late', ['anna'])
    const twice = applied(new Map(), await store().results.after('late', 0, 10))
    expect(await store().results.apply('late', 0, twice)).toBe(false)
    expect(await store().results.ratingsIn('late', ['anna'])).toEqual([anna])
    await rater.close()
  })
})

describe('a rated table', () => {
  let store: Store
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ store, remove } = await tempStore())
  })
  afterAll(() => remove())

  test('is for people with accounts at different places, and has no bots', async () => {
    const hall = newHall(store)
    const anna = new Guest(hall, 'Anna', { guest: false, address: '203.0.113.1' })
    await expect(new Guest(hall, 'Gast').create('dominion', ['open', 'open'], { rated: true })).rejects.toThrow(
      'account',
    )
    await expect(anna.create('dominion', ['open', { bot: 'random' }], { rated: true })).rejects.toThrow('bots')
    const table = await anna.create('dominion', ['open', 'open'], { rated: true })
    await expect(new Guest(hall, 'Gast').say({ type: 'join', table })).rejects.toThrow('account')
    const twin = new Guest(hall, 'Twin', { guest: false, address: '203.0.113.1' })
    await expect(twin.say({ type: 'join', table })).rejects.toThrow('your address')
    await new Guest(hall, 'Ben', { guest: false, address: '203.0.113.2' }).say({ type: 'join', table })
    expect((await hall.table(table)).record.seats[1]?.name).toBe('Ben')
    await hall.close()
  })

  test('counts for who is there at the end; nothing is taken back by favour, and no bot helps', async () => {
    const hall = newHall(store)
    const [anna, ben] = [new Guest(hall, 'Anna', account), new Guest(hall, 'Ben', account)]
    const table = await anna.create('dominion', ['open', 'open'], { rated: true })
    await ben.say({ type: 'join', table })
    for (const one of [anna, ben]) await one.say({ type: 'watch', table })
    await anna.say({ type: 'start', table })
    await expect(anna.say({ type: 'hand-over', table, seat: 0 })).rejects.toThrow('who leaves has lost')
    await anna.answer(table, seeded('x'), [anna.question?.choices.at(-1) ?? 0])
    expect(anna.feed.standing.mayUndo).toBe('refused')
    await expect(anna.say({ type: 'undo', table })).rejects.toThrow('rated')
    await ben.say({ type: 'resign', table })
    await until(() => anna.told.findLast(m => m.type === 'table')?.table.status === 'finished')
    await expect
      .poll(() => store.results.ratingsIn('dominion-2', [anna.id, ben.id]))
      .toMatchObject([{ games: 1 }, { games: 1 }])
    const [winner, loser] = await store.results.ratingsIn('dominion-2', [anna.id, ben.id])
    expect(winner?.mu).toBeGreaterThan(loser?.mu ?? 0)
    await hall.close()
  })
})

describe('nobody wins points', () => {
  let store: Store
  let remove: () => Promise<void>
  let hall: Hall
  beforeAll(async () => {
    ;({ store, remove } = await tempStore())
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    hall = newHall(store)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await hall.close()
  })
  afterAll(() => remove())

  const table = async (names: readonly [string, string], timer: Timer) => {
    const guests = names.map(name => new Guest(hall, name, account)) as [Guest, Guest]
    const id = await guests[0].create('dominion', ['open', 'open'], { rated: true, timer })
    await guests[1].say({ type: 'join', table: id })
    for (const guest of guests) await guest.say({ type: 'watch', table: id })
    await guests[0].say({ type: 'start', table: id })
    return { guests, id }
  }
  const isOver = (guest: Guest) => guest.told.findLast(m => m.type === 'table')?.table.status === 'finished'
  /** What the games of somebody came to. */
  const results = async ({ id }: Guest) =>
    (await store.results.after('dominion-2', 0, 100)).flatMap(({ places }) =>
      places.some(({ player }) => player === id) ? [places] : [],
    )

  test('by going away: whose time runs out has lost, and no bot plays on for them until they come back', async () => {
    for (const timer of [{ per: 'game', seconds: 60 } as const, { per: 'move', seconds: 60 } as const]) {
      const { guests, id } = await table([`Anna ${timer.per}`, `Ben ${timer.per}`], timer)
      const [anna, ben] = guests
      vi.advanceTimersByTime(60_000)
      await until(() => isOver(ben))
      await expect(anna.say({ type: 'take-back', table: id })).rejects.toThrow()
      expect(await results(anna)).toEqual([
        [
          { player: anna.id, place: 2, left: true },
          { player: ben.id, place: 1, left: false },
        ],
      ])
    }
  })

  test('by giving up what can’t be won: it can’t be abandoned while the other is there, and leaving a seat is losing', async () => {
    const { guests, id } = await table(['Cleo', 'Dan'], { per: 'game', seconds: 60 })
    const [cleo, dan] = guests
    await expect(cleo.say({ type: 'abandon', table: id })).rejects.toThrow('Others are still playing')
    await expect(cleo.say({ type: 'leave', table: id })).rejects.toThrow('has begun')
    await cleo.say({ type: 'resign', table: id })
    await until(() => isOver(dan))
    expect(await results(cleo)).toMatchObject([[{ place: 2 }, { place: 1 }]])
  })

  test('by coming again: who resigned stays so, and a game counts once however often it is looked at', async () => {
    const { guests, id } = await table(['Eva', 'Finn'], { per: 'game', seconds: 60 })
    const [eva, finn] = guests
    await eva.say({ type: 'resign', table: id })
    await until(() => isOver(finn))
    await expect(eva.say({ type: 'take-back', table: id })).rejects.toThrow()
    await eva.say({ type: 'join', table: id })
    for (const guest of guests) await guest.say({ type: 'watch', table: id })
    expect(await results(eva)).toHaveLength(1)
  })

  test('by letting others wait where no clock runs: whom they take for gone has lost, and can’t come back', async () => {
    const { guests, id } = await table(['Gil', 'Hal'], { per: 'none' })
    const [gil, hal] = guests
    const gone = { type: 'hand-over' as const, table: id, seat: 0 }
    vi.setSystemTime(Date.now() + 299_000)
    await expect(hal.say(gone)).rejects.toThrow('five minutes')
    vi.setSystemTime(Date.now() + 1000)
    await hal.say(gone)
    await until(() => isOver(hal))
    await expect(gil.say({ type: 'take-back', table: id })).rejects.toThrow()
    expect(await results(gil)).toEqual([
      [
        { player: gil.id, place: 2, left: true },
        { player: hal.id, place: 1, left: false },
      ],
    ])
  })

  test('from themselves: two accounts at one place neither sit nor are brought together', async () => {
    const [twin, other] = ['Twin', 'Other'].map(name => new Guest(hall, name, { guest: false, address: '203.0.113.9' }))
    if (twin === undefined || other === undefined) return expect.unreachable()
    const id = await twin.create('burgund', ['open', 'open'], { rated: true })
    await expect(other.say({ type: 'join', table: id })).rejects.toThrow('your address')
    const seek = { type: 'seek' as const, search: 'x', game: 'burgund', players: 2, rated: true, pool: [] }
    for (const guest of [twin, other]) await guest.say({ ...seek, timer: { per: 'none' } })
    await hall.automatch.bringTogether()
    expect(await store.seeks.waiting(Date.now(), 9)).toHaveLength(2)
  })
})

describe('what a rated game came to', () => {
  const person = { person: true, level: null, resigned: false }
  const gone = { person: true, level: 'medium', resigned: false }
  const record = (winners: number[], scores: number[] | null, rated = true) =>
    ({
      rated,
      game: 'toy',
      finishedAt: 5,
      seats: ['anna', 'ben', 'cleo'].map(player => ({ player })),
      result: { winners: winners.map(seat), scores, reason: 'played' },
    }) as unknown as TableRecord
  const places = (...given: Parameters<typeof resultOf>) => resultOf(...given)?.places.map(({ place }) => place)

  test('is decided by victory, then by points, and who is equal shares a place', () => {
    expect(places(record([1], [10, 12, 12]), [person, person, person])).toEqual([3, 1, 2])
    expect(places(record([0, 1], [12, 12, 3]), [person, person, person])).toEqual([1, 1, 3])
    expect(places(record([2], null), [person, person, person])).toEqual([2, 2, 1])
  })

  test('leaving is losing, however the bot that played on did', () => {
    expect(places(record([0], [30, 12, 3]), [gone, person, person])).toEqual([3, 1, 2])
    expect(places(record([], null), [gone, person, gone])).toEqual([2, 1, 2])
    expect(resultOf(record([0], [30, 12, 3]), [gone, person, person])?.places[0]).toEqual({
      player: 'anna',
      place: 3,
      left: true,
    })
  })

  test('is nothing where nobody wanted it rated', () => {
    expect(resultOf(record([0], [1, 2, 3], false), [person, person, person])).toBeUndefined()
  })
})
