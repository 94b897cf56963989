import type { Seat } from '@kartentisch/kernel'

/** What is said about a decision that was judged. */
export interface Remark {
  readonly place: number
  readonly seat: Seat
  readonly turn: number
  readonly verdict: 'inaccuracy' | 'mistake' | 'blunder'
  readonly given: string
  readonly better: string
  /** Of the winning chance, and its standard error. */
  readonly loss: number
  readonly error: number
}

/** What chance and decisions have done for somebody, as shares of the victory. */
export interface Fortune {
  readonly seat: Seat
  readonly first: number
  readonly luck: number
  readonly skill: number
  readonly result: number
}

/** The chance of winning after a decision, and its standard error. */
export interface Chance {
  readonly place: number
  readonly seat: Seat
  readonly mean: number
  readonly error: number
}

/** What somebody lost by judged decisions in a part of the game. */
export interface Lost {
  readonly seat: Seat
  readonly part: 'opening' | 'building' | 'ending' | 'last turns'
  readonly loss: number
}

export interface Reviewed {
  readonly chances: readonly Chance[]
  readonly lost: readonly Lost[]
  readonly remarks: readonly Remark[]
  readonly fortunes: readonly Fortune[]
}
