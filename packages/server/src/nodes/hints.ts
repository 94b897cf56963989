import type { Attendees } from '../people/attendance.ts'
import type { Visitors } from '../people/house.ts'
import type { Call } from '../people/tournament.ts'

/** "Table T is at 17": all that nodes tell each other. A lost hint costs a moment, never a move. */
export interface Hint {
  readonly node: string
  readonly table: string
  readonly number: number
  readonly revision: number
  /** The number of a line of chat, if that is what it is about. */
  readonly chat?: number
  /** The player whose turn it has become. */
  readonly turn?: string
  /** Who of those at the table is connected to this node. */
  readonly presence?: Attendees
  /** The player who is asked to the table, or to another game after one there, and by whom. */
  readonly invited?: { readonly player: string; readonly from: string; readonly again: boolean }
  /** Whom a tournament calls. */
  readonly called?: Call
  /** Who is connected to this node, at whichever table. */
  readonly visitors?: Visitors
}

export interface Hints {
  tell(hint: Hint): void
  listen(heard: (hint: Hint) => void): void
  close(): Promise<void>
}

/** For a node that is alone. */
export const noHints: Hints = { tell: () => {}, listen: () => {}, close: async () => {} }
