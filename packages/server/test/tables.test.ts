import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { Replay, readRecording, seeded } from '@kartentisch/kernel'
import type { Timer } from '@kartentisch/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { begin, Guest, newHall, playOn, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

describe('before a game', () => {
  test('people sit down, get up, and the host begins when all seats are taken', async () => {
    const hall = newHall(store)
    const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map(name => new Guest(hall, name)) as [Guest, Guest, Guest]
    const table = await anna.create('dominion', ['open', 'open'])
    await expect(anna.say({ type: 'start', table })).rejects.toThrow('Seat 2 is still free.')
    await ben.say({ type: 'join', table })
    await ben.say({ type: 'join', table })
    await expect(cleo.say({ type: 'join', table })).rejects.toThrow('no seat free')
    await ben.say({ type: 'leave', table })
    await cleo.say({ type: 'join', table })
    await expect(cleo.say({ type: 'start', table })).rejects.toThrow('Whoever made the table')
    await anna.say({ type: 'start', table })
    await cleo.say({ type: 'watch', table })
    expect(cleo.feed.standing.asked).toBe(0)
    await hall.close()
  })

  test('an invited seat takes an invitation', async () => {
    const hall = newHall(store)
    const [anna, ben] = [new Guest(hall, 'Anna'), new Guest(hall, 'Ben')]
    const table = await anna.create('dominion', [], {
      seats: [{ kind: 'open' }, { kind: 'invited' }],
      listed: false,
    })
    await anna.say({ type: 'watch', table })
    await ben.say({ type: 'watch', table })
    const seen = (guest: Guest) => guest.told.find(message => message.type === 'table')?.table.invitation
    expect(seen(ben)).toBeNull()
    await expect(ben.say({ type: 'join', table })).rejects.toThrow('no seat free')
    await expect(ben.say({ type: 'join', table, invitation: 'guess' })).rejects.toThrow('invitation')
    await ben.say({ type: 'join', table, invitation: seen(anna) ?? '' })
    await anna.say({ type: 'start', table })
    await hall.close()
  })

  test('the same message makes one table', async () => {
    const hall = newHall(store)
    const anna = new Guest(hall, 'Anna')
    const request = {
      type: 'create' as const,
      game: 'burgund',
      setup: {},
      seats: [{ kind: 'open' as const }],
      listed: false,
      timer: { per: 'none' as const },
    }
    expect(await anna.say(request, 'same')).toEqual(await anna.say(request, 'same'))
    await expect(anna.say({ ...request, game: 'burgundy' })).rejects.toThrow('Did you mean "burgund"?')
    await hall.close()
  })
})

describe.each(['dominion', 'burgund'])('a game of %s', game => {
  test('is played to its end, filed, and can be played back', async () => {
    const hall = newHall(store)
    const evening = await begin(hall, game, ['Anna', 'Ben'])
    const watcher = new Guest(hall, 'Cleo')
    await watcher.say({ type: 'watch', table: evening.table })
    await playOn(evening, 4000)
    const [anna] = evening.guests
    await until(() => anna?.told.findLast(message => message.type === 'table')?.table.status === 'finished')
    expect(watcher.feed.number).toBe(anna?.feed.number)
    expect(watcher.feed.standing.question).toBeNull()
    const recording = readRecording(JSON.parse((await store.readReplay(evening.table)) ?? ''))
    const again = game === 'dominion' ? new Replay(dominion, recording) : new Replay(burgund, recording)
    expect(again.players).toEqual(['Anna', 'Ben'])
    expect(again.known).toBe(recording.answers.length)
    expect(again.matchAt(again.length).over).toBe(true)
    await hall.close()
  })

  test('goes on in another node from the log, and everybody sees the same', async () => {
    const hall = newHall(store)
    const evening = await begin(hall, game, ['Anna', 'Ben'])
    await playOn(evening, 120)
    const other = newHall(store, { pollMs: 500 })
    for (const guest of evening.guests) {
      const back = new Guest(other, guest.name)
      await back.say({ type: 'watch', table: evening.table })
      expect(back.feed.standing).toEqual(guest.feed.standing)
      const behind = new Guest(other, guest.name)
      await behind.say({ type: 'watch', table: evening.table, from: guest.feed.number - 3 })
      // A node that begins at a snapshot taken just now doesn't know the steps before it, and shows the whole table.
      const missed = guest.told.flatMap(m => (m.type === 'feed' ? m.steps : [])).slice(-3)
      expect(behind.feed.steps).toEqual(behind.feed.whole ? [] : missed)
      expect(behind.feed.standing).toEqual(guest.feed.standing)
    }
    await hall.close()
    await other.close()
  })
})

