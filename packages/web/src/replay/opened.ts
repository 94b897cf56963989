import type { Event, Seat } from '@kartentisch/kernel'
import type { TableInfo } from '../table/feed.ts'
import type { Graph, TurnMark } from './course.ts'

/** From where it is looked at: a seat, or with everything open. */
export type Eye = Seat | 'open'

/** What is known of a recorded game from the beginning. */
export interface Opened {
  readonly info: TableInfo
  /** The last place: how many answers were given. */
  readonly length: number
  /** The last place whose table is known; beyond it only the log is, and the end. */
  readonly known: number
  readonly eyes: readonly Eye[]
  readonly finished: boolean
  readonly turns: readonly TurnMark[]
  /** A game that isn't over shows no figures: they would tell what is hidden. */
  readonly graphs: readonly Graph[]
}

/**
 * Where a recorded game comes from: the storage of this machine, or whoever asks brings it along, as a recording or as
 * the log of a game played elsewhere.
 */
export type Given = { readonly stored: string } | { readonly recording: unknown } | { readonly log: string }

/** What happened at each place, as an eye may know it. */
export type ToldTo = readonly (readonly Event[])[]
