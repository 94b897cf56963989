import { eventsFor, Match, randomAnswer, seeded } from '@kartentisch/kernel'
import { askedOf, interpreterOf, Shelf } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const { kits } = await Shelf.load()

const GAMES = 8

describe('a program learns what its seat may know and nothing else', () => {
  test.each(kits.map(({ game }) => ({ id: game.game.id, game })))('$id', ({ game }) => {
    const { least, most } = game.seats
    let compared = 0
    for (let i = 0; i < GAMES; i++) {
      const selection = game.draw === undefined ? {} : { selection: 'random' }
      const players = least + (i % (most - least + 1))
      const rules = game.game.prepare(game.setup({ players, seed: `${i}`, ...selection }))
      const interpreter = interpreterOf(game, rules)
      const random = seeded(`unseen ${i}`)
      const match = Match.deal(rules, `${i}`)
      const message = (world: typeof match) => {
        const { question, opening } = world
        if (question === undefined) return ''
        const { seat } = question
        return JSON.stringify(askedOf(interpreter, 0, question, world.view(seat), eventsFor(opening, seat)))
      }
      for (let n = 0; n < 150 && match.question !== undefined; n++) {
        const { quiet, since } = match.snapshot()
        if (since.length === 0) {
          const real = Match.from(rules, quiet)
          // All that the seat can't see is otherwise.
          const other = Match.from(rules, rules.redeal(quiet, match.question.seat, random))
          expect(message(other)).toBe(message(real))
          compared++
        }
        match.answer(match.question.seat, randomAnswer(match.question, random))
      }
    }
    expect(compared).toBeGreaterThan(10 * GAMES)
  })
})
