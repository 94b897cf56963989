import type { Counter } from './counter.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** A state as it was stored up to version 2 of the rules, when each card's counter had a field of its own. */
type OlderState = Fields & { readonly turn: Fields }

const isOlder = (state: object): state is OlderState => !('counters' in state)

/** Whether it was stored before players knew when their deck was last shuffled. */
const knowsNoShuffles = ({ players: [first] }: State): boolean => first !== undefined && !('shuffled' in first)

/** A stored state in the form it has now: a running game goes on when the rules change under it. */
export function inPresentForm(tables: Tables, stored: State): State {
  if (!knowsNoShuffles(stored)) return stored
  const { players } = stored
  return counted(tables, { ...stored, players: players.map(player => ({ ...player, shuffled: 0 })) })
}

/** The same with the cards' counters where they are now. */
function counted(tables: Tables, stored: State): State {
  const older: object = stored
  if (!isOlder(older)) return stored
  const of = (fields: Fields) => (counter: Counter) => Number(fields[counter.formerly ?? counter.id] ?? counter.from)
  return {
    ...stored,
    counters: tables.gameCounters.map(of(older)),
    turn: { ...stored.turn, counters: tables.turnCounters.map(of(older.turn)) },
  }
}
