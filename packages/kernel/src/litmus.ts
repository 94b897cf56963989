import type { AskedKinds } from './asked-kinds.ts'
import { at } from './at.ts'
import { type Choice, explore, type Path } from './explore.ts'
import type { Rules } from './game.ts'
import { type Given, MisplacedMistake } from './given.ts'
import { type Guidance, type Guide, isWrong, type LitmusMove } from './guide.ts'
import { Mistake } from './mistake.ts'
import { type AnswerNames, answered, type NamedAnswer, readAnswer } from './named-answer.ts'
import { inEvery } from './phrasebook.ts'
import { isMove } from './question.ts'
import type { Wording } from './wording.ts'
import { sayLitmus as say } from './words/say-litmus.ts'

/** A pattern read from a test: says what doesn't fit, or nothing. A method's type for the same reason. */
export type Pattern<State> = { fits(state: State): Wording | undefined }['fits']

/** A test's position, and how its game reads moves and patterns. */
export interface Position<State, Sight> extends AnswerNames {
  readonly rules: Rules<State, Sight>
  /** What the rules were made from. */
  readonly setup: unknown
  readonly start: State
  /** `seatless` moves belong to whoever is to move. */
  move(given: Given, seatless: boolean): LitmusMove<State>
  pattern(given: Given): Pattern<State>
  /** A choice in words. */
  tell(choice: Choice): Wording
}

/** A game that litmus tests can be written for. */
export interface LitmusGame<State, Sight> {
  readonly id: string
  /** Fields of a test besides those that every game's tests have. */
  readonly fields: readonly string[]
  position(test: Given): Position<State, Sight>
  /**
   * A position as a test states it, from whoever is to move, at the beginning of a turn; nothing where a test can't state
   * it. What is read from it is what counts.
   */
  stated?(rules: Rules<State, Sight>, state: State): Readonly<Record<string, unknown>> | undefined
  /** The lists whose order the player to move doesn't know. */
  hidden?(state: State): number[][]
}

/** The fields that rule tests of every game have. */
export const COMMON_FIELDS = [
  'name',
  'game',
  'rules',
  'players',
  'given',
  'seed',
  'moves',
  'outcomes',
  'always',
  'possible',
  'impossible',
  'legal',
  'illegal',
] as const

/** How long and how far a rule test may go. */
export interface Limits {
  readonly paths: number
  /** Called now and then; throws when time is up. */
  readonly tick: () => void
  /** Told of every question that comes up. */
  readonly asked?: AskedKinds
}

/** Shuffles with more results than this need a seed. */
const MAX_ORDERS = 24

interface End<State> {
  readonly state: State
  readonly over: boolean
  readonly choices: readonly Choice[]
}

/** One test being run. */
class Run<State, Sight> {
  readonly position: Position<State, Sight>
  readonly #limits: Limits
  readonly #seeded: boolean
  #paths = 0

  constructor(position: Position<State, Sight>, seeded: boolean, limits: Limits) {
    this.position = position
    this.#seeded = seeded
    this.#limits = limits
  }

