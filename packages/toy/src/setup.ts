import { Given, Mistake, type Seat, seat } from '@kartentisch/kernel'
import { say } from './words/say.ts'

export const LEAST_PLAYERS = 2
export const MOST_PLAYERS = 4

export interface Setup {
  readonly players: number
  /** How many turns everybody has. */
  readonly rounds: number
  readonly first: Seat
}

const FIELDS = ['players', 'rounds', 'first'] as const

/** Reads a set-up; throws a `Mistake` that says what would be right. */
export function parseSetup(given: unknown): Setup {
  const fields = new Map(new Given(given, ['setup']).record(FIELDS))
  const players = fields.get('players')?.count() ?? LEAST_PLAYERS
  const rounds = fields.get('rounds')?.count() ?? 3
  const first = fields.get('first')?.count() ?? 0
  if (players < LEAST_PLAYERS || players > MOST_PLAYERS) throw new Mistake(say('players', { players }))
  if (rounds < 1) throw new Mistake(say('rounds'))
  if (first >= players) throw new Mistake(say('first', { first: first + 1, players }))
  return { players, rounds, first: seat(first) }
}
