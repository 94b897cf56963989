import { type Event, eventFor } from './event.ts'
import type { Driver, Rules } from './game.ts'
import type { Memory } from './memory.ts'
import { Mistake } from './mistake.ts'
import type { Player } from './player.ts'
import { OpenQuestion } from './prospect.ts'
import { type Answer, objection, type Question } from './question.ts'
import type { Seed } from './random.ts'
import { type Seat, seat } from './seat.ts'
import { say } from './words/say.ts'

/** Plays with bots alone: a question is a plain function call. Where nobody listens, there are no events. */
class Simulation<Sight> implements Driver {
  readonly hears: boolean
  readonly #hear: ((event: Event) => void) | undefined
  readonly #players: readonly Player<Sight>[]
  readonly #sights: Sight[] = []

  constructor(players: readonly Player<Sight>[], hear?: (event: Event) => void) {
    this.hears = hear !== undefined
    this.#hear = hear
    this.#players = players
  }

  seatPlayers(sights: readonly Sight[]): void {
    this.#sights.push(...sights)
  }

  ask(question: Question): Answer {
    const { seat } = question
    const player = this.#players[seat]
    const sight = this.#sights[seat]
    if (player === undefined || sight === undefined) throw new RangeError(`Nobody sits at seat ${seat + 1}.`)
    return player.answer(question, sight)
  }

  tell(event: Event): void {
    this.#hear?.(event)
  }
}

/** For players who look ahead the last quiet state is kept, the answers given since, and what they remember. */
class Keeping<State, Sight> {
  readonly players: readonly Player<Sight>[]
  readonly #rules: Rules<State, Sight>
  readonly #state: State
  /** Of those who look ahead. */
  readonly #memories = new Map<Seat, Memory<State>>()
  #quiet: State
  #since: Answer[] = []

  constructor(rules: Rules<State, Sight>, state: State, players: readonly Player<Sight>[]) {
    this.#rules = rules
    this.#state = state
    this.#quiet = rules.copy(state)
    this.players = players.map((player, i) => this.#kept(player, seat(i)))
  }

  hear(event: Event): void {
    for (const [listener, memory] of this.#memories) memory.hear(eventFor(event, listener))
  }

  /** A step is done. */
  quiet(): void {
    this.#quiet = this.#rules.copy(this.#state)
    this.#since = []
  }

  #kept(player: Player<Sight>, sits: Seat): Player<Sight> {
    const memory = player.foresees === true ? this.#rules.memory(this.#state, sits) : undefined
    if (memory !== undefined) this.#memories.set(sits, memory)
    return {
      name: player.name,
      answer: (question, sight) => {
        const open = memory && new OpenQuestion(this.#rules, this.#quiet, this.#since, sits, () => memory)
        const answer = player.answer(question, sight, open)
        this.#since.push(answer)
        return answer
      },
    }
  }
}

/** Refuses answers that are not legal; for players one doesn't know. */
export function checked<Sight>(player: Player<Sight>): Player<Sight> {
  return {
    name: player.name,
    foresees: player.foresees === true,
    answer(question, sight, prospect) {
      const answer = player.answer(question, sight, prospect)
      const fault = objection(question, answer)
      if (fault !== undefined) throw new Mistake(say('notLegalOf', { player: player.name, why: fault }))
      return answer
    },
  }
}

/**
 * Plays one game and gives back the final state. Players who seek no end may find none; after `maxSteps` the game is
 * left as it is, and not over. `hear` is told everything that happens, hidden things too.
 */
export function simulate<State, Sight>(
  rules: Rules<State, Sight>,
  players: readonly Player<Sight>[],
  start: Seed | { readonly from: State },
  maxSteps = 20_000,
  hear?: (event: Event) => void,
): State {
  if (players.length !== rules.seats)
    throw new Mistake(say('wrongPlayers', { seats: rules.seats, players: players.length }))
  const state = typeof start === 'object' ? start.from : rules.deal(start)
  const keeping = players.some(player => player.foresees) ? new Keeping(rules, state, players) : undefined
  const driver =
    keeping === undefined
      ? new Simulation(players, hear)
      : new Simulation(keeping.players, event => {
          keeping.hear(event)
          hear?.(event)
        })
  driver.seatPlayers(players.map((_, i) => rules.sight(state, seat(i))))
  const play = rules.play(state, driver)
  for (let steps = 0; steps < maxSteps && !rules.over(state); steps++) {
    play.step()
    keeping?.quiet()
  }
  return state
}
