import type { Balance } from '@kartentisch/bots'
import type { Seat } from '@kartentisch/kernel'
import type { Graph } from './course.ts'

/** What is said about a decision that was judged. */
export interface Remark {
  readonly place: number
  readonly seat: Seat
  readonly turn: number
  readonly verdict: string
  readonly given: string
  readonly better: string
  /** Of the winning chance, and its standard error. */
  readonly loss: number
  readonly error: number
}

/** What chance and decisions have done for somebody, as shares of the victory, and the whole review of them in sentences. */
export interface Fortune extends Balance {
  readonly summary: readonly string[]
}

/** The chance of winning after a decision, and its standard error. */
export interface Chance {
  readonly place: number
  readonly seat: Seat
  readonly mean: number
  readonly error: number
}

export interface Reviewed {
  /** How often it has been looked at, more closely each time. */
  readonly stage: number
  readonly chances: readonly Chance[]
  readonly remarks: readonly Remark[]
  readonly fortunes: readonly Fortune[]
}

/** What everybody's cards were good for: found at once, before any decision is weighed. */
export interface Possessions {
  readonly graphs: readonly Graph[]
  /** Whether the graphs show what everybody had, not what turns played with it came to. */
  readonly isRead: boolean
  readonly columns: readonly string[]
  readonly owners: readonly {
    readonly seat: Seat
    readonly things: readonly { readonly name: string; readonly counts: readonly number[] }[]
  }[]
}
