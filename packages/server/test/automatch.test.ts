import { groupedBy } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { match } from '../src/people/matching.ts'
import type { StoredSeek } from '../src/store/seeks.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { readRecord } from '../src/tables/table/record.ts'
import { Guest, newHall, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'

const seeker = (player: string, more: Partial<StoredSeek> = {}): StoredSeek => ({
  player,
  search: `of ${player}`,
  name: player,
  wanted: '{"game":"burgund","players":2,"rated":false,"timer":{"per":"none"}}',
  pool: [],
  address: null,
  rating: 1500,
  since: 0,
  until: 1e12,
  program: false,
  programs: false,
  table: null,
  ...more,
})

describe('who plays with whom', () => {
  const matched = (seeks: readonly StoredSeek[], now = 0, players = 2) =>
    match(seeks, now, () => players).map(found => found.map(({ player }) => player))

  test('is who is nearest, and whoever has waited longest chooses first', () => {
    const seeks = [
      seeker('anna', { rating: 1500 }),
      seeker('ben', { rating: 1600, since: 1 }),
      seeker('cleo', { rating: 1510, since: 2 }),
    ]
    expect(matched(seeks)).toEqual([['anna', 'cleo']])
  })

  test('is farther apart the longer somebody waits', () => {
    const seeks = [seeker('anna', { rating: 1200 }), seeker('ben', { rating: 1800, since: 29_000 })]
    expect(matched(seeks, 29_000)).toEqual([])
    expect(matched(seeks, 30_000)).toEqual([['anna', 'ben']])
  })

  test('wants the same, has something in common to play with, and sits elsewhere', () => {
    expect(matched([seeker('anna'), seeker('ben', { wanted: 'something else' })])).toEqual([])
    expect(matched([seeker('anna', { pool: ['base'] }), seeker('ben', { pool: ['intrigue'] })])).toEqual([])
    expect(matched([seeker('anna', { pool: ['base', 'x'] }), seeker('ben', { pool: ['y', 'x'] })])).toHaveLength(1)
    expect(matched([seeker('anna', { address: 'here' }), seeker('ben', { address: 'here' })])).toEqual([])
    expect(matched([seeker('anna', { address: 'here' }), seeker('ben', { address: 'there' })])).toHaveLength(1)
  })

  test('is a program only for who would play with one', () => {
    const program = seeker('program', { program: true, programs: true })
    expect(matched([program, seeker('anna')])).toEqual([])
    expect(matched([program, seeker('anna', { programs: true })])).toHaveLength(1)
  })

  test('are as many as the game is for, all of whom fit each other', () => {
    const four = ['anna', 'ben', 'cleo', 'dan'].map(player => seeker(player))
    expect(matched(four, 0, 3)).toEqual([['anna', 'ben', 'cleo']])
    const pools = [['a', 'b'], ['a'], ['b'], ['b']].map((pool, i) => seeker(`${i}`, { pool }))
    // Nobody but the second, who has nothing in common with the others, waits on.
    expect(matched(pools, 0, 3)).toEqual([['2', '0', '3']])
  })

  test('is found quickly among 1,000', () => {
    const many = Array.from({ length: 1000 }, (_, i) => seeker(`p${i}`, { rating: 1000 + ((i * 37) % 1000), since: i }))
    expect(matched(many, 60_000)).toHaveLength(500)
  })

  test('is not looked for among those with whom one has nothing in common: 1,000 may wait long', () => {
    const alone = Array.from({ length: 1000 }, (_, i) => seeker(`p${i}`, { pool: [`only ${i}`] }))
    let compared = 0
    const areApart = () => {
      compared++
      return false
    }
    expect(match(alone, 60_000, () => 2, areApart)).toEqual([])
    expect(compared).toBe(0)
  })
})

withBothStores('with %s', store => {
  const seek = (guest: Guest, more: object = {}) =>
    guest.say({
      type: 'seek',
      search: `of ${guest.name}`,
      game: 'burgund',
      players: 2,
      rated: false,
      timer: { per: 'none' },
      pool: [],
      ...more,
    })
  const matched = (guest: Guest) => guest.told.findLast(message => message.type === 'matched')?.table

  test('two who look for the same at different nodes find themselves in one game', async () => {
    const halls = [newHall(store(), { pollMs: 500 }), newHall(store(), { pollMs: 500 })] as const
    const [anna, ben] = [new Guest(halls[0], 'Anna'), new Guest(halls[1], 'Ben')]
    await seek(anna)
    await seek(ben)
    await until(() => matched(anna) !== undefined && matched(ben) !== undefined)
    expect(matched(anna)).toBe(matched(ben))
    const table = matched(anna) ?? ''
    await anna.say({ type: 'watch', table })
    expect(anna.feed.standing.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben'])
    // Who asks again for the same search is told again where it led.
    expect(await seek(ben)).toMatchObject({ table })
    // Another search is another search.
    expect(await seek(ben, { search: 'once more' })).not.toHaveProperty('table')
    await ben.say({ type: 'unseek', search: 'once more' })
    await Promise.all(halls.map(hall => hall.close()))
  })

  test('the game begins when somebody comes, should the node have died before that', async () => {
    const hall: Hall = newHall(store())
    const [cleo, dan] = [new Guest(hall, 'Cleo'), new Guest(hall, 'Dan')]
    // The node that finds them writes that down, and is gone.
    hall.begins = async () => undefined
    await seek(cleo)
    await seek(dan)
    await until(() => matched(cleo) !== undefined)
    const table = matched(cleo) ?? ''
    const stored = await store().readTable(table)
    expect(stored?.status).toBe('waiting')
    const other = newHall(store(), { pollMs: 500 })
    const again = new Guest(other, 'Dan')
    await again.say({ type: 'watch', table })
    expect(again.feed.number).toBe(0)
    await Promise.all([hall.close(), other.close()])
  })

  test('those who still look are kept looking all at once, however many, and nobody else', async () => {
    const now = Date.now()
    const names = Array.from({ length: 40 }, (_, i) => `still${i}`)
    for (const name of names) await store().seeks.keep(seeker(name, { until: now + 10, wanted: `only ${name}` }))
    const untils = async () => {
      const kept = await Promise.all(names.map(name => store().seeks.of(name)))
      return kept.map(one => (one?.until ?? 0) - now)
    }
    // Far more than a statement has blanks for.
    const gone = Array.from({ length: 66_000 }, (_, i) => `gone${i}`)
    await store().seeks.renew([...names.slice(0, 39), ...gone], now + 900)
    expect(await untils()).toEqual([...new Array(39).fill(900), 10])
    // Nobody's time gets shorter.
    await store().seeks.renew(names, now + 500)
    expect(await untils()).toEqual([...new Array(39).fill(900), 500])
    await Promise.all(names.map(name => store().seeks.forget(name)))
  })

  test.each([
    [200, 'by the one of three nodes that brings people together', (hall: Hall) => hall.automatch.look()],
    [60, 'though three nodes bring people together at the same time', (hall: Hall) => hall.automatch.bringTogether()],
  ])('%i who wait are each found once, %s', async (many, _, look) => {
    const names = Array.from({ length: many }, (_, i) => `w${many}-${i}`)
    const until = Date.now() + 600_000
    const wanted = JSON.stringify({
      game: 'burgund',
      players: 2,
      rated: false,
      timer: { per: 'days', days: many % 29 },
    })
    const all = names.map((name, i) => seeker(name, { rating: 1000 + ((i * 37) % 1000), until, wanted }))
    for (let i = 0; i < many; i += 20) await Promise.all(all.slice(i, i + 20).map(one => store().seeks.keep(one)))
    const halls = [newHall(store()), newHall(store()), newHall(store())]
    for (const hall of halls) hall.begins = async () => undefined
    const started = performance.now()
    while ((await store().seeks.waiting(Date.now(), 1)).length > 0) await Promise.allSettled(halls.map(look))
    console.info(`${many} were found in ${Math.round(performance.now() - started)} ms`)
    const found = new Map((await store().seeks.found(names)).map(({ player, table }) => [player, table]))
    const tables = names.map(name => found.get(name) ?? '')
    const counts = groupedBy(tables, table => table)
    expect([...counts.values()].map(same => same.length)).toEqual(new Array(many / 2).fill(2))
    for (const table of [...counts.keys()].slice(0, 20)) {
      const stored = await store().readTable(table)
      const seats = stored === undefined ? [] : readRecord(stored).seats.map(({ player }) => player)
      expect(seats.map(player => tables[Number(player?.split('-')[1])])).toEqual([table, table])
    }
    const made = await store().listTables({ status: ['waiting'], limit: 2000 })
    expect(made.filter(({ players }) => players.some(player => player.startsWith(`w${many}-`)))).toHaveLength(many / 2)
    await Promise.all(halls.map(hall => hall.close()))
  })
})
