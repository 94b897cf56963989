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

/** Where the likelihood stands at these strengths: how it rises, and what is known about them. */
function slope(won: Matrix, strengths: readonly number[]): { gradient: number[]; information: Matrix } {
  const n = won.length
  // Only differences are known; the mean of all strengths is held at 0.
  const information = square(n).map(row => row.map(() => 1 / n))
  const gradient = strengths.map((own, i) => {
    let rise = 0
    for (const [j, other] of strengths.entries()) {
      const games = i === j ? 0 : entry(won, i, j) + entry(won, j, i)
      const expected = 1 / (1 + Math.exp(other - own))
      rise += games === 0 ? 0 : entry(won, i, j) - games * expected
      const weight = games * expected * (1 - expected)
      add(information, i, i, weight)
      add(information, i, j, -weight)
    }
    return rise
  })
  return { gradient, information }
}

/**
 * Ratings by which the results are likeliest, if the odds of a game are those of the players' strengths (Bradley and
 * Terry). The intervals take a tie for half a win and half a loss of one game, which makes them rather wide than narrow.
 */
export function bradleyTerry(players: number, pairings: readonly Pairing[]): Ratings {
  const won = scores(players, pairings)
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
  const variances = inverse(slope(won, strengths).information).map((row, i) => at(row, i) - 1 / players)
  const ratings = strengths.map((strength, i) => {
    const reach = Z * Math.sqrt(Math.max(0, at(variances, i)))
    return { rating: ELO * strength, low: ELO * (strength - reach), high: ELO * (strength + reach) }
  })
  return { ratings, lent }
}
