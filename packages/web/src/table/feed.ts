import type { Answer, Event, Question, Recording, Seat, Standing, Undo } from '@kartentisch/kernel'
import type { Said } from '../words/said.ts'

/** Who sits where. */
export type Participant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/** What a table is from its first moment to its last. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** The set-up as the game reads it; public. */
  readonly setup: unknown
  readonly participants: readonly Participant[]
  /** The game was played already and is looked at again. */
  readonly replayed?: boolean
}

/** Who is asked, for whom and by which card: all that others may know of a question. */
export interface Asked {
  readonly seat: Seat
  readonly whose: Seat
  readonly about: string
}

/** A table at one moment, as one seat may know it. */
export interface Moment {
  /** The number of the open question. */
  readonly number: number
  /** Whose view this is; `NOBODY` while the screen is handed over. */
  readonly seat: Seat
  readonly view: unknown
  /** The open question, if it is put to this seat. */
  readonly question: Question | undefined
  readonly asked: Asked | undefined
  /** What happened since the moment before, or from the beginning if `anew`. */
  readonly events: readonly Event[]
  readonly anew: boolean
  /** Whether whoever is at the screen, or had it last, may take back their last answer. */
  readonly mayUndo: Undo['may']
  /** Somebody wants to take something back and waits for others to agree. */
  readonly undo: Standing['undo']
  /** How the game ended, once it has. */
  readonly result: Standing['result']
  /** The person who takes the screen before anything is shown. */
  readonly handOver: Seat | undefined
}

/** What a sensible player would answer, and what next, if nothing hidden comes to light in between. */
export interface Hint {
  readonly answer: Answer
  readonly next?: { readonly question: Question; readonly answer: Answer }
}

/** What is shown: a moment and everything that happened up to it. */
export interface Shown {
  readonly moment: Moment
  readonly log: readonly Event[]
  /** An answer is on its way: the page shows at once that it was taken. */
  readonly answered: boolean
  /** Whether the game would go on from here after a reload. */
  readonly stored: boolean
  /** Why the last answer or wish was refused. */
  readonly refused: Said | undefined
  /** What a sensible player would answer here, if that was asked for. */
  readonly hint?: Hint | undefined
}

/** A whole game, once it is over. */
export interface WholeGame {
  /** The page on which it is looked at again; nothing where one is there already. */
  readonly route?: readonly string[]
  /** The game as a file. */
  recording(): Promise<Recording>
}

/** Where a table's moments come from and answers go to: a worker on this machine, or a server. */
export interface TableFeed {
  readonly info: TableInfo
  /** Calls back whenever `current` changes; gives back what ends that. */
  subscribe(listener: () => void): () => void
  current(): Shown
  answer(answer: Answer): void
  undo(): void
  /** What the next person at this screen says to an undo that was asked for; missing where others sit elsewhere. */
  consent?(agree: boolean): void
  /** The person to whom the screen was handed is there. */
  take(): void
  /** Shows at once what others do before the next question; only where it is shown one by one. */
  hurry?(): void
  /** Asks what a sensible player would answer; only where somebody can be asked. */
  hint?(): void
  /** A lesson: nothing is answered by itself. */
  readonly guided?: boolean
  /** The game that is over, with its history; nothing where that can't be had. */
  readonly whole?: WholeGame | undefined
  close(): void
}

/** What the table of a game is given. */
export interface TableProps {
  readonly feed: TableFeed
  /** The same players once more, with the same set-up. */
  readonly onRematch: () => void
}
