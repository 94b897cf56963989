/** Moves what would lie over each other apart, keeping its order: each at least so far from the one above. */
export function spread(places: readonly number[], apart: number, lowest: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place)
  const moved = places.map(() => 0)
  let above = Number.NEGATIVE_INFINITY
  for (const { place, i } of order) {
    above = Math.max(place, above + apart)
    moved[i] = above
  }
  // What would fall off the bottom pushes back up.
  let below = lowest + apart
  for (const { i } of order.toReversed()) {
    below = Math.min(moved[i] ?? 0, below - apart)
    moved[i] = below
  }
  return moved
}
