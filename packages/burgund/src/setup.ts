import { didYouMean, Mistake } from '@kartentisch/kernel'
import { data } from './data.ts'

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
  if (!isRecord(given))
    throw new Mistake({
      de: 'Ein Aufbau ist ein Objekt mit „players“ und vielleicht „first“.',
      en: 'A set-up is an object with "players" and perhaps "first".',
    })
  for (const field of Object.keys(given)) {
    if (!FIELDS.includes(field))
      throw new Mistake({
        de: `Unbekanntes Feld „${field}“ im Aufbau.${didYouMean(field, FIELDS, 'de')}`,
        en: `Unknown field "${field}" in the set-up.${didYouMean(field, FIELDS)}`,
      })
  }
  const { players = 2, first } = given
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > MOST_PLAYERS)
    throw new Mistake({
      de: `Burgund ist für 1 bis ${MOST_PLAYERS} Personen, nicht für ${players}.`,
      en: `Burgund is for 1 to ${MOST_PLAYERS} players, not ${players}.`,
    })
  if (first === undefined) return { players }
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= players)
    throw new Mistake({
      de: `„first“ ist ein Platz von 0 bis ${players - 1}, nicht ${first}.`,
      en: `"first" is a seat from 0 to ${players - 1}, not ${first}.`,
    })
  return { players, first }
}
