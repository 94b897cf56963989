import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Replay, randomAnswer, readRecording, seeded } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import type { Feed, TableShown } from '@kartentisch/protocol'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { answerOf, toy, UNDO_CASES, UNDO_SEED, undoSetup } from '@kartentisch/toy'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { startServer } from '../src/http/server.ts'
import type { Store } from '../src/store/contract.ts'
import { Guest, newHall, tempStore, until } from './at-a-table.ts'

/** The toy is no part of the house: the server knows it by its kit alone. */
const withToy = await Shelf.load([import.meta.resolve('@kartentisch/toy/kits')])

describe('a game the server has never heard of', () => {
  test('is played to its end by two clients and a bot over the wire, and played back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kartentisch-toy-'))
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, BOT_PAUSE: '0' })
    const server = await startServer(config, pino({ level: 'silent' }), withToy)
    const address = `127.0.0.1:${server.port}`
    const arrive = async (name: string): Promise<Client> => {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch(`http://${address}/api/guest`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name }),
      })
      const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const open = (url: string) => new WebSocket(url, { headers: { cookie } }) as unknown as Socket
      return new Client({ url: `ws://${address}/ws`, open })
    }
    const games: unknown = await (await fetch(`http://${address}/api/games`)).json()
    expect(games).toContainEqual(expect.objectContaining({ game: 'toy', minSeats: 2 }))
    const clients = [await arrive('Anna'), await arrive('Ben')]
    const [anna, ben] = clients as [Client, Client]
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
    const random = seeded('toy')
    const last = new Map<Client, Feed>()
    const shown = new Map<Client, TableShown>()
    const faults: unknown[] = []
    for (const client of clients) {
      client.follow(table, {
        table: seen => shown.set(client, seen),
        feed: feed => {
          last.set(client, feed)
          const { question } = feed.standing
          if (question === null) return
          client.answer(table, question.number, randomAnswer(question, random)).catch(fault => faults.push(fault))
        },
      })
    }
    await anna.request({ type: 'start', table })
    await until(() => clients.every(client => shown.get(client)?.status === 'finished'))
    expect(faults).toEqual([])
    expect(last.get(anna)?.standing.result).toMatchObject({ reason: 'played' })
    expect(last.get(ben)?.number).toBe(last.get(anna)?.number)
    const recording = readRecording(await (await fetch(`http://${address}/api/replays/${table}`)).json())
    const replay = new Replay(toy, recording)
    expect(replay.known).toBe(recording.answers.length)
    expect(replay.matchAt(replay.length).over).toBe(true)
    for (const client of clients) client.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })
})

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

describe.each(UNDO_CASES)('$name', undoCase => {
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
