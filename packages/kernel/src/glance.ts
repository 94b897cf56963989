import type { Seat } from './seat.ts'

/** A table at a glance, for a picture the size of a stamp: nothing but what a spectator sees. */
export interface Glance {
  /** The turn or round it is, from 1 on. */
  readonly turn: number
  /** Whose turn it is. */
  readonly seat: Seat
  /** Everybody's points, where all may know them. */
  readonly points: readonly number[] | null
  /** What lies open before whoever's turn it is, by ids; the last is the newest. */
  readonly played: readonly string[]
  /** What there is to be had, by ids, and how many of each are left. */
  readonly supply: readonly { readonly id: string; readonly left: number }[]
}

/** So much of what lies open is shown. */
export const GLANCED = 8
