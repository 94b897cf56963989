/** A named result: what it is worth, in what, and as a share of the reference where there is one. */
export interface Measured {
  readonly value: number
  readonly unit: string
  readonly ratio?: number
}

export const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** How often per second a thing can be done, measured over about this long; the clock is read after so many. */
function rate(
  act: (i: number) => void,
  milliseconds: number,
  from: number,
  acts: number,
): { rate: number; done: number } {
  const start = performance.now()
  let done = 0
  let now = start
  while (now - start < milliseconds) {
    for (let k = 0; k < acts; k++) act(from + done++)
    now = performance.now()
  }
  return { rate: (1000 * done) / (now - start), done }
}

/**
 * Measures a thing against a reference in the same process, turn and turn about, so that whatever else the machine is
 * doing slows both. The ratio is the median of the pairs, and the value follows from the best of them.
 */
export function against(
  reference: (i: number) => void,
  act: (i: number) => void,
  { rounds = 12, milliseconds = 150, warmUp = 500, unit = 'games/s', acts = 20 } = {},
): Measured & { readonly reference: number } {
  let [a, b] = [0, 0]
  // Both are warm before anything counts.
  for (let i = 0; i < 2; i++) {
    a += rate(reference, warmUp, a, acts).done
    b += rate(act, warmUp, b, acts).done
  }
  const pairs = Array.from({ length: rounds }, () => {
    const first = rate(reference, milliseconds, a, acts)
    const second = rate(act, milliseconds, b, acts)
    a += first.done
    b += second.done
    return { reference: first.rate, rate: second.rate, ratio: second.rate / first.rate }
  })
  return {
    value: Math.max(...pairs.map(pair => pair.rate)),
    unit,
    ratio: median(pairs.map(pair => pair.ratio)),
    reference: Math.max(...pairs.map(pair => pair.reference)),
  }
}

/** Times single calls, in microseconds. */
export function times(count: number, act: (i: number) => void): number[] {
  return Array.from({ length: count }, (_, i) => {
    const start = performance.now()
    act(i)
    return 1000 * (performance.now() - start)
  })
}
