import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** A state as it was stored up to version 2 of the rules, when each card's counter had a field of its own. */
interface OlderState {
  readonly counters?: undefined
  readonly obelisk: number
  readonly passed: boolean
  readonly turn: Readonly<Record<string, unknown>>
}

const isOlder = (state: State | OlderState): state is OlderState => state.counters === undefined

/** What those fields are called now. */
const IN_TURN: Readonly<Record<string, string>> = {
  silvers: 'silversPlayed',
  merchants: 'merchants',
  coppersmiths: 'coppersmiths',
  charms: 'charms',
  doubled: 'doubled',
}

/** A stored state in the form it has now: a running game goes on when the rules change under it. */
export function inPresentForm(tables: Tables, stored: State): State {
  const older: State | OlderState = stored
  if (!isOlder(older)) return stored
  const { obelisk, passed, turn } = older
  const inGame: Readonly<Record<string, number>> = { obelisk, 'mountain-pass': Number(passed) }
  const { gameCounters, turnCounters } = tables
  return {
    ...stored,
    counters: gameCounters.map(({ id, from }) => inGame[id] ?? from),
    turn: {
      ...stored.turn,
      counters: turnCounters.map(({ id, from }) => Number(turn[IN_TURN[id] ?? ''] ?? from)),
    },
  }
}
