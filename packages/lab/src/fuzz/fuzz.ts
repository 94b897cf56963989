import {
  type Answer,
  below,
  Conformance,
  Finding,
  type Fuzzing as GameFuzzing,
  type Player,
  type Random,
  type Rules,
  randomAnswer,
  seeded,
  simulate,
} from '@kartentisch/kernel'
import { Curious } from './curious.ts'

export interface FuzzOptions {
  readonly seed: string
  /** After this many answers a game is left as it is. */
  readonly maxAnswers?: number
  /** One answer in so many is checked from all sides; the others are only played. */
  readonly checkEvery?: number
  /** One game in so many is checked at all; the others are played to their end, and only that nothing was lost on the way is looked at. */
  readonly checkGames?: number
  /** What to keep to, in words of the game. */
  readonly only?: readonly string[] | undefined
}

const MOST_ANSWERS = 600
const CHECK_EVERY = 4
/** A game of random players that is only played is left after so many steps. */
const MOST_STEPS = 2000

/** What must not be, and the answers that led there. */
export interface FuzzFailure {
  readonly game: number
  readonly message: string
  /** The answers that led there, in a form that fits on a command line. */
  readonly answers: string
}

/** Answers as one word: numbers joined by dots, answers by commas. */
const written = (answers: readonly Answer[]): string => answers.map(answer => answer.join('.')).join(',')

/** Answers as a finding prints them. */
export const readAnswers = (text: string): Answer[] =>
  text.split(',').map(answer => (answer === '' ? [] : answer.split('.').map(Number)))

/** Plays random games with all checks on and keeps account of what they have exercised. */
class Fuzzer<State, Sight, R extends Rules<State, Sight>> {
  readonly #fuzz: GameFuzzing<State, R>
  readonly #options: FuzzOptions & Required<Pick<FuzzOptions, 'maxAnswers' | 'checkEvery' | 'checkGames'>>
  readonly curious: Curious<State, Sight, R>
  answers = 0

  constructor(fuzz: GameFuzzing<State, R>, options: FuzzOptions) {
    this.#fuzz = fuzz
    this.#options = { maxAnswers: MOST_ANSWERS, checkEvery: CHECK_EVERY, checkGames: 1, ...options }
    this.curious = new Curious(fuzz, options.only)
  }

  /** Plays game number `i`, by chance or by given answers. */
  run(i: number, replayed?: readonly Answer[]): FuzzFailure | undefined {
    const seed = `${this.#options.seed}/${i}`
    const random = seeded(`fuzz ${seed}`)
    const given: Answer[] = []
    try {
      const rules = this.#fuzz.rules(random, i, this.#options.seed, this.#options.only)
      const start = this.#fuzz.start(rules, random, seed)
      if (replayed !== undefined || i % this.#options.checkGames === 0)
        this.#play(rules, start, random, given, replayed)
      else this.#race(rules, start, seed)
      return undefined
    } catch (fault) {
      const message =
        fault instanceof Finding || !(fault instanceof Error) ? String(fault) : (fault.stack ?? fault.message)
      return { game: i, message, answers: written(given) }
    }
  }

  #play(rules: R, start: State, random: Random, given: Answer[], replayed: readonly Answer[] | undefined): void {
    const conformance = new Conformance(rules, start, this.#options.seed)
    for (let n = 0; n < (replayed?.length ?? this.#options.maxAnswers); n++) {
      const { question } = conformance
      if (question === undefined) break
      const answer = replayed?.[n] ?? this.curious.answer(rules, question, random)
      given.push(answer)
      // Replayed answers are looked at from all sides, whichever of them the finding came from.
      const thorough = replayed !== undefined || below(random, this.#options.checkEvery) === 0
      const events = thorough ? conformance.answer(answer) : conformance.playOn(answer)
      this.answers++
      for (const event of events) this.curious.hear(rules, event)
    }
    conformance.checkReplay()
  }

  /** Plays a game to its end, or for long where chance alone finds none; what must always be there is counted before and after. */
  #race(rules: R, start: State, seed: string): void {
    const before = JSON.stringify(rules.constant(start))
    const random = seeded(`race ${seed}`)
    const player: Player<Sight> = {
      name: 'random',
      answer: question => {
        this.answers++
        return randomAnswer(question, random)
      },
    }
    const players = Array.from({ length: rules.seats }, () => player)
    const end = simulate(rules, players, { from: start }, MOST_STEPS)
    const faults = [...rules.faults(end)]
    if (JSON.stringify(rules.constant(end)) !== before) faults.push('Something was lost or made on the way.')
    if (faults.length > 0) throw new Finding(faults.join(' '))
  }
}

/** How random games are played and told of. */
export interface Fuzzing extends FuzzOptions {
  /** The number of the first game, and how many there are. */
  readonly first?: number
  readonly games: number
  /** Stops after this long, whatever `games` says. */
  readonly seconds?: number
  /** Plays by these answers instead of by chance. */
  readonly answers?: readonly Answer[]
  /** Told how many games have been played. */
  readonly progress?: (games: number) => void
}

/** What has come of random games. */
export interface Fuzzed {
  readonly games: number
  readonly answers: number
  /** How many kinds of question were asked. */
  readonly questions: number
  /** Things that took no part. */
  readonly unseen: readonly string[]
  /** Answers that nobody gave. */
  readonly untried: readonly string[]
  /** The first thing that was wrong; nothing was played after it. */
  readonly failure?: FuzzFailure
}

/** Plays random games with all checks on until one shows a fault or all are played. */
export function fuzz<State, Sight, R extends Rules<State, Sight>>(
  game: GameFuzzing<State, R>,
  { first = 0, games, seconds = Number.POSITIVE_INFINITY, answers, progress, ...options }: Fuzzing,
): Fuzzed {
  const fuzzer = new Fuzzer(game, options)
  const end = performance.now() + 1000 * seconds
  let played = 0
  let failure: FuzzFailure | undefined
  while (played < games && performance.now() < end) {
    failure = fuzzer.run(first + played, answers)
    if (failure !== undefined) break
    played++
    progress?.(played)
  }
  return {
    games: played,
    answers: fuzzer.answers,
    questions: fuzzer.curious.coverage.questions.length,
    unseen: fuzzer.curious.missing,
    untried: fuzzer.curious.coverage.missing,
    ...(failure !== undefined && { failure }),
  }
}
