import { type Card, CLOISTER, DIE, data, isTriple, KIND, KINDS, REACH, setKind } from '@kartentisch/burgund'

type Estate = readonly (readonly Card[])[]

export const perKind = (): number[] => [0, 0, 0, 0, 0, 0, 0]

/** By kind: how many cards the unfinished set has, or the largest of those in several estates. */
export function openSets(estate: Estate, sizes: number[] = perKind()): number[] {
  for (const set of estate) {
    if (isTriple(set)) continue
    const kind = setKind(set)
    sizes[kind] = Math.max(sizes[kind] ?? 0, set.length)
  }
  return sizes
}

/** Which kinds don't lie in an estate yet. */
export function missingKinds(estate: Estate): ReadonlySet<number> {
  const missing = new Set(KINDS.keys())
  for (const set of estate) for (const card of set) missing.delete(KIND[card] ?? 0)
  return missing
}

/** How many cards the set has that a card would join, by the sizes of the unfinished ones. */
export function sizeFor(open: readonly number[], card: number): number {
  const kind = KIND[card] ?? CLOISTER
  if (kind === CLOISTER) return Math.max(...open)
  return (open[kind] ?? 0) || (open[CLOISTER] ?? 0)
}

/** Whether a card would complete the set it joins. */
export const completes = (open: readonly number[], card: number): boolean => sizeFor(open, card) === data.setSize - 1

/** More workers than it ever takes. */
const FAR = 9

/** Workers that it takes to place a card with the best die of a hand. */
export function workersWith(hand: readonly number[], card: number): number {
  let fewest = FAR
  for (const held of hand) fewest = Math.min(fewest, REACH[DIE[held] ?? 0]?.[DIE[card] ?? 0] ?? 0)
  return fewest
}
