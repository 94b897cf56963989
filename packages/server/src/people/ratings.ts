import type { NumberedResult, Rating, RatingChange, StoredRating } from '../store/results.ts'

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 }

/** How much one game says: the spread of what somebody shows in it. */
const BETA = 25 / 6

/** Nobody stays the same: so much less sure a rating is with every game. */
const TAU = 25 / 300

/** However often somebody plays, this much of the doubt is left by one game. */
const LEAST = 1e-4

/** A rating is sure enough to be shown among the best below this: after some eighteen games for two, twenty-six for four. */
export const SURE = 5.2

/**
 * What becomes of ratings by a game with these places, by Weng and Lin's approximation of the Plackett-Luce model (Journal of
 * Machine Learning Research 12, 2011, algorithm 4). Who shares a place counts as equal.
 */
export function rate(before: readonly Rating[], places: readonly number[]): Rating[] {
  const players = before.map(({ mu, sigma }, i) => ({ mu, variance: sigma ** 2 + TAU ** 2, place: places[i] ?? 0 }))
  const c = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strengths = players.map(({ mu, place }) => ({ strength: Math.exp(mu / c), place }))
  return players.map(({ mu, variance, place }, i) => {
    let [omega, delta] = [0, 0]
    for (const [q, better] of players.entries()) {
      if (better.place > place) continue
      const still = strengths.reduce((sum, one) => (one.place >= better.place ? sum + one.strength : sum), 0)
      const equal = players.filter(one => one.place === better.place).length
      const chance = (strengths[i]?.strength ?? 0) / still
      omega += ((q === i ? 1 : 0) - chance) / equal
      delta += (chance * (1 - chance)) / equal
    }
    const gamma = Math.sqrt(variance) / c
    const shrunk = Math.max(1 - (gamma * delta * variance) / c ** 2, LEAST)
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * shrunk) }
  })
}

/** A rating as people read it: 1500 for who is unknown, and 400 points for winning ten games of eleven. */
export const shownRating = ({ mu }: Rating): number => Math.round(1500 + 50 * (mu - UNKNOWN.mu))

export const isProvisional = ({ sigma }: Rating): boolean => sigma >= SURE

/** What the ratings become by these results, one after the other: the same log always makes the same ratings. */
export function applied(
  ratings: ReadonlyMap<string, StoredRating>,
  results: readonly NumberedResult[],
): (RatingChange & StoredRating)[] {
  const now = new Map(ratings)
  return results.flatMap(({ number, at, places }) => {
    const before = places.map(({ player }) => now.get(player) ?? { player, games: 0, ...UNKNOWN })
    const after = rate(
      before,
      places.map(({ place }) => place),
    )
    return before.map(({ player, games }, i) => {
      const change = { player, number, at, games: games + 1, ...(after[i] ?? UNKNOWN) }
      now.set(player, { player, games: change.games, mu: change.mu, sigma: change.sigma })
      return change
    })
  })
}
