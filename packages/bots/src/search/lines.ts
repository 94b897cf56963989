import { type Answer, at, type Player, type Prospect, type Question, seeded } from '@kartentisch/kernel'
import type { Maker, Searchable, Step } from './game.ts'

/** Answers given one after the other, and how it goes on after them. */
export interface Line<Sight> {
  readonly steps: readonly Step[]
  readonly make: Maker<Sight>
}

export const stepOf = ({ about, step }: Question, answer: Answer): Step => ({ about, step, answer })

/** Whether a question is the one that was thought of. */
export const isAsked = ({ about, step, answer }: Step, question: Question): boolean =>
  about === question.about && step === question.step && answer.every(n => question.choices.includes(n))

/** Goes along a line as long as what is asked is what was thought of, then plays by its policy. */
export class Following<Sight> implements Player<Sight> {
  readonly name = 'following'
  readonly #steps: readonly Step[]
  readonly #policy: Player<Sight>
  #done = 0

  constructor({ steps, make }: Line<Sight>, round: number) {
    this.#steps = steps
    this.#policy = make(round)
  }

  answer(question: Question, sight: Sight): Answer {
    const step = this.#steps[this.#done]
    if (step === undefined || !isAsked(step, question)) {
      this.#done = this.#steps.length
      return this.#policy.answer(question, sight)
    }
    this.#done++
    return step.answer
  }
}

/** Notes what a player is asked next after a line. */
class Listening<Sight> implements Player<Sight> {
  readonly name = 'listening'
  readonly #line: Line<Sight>
  readonly #game: Searchable<Sight>
  readonly #policy: Player<Sight>
  #asked = 0
  next: Line<Sight>[] = []

  constructor(line: Line<Sight>, game: Searchable<Sight>) {
    this.#line = line
    this.#game = game
    this.#policy = line.make(0)
  }

  answer(question: Question, sight: Sight): Answer {
    const { steps, make } = this.#line
    const step = steps[this.#asked++]
    if (step !== undefined) return step.answer
    const usual = this.#policy.answer(question, sight)
    if (this.#asked === steps.length + 1 && question.choices.length > 1)
      this.next = this.#game
        .candidates(question, sight, usual)
        .map(answer => ({ make, steps: [...steps, stepOf(question, answer)] }))
    return usual
  }
}

/**
 * Lines that go on a step further, where the next question doesn't depend on chance; those that can't stay as they are.
 * They grow from the first on, as long as there are not more than so many.
 */
export function longer<Sight>(
  lines: readonly Line<Sight>[],
  game: Searchable<Sight>,
  prospect: Prospect<Sight>,
  { seat }: Question,
  most: number,
  goOn: () => boolean,
): readonly Line<Sight>[] {
  const grown: Line<Sight>[] = []
  for (const [i, line] of lines.entries()) {
    const left = lines.length - i - 1
    const last = at(line.steps, line.steps.length - 1)
    const next = game.goesOn?.(last) === true && goOn() ? followUps(line) : []
    if (next.length > 0 && grown.length + next.length + left <= most) grown.push(...next)
    else grown.push(line)
  }
  return grown

  function followUps(line: Line<Sight>): Line<Sight>[] {
    const listening = new Listening(line, game)
    const players = Array.from({ length: prospect.seats }, (_, i) => (i === seat ? listening : line.make(0)))
    prospect.playOn(players, seeded('next'), () => true)
    return listening.next
  }
}
