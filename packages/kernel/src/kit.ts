import type { Event, EventKind } from './event.ts'
import type { Game, Rules } from './game.ts'
import type { Glance } from './glance.ts'
import type { LitmusGame } from './litmus.ts'
import type { Numerals } from './numerals.ts'
import type { ImaginedEnd, Player } from './player.ts'
import type { Answer, Question } from './question.ts'
import type { Random, Seed } from './random.ts'
import type { Recording } from './recording.ts'
import type { ReadRulings, Rulings } from './rulings.ts'
import type { Seat } from './seat.ts'
import type { Studying } from './study.ts'
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
  /** The card or other thing one of the choices is, where it is one that can be looked up. */
  thing(question: Question, n: number): Thing | undefined
  /** The title of the part of the log that begins with this event, if one does. */
  title(event: Event): string | undefined
  /** The things that the story of these events names. */
  named(events: readonly Event[]): Thing[]
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

/** How a table lay when its game was over, by ids. */
export interface FinalTable {
  /** Everybody's cards, by seat. */
  readonly decks: readonly (readonly string[])[]
  /** How many are left of what could be had. */
  readonly left: Readonly<Record<string, number>>
  readonly trash: readonly string[]
}

/** What can be read off a game turn by turn, for graphs and reports. */
export interface Chronicle<State, R> {
  /** How long the game was for each player. */
  turns(state: State): readonly number[]
  /** How a turn's length is called, what is earned in it, and what is got. */
  readonly words: { readonly length: Wording; readonly earned: Wording; readonly got: Wording }
  /** The turn that an event begins, if it begins one: an extra one isn't counted, and what it brings neither. */
  turn(event: Event): 'own' | 'extra' | undefined
  /** What an event brings its seat, as `words.earned` calls it. */
  earned(event: Event): number
  /** The ids of what its seat has got by an event. */
  got(rules: R, event: Event): readonly string[]
  /** How everything lies, for when the game is over; missing where there is nothing to tell. */
  final?(rules: R, state: State): FinalTable
  /** What is drawn besides points. */
  readonly figures: readonly Figure<State>[]
  /** Whether its seat turns to points with this event, as players do late in a game; missing where they always do. */
  isScoring?(rules: R, event: Event): boolean
  /** The parts of a game as its players call them, in order, and in which of them a table is; missing where there are none but by how one plays. */
  readonly parts?: { readonly all: readonly GamePart[]; of(state: State): string }
  /** What somebody's possessions are good for; missing where nobody has any. */
  readonly strength?: Strength<State, R>
  /** What single things bring their owners, a column each; missing where that can't be told apart. */
  readonly brought?: { readonly columns: readonly Brought<State, R>[]; name(rules: R, thing: string): Wording }
  /** Somebody who plays along without a seat, and their points. */
  readonly rival?: { readonly name: string; points(state: State): number | undefined }
}

/** What is drawn turn by turn: it can be read off a state, or it is earned in a turn. */
export type Figure<State> = { readonly id: string; readonly name: Wording } & (
  | { of(state: State, seat: Seat): number }
  | { earned(event: Event): number }
)

/** A part of a game that has a name. */
export interface GamePart {
  readonly id: string
  readonly name: Wording
}

/** How strong what somebody has is: found by playing with it, or read off the table after each turn. */
export type Strength<State, R> =
  | PlayedStrength<State, R>
  | { readonly read: readonly { readonly id: string; readonly name: Wording; of(state: State, seat: Seat): number }[] }

/** How strong what somebody has is, in a turn that is played with it. */
export interface PlayedStrength<State, R> {
  /** A game that begins with what everybody has in a state, none of it seen yet. */
  anew(rules: R, state: State, seed: Seed): State
  /** What a turn comes to, by what its seat was told; a share is the chance of something. */
  readonly figures: readonly {
    readonly id: string
    readonly name: Wording
    readonly isShare: boolean
    of(events: readonly Event[]): number
  }[]
}

/** Something that things bring, by their ids: in events, when the game is over, or both. */
export interface Brought<State, R> {
  readonly id: string
  readonly name: Wording
  by?(rules: R, event: Event): readonly (readonly [thing: string, count: number])[]
  atEnd?(rules: R, state: State, seat: Seat): readonly (readonly [thing: string, count: number])[]
}

/** What a fuzzer needs to know of a game. */
export interface Fuzzing<State, R> {
  /** Everything that should have taken part by the end: cards, events, bonuses … `only` names what to keep to. */
  things(only?: readonly string[]): readonly string[]
  /** The rules of game number `i`: at random, but so that before long everything has had its turn. */
  rules(random: Random, i: number, seed: string, only?: readonly string[]): R
  /** A start: the usual one, or one that random play would hardly reach. */
  start(rules: R, random: Random, seed: string): State
  /** The things an event shows to have taken part. */
  exercised(rules: R, event: Event): readonly string[]
  /** What a move would bring into play, so that the fuzzer can seek what is missing. */
  leadsTo(rules: R, move: number): string | undefined
  /** What a move does, whatever it does it to. */
  kindOf(move: number): string
}

