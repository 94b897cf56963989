import { Match, readRecording, seat } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { Guest, newHall, shelf, tempStore, until } from './at-a-table.ts'

/** Games as servers wrote them down before there was one sitting for all: they go on as if nothing had been. */

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

const { game } = shelf.kit('dominion').game
const setup = game.parseSetup({ players: 2, kingdom: ['village', 'smithy'], first: 0 })
const SEED = 'J3vYb0o0GqzX9c5m1n2k3l4p'

/** A table in the form of old: no stand-in, and a seed that is a word. */
async function oldTable(id: string): Promise<Match<unknown, unknown>> {
  const seats = ['Anna', 'Ben'].map(name => ({ kind: 'open', player: `id-of-${name}`, name, level: null }))
  const record = {
    id,
    revision: 3,
    status: 'running',
    name: "Anna's table",
    game: 'dominion',
    version: game.version,
    setup,
    wish: null,
    seats,
    host: 'id-of-Anna',
    listed: true,
    timer: { per: 'move', seconds: 90 },
    invitation: 'come in',
    seed: SEED,
    createdAt: 1,
    startedAt: Date.now(),
    finishedAt: 0,
    result: null,
    next: null,
  }
  const players = seats.map(({ player }) => player)
  const row = { id, status: 'running' as const, game: 'dominion', listed: true, players, search: '', changedAt: 1 }
  for (const revision of [1, 2, 3]) await store.keepTable({ ...row, revision, body: JSON.stringify(record) })
  return Match.deal(game.prepare(setup), SEED)
}

async function answerFirst(id: string, match: Match<unknown, unknown>, number: number): Promise<object[]> {
  const { question } = match
  if (question === undefined) throw new Error('Nothing is asked.')
  const answer = question.choices.slice(0, 1)
  const entry = { what: 'answer', seat: question.seat, question: number - 1, answer, bot: false, at: Date.now() }
  await store.append(id, { number, ref: `old/${number}`, body: JSON.stringify(entry) })
  const events = match.answer(question.seat, answer)
  return [{ number, what: 'answer', seat: question.seat, answers: number, events }]
}

test('a log alone goes on', async () => {
  const match = await oldTable('oldtablewithlog')
  for (const number of [1, 2, 3]) await answerFirst('oldtablewithlog', match, number)
  const hall = newHall(store)
  const anna = new Guest(hall, 'Anna')
  await anna.say({ type: 'watch', table: 'oldtablewithlog', history: true })
  expect(anna.feed.standing.view).toEqual(JSON.parse(JSON.stringify(match.view(seat(0)))))
  expect(anna.feed.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3])
  await hall.close()
})

test('a snapshot goes on, with its clock and all that was told, to the end', async () => {
  const id = 'oldtablewithsnapshot'
  const match = await oldTable(id)
  const steps: object[] = [{ number: 0, what: 'deal', seat: -1, answers: 0, events: match.opening }]
  for (const number of [1, 2]) steps.push(...(await answerFirst(id, match, number)))
  const kept = {
    version: game.version,
    number: 2,
    opened: 2,
    match: match.snapshot(),
    marks: [],
    keepers: [0, 1].map(() => ({ person: true, level: null, resigned: false })),
    since: Date.now(),
    left: [90_000, 90_000],
    request: null,
    result: null,
  }
  const answers = match.snapshot().before
  await store.keepSnapshot(id, { number: 2, answers, body: JSON.stringify(kept), events: JSON.stringify(steps) })
  await answerFirst(id, match, 3)
  const hall = newHall(store)
  const [anna, ben] = [new Guest(hall, 'Anna'), new Guest(hall, 'Ben')]
  await anna.say({ type: 'watch', table: id, history: true })
  expect(anna.feed.standing.view).toEqual(JSON.parse(JSON.stringify(match.view(seat(0)))))
  expect(anna.feed.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3])
  expect(anna.feed.standing.left?.[1]).toBe(90_000)
  await ben.say({ type: 'resign', table: id })
  await until(() => anna.told.findLast(m => m.type === 'table')?.table.status === 'finished')
  const recording = readRecording(JSON.parse((await store.readReplay(id)) ?? ''))
  expect([recording.answers.length, recording.told?.length]).toEqual([3, 4])
  await hall.close()
})
