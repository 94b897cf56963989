import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findByThings } from '../src/people/finding.ts'
import { meaningsOf } from '../src/people/meaning.ts'
import { DATABASE, SqliteStore } from '../src/store/sqlite.ts'
import { Guest, newHall, playOn, shelf, until } from './at-a-table.ts'

/**
 * What a server kept that was still built without one sitting for all, with the second version of Dominion's rules: its
 * whole database as it left it when it was stopped, and what the people at each table had been shown last.
 */
const older = (file: string) => readFileSync(join(import.meta.dirname, 'older', file))
const folder = mkdtempSync(join(tmpdir(), 'kartentisch-older-'))
writeFileSync(join(folder, DATABASE), gunzipSync(older(`${DATABASE}.gz`)))

const { writtenAt, tables } = z
  .object({
    writtenAt: z.number(),
    tables: z.array(
      z.object({
        what: z.enum(['running', 'an undo asked for', 'resigned', 'burgund', 'with a bot']),
        table: z.string(),
        people: z.array(
          z.object({
            name: z.string(),
            number: z.int(),
            question: z.looseObject({}).nullable(),
            hands: z.array(z.array(z.string()).nullable()),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(older('tables.json').toString()))

const store = await SqliteStore.open(folder)
// Clocks run: it is still the moment at which the server was stopped.
const hall = newHall(store, { now: () => writtenAt, botPauseMs: 0, botThreads: 1 })
afterAll(async () => {
  await hall.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a game that was finished then is found by its cards, once it was looked at', async () => {
  const found = async (search: string) => {
    const meanings = meaningsOf(search, shelf)
    return (await store.listTables({ status: ['finished'], search, meanings, limit: 9 })).map(({ id }) => id)
  }
  const [resigned] = tables.filter(({ what }) => what === 'resigned').map(({ table }) => table)
  expect(await found('anna')).toEqual([resigned])
  expect(await found('keller')).toEqual([])
  const failing = (fault: unknown) => {
    throw fault
  }
  expect(await findByThings(store, shelf, () => true, failing)).toBe(1)
  for (const search of ['keller', 'Cellar ben', 'fortune']) expect(await found(search), search).toEqual([resigned])
  expect(await found('chapel')).toEqual([])
  expect(await findByThings(store, shelf, () => true, failing)).toBe(0)
})

/** Everybody who sat at a table, back at it. */
async function back({ table, people }: (typeof tables)[number]): Promise<Guest[]> {
  const guests = people.map(({ name }) => new Guest(hall, name))
  for (const guest of guests) await guest.say({ type: 'watch', table, history: true })
  return guests
}

const handsIn = (view: unknown) =>
  z
    .object({ players: z.array(z.object({ hand: z.array(z.string()).nullable() })) })
    .parse(view)
    .players.map(p => p.hand)

test.each(tables)('a table kept by an older server is shown as it was left: $what', async table => {
  const guests = await back(table)
  for (const [i, guest] of guests.entries()) {
    const { number, steps, standing } = guest.feed
    const left = table.people[i]
    expect({ number, question: standing.question, hands: handsIn(standing.view) }).toEqual({
      number: left?.number,
      question: left?.question,
      hands: left?.hands,
    })
    // Nothing had happened by asking for an undo: that step wasn't told then.
    const told = Array.from({ length: number + 1 }, (_, n) => n).filter(n => n !== standing.undo?.number)
    expect(steps.map(step => step.number)).toEqual(told)
  }
})

test('what was asked to be taken back then stays, as answers aren’t given again by other rules; both are told why', async () => {
  const table = tables.find(({ what }) => what === 'an undo asked for')
  if (table === undefined) throw new Error('There is no such table.')
  const guests = await back(table)
  const request = guests[0]?.feed.standing.undo
  const agreeing = guests[request?.waitingFor[0] ?? -1]
  const consent = { type: 'consent', table: table.table, number: request?.number ?? 0, agree: true } as const
  await expect(agreeing?.say(consent)).rejects.toThrow("can't be taken back")
})

test.each(tables.filter(({ what }) => what !== 'resigned'))('and it goes on: $what', async table => {
  const guests = await back(table)
  const numbers = () => guests.map(({ feed }) => feed.number)
  const [before = 0] = numbers()
  for (let n = 0; n < 12; n++) {
    await until(() => guests.some(({ question }) => question !== null))
    await playOn({ hall, guests, table: table.table }, 1, `on ${n}`)
  }
  expect(numbers().every(number => number >= before + 12)).toBe(true)
})
