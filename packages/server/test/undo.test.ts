import { randomAnswer } from '@kartentisch/bots'
import { kingdomSets, randomKingdom } from '@kartentisch/dominion'
import { type Event, eventsFor, Match, objection, seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { gameNamed } from '../src/tables/games.ts'
import { Sitting } from '../src/tables/sitting.ts'
import { begin, Guest, newHall, playOn, tempStore, until } from './at-a-table.ts'

let store: Store
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ store, remove } = await tempStore())
})
afterAll(() => remove())

/** Two guests at a table where Anna is about to play a card, which shows nobody anything new. */
async function atTheTable() {
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Ben'])
  return { ...evening, anna: evening.guests[0] as Guest, ben: evening.guests[1] as Guest }
}

test('what shows nothing new is taken back freely, and a late copy of it is refused', async () => {
  const { hall, table, anna } = await atTheTable()
  const before = anna.feed.standing
  const { question } = anna
  await anna.answer(table, seeded(1), question?.choices.slice(0, 1))
  const played = anna.feed.steps[0]
  expect(played?.what).toBe('answer')
  await anna.say({ type: 'undo', table })
  expect(anna.feed.steps.map(({ what }) => what)).toEqual(['undo'])
  expect(anna.feed.standing.view).toEqual(before.view)
  expect(anna.question?.number).toBe(2)
  const late = { type: 'answer' as const, table, number: 0, answer: question?.choices.slice(0, 1) ?? [] }
  await expect(anna.say(late)).rejects.toThrow('Question 0 is not open; question 2 is.')
  await hall.close()
})

test("what others have seen or done since takes everybody's consent", async () => {
  const evening = await atTheTable()
  const { hall, table, anna, ben } = evening
  for (let i = 0; ben.question === null; i++) await playOn(evening, 1, `${i}`)
  const before = ben.feed.standing.view
  await anna.say({ type: 'undo', table })
  expect(ben.feed.standing.undo).toMatchObject({ seat: 0, waitingFor: [1] })
  await expect(anna.say({ type: 'consent', table, number: anna.feed.number, agree: true })).rejects.toThrow('not asked')
  await ben.say({ type: 'consent', table, number: ben.feed.standing.undo?.number ?? 0, agree: false })
  expect(anna.feed.standing.undo).toBeNull()
  expect(ben.feed.standing.view).toEqual(before)
  await anna.say({ type: 'undo', table })
  await ben.say({ type: 'consent', table, number: ben.feed.standing.undo?.number ?? 0, agree: true })
  expect(anna.question).not.toBeNull()
  expect(ben.question).toBeNull()
  await hall.close()
})

test('against bots anything is taken back, to the very first answer, across snapshots', async () => {
  const hall = newHall(store)
  const anna = new Guest(hall, 'Anna')
  const table = await anna.create('dominion', ['open', { bot: 'big-money' }])
  await anna.say({ type: 'watch', table })
  await anna.say({ type: 'start', table })
  const first = anna.feed.standing.view
  const random = seeded('undo')
  // Enough for several snapshots, and too few for the game to end.
  const answers = 32
  for (let i = 0; i < answers; i++) {
    await until(() => anna.question !== null)
    await anna.answer(table, random)
  }
  for (let i = 0; i < answers; i++) await anna.say({ type: 'undo', table })
  expect(anna.feed.standing.view).toEqual(first)
  await expect(anna.say({ type: 'undo', table })).rejects.toThrow('no answer of yours')
  const other = newHall(store)
  const back = new Guest(other, 'Anna')
  await back.say({ type: 'watch', table })
  expect(back.feed.standing.view).toEqual(first)
  await hall.close()
  await other.close()
})

describe.each([
  ['dominion', 24],
  ['burgund', 12],
])('%s', (game, games) => {
  test('what can be taken back freely is the same whatever was hidden', () => {
    const served = gameNamed(game)
    let free = 0
    for (let g = 0; g < games; g++) {
      const random = seeded(`free ${game} ${g}`)
      const kingdom = () => randomKingdom(random, { sets: kingdomSets, events: 1, landmarks: 1 })
      const setup = served.game.parseSetup({ players: 2, ...(game === 'dominion' && kingdom()) })
      const bots = [null, null]
      const sitting = Sitting.deal({ served, setup, seed: `${g}`, timer: { per: 'none' }, bots, startedAt: 0 })
      for (let i = 0; i < 250 && sitting.result === undefined; i++) {
        const { question } = sitting.match
        if (question === undefined) break
        const before = sitting.match.snapshot()
        const answer = [...randomAnswer(question, random)]
        const asked = question.seat
        const told = sitting.apply({ what: 'answer', seat: asked, question: sitting.opened, answer, bot: false, at: 0 })
        if (sitting.result !== undefined || !sitting.undoFor(asked).free) continue
        free++
        for (let k = 0; k < 4; k++) {
          const hidden = served.game.prepare(setup).redeal(before.quiet, asked, random)
          const [real, other] = [Match.from(sitting.rules, before.quiet), Match.from(sitting.rules, hidden)]
          const heard = (events: readonly Event[]) => JSON.stringify(eventsFor(events, asked))
          // What happened in this step before must have shown the same, or the other world is out of the question.
          const same = before.since.every(given => {
            const [open, otherOpen] = [real.question, other.question]
            if (open === undefined || otherOpen?.seat !== open.seat || objection(otherOpen, given) !== undefined)
              return false
            return heard(real.answer(open.seat, given)) === heard(other.answer(open.seat, given))
          })
          if (!same || JSON.stringify(other.question) !== JSON.stringify(question)) continue
          const events = other.answer(asked, answer)
          expect(eventsFor(events, asked)).toEqual(eventsFor(told.events, asked))
          expect(other.question?.seat).toBe(sitting.match.question?.seat)
        }
      }
    }
    expect(free).toBeGreaterThan(100)
  })
})
