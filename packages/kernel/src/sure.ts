import type { Rules } from './game.ts'
import { Mistake } from './mistake.ts'
import { type Answer, answers, countAnswers, type Question } from './question.ts'
import type { Seat } from './seat.ts'
import { say } from './words/say.ts'
import { type Aim, type Group, type Hidden, MOST_ANSWERS, TOO_MANY, type World, Worlds } from './worlds.ts'

/** How a turn can surely be brought to an end, question by question. */
export interface Sure {
  /** What is certain, whatever chance and the others do. */
  readonly worth: number
  /** The first answer of a way there; nothing where there is nothing to decide. */
  readonly first: Answer | undefined
  /** Whether every way was gone: no other makes more certain. */
  readonly exhausted: boolean
}

/** How soon something is certain. */
export interface Soonest {
  /** The fewest answers of this seat after which it is, whatever chance and the others do. */
  readonly answers: number
  /** Whether every shorter way was gone. */
  readonly exhausted: boolean
}

/** What is known of how soon so much is certain, by what is seen: not within so few answers, and within so many. */
interface Soon {
  readonly enough: number
  readonly within: Map<string, { no: number; yes: number }>
  exhausted: boolean
}

/** What is found, or a `Mistake` where there are more ways than can be gone. */
function bounded<T>(search: () => T): T {
  try {
    return search()
  } catch (signal) {
    throw signal === TOO_MANY ? new Mistake(say('tooManyWays')) : signal
  }
}

/**
 * Searches what a seat can be certain of in this turn: all its own choices, against every order in which hidden cards may
 * lie and every answer of others. It chooses alike wherever it sees the same. Exact, as far as it says so.
 */
export class SureSearch<State, Sight> {
  readonly #aim: Aim<State>
  readonly #worlds: Worlds<State, Sight>
  readonly #known = new Map<string, Sure>()

  constructor(rules: Rules<State, Sight>, seat: Seat, aim: Aim<State>, hidden: Hidden<State>, runs: number) {
    this.#aim = aim
    this.#worlds = new Worlds(rules, seat, aim, hidden, runs)
  }

  /** What is certain from here; throws a `Mistake` if that takes more than it may. */
  from(start: State): Sure {
    return bounded(() => this.#decide(this.#worlds.from(start)))
  }

  /**
   * What was certain at each question of a way that was gone, by what the seat saw there and what it answered; throws a
   * `Mistake` if that takes more than it may.
   */
  along(start: State, gone: readonly { readonly seen: string; readonly answer: Answer }[]): number[] {
    return bounded(() => {
      let worlds = this.#worlds.from(start)
      return gone.map(({ seen, answer }) => {
        const alike = worlds
          .flatMap(world => this.#worlds.goOn(world))
          .filter(one => 'seen' in one && one.seen === seen)
        const here = alike.flatMap(one => ('world' in one ? [one.world] : []))
        worlds = this.#worlds.answered(here, answer)
        return this.#decide(here).worth
      })
    })
  }

  /**
   * The fewest answers by which so much is certain, if that takes no more than `most`; throws a `Mistake` if it takes more
   * runs of the rules than it may.
   */
  soonest(start: State, enough: number, most: number): Soonest | undefined {
    const soon: Soon = { enough, within: new Map(), exhausted: true }
    return bounded(() => {
      for (let answers = 0; answers <= most; answers++) {
        const { exhausted } = soon
        if (this.#isWithin(this.#worlds.from(start), answers, soon)) return { answers, exhausted }
      }
      return undefined
    })
  }

  /** What is certain in worlds that a seat can't tell apart. */
  #decide(worlds: readonly World<State>[]): Sure {
    const { groups, worth: least } = this.#worlds.parted(worlds)
    let worth = least
    let first: Answer | undefined
    let exhausted = true
    for (const [key, group] of groups) {
      const sure = this.#best(key, group.question, group.worlds)
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
        const sure = this.#decide(this.#worlds.answered(worlds, answer))
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

  /** Whether enough is certain after so many answers. */
  #isWithin(worlds: readonly World<State>[], left: number, soon: Soon): boolean {
    const { groups, worth } = this.#worlds.parted(worlds)
    if (worth < soon.enough) return false
    for (const [key, group] of groups) {
      const known = soon.within.get(key) ?? { no: 0, yes: Infinity }
      soon.within.set(key, known)
      if (left >= known.yes) continue
      if (left <= known.no || !this.#isOneWithin(group, left, soon)) {
        known.no = Math.max(known.no, left)
        return false
      }
      known.yes = left
    }
    return true
  }

  /** Whether an answer leads there in time. */
  #isOneWithin({ question, worlds }: Group<State>, left: number, soon: Soon): boolean {
    if (countAnswers(question) > MOST_ANSWERS) {
      soon.exhausted = false
      return false
    }
    return answers(question).some(answer => {
      try {
        return this.#isWithin(this.#worlds.answered(worlds, answer), left - 1, soon)
      } catch (signal) {
        if (signal !== TOO_MANY) throw signal
        soon.exhausted = false
        return false
      }
    })
  }
}
