/** A progress bar on the terminal; nothing where there is none. */
export interface Progress {
  at(n: number): void
  done(): void
}

const WIDTH = 30

export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { at: () => {}, done: () => {} }
  let shown = 0
  return {
    at(n) {
      const now = performance.now()
      if (now - shown < 100) return
      shown = now
      const full = Math.min(WIDTH, Math.round((WIDTH * n) / total))
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${n}/${total} ${what} `)
    },
    done: () => process.stderr.write('\r\x1b[K'),
  }
}
