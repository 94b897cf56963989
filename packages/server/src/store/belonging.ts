import { addsDaily, type DailyResult } from './dailies.ts'
import { addsResult, type StoredResult } from './results.ts'
import { type Pairing, pairs } from './seeks.ts'
import type { Statement } from './statement.ts'
import { addsTournamentResult, type TournamentResult } from './tournaments.ts'

/** What is written together with a table, or neither is. */
export interface Belonging {
  /** What a rated game came to. */
  readonly result?: StoredResult | undefined
  /** How somebody did in a day's game. */
  readonly daily?: DailyResult | undefined
  /** What a game of a tournament came to. */
  readonly tournament?: TournamentResult | undefined
  /** Those who were found to play there. */
  readonly pairing?: Pairing
}

export const statementsFor = (table: string, { result, daily, tournament, pairing }: Belonging): Statement[] => [
  ...(pairing === undefined ? [] : pairs(table, pairing)),
  ...(result === undefined ? [] : addsResult(table, result)),
  ...(daily === undefined ? [] : addsDaily(table, daily)),
  ...(tournament === undefined ? [] : addsTournamentResult(table, tournament)),
]
