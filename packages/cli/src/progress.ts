/** A progress bar on the terminal; nothing where there is none. */
export interface Progress {
  at(n: number): void
  done(): void
}

const WIDTH = 24
/** The rate is that of the last seconds: who waits wants to know how it goes now. */
const SMOOTHED = 0.9
const EVERY = 100

/** `1:05`, or `2:03:04` from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The bar with how much is done, how fast it goes and how long it will take. */
export function progressLine(n: number, total: number, what: string, rate: number): string {
  const full = Math.min(WIDTH, Math.round((WIDTH * n) / total))
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${n}/${total} ${what}`
  return rate > 0 ? `${bar} ${Math.round(rate)}/s ${clock((total - n) / rate)}` : bar
}

export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, done: () => {} }
  let shown = performance.now()
  let before = 0
  let rate = 0
  return {
    at(n) {
      const now = performance.now()
      if (now - shown < EVERY) return
      const current = (1000 * (n - before)) / (now - shown)
      rate = rate === 0 ? current : SMOOTHED * rate + (1 - SMOOTHED) * current
      shown = now
      before = n
      process.stderr.write(`\r${progressLine(n, total, what, rate)}\x1b[K`)
    },
    done: () => process.stderr.write('\r\x1b[K'),
  }
}
