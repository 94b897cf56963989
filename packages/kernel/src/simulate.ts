import { at } from './at.ts'
import type { Driver, Player, Rules } from './game.ts'
import { Mistake } from './nearest.ts'
import { type Answer, objection, type Question } from './question.ts'
import type { Seed } from './random.ts'
import { seat } from './seat.ts'

/** Plays with bots alone: a question is a plain function call. Nobody listens, so there are no events. */
class Simulation<Sight> implements Driver {
  readonly hears = false
  readonly #players: readonly Player<Sight>[]
  readonly #sights: Sight[] = []

  constructor(players: readonly Player<Sight>[]) {
    this.#players = players
  }

  seatPlayers(sights: readonly Sight[]): void {
    this.#sights.push(...sights)
  }

  ask(question: Question): Answer {
    const { seat } = question
    return at(this.#players, seat).answer(question, at(this.#sights, seat))
  }

  tell(): void {}
}

/** Refuses answers that are not legal; for players one doesn't know. */
export function checked<Sight>(player: Player<Sight>): Player<Sight> {
  return {
    name: player.name,
    answer(question, sight) {
      const answer = player.answer(question, sight)
      const fault = objection(question, answer)
      if (fault !== undefined) throw new Mistake(`${player.name} gave an answer that is not legal. ${fault}`)
      return answer
    },
  }
}

/**
 * Plays one game and gives back the final state. Players who seek no end may find none; after `maxSteps` the game is
 * left as it is, and not over.
 */
export function simulate<State, Sight>(
  rules: Rules<State, Sight>,
  players: readonly Player<Sight>[],
  start: Seed | { readonly from: State },
  maxSteps = 20_000,
): State {
  if (players.length !== rules.seats)
    throw new Mistake(`${rules.seats} seats need ${rules.seats} players, not ${players.length}.`)
  const driver = new Simulation(players)
  const state = typeof start === 'object' ? start.from : rules.deal(start)
  driver.seatPlayers(players.map((_, i) => rules.sight(state, seat(i))))
  const play = rules.play(state, driver)
  for (let steps = 0; steps < maxSteps && !rules.over(state); steps++) play.step()
  return state
}
