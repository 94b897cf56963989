import type { Event, Recording, Seat } from '@kartentisch/kernel'
import type { Moment, TableInfo } from '../table/feed.ts'
import type { Said } from '../words/said.ts'
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

/** Where a recorded game comes from: the storage of this machine, or whoever asks brings it along. */
export type Given = { readonly stored: string } | { readonly recording: unknown }

export type ToReplay =
  | { readonly type: 'open'; readonly given: Given }
  | { readonly type: 'look'; readonly eye: Eye }
  | { readonly type: 'show'; readonly place: number; readonly step: boolean }
  | { readonly type: 'play-on'; readonly place: number; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'recording' }

export type FromReplay =
  | { readonly type: 'opened'; readonly opened: Opened }
  /** All that was told, as this eye may know it. */
  | { readonly type: 'told'; readonly eye: Eye; readonly told: readonly (readonly Event[])[] }
  | { readonly type: 'shown'; readonly place: number; readonly moment: Moment }
  /** A game on this machine that goes on from there. */
  | { readonly type: 'playing-on'; readonly id: string }
  | { readonly type: 'recording'; readonly recording: Recording<unknown, unknown> }
  | { readonly type: 'failed'; readonly reason: Said }
