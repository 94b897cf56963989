import { type Event, type Language, last } from '@kartentisch/kernel'
import { asCard, TREASURE } from '../card.ts'
import { type DominionEvent, isDominionEvent, kindOf } from '../events.ts'
import type { Tables } from '../tables.ts'
import { counted, type Noun } from './counting.ts'
import { sentence } from './sentence.ts'

interface Line {
  event: DominionEvent
  readonly bonuses: Map<Noun, number>
}

/** Whether the second event goes on with what the first one began. */
function goesOn(tables: Tables, first: DominionEvent, second: DominionEvent): boolean {
  if (first.type !== second.type || first.seat !== second.seat) return false
  if (first.from !== second.from || first.to !== second.to) return false
  if (first.type === 'play') {
    const treasures = [...first.cards, ...second.cards].every(card => tables.is(asCard(card), TREASURE))
    return treasures && first.from === 'hand'
  }
  const known = (event: DominionEvent) => event.cards.length > 0
  return kindOf(first).joins === true && first.about === second.about && known(first) === known(second)
}

/** Puts the events of a story together, and leaves out what follows from what was told already. */
class Story {
  readonly lines: Line[] = []
  readonly #tables: Tables
  /** What was bought and not gained yet. */
  #bought: DominionEvent | undefined

  constructor(tables: Tables) {
    this.#tables = tables
  }

  add(event: DominionEvent): void {
    const line = this.lines.at(-1)
    if (this.#isBonus(event) || this.#isPurchase(event) || this.#isKnown(event, line?.event)) return
    if (line === undefined || !goesOn(this.#tables, line.event, event)) {
      this.lines.push({ event, bonuses: new Map() })
      return
    }
    const { cards, count } = line.event
    line.event = { ...line.event, cards: [...cards, ...event.cards], count: count + event.count }
  }

  /** Adds what a card gives to the line in which it was played, if it was this turn and that is why. */
  #isBonus(event: DominionEvent): boolean {
    const { seat, about, count } = event
    const noun = kindOf(event).bonus
    if (noun === undefined) return false
    const isIts = ({ cards }: DominionEvent) => this.#tables.name(last(cards)) === about
    const cause = this.lines.findLast(
      ({ event: { type }, event }) =>
        type === 'turn' || ((type === 'play' || type === 'buy' || type === 'gain') && isIts(event)),
    )
    if (cause?.event.type !== 'play' || cause.event.seat !== seat) return false
    if (count !== 0) cause.bonuses.set(noun, (cause.bonuses.get(noun) ?? 0) + count)
    return true
  }

  /** Whether this is the gain that follows from a purchase. */
  #isPurchase(event: DominionEvent): boolean {
    const bought = this.#bought
    const { type, seat, to, cards } = event
    if (type === 'buy' || type === 'turn') this.#bought = type === 'buy' ? event : undefined
    if (type !== 'gain' || to !== 'discard' || bought?.seat !== seat || bought.cards[0] !== cards[0]) return false
    this.#bought = undefined
    return true
  }

  /** Whether this goes without saying after what was told before it. */
  #isKnown({ type, seat, about, cards }: DominionEvent, before: DominionEvent | undefined): boolean {
    const cleaning = type === 'discard' || type === 'top-of-discard' || (type === 'draw' && cards.length === 0)
    if (about === 'clean-up' && cleaning) return true
    if (before?.seat !== seat) return false
    if (type === 'top-of-discard') return before.type === 'discard' && before.cards.length > 0
    return type === 'coins' && before.type === 'spend-coffers'
  }
}

/**
 * What happened, told as a person would tell it: Treasures played together, what a card gives along with playing it,
 * a purchase without the gain that follows from it, clean-up left out but for a new hand that is seen. The events are those a seat was told.
 */
export function story(
  tables: Tables,
  events: readonly Event[],
  language: Language,
  names: readonly string[],
): string[] {
  const told = new Story(tables)
  for (const event of events) if (isDominionEvent(event)) told.add(event)
  return told.lines.flatMap(({ event, bonuses }) => {
    const text = sentence(tables, event, language, names)
    if (text === undefined) return []
    const given = [...bonuses].map(([noun, n]) => `+${counted(n, noun, language)}`)
    return given.length === 0 ? [text] : [`${text.slice(0, -1)} (${given.join(', ')}).`]
  })
}
