import {
  type Answer,
  at,
  type Judging,
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

function counted(samples: readonly number[]): Estimate {
  const n = samples.length
  const mean = n === 0 ? 0 : samples.reduce((a, b) => a + b, 0) / n
  const spread = n < 2 ? 0.25 : samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  return { mean, error: Math.sqrt(spread / Math.max(1, n)) }
}

export function estimate(samples: readonly number[]): Estimate {
  const n = samples.length
  const { mean, error } = counted(samples)
  // A handful of equal results doesn't prove that there can be no other.
  return { mean, error: Math.max(error, Math.sqrt(0.25 / (n + 1) / Math.max(1, n))) }
}

/** So many games are played without asking whether there is still time. */
const AT_ONCE = 20

/** A question, and what whoever was asked saw. */
export interface Asked<Sight> {
  readonly question: Question
  readonly sight: Sight
}

/** How a question is tried out, in rounds of which each has its own chances. */
interface Trial {
  /** The share of victory an answer comes to. */
  share(answer: Answer, round: string): number
  /** What whoever plays on would answer. */
  expected(round: string): Answer
  /** The share of victory of whoever plays on as it seemed at the decision before; nothing where that can't be another. */
  readonly shareAsBefore: ((round: string) => number) | undefined
  isSame(one: Answer, other: Answer): boolean
}

/** What was measured anew of a decision. */
export interface Confirmed {
  readonly loss: Estimate
  /** By how much the chance was better if the seat had played on as it seemed to at its decision before; below nothing if worse. */
  readonly cost: Estimate
}

/**
 * The answers to one question of a game, weighed by playing on after each, in worlds that whoever answered could think
 * possible then. Every answer meets the same chances, so that what differs is due to the answer.
 */
export class Weighing<Sight> {
  readonly asked: Asked<Sight>
  readonly answers: readonly Answer[]
  /** For each answer the shares of victory it came to, by round. */
  readonly samples: number[][]
  /** What the given answer came to in further rounds. */
  readonly #further: number[] = []
  readonly #trial: Trial
  /** How many games were played on. */
  played = 0

  private constructor(asked: Asked<Sight>, answers: readonly Answer[], trial: Trial) {
    this.asked = asked
    this.answers = answers
    this.samples = answers.map(() => [])
    this.#trial = trial
  }

  /** The given answer is the first; `before` is what the seat decided before. Nothing where there was nothing to weigh. */
  static of<State, Sight>(
    match: Match<State, Sight>,
    given: Answer,
    judging: Judging<Sight>,
    seed: string,
    goOn: () => boolean,
    before?: Asked<Sight>,
  ): Weighing<Sight> | undefined {
    let weighing: Weighing<Sight> | undefined
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
        const asked = { question, sight }
        // Asked first at some question, a player makes up its mind how to play on by what was there before any of the answers.
        const minded = (first: Asked<Sight>, round: string) => {
          const player = make(`${seed} ${round} ${seat}`)
          return { player, answer: player.answer(first.question, first.sight) }
        }
        const played = (own: Player<Sight>, round: string) => {
          const players = Array.from({ length: prospect.seats }, (_, i) =>
            i === seat ? own : make(`${seed} ${round} ${i}`),
          )
          return judging.share(prospect.playOn(players, seeded(`${seed} ${round}`), until), seat)
        }
        // One and the same player in all games has one mind.
        const isSteady = make('one') === make('other')
        weighing = new Weighing(asked, [given, ...others], {
          share: (answer, round) => played(new Starting(answer, minded(asked, round).player), round),
          expected: round => minded(asked, round).answer,
          shareAsBefore:
            before === undefined || isSteady ? undefined : round => played(minded(before, round).player, round),
          isSame: (one, other) => key(one) === key(other),
        })
        return given
      },
    })
    return weighing
  }

  /** Plays on once after each of the answers. */
  round(): void {
    const round = String(at(this.samples, 0).length)
    for (const [i, answer] of this.answers.entries()) at(this.samples, i).push(this.#share(answer, round))
  }

  #share(answer: Answer, round: string): number {
    this.played++
    return this.#trial.share(answer, round)
  }

  /**
   * What the seat comes to in a round if it plays on as it seemed to at its decision before. Where that was none, or none with
   * another mind, it is what it would answer here: often that was tried already.
   */
  #expectedShare(round: string, known: readonly { readonly answer: Answer; readonly share: number }[]): number {
    const { expected, isSame, shareAsBefore } = this.#trial
    if (shareAsBefore !== undefined) {
      this.played++
      return shareAsBefore(round)
    }
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

  get seat(): Seat {
    return this.asked.question.seat
  }

  /** Whether the given answer is what whoever plays on would have answered each time, and with no other mind. */
  get isExpected(): boolean {
    const { expected, isSame, shareAsBefore } = this.#trial
    const given = at(this.answers, 0)
    return shareAsBefore === undefined && at(this.samples, 0).every((_, n) => isSame(expected(String(n)), given))
  }

  /** By how much an answer is better than the given one, where both met the same chances. */
  gain(i: number): Estimate {
    const own = at(this.samples, 0)
    return estimate(at(this.samples, i).map((share, round) => share - at(own, round)))
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
   * By how much an answer, and playing on as before, are better than the given one in new rounds, which didn't help to
   * choose it: as many as are played.
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
          this.#further.push(own)
          const share = i === 0 ? own : this.#share(better, round)
          const known = [
            { answer: given, share: own },
            { answer: better, share },
          ]
          losses.push(share - own)
          costs.push(this.#expectedShare(round, known) - own)
        }
        return { loss: estimate(losses), cost: counted(costs) }
      },
    }
  }
}
