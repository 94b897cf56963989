import type { Entry } from './entry.ts'
import { type Event, eventFor, type History } from './event.ts'
import type { Question } from './question.ts'
import type { Result } from './result.ts'
import type { Seat } from './seat.ts'
import type { Undo } from './undo.ts'

/** An entry of the log with what it set off; the deal is the first. */
export interface Step {
  /** The entry's number; the deal has 0. */
  readonly number: number
  readonly what: Entry['what'] | 'deal'
  /** Whose doing, or nobody's. */
  readonly seat: Seat
  /** How many answers count after it: fewer than before where something was taken back. */
  readonly answers: number
  readonly events: readonly Event[]
}

/** The step as a seat may know it. */
export const stepFor = (step: Step, seat: Seat): Step => ({
  ...step,
  events: step.events.map(event => eventFor(event, seat)),
})

/** Somebody wants to take something back and waits for the others to agree. */
export interface UndoRequest {
  /** The number of the entry that asked. */
  readonly number: number
  readonly seat: Seat
  /** Back to so many answers. */
  readonly to: number
  /** Who has yet to say yes. */
  readonly waitingFor: readonly Seat[]
}

/** How the table stands, as a seat may know it. */
export interface Standing {
  readonly view: unknown
  /** Whose answer is awaited, or nobody's. */
  readonly asked: Seat
  /** For whoever is asked alone: what others are asked may show what they hold. Answered by its `number`. */
  readonly question: (Question & { readonly number: number }) | null
  /** Whether this seat may take back its last answer. */
  readonly mayUndo: Undo['may']
  readonly undo: Omit<UndoRequest, 'to'> | null
  readonly result: Result | null
}

/** What a seat has not been told yet, and how the table stands after it. */
export interface News {
  /** The number of the last step. */
  readonly number: number
  /** What lies in between is not known step by step any more: the standing alone counts. */
  readonly whole: boolean
  readonly steps: readonly Step[]
  readonly standing: Standing
}

/** The deal, which is the first of these steps, and each answer that counts in the end: what was taken back is left out. */
export function stepsThatCount(steps: readonly Step[]): readonly Step[] {
  const counting: Step[] = []
  const before = steps[0]?.answers ?? 0
  for (const step of steps) {
    const place = step.answers - before
    if (step.what === 'deal' || step.what === 'answer') counting[place] = step
    counting.length = place + 1
  }
  return counting
}

/** What happened at the deal and after each answer that counts in the end. */
export const historyOf = (steps: readonly Step[]): History => stepsThatCount(steps).map(({ events }) => events)