/** How a text looks in a terminal. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'

/** Sets a text in a style, where there are styles. */
export type Paint = (style: Style, text: string) => string

/** One of the things that may be chosen, as it is written in a list and typed. */
export interface LetteredChoice {
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

/** The table in letters, as one seat may see it. */
export interface Lettered<Sight> {
  /** In lines of this width. */
  table(sight: Sight, width: number): string[]
  /** The different things that may be chosen, in the order in which they are listed. */
  choices(question: Question, sight: Sight): LetteredChoice[]
  /** What is done if somebody just presses Enter, if there is something obvious to do. */
  obvious(question: Question): number | undefined
  /** What everybody's points are made of, when the game is over. */
  points(sight: Sight, width: number): string[]
  /** All about a thing by its name; throws a `Mistake` that names the nearest one. */
  thing(name: string, sight: Sight, width: number): string[]
  /** What the signs on the table mean. */
  readonly legend: string
}

/** A thing in the box, and whatever else its game tells programs about it. */
export interface BoxEntry {
  readonly id: string
  readonly names: Wording
}

/** Where a game's rulings are. */
export interface RulingsKit {
  /** The name of the package whose files tell them. */
  readonly package: string
  of(language: Language, read: ReadRulings): Rulings
}

/** What is in the box, for lists. A part of it, such as a set, may be listed alone. */
export interface Box {
  /** The ids of the parts; none where all is one. */
  readonly parts: readonly string[]
  /** Plain data, for programs; in the order of the lines. */
  entries(part?: string): readonly BoxEntry[]
  /** A line of text each, for people. */
  lines(language: Language, part?: string): string[]
}

/** What a set-up may be chosen from, for lists. */
export interface Selections<Setup> {
  /** Those that have a name. */
  readonly named: readonly { readonly id: string; readonly names: Wording }[]
  /** A set-up that was chosen, as people read it. */
  lines(setup: Setup, language: Language): string[]
}

/** Games written down line by line, in the way of another program that plays this game. */
export interface Logs {
  /** A recorded game as text, with all cards named, or those alone that a seat saw. */
  write(recording: Recording, language: Language, eye?: Seat): string
  /**
   * The game a text tells, as a recording like any other. Whatever it doesn't say must follow by the rules, else a
   * `Mistake` says which line doesn't fit. `selection` completes what it is played with. Searching ends once `goOn` says no.
   */
  read(text: string, selection?: string, goOn?: () => boolean): Recording
}

/**
 * What is needed to put a game on a table and to talk about it. What takes rules is given those that this kit's game has
 * prepared.
 */
export interface TableKit<
  Setup = unknown,
  State = unknown,
  Sight = unknown,
  R extends Rules<State, Sight> = Rules<State, Sight>,
  View = unknown,
> {
  readonly game: Game<Setup, State, Sight, R>
  readonly name: Wording
  readonly seats: Seating
  /** The set-up somebody wishes for; throws a `Mistake` that says what would be right. */
  setup(wish: Wish): Setup
  /** The same set-up when this seat begins. */
  startingWith(setup: Setup, first: Seat): Setup
  /** What a set-up is played with, by ids; nothing where that is always the same. */
  selected(setup: Setup): readonly string[]
  /** Parts of a set-up that were drawn by a wish in words, such as "random"; missing where there is nothing to draw. */
  draw?(random: Random, selection: string): Readonly<Record<string, unknown>>
  /** Who begins a rematch; nothing where chance decides. */
  nextFirst(seats: number, winners: readonly Seat[], random: Random): Seat | undefined
  /** A view that came over a wire, in its own type; throws a `Mistake` that names the place where it is no such view. */
  readView(given: unknown): View
  /** What a spectator's view shows at a glance. */
  glance(view: View): Glance
  /** `names` are the players', by seat. */
  speak(rules: R, language: Language, names: readonly string[]): Speaker
  /** What there is to know about each kind of event, by its type. */
  readonly events: Readonly<Record<string, EventKind>>
  readonly chronicle: Chronicle<State, R>
}

/**
 * All that a shell needs to know of a game: whoever plays, tests or measures games takes a list of these and names none.
 * A page, which has to be loaded, makes do with the `TableKit`.
 */
export interface GameKit<
  Setup = unknown,
  State = unknown,
  Sight = unknown,
  R extends Rules<State, Sight> = Rules<State, Sight>,
  View = unknown,
> extends TableKit<Setup, State, Sight, R, View> {
  /** Missing where there is nothing to choose. */
  readonly selections?: Selections<Setup>
  readonly box: Box
  /** Missing where the texts in the box say all. */
  readonly rulings?: RulingsKit
  naming(rules: R): Naming
  readonly litmus: LitmusGame<State, Sight>
  readonly fuzzing: Fuzzing<State, R>
  letters(rules: R, language: Language, names: readonly string[], paint: Paint): Lettered<Sight>
  /** Deals a game in which everybody begins with given cards, by their ids; missing where nobody has cards of their own. */
  dealWith?(rules: R, seed: Seed, decks: readonly (readonly string[])[]): State
  /** All in numbers, for programs that learn; missing where nobody has numbered it. */
  numerals?(rules: R): Numerals<State, Sight>
  /** Missing where no other program writes such games down. */
  readonly logs?: Logs
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

/** Where imagining stops. */
export interface Horizon<Sight> {
  isReached(imagined: Sight): boolean
}

/** What is needed to judge a game afterwards. */
export interface Judging<Sight> {
  /** Makes who plays on for any seat as it is likely to, by what it has so far; finding that out stops when told to. */
  likely(sight: Sight, goOn: () => boolean): (seed: Seed) => Player<Sight>
  /** Answers worth weighing against the one that was given. */
  alternatives(question: Question, sight: Sight): readonly Answer[]
  /** How far imagined games go before they are judged as they stand; to their end if it isn't told. */
  horizon?(sight: Sight): Horizon<Sight>
  /** A seat's share of the victory, from 0 to 1, or what is to be hoped for of it where the game isn't over. */
  share(end: ImaginedEnd<Sight>, seat: Seat): number
}

/** A player that was written down: how it is called, how it is named in an experiment, and the text of its file. */
export interface WrittenPlayer {
  readonly name: string
  readonly player: string
  readonly text: string
}

/** So many games of one player against another. */
export interface Trial {
  readonly player: string
  readonly against: string
  readonly seed: string
  readonly games: number
}

/** A search for a strong player, whose games others play. */
export interface PlayerSearch {
  /** The best so far. */
  readonly best: WrittenPlayer
  /** The games to be played next; told how many of each of the last trial's were won, ties counting half. */
  next(won: readonly number[]): readonly Trial[]
}

/** What a tuner needs to know of a game's players. `plans` are written ones, by name. */
export interface Tuning<R = Rules<unknown, unknown>> {
  /** Whom everybody is measured by. */
  readonly yardstick: { readonly name: string; readonly player: string }
  /** The names of the plans that can be followed in games with these rules. */
  fitting(rules: R, plans: ReadonlyMap<string, string>): string[]
  search(rules: R, seed: Seed, plans: ReadonlyMap<string, string>): PlayerSearch
}

/** Games whose speed is watched: of these players, in one setting or several. */
export interface BenchGames {
  readonly name: string
  readonly players: readonly string[]
  readonly selection?: string
  readonly settings?: number
}

/** How strong a level was found to be. */
export interface Measured {
  /** The usual level has 1500, as somebody who is new; 400 more win ten games of eleven. */
  readonly points: number
  /** In how many games that was found. */
  readonly games: number
}

/** All that a shell needs to know of a game's players that aren't people. */
export interface PlayersKit<Sight = unknown> {
  /** The game's id. */
  readonly game: string
  /** How strong an opponent one wants, from the easiest up. */
  readonly levels: Readonly<Record<string, MakePlayer<Sight>>>
  /** Who sits down where nobody says otherwise. */
  readonly usual: string
  /** How strong levels are at a table for two, as far as that was measured. */
  readonly measured?: Readonly<Record<string, Measured>>
  /** Every player that can be called by name, the levels among them. */
  readonly names: readonly string[]
  /** A player by its name; throws a `Mistake` that says which there are. `plans` are written ones, by name. */
  player(name: string, plans?: ReadonlyMap<string, string>): MakePlayer<Sight>
  readonly adviser: Adviser<Sight>
  /** Missing where nobody judges games. */
  readonly judging?: Judging<Sight>
  /** Missing where players aren't written down. */
  readonly tuning?: Tuning
  /** Finds out what wins in games with these rules; missing where nobody does. */
  study?(rules: Rules<unknown, unknown>, seed: Seed): Studying
  readonly bench: readonly BenchGames[]
}

/** How more comes into the box of a game, such as sets of cards from elsewhere. */
export interface Parts {
  /** Whether something may be a part of this game's box. What is wrong with it is told when it is put in. */
  isPart(value: unknown): boolean
  /** The same game with more in its box; throws a `Mistake` that says what doesn't fit. */
  with(parts: readonly unknown[]): Kit
}

/** A game and its players, as a shell takes them: whoever makes a game of their own gives this. */
export interface Kit {
  readonly game: GameKit
  readonly players: PlayersKit
  /** Missing where nothing can be added. */
  readonly parts?: Parts
}
