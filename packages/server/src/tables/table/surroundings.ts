import type { Shelf } from '@kartentisch/lab/shelf'
import type { Attendees } from '../../people/attendance.ts'
import type { LogLine, Store } from '../../store/contract.ts'

/** The message may succeed if it is sent again: the store was away, or somebody else was first. */
export class Again extends Error {}

/** What a table needs of the hall it stands in, and tells it. */
export interface Surroundings {
  readonly node: string
  readonly store: Store
  readonly shelf: Shelf
  /** Whether other nodes may write to the same tables. */
  readonly shared: boolean
  now(): number
  /** What decides all chance at a table that begins. */
  newSeed(): string
  /** Something was written: other nodes may want to know. */
  written(table: string, number: number, revision: number): void
  /** What another node has written was told to those connected here. */
  passedOn(table: string, line: LogLine): void
  /** Nobody knows whether something was written: the table has to be looked at again. */
  doubts(table: string): void
  /** What the table waits for has changed. */
  waits(table: string): void
  /** It has become somebody's turn. */
  turn(table: string, player: string): void
  /** Who of those at the table is connected here has changed: other nodes may want to know. */
  attends(table: string, seats: Attendees): void
  /** A rated game is over. */
  rates(): void
  fault(table: string, fault: unknown): void
}
