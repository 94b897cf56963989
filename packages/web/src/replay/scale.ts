/** Maps values onto a stretch of a drawing. */
export interface Scale {
  at(value: number): number
  /** Round numbers to be written beside it. */
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 5, 10]

/** Whole numbers at most about so many steps apart. */
function ticksIn(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find(times => times * power >= rough) ?? 10) * power
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step)
}

/** A scale over these values, drawn from `from` to `to`. */
export function scaleOver(values: readonly number[], from: number, to: number, most: number): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high > low ? high - low : 1
  return { at: value => from + ((value - low) / span) * (to - from), ticks: ticksIn(low, low + span, most) }
}

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
