import type { Counter } from './counter.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** A state as it was stored up to version 2 of the rules, when each card's counter had a field of its own. */
type OlderState = Fields & { readonly turn: Fields }

const isOlder = (state: object): state is OlderState => !('counters' in state)

/** A stored state in the form it has now: a running game goes on when the rules change under it. */
export function inPresentForm(tables: Tables, stored: State): State {
  const older: object = stored
  if (!isOlder(older)) return stored
  const counted = (fields: Fields) => (counter: Counter) =>
    Number(fields[counter.formerly ?? counter.id] ?? counter.from)
  return {
    ...stored,
    counters: tables.gameCounters.map(counted(older)),
    turn: { ...stored.turn, counters: tables.turnCounters.map(counted(older.turn)) },
  }
}
