import { at } from './at.ts'
import type { Driver, Rules } from './game.ts'
import { type Answer, answers, type Question } from './question.ts'

/** How a path goes on at a question: with this answer, with every answer, or not at all. */
export type Onward = Answer | 'every' | 'stop'

/** One way things can go, to where it was stopped or the game was over. */
export interface Path<State> {
  readonly state: State
  /** The question it stopped at; nothing if the game is over. */
  readonly question: Question | undefined
  /** The choices that were explored on the way. */
  readonly choices: readonly Choice[]
}

/** A choice on the way through a game. */
export type Choice = { readonly question: Question; readonly answer: Answer } | { readonly shuffled: readonly number[] }

/** How far to explore. */
export interface Exploring<State> {
  onward(question: Question, state: State): Onward
  /** Shuffles with at most this many results come out in all of them. */
  readonly maxOrders: number
  /** Called before a larger shuffle, which the state's generator then decides; may refuse by throwing. */
  largeShuffle(orders: number): void
  /** Called for each path; may stop the exploration by throwing. */
  each(path: Path<State>): void
}

const STOPPED = Symbol('stopped')

type Branch = { readonly ways: readonly Choice[]; index: number }

/** The driver that takes the way it is told to and remembers where else it could have gone. */
class Explorer<State> implements Driver {
  readonly hears = false
  readonly #branches: Branch[] = []
  readonly #exploring: Exploring<State>
  #depth = 0
  state: State | undefined
  stoppedAt: Question | undefined

  constructor(exploring: Exploring<State>) {
    this.#exploring = exploring
  }

  begin(state: State): void {
    this.#depth = 0
    this.stoppedAt = undefined
    this.state = state
  }

  /** Moves on to the next way not gone yet; answers whether there is one. */
  next(): boolean {
    for (;;) {
      const branch = this.#branches.at(-1)
      if (branch === undefined) return false
      if (++branch.index < branch.ways.length) return true
      this.#branches.pop()
    }
  }

  choices(): Choice[] {
    return this.#branches.map(branch => at(branch.ways, branch.index))
  }

  ask(question: Question): Answer {
    if (this.state === undefined) throw new Error('Exploring has not begun.')
    const onward = this.#exploring.onward(question, this.state)
    if (onward === 'stop') {
      this.stoppedAt = question
      throw STOPPED
    }
    if (onward !== 'every') return onward
    const way = this.#branch(() => answers(question).map(answer => ({ question, answer })))
    if (!('answer' in way)) throw new Error('A question came up where a shuffle had been.')
    return way.answer
  }

  shuffle(cards: number[]): boolean {
    const orders = countOrders(cards)
    if (orders > this.#exploring.maxOrders) {
      this.#exploring.largeShuffle(orders)
      return false
    }
    if (orders === 1) return true
    const way = this.#branch(() => listOrders(cards).map(shuffled => ({ shuffled })))
    if (!('shuffled' in way)) throw new Error('A shuffle came up where a question had been.')
    cards.splice(0, cards.length, ...way.shuffled)
    return true
  }

  tell(): void {}

  #branch(list: () => Choice[]): Choice {
    const known = this.#branches[this.#depth]
    const branch = known ?? { ways: list(), index: 0 }
    if (known === undefined) this.#branches.push(branch)
    this.#depth++
    return at(branch.ways, branch.index)
  }
}

/** In how many different orders these cards can lie. */
export function countOrders(cards: readonly number[]): number {
  const seen = new Map<number, number>()
  let orders = 1
  cards.forEach((card, i) => {
    const n = (seen.get(card) ?? 0) + 1
    seen.set(card, n)
    orders = (orders * (i + 1)) / n
  })
  return Math.round(orders)
}

/** All different orders of some cards. */
export function listOrders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]]
  return [...new Set(cards)].flatMap(first => {
    const rest = [...cards]
    rest.splice(rest.indexOf(first), 1)
    return listOrders(rest).map(order => [first, ...order])
  })
}

/** Goes every way from a quiet state: every answer to every question that is left open. */
export function explore<State, Sight>(rules: Rules<State, Sight>, start: State, exploring: Exploring<State>): void {
  const explorer = new Explorer(exploring)
  do {
    const state = rules.copy(start)
    explorer.begin(state)
    const play = rules.play(state, explorer)
    try {
      while (!rules.over(state)) play.step()
    } catch (signal) {
      if (signal !== STOPPED) throw signal
    }
    exploring.each({ state, question: explorer.stoppedAt, choices: explorer.choices() })
  } while (explorer.next())
}
