import { dominion } from '@kartentisch/dominion'
import {
  eventsFor,
  isMove,
  Match,
  objection,
  randomAnswer,
  type Seat,
  Sitting,
  type SittingSnapshot,
  seat,
  seeded,
} from '@kartentisch/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecord, seatsShown } from '../src/tables/table/record.ts'
import { begin, Guest, newHall, playOn, shelf, tempPostgres, tempStore } from './at-a-table.ts'

const { kingdomSets } = dominion.catalogue

/** What a seat is told, byte for byte. What it may take back is for the kernel to prove: another world has no past. */
const wire = (sitting: Sitting, watcher: Seat, from: number | undefined) =>
  JSON.stringify(sitting.news(watcher, from)).replace(/"mayUndo":"\w+",/, '')

/** Where a Stash has come to lie is seen by its back: no event tells of it, and it tells two worlds apart. */
const BACKS = /"stash\w+":[^,}]+/g

/** Demands that two worlds look the same; gives how many comparisons that were. */
function compare(other: Sitting, sitting: Sitting, watcher: Seat, from: number | undefined): 0 | 1 {
  const [there, here] = [wire(other, watcher, from), wire(sitting, watcher, from)]
  if (`${there.match(BACKS)}` !== `${here.match(BACKS)}`) return 0
  expect(there).toBe(here)
  return 1
}

describe.each([
  ['dominion', 10],
  ['burgund', 10],
])('%s', (id, games) => {
  test('what is sent is the same, byte for byte, when all that a seat may not know is dealt differently', () => {
    const { game } = shelf.kit(id).game
    let compared = 0
    for (let g = 0; g < games; g++) {
      const random = seeded(`secrets ${id} ${g}`)
      const kingdom = () => dominion.randomKingdom(random, { sets: kingdomSets, events: 1, landmarks: 1 })
      const setup = game.parseSetup({ players: 2 + (g % 2), ...(id === 'dominion' && kingdom()) })
      const bots = Array.from({ length: 2 + (g % 2) }, () => null)
      const sitting = Sitting.deal({ game, setup, seed: `${g}` }, bots)
      for (let i = 0; i < 3000 && sitting.result === undefined; i++) {
        const watcher = seat((i % (bots.length + 1)) - 1)
        const before = sitting.snapshot()
        const { question } = sitting.match
        if (question === undefined) break
        const answer = [...randomAnswer(question, random)]
        const entry = {
          what: 'answer' as const,
          seat: question.seat,
          question: sitting.opened,
          answer,
          bot: false,
          at: 0,
        }
        // At a quiet point the state says all: the other world is the same game for all this seat can know.
        const other = before.match.since.length === 0 ? dealtDifferently(sitting, before, watcher) : undefined
        if (other !== undefined) compared += compare(other, sitting, watcher, undefined)
        const { events } = sitting.apply(entry)
        const open = other?.match.question
        if (other === undefined || open === undefined || open.seat !== question.seat) continue
        if (objection(open, answer) !== undefined) continue
        const theirs = other.apply(entry).events
        const same = JSON.stringify(eventsFor(events, watcher)) === JSON.stringify(eventsFor(theirs, watcher))
        const shown = eventsFor(events, watcher).some(event =>
          sitting.rules.reveals(event, watcher, before.match.quiet),
        )
        if (!shown) expect(eventsFor(theirs, watcher)).toEqual(eventsFor(events, watcher))
        // What was revealed may tell the two apart. So may that a card has something to ask there and nothing here.
        if (!same || sitting.asked !== other.asked || isSettled(sitting) !== isSettled(other)) continue
        compared += compare(other, sitting, watcher, sitting.number - 1)
      }
    }
    expect(compared).toBeGreaterThan(300)
  })
})

describe.each(['sqlite', 'postgres'])('with %s', kind => {
  let opened: Awaited<ReturnType<typeof tempStore>>
  beforeAll(async () => {
    opened = kind === 'sqlite' ? await tempStore() : await tempPostgres()
  })
  afterAll(() => opened.remove())

  test.each([['dominion'], ['burgund']])(
    'no seed, token or id is in anything that is sent in a game of %s',
    async id => {
      const { store } = opened
      const hall = newHall(store)
      const evening = await begin(hall, id, ['player-anna', 'player-ben'])
      const watcher = new Guest(hall, 'player-cleo')
      await watcher.say({ type: 'watch', table: evening.table })
      await playOn(evening, 200)
      const [anna, ben] = evening.guests as [Guest, Guest]
      const asked = anna.question === null ? ben : anna
      for (const guest of [anna, ben, watcher]) {
        for (const answer of [[-1], [1e9], [], [1, 2, 3]]) {
          const number = asked.question?.number ?? 0
          const told = guest.say({ type: 'answer', table: evening.table, number, answer })
          if (guest !== asked) guest.wire.push(String(await told.catch(fault => fault.message)))
          else await told.catch(() => undefined)
        }
      }
      await anna.say({ type: 'undo', table: evening.table }).catch(() => undefined)
      const stored = await store.readTable(evening.table)
      if (stored === undefined) throw new Error('The table is gone.')
      const { seed, invitation } = readRecord(stored)
      for (const guest of [anna, ben, watcher]) {
        const all = guest.wire.join('\n')
        expect(all).not.toContain(seed)
        if (guest !== anna) expect(all).not.toContain(invitation)
        expect(all).not.toContain('"random"')
        expect(all).not.toContain('"seed"')
        for (const other of [anna, ben, watcher]) expect(all).not.toContain(other.id)
      }
      const questions = watcher.told.filter(m => m.type === 'feed' && m.standing.question !== null)
      expect(questions).toHaveLength(0)
      // Accounts may be looked up by their id; a guest's is nobody's business.
      expect(seatsShown(readRecord(stored)).map(({ player }) => player)).toEqual([null, null])
      await hall.close()
    },
  )
})

/** Whether what the last answer set off is done. */
const isSettled = ({ match }: Sitting): boolean => match.question === undefined || isMove(match.question)

function dealtDifferently(sitting: Sitting, snapshot: SittingSnapshot<unknown>, watcher: Seat): Sitting | undefined {
  const { rules, origin } = sitting
  const quiet = rules.redeal(snapshot.match.quiet, watcher, seeded(`${sitting.number} ${watcher}`))
  const real = Match.from(rules, snapshot.match.quiet)
  const other = Match.from(rules, quiet)
  // What the step begins with may already have shown something.
  const opening = JSON.stringify(eventsFor(real.opening, watcher))
  if (JSON.stringify(eventsFor(other.opening, watcher)) !== opening) return undefined
  return Sitting.resume(origin, { ...snapshot, match: { ...snapshot.match, quiet } })
}
