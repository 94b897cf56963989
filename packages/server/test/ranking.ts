/** The places of these numbers, the least first. */
function ranks(numbers: readonly number[]): number[] {
  const order = numbers.map((_, i) => i).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  const places = new Array<number>(numbers.length)
  for (const [place, i] of order.entries()) places[i] = place
  return places
}

/** Spearman's rank correlation: 1 where both put things in the same order. */
export function rankedBy(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)]
  const squares = a.reduce((sum, place, i) => sum + (place - (b[i] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1))
}
