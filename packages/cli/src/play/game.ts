import type { Event, Game, Language, Player, Question } from '@kartentisch/kernel'
import type { Interpreter } from '@kartentisch/lab'
import type { Paint } from './terminal.ts'

/** How things are said and shown. */
export interface Look {
  readonly language: Language
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly paint: Paint
}

/** One of the things that may be chosen. */
export interface Choice {
  readonly n: number
  /** How it is called. */
  readonly label: string
  /** Other words somebody may type for it. */
  readonly also: readonly string[]
  /** What several choices have in common and is said once, and how this one is called then. */
  readonly group?: string
  readonly short?: string
  /** What is typed to choose it, if that isn't its place in the list: an amount is typed as it is. */
  readonly key?: string
}

/** What a game looks like in a terminal, and how it speaks. Everything is as one seat may see it. */
export interface Face<Sight> {
  /** The table, in lines of this width. */
  table(sight: Sight, width: number): string[]
  prompt(question: Question, sight: Sight): string
  /** The different things that may be chosen, in the order in which they are listed. */
  choices(question: Question, sight: Sight): Choice[]
  /** What is done if somebody just presses Enter, if there is something obvious to do. */
  obvious(question: Question): number | undefined
  /** What happened, in sentences. */
  story(events: readonly Event[], sight: Sight): string[]
  /** All about a card by its name; throws a `Mistake` that names the nearest one. */
  card(name: string, sight: Sight, width: number): string[]
  /** What everybody's points are made of, when the game is over. */
  points(sight: Sight, width: number): string[]
  /** What the signs on the table mean. */
  readonly legend: string
}

/** What somebody asked for on the command line. */
export interface Wish {
  readonly players: number
  readonly kingdom: string | undefined
  readonly seed: string
}

/** A game that can be played in a terminal. */
export interface TerminalGame<Setup, State, Sight> {
  readonly game: Game<Setup, State, Sight>
  readonly players: { readonly least: number; readonly most: number; readonly usual: number }
  readonly usualBot: string
  setup(wish: Wish): Setup
  /** Makes a bot by its name; throws a `Mistake` that says which there are. */
  bot(name: string): (seed: string) => Player<Sight>
  /** Speaks to bots that are programs of their own. */
  readonly interpreter: Interpreter<Sight>
  face(look: Look): Face<Sight>
}
