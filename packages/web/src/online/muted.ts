const KEY = 'kartentisch muted'

/** So many tables are remembered. */
const MOST = 50

function muted(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    // Nothing readable was kept: nothing is muted.
    return []
  }
}

/** Whether somebody wants to hear nothing of what is said at a table. */
export const isMuted = (table: string): boolean => muted().includes(table)

export function mute(table: string, on: boolean): void {
  const others = muted().filter(other => other !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify((on ? [table, ...others] : others).slice(0, MOST)))
  } catch {
    // Without storage it holds until the page is left.
  }
}
