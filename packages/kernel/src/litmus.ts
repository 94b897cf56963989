import { at } from './at.ts'
import { type Choice, explore, type Path } from './explore.ts'
import type { Rules } from './game.ts'
import { type Given, MisplacedMistake } from './given.ts'
import { Mistake } from './mistake.ts'
import { type Answer, isMove, type Question } from './question.ts'

/** What a move wants at a question: this answer, every answer, or nothing more because it is done or can't be made. */
export type Guidance = { readonly answer: Answer; readonly final?: boolean } | 'every' | 'done' | 'illegal'

/** Leads one path through a move. A method's type, so that games of several kinds fit into one list. */
export type Guide<State> = { lead(question: Question, state: State): Guidance }['lead']

export interface LitmusMove<State> {
  readonly text: string
  start(): Guide<State>
}

/** A pattern read from a test: says what doesn't fit, or nothing. A method's type for the same reason. */
export type Pattern<State> = { fits(state: State): string | undefined }['fits']

/** A test's position, and how its game reads moves and patterns. */
export interface Position<State, Sight> {
  readonly rules: Rules<State, Sight>
  readonly start: State
  /** `seatless` moves belong to whoever is to move. */
  move(given: Given, seatless: boolean): LitmusMove<State>
  pattern(given: Given): Pattern<State>
  /** A choice in words. */
  tell(choice: Choice): string
}

/** A game that litmus tests can be written for. */
export interface LitmusGame<State, Sight> {
  readonly id: string
  /** Fields of a test besides those that every game's tests have. */
  readonly fields: readonly string[]
  position(test: Given): Position<State, Sight>
}

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

export interface Limits {
  readonly paths: number
  /** Called now and then; throws when time is up. */
  readonly tick: () => void
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
      throw new Mistake(`The test has more than ${this.#limits.paths.toLocaleString('en')} paths.`)
    if (this.#paths % 64 === 0) this.#limits.tick()
  }

  /** Goes every way from a state until each path is stopped or the game is over. */
  explore(start: State, guide: () => Guide<State>, each: (path: Path<State>, last: Guidance) => void): void {
    let lead = guide()
    let said: Guidance = 'every'
    explore(this.position.rules, start, {
      maxOrders: MAX_ORDERS,
      largeShuffle: orders => {
        if (!this.#seeded)
          throw new Mistake(
            `A shuffle can come out in ${orders} orders; with more than ${MAX_ORDERS} the test must give a seed.`,
          )
      },
      onward: (question, state) => {
        said = lead(question, state)
        if (said === 'done' || said === 'illegal') return 'stop'
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
    let ends = this.#advance([{ state: this.position.start, over: false, choices: [] }], {
      text: 'the start',
      start: () => toNextMove,
    })
    for (const move of moves) ends = this.#advance(ends, move)
    return ends
  }

  #advance(from: readonly End<State>[], move: LitmusMove<State>): End<State>[] {
    const found = new Map<string, End<State>>()
    for (const end of from) {
      if (end.over) throw this.#failure(`"${move.text}" is not legal: the game is over.`, end.choices)
      this.explore(end.state, move.start.bind(move), (path, said) => {
        const choices = [...end.choices, ...path.choices]
        if (said === 'illegal') throw this.#failure(`"${move.text}" is not legal.`, choices)
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
        if (typeof said === 'object' && said.final) {
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

  #failure(message: string, choices: readonly Choice[]): Mistake {
    return new Mistake(message + this.way(choices))
  }

  way(choices: readonly Choice[]): string {
    if (choices.length === 0) return '\n  there was no choice on the way'
    return `\n  on this path: ${choices.map(choice => this.position.tell(choice)).join('; ')}`
  }
}

const toNextMove: Guide<unknown> = question => (isMove(question) ? 'done' : 'every')

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
  const moves = part('moves').map(move => position.move(move, false))
  const outcomes = part('outcomes').map(given => ({ given, fits: position.pattern(given) }))
  const possible = part('possible').map(given => ({ given, fits: position.pattern(given) }))
  const impossible = part('impossible').map(given => ({ given, fits: position.pattern(given) }))
  const alwaysGiven = fields.get('always')
  const always = alwaysGiven === undefined ? undefined : position.pattern(alwaysGiven)
  const legal = part('legal').map(given => position.move(given, true))
  const illegal = part('illegal').map(given => position.move(given, true))
  if (![...COMMON_FIELDS.slice(7)].some(field => fields.has(field)))
    throw new MisplacedMistake('The test expects nothing.', [])
  const ends = run.ends(moves)
  const show = (given: Given) => JSON.stringify(given.value)
  for (const end of ends) {
    const fault = always?.(end.state)
    if (fault !== undefined) throw new Mistake(`always: ${fault}${run.way(end.choices)}`)
    if (fields.has('outcomes')) {
      const faults = outcomes.map(({ fits }) => fits(end.state))
      if (faults.every(found => found !== undefined)) {
        throw new Mistake(`An outcome that is not listed. ${nearestFault(faults)}${run.way(end.choices)}`)
      }
    }
    for (const { given, fits } of impossible) {
      if (fits(end.state) === undefined)
        throw new Mistake(`impossible, but it happened: ${show(given)}${run.way(end.choices)}`)
    }
    for (const move of legal)
      if (!run.legal(end, move)) throw new Mistake(`"${move.text}" should be legal.${run.way(end.choices)}`)
    for (const move of illegal)
      if (run.legal(end, move)) throw new Mistake(`"${move.text}" should not be legal.${run.way(end.choices)}`)
  }
  for (const { given, fits } of [...outcomes, ...possible]) {
    const faults = ends.map(end => fits(end.state))
    if (faults.includes(undefined)) continue
    const end = at(ends, Math.max(0, faults.indexOf(nearestFault(faults))))
    throw new Mistake(`No path leads to ${show(given)}. Nearest: ${nearestFault(faults)}${run.way(end.choices)}`)
  }
  return { position, moves }
}

/** Of several complaints the shortest, which is the one about the least. */
const nearestFault = (faults: readonly (string | undefined)[]): string =>
  faults.filter(fault => fault !== undefined).sort((a, b) => a.length - b.length)[0] ?? 'no path ends'
