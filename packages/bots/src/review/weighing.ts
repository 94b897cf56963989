import {
  type Answer,
  at,
  type Judging,
  last,
  type Match,
  type Player,
  type Question,
  type Seat,
  seeded,
} from '@kartentisch/kernel'

/** Answers the open question as told, then leaves it to somebody else. */
class Starting<Sight> implements Player<Sight> {
  readonly name = 'starting'
  readonly #then: Player<Sight>
  #first: Answer | undefined

  constructor(first: Answer, then: Player<Sight>) {
    this.#first = first
    this.#then = then
  }

  answer(question: Question, sight: Sight): Answer {
    const first = this.#first
    this.#first = undefined
    return first ?? this.#then.answer(question, sight)
  }
}

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

export function estimate(samples: readonly number[]): Estimate {
  const n = samples.length
  const mean = n === 0 ? 0 : samples.reduce((a, b) => a + b, 0) / n
  const spread = n < 2 ? 0.25 : samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  // A handful of equal results doesn't prove that there can be no other.
  return { mean, error: Math.sqrt(Math.max(spread, 0.25 / (n + 1)) / Math.max(1, n)) }
}

/** So many games are played without asking whether there is still time. */
const AT_ONCE = 20

/** How a question is tried out, in rounds of which each has its own chances. */
interface Trial {
  /** The share of victory an answer comes to. */
  share(answer: Answer, round: string): number
  /** What those who play on would answer. */
  expected(round: string): Answer
  isSame(one: Answer, other: Answer): boolean
}

/** What was measured anew of a decision. */
export interface Confirmed {
  readonly loss: Estimate
  /** As `Weighing.cost`. */
  readonly cost: Estimate
}

/**
 * The answers to one question of a game, weighed by playing on after each, in worlds that whoever answered could think
 * possible then. Every answer meets the same chances, so that what differs is due to the answer.
 */
export class Weighing {
  readonly seat: Seat
  readonly answers: readonly Answer[]
  /** For each answer the shares of victory it came to, by round. */
  readonly samples: number[][]
  /** As many of what those who play on would have answered, which may be another in each round. */
  readonly #expected: number[] = []
  /** Rounds that were played with the given answer alone. */
  readonly #further: number[] = []
  readonly #trial: Trial
  /** How many games were played on. */
  played = 0

  private constructor(seat: Seat, answers: readonly Answer[], trial: Trial) {
    this.seat = seat
    this.answers = answers
    this.samples = answers.map(() => [])
    this.#trial = trial
  }

  /** The given answer is the first. Nothing where there was nothing to weigh. */
  static of<State, Sight>(
    match: Match<State, Sight>,
    given: Answer,
    judging: Judging<Sight>,
    seed: string,
    goOn: () => boolean,
  ): Weighing | undefined {
    let weighing: Weighing | undefined
    // A player that looks ahead is handed all that its seat may know; this one keeps it.
    match.consult({
      name: 'judge',
      foresees: true,
      answer(question, sight, prospect) {
        if (prospect === undefined) return given
        const { seat } = question
        const key = (answer: Answer) => (question.ordered ? answer : answer.toSorted((a, b) => a - b)).join()
        const others = judging.alternatives(question, sight).filter(answer => key(answer) !== key(given))
        const make = judging.likely(sight, goOn)
        const horizon = judging.horizon?.(sight)
        const until = horizon && ((imagined: Sight) => horizon.isReached(imagined))
        weighing = new Weighing(seat, [given, ...others], {
          share(answer, round) {
            const players = Array.from({ length: prospect.seats }, (_, i) => {
              const player = make(`${seed} ${round} ${i}`)
              if (i !== seat) return player
              // Asked here first, it makes up its mind how to play on by what was there before any of the answers.
              player.answer(question, sight)
              return new Starting(answer, player)
            })
            return judging.share(prospect.playOn(players, seeded(`${seed} ${round}`), until), seat)
          },
          expected: round => make(`${seed} ${round} ${seat}`).answer(question, sight),
          isSame: (one, other) => key(one) === key(other),
        })
        return given
      },
    })
    return weighing
  }

  /** Plays on once after each of these answers, by their places. */
  round(which: readonly number[] = this.answers.map((_, i) => i)): void {
    const round = String(Math.max(...this.samples.map(({ length }) => length)))
    for (const i of which) at(this.samples, i).push(this.#share(at(this.answers, i), round))
    const known = which.map(i => ({ answer: at(this.answers, i), share: last(at(this.samples, i)) }))
    this.#expected.push(this.#expectedShare(round, known))
  }

  #share(answer: Answer, round: string): number {
    this.played++
    return this.#trial.share(answer, round)
  }

  /** What those who play on come to in a round by their own answer: often it is one that was tried already. */
  #expectedShare(round: string, known: readonly { readonly answer: Answer; readonly share: number }[]): number {
    const { expected, isSame } = this.#trial
    const answer = expected(round)
    return known.find(one => isSame(one.answer, answer))?.share ?? this.#share(answer, round)
  }

  /** Plays on so many times after the given answer alone, so that the chance is known better. */
  lookFurther(rounds: number, goOn: () => boolean): void {
    for (let n = 0; n < rounds && (n % AT_ONCE > 0 || goOn()); n++)
      this.#further.push(this.#share(at(this.answers, 0), `further ${this.#further.length}`))
  }

  get chance(): Estimate {
    return estimate([...at(this.samples, 0), ...this.#further])
  }

  /** Whether those who play on came to the same as the given answer each time. */
  get isExpected(): boolean {
    return this.#expected.every((share, i) => share === at(this.samples, 0)[i])
  }

  /** By how much what those who play on would have answered is better than the given answer; less than nothing if it is worse. */
  get cost(): Estimate {
    return estimate(this.#expected.map((share, i) => share - at(at(this.samples, 0), i)))
  }

  /** By how much an answer is better than the given one, where both met the same chances. */
  gain(i: number): Estimate {
    const own = at(this.samples, 0)
    const other = at(this.samples, i)
    const n = Math.min(own.length, other.length)
    return estimate(other.slice(-n).map((share, j) => share - at(own, own.length - n + j)))
  }

  /** The alternative that seems best, if it seems better than what was done. */
  get best(): number {
    let best = 0
    let most = 0
    for (let i = 1; i < this.answers.length; i++) {
      const { mean } = this.gain(i)
      if (mean > most) [best, most] = [i, mean]
    }
    return best
  }

  /**
   * By how much an answer, and what those who play on would have answered, are better than the given one in new rounds,
   * which didn't help to choose it: as many as are played.
   */
  confirming(i: number, seed: string): { play(rounds: number, goOn: () => boolean): Confirmed } {
    const losses: number[] = []
    const costs: number[] = []
    const [given, better] = [at(this.answers, 0), at(this.answers, i)]
    return {
      play: (rounds, goOn) => {
        for (let n = 0; n < rounds && goOn(); n++) {
          const round = `${seed} ${losses.length}`
          const own = this.#share(given, round)
          const share = i === 0 ? own : this.#share(better, round)
          const known = [
            { answer: given, share: own },
            { answer: better, share },
          ]
          losses.push(share - own)
          costs.push(this.#expectedShare(round, known) - own)
        }
        return { loss: estimate(losses), cost: estimate(costs) }
      },
    }
  }
}
