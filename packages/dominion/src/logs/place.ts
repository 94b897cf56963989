import type { LogLine } from './read.ts'
import { hasOrder, mayJoin, type Said, type Telling, UNNAMED } from './said.ts'

/** How far a log has been followed: the next line, and what of it has happened already. */
export interface Place {
  readonly line: number
  /** Cards of the line that are still to come; missing where the line hasn't begun. */
  readonly rest?: readonly string[] | undefined
  /** How many unnamed cards of the line have been used. */
  readonly used: number
}

export const START: Place = { line: 0, used: 0 }

/** What of the line at a place is still to come, by name. */
export const restOf = (lines: readonly LogLine[], { line, rest }: Place): readonly string[] =>
  rest ?? lines[line]?.cards ?? []

/** As `restOf`, but for cards that are only counted. */
export const namedRest = (lines: readonly LogLine[], place: Place): string[] =>
  restOf(lines, place).filter(id => id !== UNNAMED)

const after = ({ line }: Place): Place => ({ line: line + 1, used: 0 })

/** Takes what it can of the given cards out of a list; what is left of either. Unnamed ones may be any. */
function common(cards: readonly string[], from: readonly string[]): { missing: string[]; left: string[] } {
  const left = [...from]
  const missing = cards.filter(card => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
  while (missing.length > 0 && left.includes(UNNAMED)) {
    left.splice(left.indexOf(UNNAMED), 1)
    missing.pop()
  }
  return { missing, left }
}

/** Whether a line tells of such a deed, whatever the cards. */
const tellsOf = (line: LogLine, said: Said, { counts, exact }: Telling): boolean =>
  // Cards that are looked at one by one and taken into the hand are drawn in some logs.
  (line.verb === said.verb || (!exact && said.verb === 'look' && line.verb === 'draw')) &&
  line.seat === said.seat &&
  (!counts || said.verb !== 'play' || (line.again ?? false) === (said.again ?? false))

/** As `follow`, in a log of our own. */
function followExactly(
  lines: readonly LogLine[],
  place: Place,
  line: LogLine,
  said: Said,
  inner: boolean,
): Place | undefined {
  const { cards, count, verb } = said
  const begins = place.rest === undefined && place.used === 0
  if (begins && line.inner !== undefined && line.inner !== inner) return undefined
  if (cards === undefined || line.cards === undefined) {
    const free = line.count - place.used
    const isSame = (line.extra ?? false) === (said.extra ?? false) && (line.cards === undefined || verb === 'put-debt')
    if (!isSame || count > free || (count < free && !mayJoin(verb))) return undefined
    return count === free ? after(place) : { line: place.line, used: place.used + count }
  }
  const rest = restOf(lines, place)
  const { missing, left } = common(cards, rest)
  if (missing.length > 0 || (left.length > 0 && !mayJoin(verb))) return undefined
  if (hasOrder(verb) && cards.some((card, i) => card !== rest[i])) return undefined
  return left.length === 0 ? after(place) : { line: place.line, used: 0, rest: left }
}

/** The place after something has happened, by a card or not; nothing if the log says otherwise there. */
export function follow(
  lines: readonly LogLine[],
  from: Place,
  said: Said,
  telling: Telling,
  inner = false,
): Place | undefined {
  const first = lines[from.line]
  if (telling.exact) {
    if (first === undefined || !tellsOf(first, said, telling)) return undefined
    return followExactly(lines, from, first, said, inner)
  }
  if (said.optional && (first === undefined || !tellsOf(first, said, telling))) return from
  let place = from
  let { count } = said
  let cards = said.cards
  for (;;) {
    const line = lines[place.line]
    if (line === undefined || !tellsOf(line, said, telling)) return undefined
    if (line.cards === undefined || cards === undefined) {
      // Numbers agree as they are; cards that aren't named are counted.
      if (cards === undefined) return line.count === count || said.extra ? after(place) : undefined
      const free = line.count - place.used
      if (count < free) return { line: place.line, used: place.used + count }
      place = after(place)
      if (count === free) return place
      cards = cards.slice(free)
      count -= free
      continue
    }
    const rest = restOf(lines, place)
    const { missing, left } = common(cards, rest)
    if (left.length === 0) place = after(place)
    if (missing.length === 0) return left.length === 0 ? place : { line: place.line, used: 0, rest: left }
    if (left.length > 0 || missing.length === cards.length) return undefined
    cards = missing
  }
}