describe('an answer', () => {
  test('is taken once, however often it is sent', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    const { question } = anna
    if (question === null) throw new Error('Anna is not asked.')
    const answer = { type: 'answer' as const, table, number: question.number, answer: question.choices.slice(0, 1) }
    const first = await anna.say(answer, 'x')
    expect(await anna.say(answer, 'x')).toEqual(first)
    await playOn({ hall, guests, table }, 130)
    expect(await anna.say(answer, 'x')).toEqual(first)
    const other = newHall(store, { pollMs: 500 })
    expect(await new Guest(other, 'Anna').say(answer, 'x')).toEqual(first)
    await expect(anna.say(answer, 'y')).rejects.toThrow('is not open')
    await expect(ben.say(answer, 'x')).rejects.toThrow('is not open')
    await hall.close()
    await other.close()
  })

  test('comes from the seat that is asked, and is legal', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    const number = anna.question?.number ?? -1
    await expect(ben.say({ type: 'answer', table, number, answer: [0] })).rejects.toThrow('Seat 1 is asked')
    await expect(anna.say({ type: 'answer', table, number, answer: [-7] })).rejects.toThrow('not among the choices')
    await expect(new Guest(hall, 'Cleo').say({ type: 'answer', table, number, answer: [0] })).rejects.toThrow(
      'only watch',
    )
    expect(anna.told.filter(({ type }) => type === 'feed')).toHaveLength(1)
    await hall.close()
  })

  test('given on two nodes at once is taken on one', async () => {
    const [one, two] = [newHall(store, { pollMs: 500 }), newHall(store, { pollMs: 500 })]
    const { guests, table } = await begin(one, 'dominion', ['Anna', 'Ben'])
    const anna = guests[0] as Guest
    const elsewhere = new Guest(two, 'Anna')
    await elsewhere.say({ type: 'watch', table })
    const outcomes = await Promise.allSettled([anna.answer(table, seeded(1)), elsewhere.answer(table, seeded(1))])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await store.readLog(table, 1)).toHaveLength(1)
    await one.close()
    await two.close()
  })
})

describe('bots and resigning', () => {
  test('bots play among themselves and against a person', async () => {
    const hall = newHall(store)
    for (const [game, bot] of [
      ['dominion', 'big-money'],
      ['burgund', 'greedy'],
    ] as const) {
      const anna = new Guest(hall, 'Anna')
      const table = await anna.create(game, ['open', { bot }, { bot: 'random' }])
      await anna.say({ type: 'watch', table })
      await anna.say({ type: 'start', table })
      const random = seeded(game)
      for (let i = 0; i < 30; i++) {
        await until(() => anna.question !== null)
        await anna.answer(table, random)
      }
      await anna.say({ type: 'undo', table })
      expect(anna.feed.steps.map(({ what }) => what)).toContain('undo')
      expect(anna.question).not.toBeNull()
    }
    await hall.close()
  })

  test('who resigns leaves the game to the other', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    await ben.say({ type: 'resign', table })
    await until(() => anna.told.some(m => m.type === 'table' && m.table.result !== null))
    const told = anna.told.findLast(m => m.type === 'table')
    expect(told?.table.result).toEqual({ winners: [0], scores: null, reason: 'resigned' })
    await hall.close()
  })
})

