import { at } from '@kartentisch/kernel'

/** How two players fared against each other, as seen by the first. */
export interface Pairing {
  readonly players: readonly [number, number]
  readonly wins: number
  readonly ties: number
  readonly losses: number
}

/** Strength in Elo points around the mean of all players, with its 95 % interval. */
export interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** What came out of rating players by their games. */
export interface Ratings {
  readonly ratings: readonly Rating[]
  /**
   * Somebody never scored against some of the others, so that no finite rating is likeliest: one drawn game was lent to
   * every pairing.
   */
  readonly lent: boolean
}

/** 400 points make odds of ten to one. */
const ELO = 400 / Math.LN10
const Z = 1.959964
const ROUNDS = 200
const PRECISION = 1e-10
/** Far from the goal Newton's steps are too long. */
const LONGEST_STEP = 1

type Matrix = number[][]

const square = (n: number): Matrix => Array.from({ length: n }, () => new Array<number>(n).fill(0))
const entry = (m: Matrix, i: number, j: number): number => at(at(m, i), j)

function add(m: Matrix, i: number, j: number, x: number): void {
  const row = at(m, i)
  row[j] = at(row, j) + x
}

/** Games won by each against each, ties counting half. */
function scores(players: number, pairings: readonly Pairing[]): Matrix {
  const won = square(players)
  for (const {
    players: [a, b],
    wins,
    ties,
    losses,
  } of pairings) {
    add(won, a, b, wins + ties / 2)
    add(won, b, a, losses + ties / 2)
  }
  return won
}

/** Whether everybody has scored against everybody, perhaps by way of others: only then are ratings finite. */
function comparable(won: Matrix): boolean {
  const reached = won.map((row, i) => row.map((x, j) => i === j || x > 0))
  for (const [k, through] of reached.entries())
    for (const row of reached) if (at(row, k)) for (const [j, further] of through.entries()) if (further) row[j] = true
  return reached.every(row => row.every(Boolean))
}

/** The inverse of a positive definite matrix (Gauss-Jordan; no pivot is needed). */
function inverse(m: Matrix): Matrix {
  const n = m.length
  const rows = m.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (const [i, row] of rows.entries()) {
    const pivot = at(row, i)
    for (const [j, x] of row.entries()) row[j] = x / pivot
    for (const [k, other] of rows.entries()) {
      const factor = at(other, i)
      if (k === i || factor === 0) continue
      for (const [j, x] of row.entries()) other[j] = at(other, j) - factor * x
    }
  }
  return rows.map(row => row.slice(n))
}

/** What the strengths leave unexplained of some games: how much better than expected each player did. */
const surprise = (won: Matrix, strengths: readonly number[]): number[] =>
  strengths.map((own, i) =>
    strengths.reduce((sum, other, j) => {
      const games = i === j ? 0 : entry(won, i, j) + entry(won, j, i)
      return sum + (games === 0 ? 0 : entry(won, i, j) - games / (1 + Math.exp(other - own)))
    }, 0),
  )

/** Where the likelihood stands at these strengths: how it rises, and what is known about them. */
function slope(won: Matrix, strengths: readonly number[]): { gradient: number[]; information: Matrix } {
  const n = won.length
  // Only differences are known; the mean of all strengths is held at 0.
  const information = square(n).map(row => row.map(() => 1 / n))
  for (const [i, own] of strengths.entries())
    for (const [j, other] of strengths.entries()) {
      const games = i === j ? 0 : entry(won, i, j) + entry(won, j, i)
      const expected = 1 / (1 + Math.exp(other - own))
      const weight = games * expected * (1 - expected)
      add(information, i, i, weight)
      add(information, i, j, -weight)
    }
  return { gradient: surprise(won, strengths), information }
}

/**
 * How uncertain the strengths are if what is alike are the kingdoms and not the games: how much the strengths would
 * move without each of them (the sandwich estimator).
 */
function variancesOver(kingdoms: readonly Matrix[], strengths: readonly number[], covariance: Matrix): number[] {
  const moves = kingdoms.map(won => {
    const surprises = surprise(won, strengths)
    return covariance.map(row => row.reduce((sum, x, j) => sum + x * at(surprises, j), 0))
  })
  const share = kingdoms.length / (kingdoms.length - 1)
  return strengths.map((_, i) => share * moves.reduce((sum, move) => sum + at(move, i) ** 2, 0))
}

/**
 * Ratings by which the results are likeliest, if the odds of a game are those of the players' strengths (Bradley and
 * Terry). Results come kingdom by kingdom. With several the intervals say how the ratings would be in other kingdoms of
 * the kind, where `reach` standard errors make 95 %; with one alone, or if a game had to be lent, how they would be in
 * other games, a tie being half a win and half a loss of one game, which makes them rather wide than narrow.
 */
export function bradleyTerry(players: number, kingdoms: readonly (readonly Pairing[])[], reach = Z): Ratings {
  const won = scores(players, kingdoms.flat())
  const lent = !comparable(won)
  if (lent) for (const [i, row] of won.entries()) for (const j of row.keys()) if (i !== j) add(won, i, j, 1 / 2)
  let strengths = new Array<number>(players).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, information } = slope(won, strengths)
    const steps = inverse(information).map(row => row.reduce((sum, x, j) => sum + x * at(gradient, j), 0))
    const longest = Math.max(...steps.map(Math.abs))
    const share = Math.min(1, LONGEST_STEP / longest)
    strengths = strengths.map((strength, i) => strength + share * at(steps, i))
    if (longest < PRECISION) break
  }
  const covariance = inverse(slope(won, strengths).information)
  const played = kingdoms.filter(pairings => pairings.some(({ wins, ties, losses }) => wins + ties + losses > 0))
  const several = played.length > 1 && !lent
  const variances = several
    ? variancesOver(
        played.map(pairings => scores(players, pairings)),
        strengths,
        covariance,
      )
    : covariance.map((row, i) => at(row, i) - 1 / players)
  const ratings = strengths.map((strength, i) => {
    const wide = (several ? reach : Z) * Math.sqrt(Math.max(0, at(variances, i)))
    return { rating: ELO * strength, low: ELO * (strength - wide), high: ELO * (strength + wide) }
  })
  return { ratings, lent }
}
