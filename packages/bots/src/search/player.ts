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
import type { Maker, Searchable, Step } from './game.ts'
import { sensible, verdictOn } from './last-turn.ts'
import { Following, isAsked, type Line, longer, stepOf } from './lines.ts'
import { race } from './race.ts'

const answerOf = (line: Line<unknown> | undefined): Answer | undefined => line?.steps[0]?.answer

/** Judges the answers to a question by playing on after each of them, many times, in worlds that could be the real one. */
export class SearchingPlayer<Sight> implements Player<Sight> {
  readonly name: string
  readonly foresees = true
  readonly #game: Searchable<Sight>
  readonly #budget: () => Budget
  readonly #random: Random
  /** What was judged best for the questions that follow in the same turn. */
  #planned: readonly Step[] = []

  /** `budget` is asked at each question: how long it may think about it. */
  constructor(name: string, game: Searchable<Sight>, budget: () => Budget, seed: Seed) {
    this.name = name
    this.#game = game
    this.#budget = budget
    this.#random = seeded(seed)
  }

  answer(question: Question, sight: Sight, prospect?: Prospect<Sight>): Answer {
    if (prospect !== undefined) this.#adapt(question, sight, prospect)
    const make = this.#game.policy(sight)
    const usual = make(0).answer(question, sight)
    if (prospect === undefined) return usual
    const answers = this.#answers(question, sight, make, usual)
    this.#planned = []
    const budget = this.#budget()
    const lines = answers.length < 2 ? answers : this.#grown(answers, question, sight, prospect, budget)
    const left = this.#atTheEnd(lines, question, sight, prospect, budget)
    if (left.length < 2) return answerOf(left[0]) ?? usual
    const best = at(left, this.#best(left, question, sight, prospect, budget))
    this.#planned = best.steps.slice(1)
    return answerOf(best) ?? usual
  }

  #adapt(question: Question, sight: Sight, prospect: Prospect<Sight>): void {
    this.#game.adapt?.(question, sight, (ways, budget, caution) => {
      const lines = ways.map(make => ({ steps: [], make }))
      return this.#best(lines, question, sight, prospect, budget, caution)
    })
  }

  /** What is worth a thought; what was planned comes first, as it has been thought about already. */
  #answers(question: Question, sight: Sight, make: Maker<Sight>, usual: Answer): readonly Line<Sight>[] {
    const [next] = this.#planned
    const planned = next !== undefined && isAsked(next, question) ? [next.answer] : []
    const others = this.#game
      .candidates(question, sight, usual)
      .filter(answer => !planned.some(one => same(one, answer, question.ordered)))
    const lines = [...planned, ...others].map(answer => ({ steps: [stepOf(question, answer)], make }))
    return [...lines, ...this.#courses(question, sight, usual)]
  }

  /** The same with the answers that follow, as far as they are judged together. */
  #grown(
    answers: readonly Line<Sight>[],
    question: Question,
    sight: Sight,
    prospect: Prospect<Sight>,
    { goOn = () => true }: Budget,
  ): readonly Line<Sight>[] {
    const ahead = this.#game.ahead?.(sight)
    let lines = answers
    for (let n = 0; n < (ahead?.answers ?? 0); n++)
      lines = longer(lines, this.#game, prospect, question, ahead?.lines ?? 0, goOn)
    return lines
  }

  thinkAhead(sight: Sight, goOn: () => boolean): boolean {
    return this.#game.thinkAhead?.(sight, goOn) ?? false
  }

  /** Those of the other ways to play on that part from the policy here, one for each answer. */
  #courses(question: Question, sight: Sight, usual: Answer): Line<Sight>[] {
    const found: Line<Sight>[] = []
    for (const make of this.#game.courses?.(question, sight) ?? []) {
      const answer = make(0).answer(question, sight)
      const known = [usual, ...found.map(one => at(one.steps, 0).answer)]
      if (!known.some(one => same(one, answer, question.ordered)))
        found.push({ steps: [stepOf(question, answer)], make })
    }
    return found
  }

  /** Where the game may end with this turn, a sure win is taken, and a sure loss left if there is anything else. */
  #atTheEnd(
    candidates: readonly Line<Sight>[],
    question: Question,
    sight: Sight,
    prospect: Prospect<Sight>,
    { goOn = () => true }: Budget,
  ): readonly Line<Sight>[] {
    const turn = this.#game.lastTurn?.(sight)
    if (turn === undefined) return candidates
    const { seat, ordered } = question
    const make = at(candidates, 0).make
    const further = turn
      .ways(question, sight)
      .filter(answer => !candidates.some(({ steps }) => same(at(steps, 0).answer, answer, ordered)))
      .map(answer => ({ steps: [stepOf(question, answer)], make }))
    const all = [...candidates, ...further]
    if (all.length < 2) return all
    const verdicts = all.map(one => verdictOn(at(one.steps, 0).answer, one.make, turn, prospect, seat, goOn))
    return sensible(all, verdicts)
  }

  #best(
    candidates: readonly Line<Sight>[],
    { seat }: Question,
    sight: Sight,
    prospect: Prospect<Sight>,
    budget: Budget,
    caution = (trials: number) => this.#game.caution(candidates.length - 1, trials),
  ): number {
    const game = this.#game
    const horizon = game.horizon?.(sight)
    const chance = bits(this.#random)
    const { goOn = () => true } = budget
    const makeOther = game.others?.(sight, goOn) ?? game.policy(sight)
    // Asked at every step: an imagined game can be a long one.
    const until = (imagined: Sight) => !goOn() || horizon?.(imagined) === true
    const trial = (i: number, round: number) => {
      const own = new Following(at(candidates, i), round)
      const players = Array.from({ length: prospect.seats }, (_, other) => (other === seat ? own : makeOther(round)))
      // The same chance for every candidate of a round: what differs then is due to the answer.
      return game.value(prospect.playOn(players, seeded(`${chance} ${round}`), until), seat)
    }
    return race(candidates.length, budget, trial, caution)
  }
}