describe('around a game', () => {
  test('chat reaches all who want it, also who comes later', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    await ben.say({ type: 'mute', table, muted: true })
    await anna.say({ type: 'chat', table, text: 'hello' })
    const chat = (guest: Guest) => guest.told.flatMap(m => (m.type === 'chat' ? [m.text] : []))
    expect([chat(anna), chat(ben)]).toEqual([['hello'], []])
    const late = new Guest(hall, 'Cleo')
    await late.say({ type: 'watch', table })
    expect(chat(late)).toEqual(['hello'])
    await hall.close()
  })

  test('a seat is handed over and taken back; that of another only when they have been missing', async () => {
    let now = 1_000_000
    const hall = newHall(store, { now: () => now, botPauseMs: 60_000 })
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    await expect(ben.say({ type: 'hand-over', table, seat: 0 })).rejects.toThrow('two minutes')
    now += 121_000
    // Whom others give the seat to is not theirs to choose.
    await ben.say({ type: 'hand-over', table, seat: 0, level: 'random' })
    expect(anna.feed.standing.seats[0]).toMatchObject({ name: 'Anna', level: 'medium' })
    await anna.say({ type: 'take-back', table })
    expect(ben.feed.standing.seats[0]).toMatchObject({ name: 'Anna', level: null })
    await anna.say({ type: 'hand-over', table, seat: 0, level: 'random' })
    expect(ben.feed.standing.seats[0]).toMatchObject({ name: 'Anna', level: 'random' })
    await expect(ben.say({ type: 'take-back', table })).rejects.toThrow('not handed over')
    await hall.close()
  })

  test.each<Timer>([
    { per: 'days', days: 7 },
    { per: 'game', seconds: 600 },
  ])('where a clock runs, the clock decides about the seat of another: %o', async timer => {
    let now = 1_000_000
    const hall = newHall(store, { now: () => now })
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'], { timer })
    now += 500_000
    await expect(guests[1]?.say({ type: 'hand-over', table, seat: 0 })).rejects.toThrow('clock of this table')
    await hall.close()
  })

  test('a game is abandoned only where no other person plays', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    await expect(guests[0]?.say({ type: 'abandon', table })).rejects.toThrow('resign instead')
    const alone = new Guest(hall, 'Anna')
    const own = await alone.create('burgund', ['open', { bot: 'random' }])
    await alone.say({ type: 'watch', table: own })
    await alone.say({ type: 'start', table: own })
    await alone.say({ type: 'abandon', table: own })
    await until(() => alone.told.findLast(m => m.type === 'table')?.table.status === 'abandoned')
    await hall.close()
  })

  test('a rematch is one table, and the player to the left of the winner begins', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    await expect(anna.say({ type: 'rematch', table })).rejects.toThrow('over')
    await ben.say({ type: 'resign', table })
    await until(() => anna.told.findLast(m => m.type === 'table')?.table.status === 'finished')
    await Promise.all([anna.say({ type: 'rematch', table }), ben.say({ type: 'rematch', table })])
    const again = await Promise.all([anna.say({ type: 'rematch', table }), ben.say({ type: 'rematch', table })])
    const [one, two] = again.map(told => (told.type === 'acknowledged' ? told.table : undefined))
    expect(one).toBe(two)
    const next = await hall.table(one ?? '')
    expect(next.record.setup).toMatchObject({ first: 1 })
    expect(next.record.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    await hall.close()
  })

  test('a rematch does no harm to a table that a message of the same name has made', async () => {
    const hall = newHall(store)
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna, ben] = guests as [Guest, Guest]
    const running = await begin(hall, 'burgund', ['Anna', 'Ben'], { id: 'the same name' })
    await ben.say({ type: 'resign', table })
    await until(() => anna.told.findLast(m => m.type === 'table')?.table.status === 'finished')
    await ben.say({ type: 'rematch', table })
    const again = await anna.say({ type: 'rematch', table }, 'the same name')
    const { next } = (await hall.table(table)).record
    expect(again).toMatchObject({ table: next })
    expect(next).not.toBe(running.table)
    expect((await hall.table(running.table)).record.status).toBe('running')
    await hall.close()
  })
})
