import { inEvery } from '@kartentisch/kernel'
import { books, type KingdomId } from '../texts/books.ts'
import type { Recommended } from './recommended.ts'

/** A kingdom of a standard set, with its piles in a row. */
export const kingdom = (id: KingdomId, piles: string, more: Partial<Recommended> = {}): Recommended => ({
  id,
  names: inEvery(language => books[language].kingdoms[id]),
  kingdom: piles.split(' '),
  events: [],
  landmarks: [],
  edition: 2,
  sets: [],
  ...more,
})
