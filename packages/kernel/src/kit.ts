import type { Event } from './event.ts'
import type { Game, Player, Rules } from './game.ts'
import type { LitmusGame } from './litmus.ts'
import type { Answer, Question } from './question.ts'
import type { Random, Seed } from './random.ts'
import type { Seat } from './seat.ts'
import type { Language, Wording } from './wording.ts'

/** How many can play. */
export interface Seating {
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** What somebody wants to play. */
export interface Wish {
  readonly players: number
  /** What it is to be played with, in words of the game: a kingdom's name, what a random one should be like … */
  readonly selection?: string
  /** Decides what is drawn. */
  readonly seed: Seed
}

/** A thing that one may look up: a card, a bonus, a landmark. */
export interface Thing {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** Puts into words, in one language, what goes on at a table with this set-up. It needs the rules and no state. */
export interface Speaker {
  /** What is asked. */
  prompt(question: Question): string
  /** How one of the choices is called. */
  choice(question: Question, n: number): string
  /** What happened, as a person would tell it; the events are those a seat was told. */
  story(events: readonly Event[]): string[]
  /** A card or other thing by its number, where the game numbers them. */
  thing(question: Question, n: number): Thing | undefined
}

/** Says what numbers stand for in words that are the same in every language, for programs and rule tests. */
export interface Naming {
  choice(question: Question, n: number): string
  /** What a question shows besides its choices. */
  shown(question: Question): string[]
  /** The cards of an event. */
  cards(event: Event): string[]
  /** What all the ids mean that occur in this game: plain data. */
  readonly catalogue: unknown
}

/** What can be read off a game turn by turn, for graphs and reports. */
export interface Chronicle<State, Sight> {
  /** How long the game was for each player. */
  turns(state: State): readonly number[]
  /** How a turn's length is called, what is earned in it, and what is got. */
  readonly words: { readonly length: Wording; readonly earned: Wording; readonly got: Wording }
  /** Whether an event begins a turn of its seat's own, goes on with the turn before, or neither. */
  turn(event: Event): 'begins' | 'goes on' | undefined
  earned(event: Event): number
  got(rules: Rules<State, Sight>, event: Event): readonly string[]
  /** What is drawn besides points and what was earned. */
  readonly figures: readonly Figure<State>[]
  /** Somebody who plays along without a seat, and their points. */
  readonly rival?: { readonly name: string; points(state: State): number | undefined }
}

export interface Figure<State> {
  readonly id: string
  readonly name: Wording
  of(state: State, seat: Seat): number
}

/** What a fuzzer needs to know of a game. */
export interface Fuzzing<State, Sight> {
  /** Everything that should have taken part by the end: cards, events, bonuses … `only` names what to keep to. */
  things(only?: readonly string[]): readonly string[]
  /** The rules of game number `i`: at random, but so that before long everything has had its turn. */
  rules(random: Random, i: number, seed: string, only?: readonly string[]): Rules<State, Sight>
  /** A start: the usual one, or one that random play would hardly reach. */
  start(rules: Rules<State, Sight>, random: Random, seed: string): State
  /** The things an event shows to have taken part. */
  exercised(rules: Rules<State, Sight>, event: Event): readonly string[]
  /** What a move would bring into play, so that the fuzzer can seek what is missing. */
  leadsTo(rules: Rules<State, Sight>, move: number): string | undefined
  /** What a move does, whatever it does it to. */
  kindOf(move: number): string
}

/** Puts letters in colour where there is any. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  blue(text: string): string
  magenta(text: string): string
  cyan(text: string): string
}

/** The table in letters, as one seat may see it. */
export interface Lettered<Sight> {
  /** In lines of this width. */
  table(sight: Sight, width: number): string[]
  /** What everybody's points are made of, when the game is over. */
  points(sight: Sight, width: number): string[]
  /** All about a thing by its name; throws a `Mistake` that names the nearest one. */
  thing(name: string, width: number): string[]
  /** What the signs on the table mean. */
  readonly legend: string
}

/** All that a shell needs to know of a game: whoever puts games on a table takes a list of these and names none. */
export interface GameKit<Setup = unknown, State = unknown, Sight = unknown> {
  readonly game: Game<Setup, State, Sight>
  readonly name: Wording
  readonly seats: Seating
  /** The set-up somebody wishes for; throws a `Mistake` that says what would be right. */
  setup(wish: Wish): Setup
  /** Parts of a set-up that were drawn by a wish in words; missing where there is nothing to draw. */
  draw?(random: Random, selection: string): Readonly<Record<string, unknown>>
  /** Who begins a rematch; nothing where chance decides. */
  nextFirst(seats: number, winners: readonly Seat[], random: Random): number | undefined
  speak(rules: Rules<State, Sight>, language: Language, names: readonly string[]): Speaker
  naming(rules: Rules<State, Sight>): Naming
  readonly chronicle: Chronicle<State, Sight>
  readonly litmus: LitmusGame<State, Sight>
  readonly fuzzing: Fuzzing<State, Sight>
  letters(rules: Rules<State, Sight>, language: Language, names: readonly string[], paint: Paint): Lettered<Sight>
}

/** What bounds a player's thinking besides its level. */
export interface Thinking {
  /** Whether only simulations are counted and no time: what is answered then follows from the seed alone. */
  readonly untimed?: boolean
  /** How many simulations for each question, instead of as many as the level wants. */
  readonly simulations?: number
  /** In milliseconds. */
  readonly clock?: () => number
  /** Once this says no, whatever is best so far is answered at once. */
  readonly goOn?: () => boolean
}

/** Makes a player, anew for each game, so that a game follows from its seed alone. */
export type MakePlayer<Sight> = (seed: Seed, thinking?: Thinking) => Player<Sight>

/** Whom a person can ask for a hint. */
export interface Adviser<Sight> {
  readonly player: Player<Sight>
  /** Whether an answer surely shows nothing that was hidden, so that one may think on from there. */
  opensNothing(question: Question, answer: Answer): boolean
}

/** All that a shell needs to know of a game's players that aren't people. */
export interface PlayersKit<Sight = unknown> {
  /** The game's id. */
  readonly game: string
  /** How strong an opponent one wants, from the easiest up. */
  readonly levels: Readonly<Record<string, MakePlayer<Sight>>>
  /** Who sits down where nobody says otherwise. */
  readonly usual: string
  /** Every player that can be called by name, the levels among them. */
  readonly names: readonly string[]
  /** A player by its name; throws a `Mistake` that says which there are. `plans` are written ones, by name. */
  player(name: string, plans?: ReadonlyMap<string, string>): MakePlayer<Sight>
  readonly adviser: Adviser<Sight>
}