  #count(): void {
    if (++this.#paths > this.#limits.paths)
      throw new Mistake(say('tooManyPaths', { paths: inEvery(to => this.#limits.paths.toLocaleString(to)) }))
    if (this.#paths % 64 === 0) this.#limits.tick()
  }

  /** Goes every way from a state until each path is stopped or the game is over. */
  explore(start: State, guide: () => Guide<State>, each: (path: Path<State>, last: Guidance) => void): void {
    let lead = guide()
    let said: Guidance = 'every'
    explore(this.position.rules, start, {
      maxOrders: MAX_ORDERS,
      largeShuffle: orders => {
        if (!this.#seeded) throw new Mistake(say('largeShuffle', { orders, most: MAX_ORDERS }))
      },
      onward: (question, state) => {
        said = lead(question, state)
        if (said === 'done' || said === 'illegal' || isWrong(said)) return 'stop'
        this.#limits.asked?.note(question, said !== 'every')
        return said === 'every' ? 'every' : said.answer
      },
      each: path => {
        this.#count()
        each(path, said)
        lead = guide()
        said = 'every'
      },
    })
  }

  /** Carries out the moves on every path; paths that have become alike go on as one. */
  ends(moves: readonly LitmusMove<State>[]): End<State>[] {
    let ends: End<State>[] = [{ state: this.position.start, over: false, choices: [] }]
    for (const move of moves) ends = this.#advance(ends, move)
    return ends
  }

  #advance(from: readonly End<State>[], move: LitmusMove<State>): End<State>[] {
    const found = new Map<string, End<State>>()
    for (const end of from) {
      if (end.over) throw this.failure(say('notLegalAfterEnd', { move: move.text }), end.choices)
      this.explore(end.state, move.start.bind(move), (path, said) => {
        const choices = [...end.choices, ...path.choices]
        if (said === 'illegal') throw this.failure(say('notLegal', { move: move.text }), choices)
        const wrong = isWrong(said) ? said : path.question === undefined ? move.missing?.() : undefined
        if (wrong !== undefined) throw new MisplacedMistake(this.#onTheWay(wrong.wrong, choices), wrong.where)
        const key = JSON.stringify(path.state)
        if (!found.has(key)) found.set(key, { state: path.state, over: path.question === undefined, choices })
      })
    }
    return [...found.values()]
  }

  /** Whether a move is legal for the player to move: some way of preparing it leads to where it can be made. */
  legal(end: End<State>, move: LitmusMove<State>): boolean {
    if (end.over) return false
    let legal = false
    const guide = (): Guide<State> => {
      const lead = move.start()
      return (question, state) => {
        const said = lead(question, state)
        if (typeof said === 'object' && !isWrong(said) && said.final) {
          legal = true
          return 'done'
        }
        return said
      }
    }
    this.explore(end.state, guide, (_, said) => {
      if (said === 'done') legal = true
    })
    return legal
  }

  /** What went wrong, and on which way. */
  failure(said: Wording, choices: readonly Choice[]): Mistake {
    return new Mistake(this.#onTheWay(said, choices))
  }

  #onTheWay(said: Wording, choices: readonly Choice[]): Wording {
    const told = choices.map(choice => this.position.tell(choice))
    const way =
      told.length === 0
        ? say('noChoice')
        : say('onThisPath', { choices: inEvery(language => told.map(choice => choice[language]).join('; ')) })
    return inEvery(language => `${said[language]}\n  ${way[language]}`)
  }
}

/** What is asked before the first move. */
const THE_START: LitmusMove<unknown> = {
  text: 'the start',
  start: () => question => (isMove(question) ? 'done' : 'every'),
}

/** The moves of a test from its start on, each with the answers that follow it. */
function readMoves<State, Sight>(position: Position<State, Sight>, entries: readonly Given[]): LitmusMove<State>[] {
  const moves: { readonly move: LitmusMove<State>; readonly answers: NamedAnswer[] }[] = []
  let answers: NamedAnswer[] = []
  moves.push({ move: THE_START, answers })
  for (const entry of entries) {
    const answer = readAnswer(entry, position)
    if (answer !== undefined) answers.push(answer)
    else {
      answers = []
      moves.push({ move: position.move(entry, false), answers })
    }
  }
  return moves.map(each => answered(each.move, each.answers, position))
}

/** Runs one test; throws a `Mistake` that says what was expected, what came out, and how. */
export function runLitmus<State, Sight>(
  game: LitmusGame<State, Sight>,
  test: Given,
  limits: Limits,
): { readonly position: Position<State, Sight>; readonly moves: readonly LitmusMove<State>[] } {
  const fields = new Map(test.record([...COMMON_FIELDS, ...game.fields]))
  const position = game.position(test)
  const run = new Run(position, fields.has('seed'), limits)
  const part = (field: string): Given[] => fields.get(field)?.list() ?? []
  const moves = readMoves(position, part('moves'))
  const outcomes = part('outcomes').map(given => ({ given, fits: position.pattern(given) }))
  const possible = part('possible').map(given => ({ given, fits: position.pattern(given) }))
  const impossible = part('impossible').map(given => ({ given, fits: position.pattern(given) }))
  const alwaysGiven = fields.get('always')
  const always = alwaysGiven === undefined ? undefined : position.pattern(alwaysGiven)
  const legal = part('legal').map(given => position.move(given, true))
  const illegal = part('illegal').map(given => position.move(given, true))
  if (![...COMMON_FIELDS.slice(7)].some(field => fields.has(field)))
    throw new MisplacedMistake(say('expectsNothing'), [])
  const ends = run.ends(moves)
  const show = (given: Given) => JSON.stringify(given.value)
  for (const end of ends) {
    const fault = always?.(end.state)
    if (fault !== undefined) throw run.failure(say('notAlways', { fault }), end.choices)
    if (fields.has('outcomes')) {
      const faults = outcomes.map(({ fits }) => fits(end.state))
      if (!faults.includes(undefined)) throw run.failure(say('notListed', { fault: nearestFault(faults) }), end.choices)
    }
    for (const { given, fits } of impossible) {
      if (fits(end.state) === undefined) throw run.failure(say('happened', { pattern: show(given) }), end.choices)
    }
    for (const move of legal)
      if (!run.legal(end, move)) throw run.failure(say('shouldBeLegal', { move: move.text }), end.choices)
    for (const move of illegal)
      if (run.legal(end, move)) throw run.failure(say('shouldNotBeLegal', { move: move.text }), end.choices)
  }
  for (const { given, fits } of [...outcomes, ...possible]) {
    const faults = ends.map(end => fits(end.state))
    if (faults.includes(undefined)) continue
    const fault = nearestFault(faults)
    const end = at(ends, Math.max(0, faults.indexOf(fault)))
    throw run.failure(say('noPathLeads', { pattern: show(given), fault }), end.choices)
  }
  return { position, moves }
}

/** Of several complaints the shortest, which is the one about the least. */
const nearestFault = (faults: readonly (Wording | undefined)[]): Wording =>
  faults.filter(fault => fault !== undefined).sort((a, b) => a.en.length - b.en.length)[0] ?? say('noPathEnds')
