import { at } from './at.ts'
import { countOrders, listOrders } from './explore.ts'
import type { Driver, Rules } from './game.ts'
import { Mistake } from './mistake.ts'
import { type Answer, answers, countAnswers, isMove, type Question } from './question.ts'
import type { Seat } from './seat.ts'
import { say } from './words/say.ts'

/** What somebody wants of a turn: how much a table is worth to them when it is over, and the most there is to want. */
export interface Aim<State> {
  worth(state: State): number
  readonly most: number
}

/** Lists of a state whose order a seat doesn't know: the very lists, to be read and changed. */
export type Hidden<State> = (state: State) => number[][]

/** How a turn can surely be brought to an end, question by question. */
export interface Sure {
  /** What is certain, whatever chance and the others do. */
  readonly worth: number
  /** The first answer of a way there; nothing where there is nothing to decide. */
  readonly first: Answer | undefined
  /** Whether every way was gone: no other makes more certain. */
  readonly exhausted: boolean
}

/** One way the hidden cards may lie, and what has been decided since a quiet point: answers and orders of shuffles. */
interface World<State> {
  readonly quiet: State
  readonly script: readonly (readonly number[])[]
}

/** A world in which this seat is asked, or one in which its turn is over. */
type Reached<State> =
  | { readonly world: World<State>; readonly question: Question; readonly seen: string; readonly unseen: string }
  | { readonly worth: number }

/** What a seat sees when it is asked: whoever sees the same can't tell one world from another. */
export const seenAt = <State, Sight>(rules: Rules<State, Sight>, state: State, { seat, about, choices }: Question) =>
  JSON.stringify([rules.view(state, seat), about, choices])

/** More orders, answers of others, or ways than can be gone. */
const TOO_MANY = Symbol('too many')
const ASKED = Symbol('asked')
const TURN_OVER = Symbol('turn over')

const MOST_ORDERS = 120
const MOST_ANSWERS = 60

/** Follows a script and stops where it says nothing. */
class Following implements Driver {
  readonly hears = false
  readonly #script: readonly (readonly number[])[]
  readonly #seat: Seat
  #used = 0
  asked = false
  /** All ways on from where the script ends, where chance or others decide. */
  ways: readonly (readonly number[])[] = []
  question: Question | undefined
  /** Cards were shuffled after the last decision, in an order that doesn't matter any more. */
  blind = false

  constructor(script: readonly (readonly number[])[], seat: Seat) {
    this.#script = script
    this.#seat = seat
  }

  ask(question: Question): Answer {
    const given = this.#script[this.#used]
    const own = question.seat === this.#seat
    if (!own && isMove(question)) throw TURN_OVER
    this.asked = true
    if (given !== undefined) {
      this.#used++
      return given
    }
    if (own) {
      if (this.blind) throw TOO_MANY
      this.question = question
      throw ASKED
    }
    if (countAnswers(question) > MOST_ANSWERS) throw TOO_MANY
    this.ways = answers(question)
    throw ASKED
  }

  /** What is shuffled in a step that nobody is asked anything in comes too late for this turn. */
  shuffle(cards: number[]): boolean {
    const given = this.#script[this.#used]
    if (given !== undefined && this.asked) {
      this.#used++
      cards.splice(0, cards.length, ...given)
      return true
    }
    const orders = countOrders(cards)
    if (orders === 1) return true
    if (!this.asked) {
      this.blind = true
      return false
    }
    if (orders > MOST_ORDERS) throw TOO_MANY
    this.ways = listOrders(cards)
    throw ASKED
  }

  tell(): void {}
}

/**
 * Searches what a seat can be certain of in this turn: all its own choices, against every order in which hidden cards may
 * lie and every answer of others. It chooses alike wherever it sees the same. Exact, as far as it says so.
 */
export class SureSearch<State, Sight> {
  readonly #rules: Rules<State, Sight>
  readonly #seat: Seat
  readonly #aim: Aim<State>
  readonly #hidden: Hidden<State>
  readonly #known = new Map<string, Sure>()
  /** The lists with too many orders, and how long they are: whoever takes of them goes a way that can't be searched. */
  #closed: { readonly list: number; readonly length: number }[] = []
  #left: number

  constructor(rules: Rules<State, Sight>, seat: Seat, aim: Aim<State>, hidden: Hidden<State>, runs: number) {
    this.#rules = rules
    this.#seat = seat
    this.#aim = aim
    this.#hidden = hidden
    this.#left = runs
  }

  /** What is certain from here; throws a `Mistake` if that takes more than it may. */
  from(start: State): Sure {
    try {
      return this.#decide(this.worlds(start))
    } catch (signal) {
      throw signal === TOO_MANY ? new Mistake(say('tooManyWays')) : signal
    }
  }

