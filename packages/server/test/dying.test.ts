import { expect, test } from 'vitest'
import { Herald } from '../src/people/herald.ts'
import { Push } from '../src/people/push.ts'
import { Rater } from '../src/people/rater.ts'
import { applied } from '../src/people/ratings.ts'
import type { Store } from '../src/store/contract.ts'
import { readRecord } from '../src/tables/table/record.ts'
import { Guest, newHall, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'
import { type Death, mortal } from './mortal.ts'

/**
 * Lets something be tried by a process that dies at its first write, at its second, and so on until one gets through.
 * Gives how many writes it took.
 */
async function atEveryWrite(live: (death: Death) => Promise<boolean>): Promise<number> {
  let writes = 0
  while (await live({ at: writes + 1, when: 'before' })) writes++
  for (let at = 1; at <= writes; at++) await live({ at, when: 'after' })
  return writes
}

withBothStores('a process is killed at every write in turn, with %s', store => {
  let round = 0
  const keep = (id: string, name: string) =>
    store().keepPlayer({ id, name, account: `account of ${id}`, webhook: 'https://example.org/', epoch: 0 })

  test('those it brings together are found once, and play', async () => {
    const writes = await atEveryWrite(async dies => {
      const names = [`a${++round}`, `b${round}`]
      const seek = (name: string) => ({
        player: name,
        search: 's',
        name,
        wanted: JSON.stringify({ game: 'burgund', players: 2, rated: false, timer: { per: 'days', days: 3 } }),
        pool: [],
        address: null,
        rating: 1500,
        since: 1,
        until: Date.now() + 600_000,
        program: false,
        programs: false,
        table: null,
      })
      for (const name of names) {
        await keep(name, name)
        await store().seeks.keep(seek(name))
      }
      const doomed = mortal(store(), dies, () => undefined)
      const first = newHall(doomed.store)
      let isThrough = false
      void first.automatch.bringTogether().then(() => {
        isThrough = doomed.spare()
      })
      await until(() => isThrough || doomed.isDead)
      const hall = newHall(store())
      await hall.automatch.bringTogether()
      const found = await store().seeks.found(names)
      const [table = ''] = found.map(one => one.table ?? '')
      expect(found.map(one => one.table)).toEqual([table, table])
      const made = await store().listTables({ players: names, limit: 10 })
      expect(made.map(({ id }) => id)).toEqual([table])
      // Whoever of them comes begins, should nobody have.
      await (await hall.table(table)).begin()
      const stored = await store().readTable(table)
      expect(stored === undefined ? undefined : readRecord(stored).status).toBe('running')
      await hall.close()
      if (isThrough) await first.close()
      return !isThrough
    })
    expect(writes).toBeGreaterThan(1)
  })

  test('a rated game that ends counts once', async () => {
    const writes = await atEveryWrite(async dies => {
      const doomed = mortal(store(), dies, () => undefined)
      const ids = [++round, ++round].map(n => `rated${n}`)
      const setting = newHall(store())
      const [host, other] = ids.map(id => new Guest(setting, id, { guest: false })) as [Guest, Guest]
      const table = await host.create('burgund', ['open', 'open'], { rated: true })
      await other.say({ type: 'join', table })
      await host.say({ type: 'start', table })
      await setting.close()
      const first = newHall(doomed.store)
      const leaver = new Guest(first, host.name, { guest: false })
      const rater = new Rater(doomed.store.results, fault => expect.unreachable(String(fault)))
      let isThrough = false
      const end = async () => {
        await leaver.say({ type: 'resign', table }, 'the end')
        await (await first.table(table)).finish()
        await rater.count()
        await rater.close()
        isThrough = doomed.spare()
      }
      void end().catch(() => undefined)
      await until(() => isThrough || doomed.isDead)
      const hall = newHall(store())
      const back = new Guest(hall, host.name, { guest: false })
      // Who has heard nothing says it again.
      await back.say({ type: 'resign', table }, 'the end').catch(() => undefined)
      await (await hall.table(table)).finish()
      const counting = new Rater(store().results, fault => expect.unreachable(String(fault)))
      await counting.count()
      await counting.close()
      const log = await store().results.after('burgund-2', 0, 1000)
      expect(log.filter(one => one.table === table)).toHaveLength(1)
      const expected = applied(new Map(), log).filter(({ player }) => player.startsWith('id-of-rated'))
      const last = new Map(expected.map(({ player, mu, games }) => [player, { mu, games }]))
      for (const { player, mu, games } of await store().results.ratingsIn('burgund-2', [host.id, other.id])) {
        expect(games).toBe(1)
        expect({ mu, games }).toEqual(last.get(player))
      }
      for (const { id } of [host, other]) expect(await store().results.curve('burgund-2', id, 10)).toHaveLength(1)
      await hall.close()
      if (isThrough) await first.close()
      return !isThrough
    })
    expect(writes).toBeGreaterThan(2)
  })

  test('a turn is told once at most, and if it was not claimed it is told by the next', async () => {
    const told: unknown[] = []
    const herald = (kept: Store) =>
      new Herald({
        store: kept,
        push: new Push({ notices: kept.notices, reach: 'anywhere', subject: 'mailto:nobody@localhost.invalid' }),
        base: undefined,
        now: Date.now,
        isHere: () => false,
        webhook: async (_player, _address, body) => void told.push('table' in body ? body.table : undefined),
        fault: fault => expect.unreachable(String(fault)),
      })
    const lookOnce = async () => {
      const looking = herald(store())
      for (let times = 0; times < 2; times++) await looking.look()
      await looking.close()
    }
    // What the tests before have left is told first.
    await lookOnce()
    const writes = await atEveryWrite(async dies => {
      const names = [`t${++round}`, `u${round}`]
      const setting = newHall(store())
      const [anna, ben] = names.map(name => new Guest(setting, name)) as [Guest, Guest]
      for (const { id, name } of [anna, ben]) await keep(id, name)
      const table = await anna.create('burgund', ['open', 'open'])
      await ben.say({ type: 'join', table })
      await anna.say({ type: 'start', table })
      await setting.close()
      const doomed = mortal(store(), dies, () => undefined)
      let isThrough = false
      const first = herald(doomed.store)
      const looking = first.look().then(() => first.look())
      void looking.then(() => {
        isThrough = doomed.spare()
      })
      await until(() => isThrough || doomed.isDead)
      await lookOnce()
      if (isThrough) await first.close()
      // Claimed and not told is the one thing that is lost: rather that than told twice.
      const wasClaimed = !isThrough && dies.when === 'after'
      expect(told.filter(one => one === table)).toHaveLength(wasClaimed ? 0 : 1)
      return !isThrough
    })
    expect(writes).toBe(1)
  })
})
