import { didYouMean, Mistake } from '@kartentisch/kernel'
import { data } from './data.ts'
import { saySetup } from './words/books.ts'

/** All that is settled before the cards are dealt. */
export interface Setup {
  readonly players: number
  /** Who begins; otherwise a random seat. */
  readonly first?: number
}

const FIELDS = ['players', 'first']
const MOST_PLAYERS = data.displaySize.length

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a set-up; what is wrong in it is said with the nearest right thing. */
export function parseSetup(given: unknown): Setup {
  if (!isRecord(given)) throw new Mistake(saySetup('notAnObject'))
  for (const field of Object.keys(given)) {
    if (FIELDS.includes(field)) continue
    const hint = didYouMean(field, FIELDS)
    throw new Mistake(saySetup('unknownField', { field, hint }))
  }
  const { players = 2, first } = given
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > MOST_PLAYERS)
    throw new Mistake(saySetup('wrongPlayers', { most: MOST_PLAYERS, players: String(players) }))
  if (first === undefined) return { players }
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= players)
    throw new Mistake(saySetup('wrongFirst', { last: players - 1, first: String(first) }))
  return { players, first }
}
