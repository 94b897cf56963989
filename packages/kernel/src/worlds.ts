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

/** One way the hidden cards may lie, and what has been decided since a quiet point: answers and orders of shuffles. */
export interface World<State> {
  readonly quiet: State
  readonly script: readonly (readonly number[])[]
}

/** A world in which this seat is asked, or one in which its turn is over. */
export type Reached<State> =
  | { readonly world: World<State>; readonly question: Question; readonly seen: string; readonly unseen: string }
  | { readonly worth: number }

/** Worlds a seat can't tell apart, and what it is asked in them. */
export interface Group<State> {
  readonly question: Question
  readonly worlds: World<State>[]
  readonly unseen: string[]
}

/** What a seat sees when it is asked: whoever sees the same can't tell one world from another. */
export const seenAt = <State, Sight>(rules: Rules<State, Sight>, state: State, { seat, about, choices }: Question) =>
  JSON.stringify([rules.view(state, seat), about, choices])

/** More orders, answers of others, or ways than can be gone. */
export const TOO_MANY = Symbol('too many')
const ASKED = Symbol('asked')
const TURN_OVER = Symbol('turn over')

const MOST_ORDERS = 120
export const MOST_ANSWERS = 60

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
 * The worlds that may be the real one for a seat, and how they go on: whatever chance and the others do, to where the seat is
 * asked or its turn is over.
 */
export class Worlds<State, Sight> {
  readonly #rules: Rules<State, Sight>
  readonly #seat: Seat
  readonly #aim: Aim<State>
  readonly #hidden: Hidden<State>
  /** The lists with too many orders, and how long they are: whoever takes of them goes a way that can't be searched. */
  #closed: { readonly list: number; readonly length: number }[] = []
  #left: number

  /** After so many runs of the rules a `Mistake` says that it takes too long. */
  constructor(rules: Rules<State, Sight>, seat: Seat, aim: Aim<State>, hidden: Hidden<State>, runs: number) {
    this.#rules = rules
    this.#seat = seat
    this.#aim = aim
    this.#hidden = hidden
    this.#left = runs
  }

  /** All that may be the case when a state looks as it does: one world an order of what is hidden. */
  from(start: State): World<State>[] {
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
    // What lies open on a pile is seen: worlds in which it is something else aren't possible.
    const seen = (state: State) => JSON.stringify(this.#rules.view(state, this.#seat))
    const real = seen(start)
    return states.filter(state => seen(state) === real).map(quiet => ({ quiet, script: [] }))
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

  /** Runs worlds on and parts those in which the seat is asked by what it sees; of the others, the least a turn came to. */
  parted(worlds: readonly World<State>[]): { readonly groups: Map<string, Group<State>>; readonly worth: number } {
    const seenAlike = new Map<string, Group<State>>()
    let worth = Infinity
    for (const world of worlds)
      for (const reached of this.goOn(world)) {
        if ('worth' in reached) {
          worth = Math.min(worth, reached.worth)
          continue
        }
        const { question } = reached
        const seen = `${reached.seen} ${reached.world.script.length}`
        const group = seenAlike.get(seen) ?? { question, worlds: [], unseen: [] }
        group.worlds.push(reached.world)
        group.unseen.push(reached.unseen)
        seenAlike.set(seen, group)
      }
    const keyed = [...seenAlike].map(([seen, group]) => [`${seen} ${group.unseen.sort().join()}`, group] as const)
    return { groups: new Map(keyed), worth }
  }

  /** Runs a world on to where the seat is asked or its turn is over, whatever chance and the others do. */
  goOn(world: World<State>): Reached<State>[] {
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
