/** How long a player may think about one question: a number of simulations, a time, or both. */
export interface Budget {
  readonly simulations: number
  /** Asked before each simulation; once it says no, the best answer found so far is given at once. */
  readonly goOn?: () => boolean
}

/** What stops thinking after some milliseconds of a clock. */
export function during(milliseconds: number, clock: () => number): () => boolean {
  const end = clock() + milliseconds
  return () => clock() < end
}
