import { useSyncExternalStore } from 'react'

/** Where one is: the part of the address behind `#/`, so that the page works wherever its files lie. */
const here = (): string => location.hash.replace(/^#\/?/, '')

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What is damaged in an address is taken as it stands: the page it leads to says what is wrong. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parts of the address: `dominion/abc` is ['dominion', 'abc']. */
export const useRoute = (): readonly string[] => useSyncExternalStore(watch, here).split('/').map(decoded)

export const go = (...parts: readonly string[]): void => {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`
}

export const linkTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
