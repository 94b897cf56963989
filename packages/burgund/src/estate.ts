import { type Card, CLOISTER, KIND, type Kind } from './card.ts'
import { data, KINDS } from './data.ts'

type Cards = readonly Card[]

/** The kind of a set is that of its ordinary cards; cloisters alone are cloisters. */
export function setKind(set: Cards): Kind {
  for (const card of set) {
    const kind = KIND[card] ?? CLOISTER
    if (kind !== CLOISTER) return kind
  }
  return CLOISTER
}

/** Whether a set is complete. */
export const isTriple = (set: Cards): boolean => set.length >= data.setSize

/** The place of the unfinished set of a kind, of which there is at most one; -1 if there is none. */
export function unfinished(estate: readonly Cards[], kind: Kind): number {
  for (let i = 0; i < estate.length; i++) {
    const set = estate[i]
    if (set !== undefined && !isTriple(set) && setKind(set) === kind) return i
  }
  return -1
}

/** The places where a card may go: sets it may join, or one past the last for a new set. */
export function placesFor(estate: readonly Cards[], card: Card): number[] {
  const kind = KIND[card] ?? CLOISTER
  const loose = unfinished(estate, CLOISTER)
  if (kind !== CLOISTER) {
    const own = unfinished(estate, kind)
    // The unfinished set of its kind comes first, even where loose cloisters lie.
    if (own >= 0) return [own]
    return loose < 0 ? [estate.length] : [loose, estate.length]
  }
  const places: number[] = []
  for (let i = 0; i < estate.length; i++) {
    const set = estate[i]
    if (set !== undefined && !isTriple(set)) places.push(i)
  }
  if (loose < 0) places.push(estate.length)
  return places
}

const ALL_COLOURS = (1 << KINDS.length) - 1

/** Whether cards of all seven colours lie there. A cloister is violet wherever it lies, and never another colour. */
export function hasAllColours(estate: readonly Cards[]): boolean {
  let colours = 0
  for (const set of estate) for (const card of set) colours |= 1 << (KIND[card] ?? 0)
  return colours === ALL_COLOURS
}
