import { at, interval } from '@kartentisch/kernel'

/** Games in one kingdom, and how many of them were won, ties counting half. */
export interface Cluster {
  readonly games: number
  readonly score: number
}

/** A share of 1, with its interval. */
export interface Share {
  readonly score: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

const Z = 1.959964
/** Student's t for few kingdoms: 97.5 % with one, two … degrees of freedom. */
const T = [12.706, 4.303, 3.182, 2.776]

/** How many standard errors to either side make 95 %, if the error was found from so many kingdoms. */
export function reach(kingdoms: number): number {
  const freedom = Math.max(1, kingdoms - 1)
  // Cornish and Fisher's expansion is good enough from five on.
  return freedom <= T.length
    ? at(T, freedom - 1)
    : Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2)
}

/**
 * The share of games won in all kingdoms of a kind, as far as those that were played can tell. Games of one kingdom are
 * alike, so that it is the kingdoms that have to be counted, not the games: as many independent games as would be as
 * uncertain take the games' place in Wilson's interval (after Korn and Graubard). Where there is one kingdom alone,
 * nothing is said about others.
 */
export function shareOver(clusters: readonly Cluster[]): Share {
  const played = clusters.filter(({ games }) => games > 0)
  const games = played.reduce((sum, cluster) => sum + cluster.games, 0)
  const won = played.reduce((sum, cluster) => sum + cluster.score, 0)
  const score = won / Math.max(1, games)
  const kingdoms = played.length
  if (kingdoms < 2) {
    const [low, high] = interval(won, games)
    return { score, low, high }
  }
  const squares = played.reduce((sum, cluster) => sum + (cluster.score - score * cluster.games) ** 2, 0)
  const variance = ((kingdoms / (kingdoms - 1)) * squares) / games ** 2
  // Where all kingdoms are alike to the last game, one that went otherwise would make it about as many as were played.
  const independent = variance === 0 ? games : Math.min(games, (score * (1 - score)) / variance)
  const counted = independent * (Z / reach(kingdoms)) ** 2
  const [low, high] = interval(score * counted, counted)
  return { score, low, high }
}
