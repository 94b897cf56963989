import { Replay, readRecording, seeded } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import { answerOf, toy, UNDO_SEED, undoCasesIn, undoSetup } from '@kartentisch/toy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { Guest, newHall, tempStore, until } from './at-a-table.ts'
import { playAt, serving } from './over-the-wire.ts'

/** The toy is no part of the house: the server knows it by its kit alone. */
const withToy = await Shelf.load([import.meta.resolve('@kartentisch/toy/kits')])

test('a game the server has never heard of is played to its end over the wire by two clients and a bot, and played back', async () => {
  const { get, arrive, close } = await serving(withToy)
  expect(await get('/api/games')).toContainEqual(expect.objectContaining({ game: 'toy', minSeats: 2 }))
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
  const made = await anna.request({
    type: 'create',
    game: 'toy',
    setup: {},
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }],
    listed: true,
    timer: { per: 'none' },
  })
  const table = (made.type === 'acknowledged' && made.table) || ''
  await ben.request({ type: 'join', table })
  const { shown, last, faults } = playAt(table, [anna, ben])
  await anna.request({ type: 'start', table })
  await until(() => [anna, ben].every(client => shown.get(client)?.status === 'finished'))
  expect(faults).toEqual([])
  expect(last.get(anna)?.standing.result).toMatchObject({ reason: 'played' })
  expect(last.get(ben)?.number).toBe(last.get(anna)?.number)
  const recording = readRecording(await get(`/api/replays/${table}`))
  const replay = new Replay(toy, recording)
  expect(replay.known).toBe(recording.answers.length)
  expect(replay.matchAt(replay.length).over).toBe(true)
  for (const client of [anna, ben]) client.close()
  await close()
})

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

describe.each(undoCasesIn('server'))('$name', undoCase => {
  const { seats, done, verdicts } = undoCase
  const NAMES = ['Anna', 'Ben', 'Cleo']

  /** Everybody at a table where all this has been done. */
  async function reached() {
    // Where a seat changes hands, the bot there takes its time, so that what is asked stays open.
    const isLeft = done.some(deed => typeof deed === 'object')
    const botPauseMs = isLeft ? 600_000 : 0
    const hall = newHall(store, { shelf: withToy, botThreads: 1, botPauseMs, newSeed: () => UNDO_SEED })
    const guests = seats.map((bot, i) => (bot === null ? new Guest(hall, NAMES[i] ?? '') : undefined))
    const people = guests.filter(guest => guest !== undefined)
    const { rounds } = undoSetup(undoCase)
    const wanted = seats.map(bot => (bot === null ? ('open' as const) : { bot }))
    const table = (await people[0]?.create('toy', wanted, { setup: { rounds } })) ?? ''
    for (const guest of people) await guest.say({ type: 'join', table })
    for (const guest of people) await guest.say({ type: 'watch', table })
    await people[0]?.say({ type: 'start', table })
    const settled = () => {
      const { asked, result } = people[0]?.feed.standing ?? {}
      return result !== null || isLeft || seats[asked ?? 0] === null
    }
    for (const deed of done) {
      await until(settled)
      if (typeof deed === 'object') {
        const { seat, what: type } = deed
        const leaving = type === 'hand-over' ? { type, seat, level: 'passive' } : { type }
        await guests[seat]?.say({ ...leaving, table })
        continue
      }
      const asked = people.find(guest => guest.question !== null)
      if (asked?.question == null) throw new Error('Nobody is asked.')
      await asked.answer(table, seeded(deed), answerOf(deed, asked.question))
    }
    await until(settled)
    return { hall, table, guests }
  }

  test.each(verdicts.flatMap((may, seat) => (may === null ? [] : [{ may, seat }])))(
    'seat $seat: $may',
    async ({ may, seat }) => {
      const { hall, table, guests } = await reached()
      const guest = guests[seat]
      const before = guest?.feed
      expect(before?.standing.mayUndo).toBe(may)
      const undo = guest?.say({ type: 'undo', table })
      if (may === 'refused') {
        await expect(undo).rejects.toThrow()
        expect(guest?.feed.number).toBe(before?.number)
      } else {
        await undo
        const [step] = guest?.feed.steps ?? []
        expect(step).toMatchObject({ what: may === 'free' ? 'undo' : 'ask-undo', seat })
        if (may === 'consent') expect(guest?.feed.standing.undo).toMatchObject({ seat })
      }
      await hall.close()
    },
  )
})
