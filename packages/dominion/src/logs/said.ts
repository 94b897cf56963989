import { type Event, eventFor, type Seat } from '@kartentisch/kernel'
import { asCard, TREASURE } from '../card.ts'
import { type DominionEvent, isDominionEvent } from '../events.ts'
import type { Tables } from '../tables.ts'

/** What a line of a log can tell of. */
export type Verb =
  | 'turn'
  | 'shuffle'
  | 'play'
  | 'buy'
  | 'gain'
  | 'draw'
  | 'discard'
  | 'trash'
  | 'reveal'
  | 'look'
  | 'set-aside'
  | 'put-in-hand'
  | 'put-on-deck'
  | 'pass'
  | 'name'
  | 'return'
  | 'put-debt'
  | 'deck-to-discard'
  | 'all-to-hand'
  | 'shuffle-into-deck'
  | 'bid'
  | Bonus

/** What is counted: programs differ in whether they write it down. */
const BONUSES = [
  'actions',
  'buys',
  'coins',
  'potions',
  'coffers',
  'vp',
  'take-debt',
  'pay-debt',
  'spend-coffers',
  'remove-coffers',
] as const
type Bonus = (typeof BONUSES)[number]

/** What a log tells: programs differ in that. */
export interface Telling {
  /** Whether what is counted must be as it is written. */
  readonly counts: boolean
  /** Whether what is looked at or revealed stands there as it was: some logs list what lay there when they were read. */
  readonly sights: boolean
  /** Whether shuffles are told, after the first ones. */
  readonly shuffles: boolean
  /** Whether it is one of ours: cards stand in their order, and what is done at once stands in one line. */
  readonly exact: boolean
}

export const isBonus = (verb: string): verb is Bonus => (BONUSES as readonly string[]).includes(verb)

/** A card in a line that names others, but not this one. */
export const UNNAMED = '?'

/** What somebody did, as a line tells it. */
export interface Said {
  readonly verb: Verb
  readonly seat: Seat
  /** Ids of cards, events or piles in order; missing where they are only counted. */
  readonly cards?: readonly string[]
  readonly count: number
  /** A copy that was played once already. */
  readonly again?: boolean
  readonly extra?: boolean
  /** It follows from the Treasure or token before it, and is written beside that. */
  readonly beside?: boolean
  /** What becomes of a card that was looked at: others may leave it out. */
  readonly optional?: boolean
}

/** Money that comes with a Treasure or a token is written beside it. */
function standsBeside(tables: Tables, { type, about }: DominionEvent): boolean {
  if (type !== 'coins' && type !== 'potions') return false
  const face = tables.catalogue.cards.get(about)
  return face === undefined || face.types.includes('treasure')
}

const named = (tables: Tables, event: Event): Pick<Said, 'cards'> =>
  event.cards.length === 0 && event.count > 0 ? {} : { cards: event.cards.map(card => tables.name(card)) }

/** Whether something is done by a card or event, and not by a player in a phase: such lines are indented. */
export const isInner = ({ catalogue }: Tables, verb: Verb, about: string): boolean =>
  verb !== 'turn' && (catalogue.cards.has(about) || catalogue.events.has(about))

/** What a log tells of an event, as a seat saw it or as it was; nothing where it is silent. */
export function saidOf(tables: Tables, whole: Event, eye?: Seat): Said | undefined {
  if (!isDominionEvent(whole)) return undefined
  // Discarding is done openly in logs.
  const shown = eye === undefined || whole.type === 'discard' ? whole : eventFor(whole, eye)
  const event: Event = shown
  const { seat, count } = event
  switch (whole.type) {
    case 'turn':
      return { verb: 'turn', seat, count, extra: whole.to === 'extra' }
    case 'buy-event':
      return { verb: 'buy', seat, cards: [whole.from], count: 1 }
    case 'put-debt':
      return { verb: 'put-debt', seat, cards: [whole.to], count: 1 }
    case 'play':
      return { verb: 'play', seat, ...named(tables, event), count, again: whole.from === 'play' }
    case 'discard':
      return whole.about === 'clean-up' ? undefined : { verb: 'discard', seat, ...named(tables, event), count }
    case 'look':
      return count === 0 ? undefined : { verb: 'look', seat, ...named(tables, event), count }
    case 'set-aside-face-down':
      return { verb: 'set-aside', seat, ...named(tables, event), count }
    case 'move':
      return {
        verb: whole.to === 'hand' ? 'put-in-hand' : whole.to === 'deck' ? 'put-on-deck' : 'discard',
        seat,
        ...named(tables, event),
        count,
      }
    case 'reveal':
      return count === 0 ? undefined : { verb: 'reveal', seat, ...named(tables, event), count }
    case 'name':
      return { verb: 'name', seat, cards: event.cards.map(card => tables.name(card)), count: 1 }
    case 'shuffle':
    case 'deck-to-discard':
    case 'shuffle-into-deck':
      return { verb: whole.type, seat, count: 1 }
    case 'all-to-hand':
      return { verb: 'all-to-hand', seat, count: 1 }
    case 'bid':
      return { verb: 'bid', seat, count }
    case 'set-aside':
    case 'put-in-hand':
      return { verb: whole.type, seat, ...named(tables, event), count, optional: whole.from === 'looked' }
    case 'buy':
    case 'gain':
    case 'draw':
    case 'trash':
    case 'put-on-deck':
    case 'pass':
    case 'return':
      return { verb: whole.type, seat, ...named(tables, event), count }
    default:
      if (!isBonus(whole.type) || count === 0) return undefined
      return { verb: whole.type, seat, count, beside: standsBeside(tables, whole) }
  }
}

/** Whether a log of this kind has a line for it. */
export const isTold = (said: Said | undefined, telling: Telling): said is Said =>
  said !== undefined && said.beside !== true && isReliable(said, telling)

/** Whether a log of this kind can be relied on in what it says of such a deed. */
export const isReliable = ({ verb }: Pick<Said, 'verb'>, { counts, sights, shuffles }: Telling): boolean =>
  (counts || !isBonus(verb)) && (sights || (verb !== 'look' && verb !== 'reveal')) && (shuffles || verb !== 'shuffle')

/** The order in which cards are played or put on a deck is told; elsewhere what is in a line came together. */
export const hasOrder = (verb: Verb): boolean => verb === 'play' || verb === 'put-on-deck'

/** What may be done several times in one line. */
const JOINED: readonly Verb[] = ['draw', 'discard', 'trash', 'reveal']
export const mayJoin = (verb: Verb): boolean => verb === 'play' || JOINED.includes(verb)

/** Whether several of these in a row are one line. */
export function joins(tables: Tables, a: Said, b: Said): boolean {
  if (a.verb !== b.verb || a.seat !== b.seat || (a.cards === undefined) !== (b.cards === undefined)) return false
  if (a.verb === 'play') {
    const isMoney = (id: string) => tables.is(asCard(tables.number(id)), TREASURE)
    return !a.again && !b.again && [...(a.cards ?? []), ...(b.cards ?? [])].every(isMoney)
  }
  return JOINED.includes(a.verb)
}
