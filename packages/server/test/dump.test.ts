import { expect, test } from 'vitest'
import { dump } from '../src/people/dump.ts'
import { begin, newHall, until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'

const OCTOBER = Date.UTC(2026, 9, 31, 23, 59)

withBothStores('the games of a month, with %s', store => {
  test('are those that were listed and ended in it, with names of those who allow it', async () => {
    let now = OCTOBER
    const hall = newHall(store(), { now: () => now })
    const play = async (names: readonly string[]) => {
      const { guests, table } = await begin(hall, 'burgund', names)
      await guests[0]?.say({ type: 'resign', table })
      await until(() => guests[0]?.told.some(one => one.type === 'table' && one.table.status === 'finished') ?? false)
      return table
    }
    const first = await play(['Anna', 'Ben'])
    now += 120_000
    const second = await play(['Cosima', 'Dora'])
    await store().openNames.allow('id-of-Ben', true)
    const months = async (month: string) => {
      const lines: string[] = []
      for await (const line of dump({ store: store(), secret: 's' }, month)) lines.push(line)
      return lines
    }
    const [line = '', ...more] = await months('2026-10')
    expect(more).toEqual([])
    const { table, players, recording, result } = JSON.parse(line)
    expect([table, players[1].name, result.winners]).toEqual([first, 'Ben', [1]])
    expect(recording.players).toEqual([players[0].name, 'Ben'])
    expect(players[0].name).toMatch(/^player-[\w-]{12}$/)
    expect(line).not.toContain('Anna')
    expect((await months('2026-11')).map(one => JSON.parse(one).table)).toEqual([second])
    expect(await months('2026-09')).toEqual([])
    await store().openNames.allow('id-of-Ben', false)
    expect((await months('2026-10'))[0]).not.toContain('Ben')
    await hall.close()
  })
})