  /** All that may be the case when a state looks as it does: one world an order of what is hidden. */
  worlds(start: State): World<State>[] {
    let states = [start]
    const hidden = this.#hidden(start)
    let orders = 1
    this.#closed = []
    for (const [list, cards] of hidden.entries()) {
      if (orders * countOrders(cards) > MOST_ORDERS) this.#closed.push({ list, length: cards.length })
      else orders *= countOrders(cards)
    }
    for (let i = 0; i < hidden.length; i++)
      states = states.flatMap(state => {
        const cards = at(this.#hidden(state), i)
        if (this.#isClosed(i)) return [state]
        return listOrders(cards).map(order => {
          const other = this.#rules.copy(state)
          at(this.#hidden(other), i).splice(0, order.length, ...order)
          return other
        })
      })
    return states.map(quiet => ({ quiet, script: [] }))
  }

  #isClosed(list: number): boolean {
    return this.#closed.some(one => one.list === list)
  }

  /** Whether cards have been taken from where nobody knows what they are. */
  #hasDrawnBlindly(state: State): boolean {
    const lists = this.#hidden(state)
    return this.#closed.some(({ list, length }) => at(lists, list).length !== length)
  }

  /** The worlds after an answer. */
  answered(worlds: readonly World<State>[], answer: Answer): World<State>[] {
    return worlds.map(({ quiet, script }) => ({ quiet, script: [...script, answer] }))
  }

  /**
   * What was certain at each question of a way that was gone, by what the seat saw there and what it answered; throws a
   * `Mistake` if that takes more than it may.
   */
  along(start: State, gone: readonly { readonly seen: string; readonly answer: Answer }[]): number[] {
    try {
      let worlds = this.worlds(start)
      return gone.map(({ seen, answer }) => {
        const alike = worlds.flatMap(world => this.#goOn(world)).filter(one => 'seen' in one && one.seen === seen)
        const here = alike.flatMap(one => ('world' in one ? [one.world] : []))
        worlds = this.answered(here, answer)
        return this.#decide(here).worth
      })
    } catch (signal) {
      throw signal === TOO_MANY ? new Mistake(say('tooManyWays')) : signal
    }
  }

  /** What is certain in worlds that a seat can't tell apart. */
  #decide(worlds: readonly World<State>[]): Sure {
    const groups = new Map<string, { question: Question; worlds: World<State>[]; unseen: string[] }>()
    let worth = Infinity
    for (const world of worlds)
      for (const reached of this.#goOn(world)) {
        if ('worth' in reached) {
          worth = Math.min(worth, reached.worth)
          continue
        }
        const { question } = reached
        const seen = `${reached.seen} ${reached.world.script.length}`
        const group = groups.get(seen) ?? { question, worlds: [], unseen: [] }
        group.worlds.push(reached.world)
        group.unseen.push(reached.unseen)
        groups.set(seen, group)
      }
    let first: Answer | undefined
    let exhausted = true
    for (const [seen, group] of groups) {
      const sure = this.#best(`${seen} ${group.unseen.sort().join()}`, group.question, group.worlds)
      first = groups.size === 1 ? sure.first : undefined
      worth = Math.min(worth, sure.worth)
      exhausted &&= sure.exhausted
    }
    return { worth, first, exhausted }
  }

  #best(key: string, question: Question, worlds: readonly World<State>[]): Sure {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let best: Sure = { worth: -Infinity, first: undefined, exhausted: true }
    let exhausted = countAnswers(question) <= MOST_ANSWERS
    const tried = exhausted ? answers(question) : []
    for (const answer of tried) {
      if (best.worth >= this.#aim.most) break
      try {
        const sure = this.#decide(this.answered(worlds, answer))
        exhausted &&= sure.exhausted
        if (sure.worth > best.worth) best = { worth: sure.worth, first: answer, exhausted: true }
      } catch (signal) {
        if (signal !== TOO_MANY) throw signal
        exhausted = false
      }
    }
    if (best.first === undefined) throw TOO_MANY
    const sure = { ...best, exhausted: exhausted || best.worth >= this.#aim.most }
    this.#known.set(key, sure)
    return sure
  }

  /** Runs a world on to where the seat is asked or its turn is over, whatever chance and the others do. */
  #goOn(world: World<State>): Reached<State>[] {
    const rules = this.#rules
    const waiting = [world]
    const reached: Reached<State>[] = []
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#left-- <= 0) throw new Mistake(say('tooManyWays'))
      const { quiet, script } = next
      const state = rules.copy(quiet)
      const driver = new Following(script, this.#seat)
      let over = rules.over(state)
      try {
        if (!over) rules.play(state, driver).step()
      } catch (signal) {
        if (signal === TURN_OVER) over = true
        else if (signal !== ASKED) throw signal
      }
      if (driver.question !== undefined) {
        if (this.#hasDrawnBlindly(state)) throw TOO_MANY
        const seen = seenAt(rules, state, driver.question)
        const unseen = JSON.stringify(this.#hidden(state))
        reached.push({ world: next, question: driver.question, seen, unseen })
      } else if (driver.ways.length > 0) waiting.push(...driver.ways.map(way => ({ quiet, script: [...script, way] })))
      else if (driver.asked && this.#hasDrawnBlindly(state)) throw TOO_MANY
      else if (over || rules.over(state)) reached.push({ worth: this.#aim.worth(state) })
      else waiting.push({ quiet: state, script: [] })
    }
    return reached
  }
}
