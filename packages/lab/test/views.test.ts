import kits from '@kartentisch/bots/kits'
import { GLANCED, Match, Mistake, NOBODY, randomAnswer, seat, seeded } from '@kartentisch/kernel'
import { toyKit } from '@kartentisch/toy'
import { expect, test } from 'vitest'

const games = [...kits.map(({ game }) => game), toyKit]

/** What arrives at the other end of a wire. */
const sent = (view: unknown): unknown => JSON.parse(JSON.stringify(view))

test.each(games)('every view of $game.id can be read where it arrives, and loses nothing on the way', kit => {
  for (let n = 0; n < 4; n++) {
    const random = seeded(`views ${n}`)
    const rules = kit.fuzzing.rules(random, n, `views ${n}`)
    const match = Match.from(rules, kit.fuzzing.start(rules, random, `views ${n}`))
    for (let answers = 0; answers < 120 && match.question !== undefined; answers++) {
      for (const watcher of [NOBODY, seat(0), match.question.seat]) {
        const view = match.view(watcher)
        expect(kit.readView(sent(view))).toEqual(view)
      }
      match.answer(match.question.seat, randomAnswer(match.question, random))
    }
  }
})

test.each(games)('at a glance a table of $game.id shows things that are in its box, as a spectator sees them', kit => {
  const rules = kit.game.prepare(kit.setup({ players: kit.seats.usual, seed: 'glance' }))
  const random = seeded('glance')
  const match = Match.from(rules, rules.deal('glance'))
  for (let answers = 0; answers < 60 && match.question !== undefined; answers++) {
    const { turn, seat: whose, points, played, supply } = kit.glance(kit.readView(match.view(NOBODY)))
    expect(turn).toBeGreaterThan(0)
    expect(whose).toBeLessThan(kit.seats.usual)
    expect(points?.length ?? kit.seats.usual).toBe(kit.seats.usual)
    expect(played.length).toBeLessThanOrEqual(GLANCED)
    expect(supply.every(({ left }) => Number.isInteger(left) && left >= 0)).toBe(true)
    match.answer(match.question.seat, randomAnswer(match.question, random))
  }
  expect(kit.glance(kit.readView(match.view(NOBODY))).turn).toBeGreaterThan(1)
})

test.each(games)('what is no view of $game.id is refused with its place', kit => {
  const rules = kit.game.prepare(kit.setup({ players: kit.seats.usual, seed: 'place' }))
  const view = sent(rules.view(rules.deal('place'), seat(0)))
  const broken = { ...(typeof view === 'object' ? view : {}), players: [{}] }
  expect(() => kit.readView(broken)).toThrow(Mistake)
  expect(() => kit.readView(broken)).toThrow('view.players.0.')
  expect(() => kit.readView(null)).toThrow('view is missing')
})
