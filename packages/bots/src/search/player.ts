import {
  type Answer,
  at,
  bits,
  type Player,
  type Prospect,
  type Question,
  type Random,
  type Seed,
  seeded,
} from '@kartentisch/kernel'
import type { Budget } from './budget.ts'
import { same } from './candidates.ts'
import type { Maker, Searchable } from './game.ts'
import { sensible, verdictOn } from './last-turn.ts'
import { race } from './race.ts'

/** Answers the open question as told, then plays by its policy. */
class Trying<Sight> implements Player<Sight> {
  readonly name = 'trying'
  readonly #policy: Player<Sight>
  #first: Answer | undefined

  constructor(policy: Player<Sight>, first: Answer) {
    this.#policy = policy
    this.#first = first
  }

  answer(question: Question, sight: Sight): Answer {
    const first = this.#first
    if (first === undefined) return this.#policy.answer(question, sight)
    this.#first = undefined
    return first
  }
}

/** What may be done: an answer, and how it goes on after it. */
interface Candidate<Sight> {
  readonly answer: Answer
  readonly make: Maker<Sight>
}

/** Judges the answers to a question by playing on after each of them, many times, in worlds that could be the real one. */
export class SearchingPlayer<Sight> implements Player<Sight> {
  readonly name: string
  readonly foresees = true
  readonly #game: Searchable<Sight>
  readonly #budget: () => Budget
  readonly #random: Random

  /** `budget` is asked at each question: how long it may think about it. */
  constructor(name: string, game: Searchable<Sight>, budget: () => Budget, seed: Seed) {
    this.name = name
    this.#game = game
    this.#budget = budget
    this.#random = seeded(seed)
  }

  answer(question: Question, sight: Sight, prospect?: Prospect<Sight>): Answer {
    const make = this.#game.policy(sight)
    const usual = make(0).answer(question, sight)
    if (prospect === undefined) return usual
    const answers = this.#game.candidates(question, sight, usual).map(answer => ({ answer, make }))
    const candidates = [...answers, ...this.#courses(question, sight, usual)]
    if (candidates.length < 2) return candidates[0]?.answer ?? usual
    const budget = this.#budget()
    const left = this.#atTheEnd(candidates, question, sight, prospect, budget)
    if (left.length < 2) return left[0]?.answer ?? usual
    return at(left, this.#best(left, question, sight, prospect, budget)).answer
  }

  thinkAhead(sight: Sight, goOn: () => boolean): boolean {
    return this.#game.thinkAhead?.(sight, goOn) ?? false
  }

  /** Those of the other ways to play on that part from the policy here, one for each answer. */
  #courses(question: Question, sight: Sight, usual: Answer): Candidate<Sight>[] {
    const found: Candidate<Sight>[] = []
    for (const make of this.#game.courses?.(question, sight) ?? []) {
      const answer = make(0).answer(question, sight)
      const known = [usual, ...found.map(one => one.answer)]
      if (!known.some(one => same(one, answer, question.ordered))) found.push({ answer, make })
    }
    return found
  }

  /** Where the game may end with this turn, a sure win is taken, and a sure loss left if there is anything else. */
  #atTheEnd(
    candidates: readonly Candidate<Sight>[],
    question: Question,
    sight: Sight,
    prospect: Prospect<Sight>,
    { goOn = () => true }: Budget,
  ): readonly Candidate<Sight>[] {
    const turn = this.#game.lastTurn?.(sight)
    if (turn === undefined) return candidates
    const { seat, ordered } = question
    const make = at(candidates, 0).make
    const further = turn
      .ways(question, sight)
      .filter(answer => !candidates.some(known => same(known.answer, answer, ordered)))
      .map(answer => ({ answer, make }))
    const all = [...candidates, ...further]
    const verdicts = all.map(one => verdictOn(one.answer, one.make, turn, prospect, seat, goOn))
    return sensible(all, verdicts)
  }

  #best(
    candidates: readonly Candidate<Sight>[],
    { seat }: Question,
    sight: Sight,
    prospect: Prospect<Sight>,
    budget: Budget,
  ): number {
    const game = this.#game
    const horizon = game.horizon?.(sight)
    const chance = bits(this.#random)
    const { goOn = () => true } = budget
    const makeOther = game.others?.(sight, goOn) ?? game.policy(sight)
    // Asked at every step: an imagined game can be a long one.
    const until = (imagined: Sight) => !goOn() || horizon?.(imagined) === true
    const trial = (i: number, round: number) => {
      const { answer, make } = at(candidates, i)
      const own = new Trying(make(round), answer)
      const players = Array.from({ length: prospect.seats }, (_, other) => (other === seat ? own : makeOther(round)))
      // The same chance for every candidate of a round: what differs then is due to the answer.
      return game.value(prospect.playOn(players, seeded(`${chance} ${round}`), until), seat)
    }
    return race(candidates.length, budget, trial, game.caution(candidates.length - 1))
  }
}
