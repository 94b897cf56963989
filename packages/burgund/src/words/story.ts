import type { Event, Language } from '@kartentisch/kernel'
import { cardId } from '../card.ts'
import { type BurgundEvent, isBurgundEvent, kindOf } from '../events.ts'
import { type Counted, counted } from './counting.ts'
import { sentence } from './sentence.ts'

/** A number of something, with its sign. */
interface Share {
  readonly sign: '+' | '−'
  readonly n: number
  readonly of: Counted
}

interface Line {
  event: BurgundEvent
  readonly shares: Share[]
}

/** Whether the second event goes on with what the first one began. */
const goesOn = (first: BurgundEvent, second: BurgundEvent): boolean =>
  kindOf(second).joins === true &&
  first.type === second.type &&
  first.seat === second.seat &&
  first.about === second.about

/** Puts the events of a story together, and leaves out what follows from what was told already. */
class Story {
  readonly #lines: Line[] = []
  /** Paid and not yet told with what it was paid for. */
  #paid: BurgundEvent[] = []

  /** The lines; payments whose purpose is still open stand at the end. */
  get lines(): readonly Line[] {
    return [...this.#lines, ...this.#paid.map(event => ({ event, shares: [] }))]
  }

  add(event: BurgundEvent): void {
    const { type, cards, count, about, to } = event
    const { untold, gives, pays, paidFor } = kindOf(event)
    if (untold || (type === 'draw' && cards.length === 0)) return
    // The round that begins tells who has the card now, and its option what it gives.
    if (type === 'start-player-card' && to === 'front') return
    if (gives !== undefined && (about === 'round-bonus' || this.#isPartOf(event))) return
    if (pays !== undefined) {
      this.#paid.push(event)
      return
    }
    const line = this.#lines.at(-1)
    if (line !== undefined && goesOn(line.event, event)) {
      line.event = { ...line.event, cards: [...line.event.cards, ...cards], count: line.event.count + count }
      return
    }
    this.#lines.push({ event, shares: paidFor ? this.#payments() : [] })
  }

  #payments(): Share[] {
    const shares = this.#paid.flatMap((event): Share[] => {
      const of = kindOf(event).pays
      return of === undefined ? [] : [{ sign: '−', n: event.count, of }]
    })
    this.#paid = []
    return shares
  }

  /** Adds what a placed card or a sale gives to the line that tells it. */
  #isPartOf(given: BurgundEvent): boolean {
    const { seat, about, count } = given
    const of = kindOf(given).gives
    const cause = this.#lines.findLast(({ event }) =>
      event.type === 'place-project' ? event.cards.some(card => cardId(card) === about) : event.type === 'sell-goods',
    )
    if (of === undefined || cause?.event.seat !== seat || about === 'egon') return false
    if (cause.event.type === 'sell-goods' && cause !== this.#lines.at(-1)) return false
    cause.shares.push({ sign: '+', n: count, of })
    return true
  }
}

/**
 * What happened, told as a person would tell it: what is paid and what is given along with what it is for, cards dealt
 * or drawn together, and nothing that always happens. The events are those a seat was told.
 */
export function story(events: readonly Event[], language: Language, names: readonly string[]): string[] {
  const told = new Story()
  for (const event of events) if (isBurgundEvent(event)) told.add(event)
  return told.lines.flatMap(({ event, shares }) => {
    const text = sentence(event, language, names)
    if (text === undefined) return []
    const parts = shares.map(({ sign, n, of }) => `${sign}${counted(n, of, language)}`)
    return parts.length === 0 ? [text] : [`${text.slice(0, -1)} (${parts.join(', ')}).`]
  })
}
