import { Shelf } from '@kartentisch/lab'
import { expect, test } from 'vitest'
import { jobIn } from './jobs.ts'
import { PAIRINGS, placesOf } from './pairings.ts'

const shelf = await Shelf.load()

/** Who begins in each game of a round: the players take turns, by the number of the game. */
const beginners = (games: number): number[] =>
  PAIRINGS.filter(({ id }) => id === 'burgund-hard').flatMap(pairing =>
    placesOf(shelf, pairing).flatMap((place, k) => {
      const { from = 0, players } = jobIn(place, k, 0, games)
      return Array.from({ length: games }, (_, i) => (from + i) % players.length)
    }),
  )

test.each([1, 2])('either player begins equally often with games in each place: %i', games => {
  const all = beginners(games)
  expect(all.length).toBe(50 * games)
  expect(all.filter(first => first === 0).length).toBe(25 * games)
})
