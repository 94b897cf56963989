/** The 95 % interval of a share (Wilson). */
export function interval(hits: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1]
  const z = 1.959964
  const p = hits / n
  const middle = p + (z * z) / (2 * n)
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const all = 1 + (z * z) / n
  return [Math.max(0, (middle - reach) / all), Math.min(1, (middle + reach) / all)]
}
