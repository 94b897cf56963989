import type { Wanted } from './seeking.ts'

const KEY = 'kartentisch wanted'

const isWanted = (given: unknown): given is Wanted =>
  typeof given === 'object' &&
  given !== null &&
  'game' in given &&
  'players' in given &&
  'timer' in given &&
  'rated' in given &&
  'pool' in given &&
  Array.isArray(given.pool)

/** What somebody wanted to play the last time. */
export function keptWanted(): Wanted | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isWanted(kept) ? kept : undefined
  } catch {
    // Nothing readable was kept.
    return undefined
  }
}

export function keepWanted(wanted: Wanted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted))
  } catch {
    // Without storage one chooses anew each time.
  }
}
