import { groupedBy } from '@kartentisch/kernel'
import type { StoredSeek } from '../store/seeks.ts'

/** How far ratings may lie apart at first, and how much farther with every second of waiting. */
const FIRST_WINDOW = 150
const WIDER_PER_SECOND = 15

const windowOf = ({ since }: StoredSeek, now: number): number =>
  FIRST_WINDOW + (WIDER_PER_SECOND * Math.max(0, now - since)) / 1000

/** Whether one of two has blocked the other. */
export type Apart = (a: string, b: string) => boolean

/** Whether two may play together: near enough for whoever waits longer, not from one place, programs with who wants that. */
function fit(a: StoredSeek, b: StoredSeek, now: number, areApart: Apart): boolean {
  if (areApart(a.player, b.player)) return false
  if (Math.abs(a.rating - b.rating) > Math.max(windowOf(a, now), windowOf(b, now))) return false
  if ((a.program && !b.programs) || (b.program && !a.programs)) return false
  return a.address === null || a.address !== b.address
}

/** What all of these would play with. */
export const inCommon = (seeks: readonly StoredSeek[]): string[] => {
  const [first, ...others] = seeks
  return first?.pool.filter(words => others.every(({ pool }) => pool.includes(words))) ?? []
}

const agree = (seeks: readonly StoredSeek[]): boolean =>
  seeks.every(({ pool }) => pool.length === 0) || inCommon(seeks).length > 0

/** What somebody would play with, each by itself; those who don't choose are among themselves. */
const wishesOf = ({ pool }: StoredSeek): readonly string[] => (pool.length === 0 ? [''] : pool)

/**
 * Those who want the same and wait, by what they would play with: whoever has nothing in common with anybody is not
 * compared with everybody, every second.
 */
class Waiting {
  readonly #byWish = new Map<string, Set<StoredSeek>>()

  constructor(seeks: readonly StoredSeek[]) {
    for (const seek of seeks)
      for (const wish of wishesOf(seek)) this.#byWish.set(wish, (this.#byWish.get(wish) ?? new Set()).add(seek))
  }

  delete(seek: StoredSeek): void {
    for (const wish of wishesOf(seek)) this.#byWish.get(wish)?.delete(seek)
  }

  /** The others who would play with something that somebody would play with too. */
  others(seek: StoredSeek): StoredSeek[] {
    const all = new Set(wishesOf(seek).flatMap(wish => [...(this.#byWish.get(wish) ?? [])]))
    all.delete(seek)
    return [...all]
  }
}

/** The nearest who fit somebody and each other, as many as are needed; nothing if there are not enough. */
function company(
  first: StoredSeek,
  others: readonly StoredSeek[],
  players: number,
  now: number,
  areApart: Apart,
): StoredSeek[] | undefined {
  const near = others
    .filter(other => fit(first, other, now, areApart))
    .sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating) || a.since - b.since)
  const together = [first]
  for (const other of near) {
    if (together.length === players) break
    if (together.every(one => fit(one, other, now, areApart)) && agree([...together, other])) together.push(other)
  }
  return together.length === players ? together : undefined
}

/** Who plays with whom: whoever has waited longest chooses first. `playersOf` says how many a wish is for. */
export function match(
  seeks: readonly StoredSeek[],
  now: number,
  playersOf: (wanted: string) => number,
  areApart: Apart = () => false,
): StoredSeek[][] {
  const groups = groupedBy(seeks, ({ wanted }) => wanted)
  return [...groups].flatMap(([wanted, alike]) => {
    if (alike.length < 2) return []
    const waiting = new Waiting(alike)
    const gone = new Set<StoredSeek>()
    const players = playersOf(wanted)
    return alike.flatMap(first => {
      const found = gone.has(first) ? undefined : company(first, waiting.others(first), players, now, areApart)
      if (found === undefined) return []
      for (const one of found) {
        gone.add(one)
        waiting.delete(one)
      }
      return [found]
    })
  })
}
