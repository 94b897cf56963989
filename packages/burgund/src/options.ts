import { cardName, goodName } from './card.ts'
import { data } from './data.ts'

/** Whatever a player can choose, as a number: what is done, and to which card, stack, set or amount. */
export const OPTIONS = [
  'play',
  'buy-cards',
  'end-turn',
  'take-card',
  'place-project',
  'sell-goods',
  'refill-workers',
  'take-silver',
  'pass',
  'keep',
  'use',
  'discard',
  'set',
  'goods',
  'animals',
  'effect',
  'round-bonus',
  'bonus',
  'convert',
] as const

/** What can be chosen to be done. */
export type OptionKind = (typeof OPTIONS)[number]

/** What an answer stands for. */
export interface Option {
  readonly kind: OptionKind
  /** A card, a sort, a stack, the place of a set in the estate, the workers of a conversion, or nothing. */
  readonly of: number
  /** The row a card is taken from, the round of a bonus, the silver of a conversion. */
  readonly with: number
}

const SPAN = 1024
/** A row and a card, or a round and a bonus, share the span of one kind. */
const PART = 64

/** The last kind has no end: nobody can say how many workers and silver a player may have. */
const CONVERSION = OPTIONS.indexOf('convert') * SPAN

/** The number by which an option is answered. */
export const optionNumber = (kind: OptionKind, of = 0, beside = 0): number =>
  kind === 'convert' ? CONVERSION + of * SPAN + beside : OPTIONS.indexOf(kind) * SPAN + beside * PART + of

/** What a number stands for. */
export function optionOf(n: number): Option {
  if (n >= CONVERSION) return { kind: 'convert', of: Math.floor((n - CONVERSION) / SPAN), with: n % SPAN }
  const kind = OPTIONS[Math.floor(n / SPAN)]
  if (kind === undefined) throw new RangeError(`${n} is not an option.`)
  return { kind, of: n % PART, with: Math.floor((n % SPAN) / PART) }
}

/** The parts of a number that isn't a conversion. */
export const partOf = (n: number): number => n % PART
export const partWith = (n: number): number => Math.floor((n % SPAN) / PART)

/** Where each kind begins, for the rules to make and tell apart numbers quickly: `TAKE + row * WITH + card`. */
export const WITH = PART
export const PLAY = optionNumber('play')
export const BUY_CARDS = optionNumber('buy-cards')
export const END_TURN = optionNumber('end-turn')
export const TAKE = optionNumber('take-card')
export const PLACE = optionNumber('place-project')
export const SELL = optionNumber('sell-goods')
export const REFILL = optionNumber('refill-workers')
export const SILVER = optionNumber('take-silver')
export const PASS = optionNumber('pass')
export const KEEP = optionNumber('keep')
export const USE = optionNumber('use')
export const DISCARD = optionNumber('discard')
export const SET = optionNumber('set')
export const GOODS_STACK = optionNumber('goods')
export const ANIMALS_STACK = optionNumber('animals')
export const EFFECT = optionNumber('effect')
export const ROUND_BONUS = optionNumber('round-bonus')
export const BONUS = optionNumber('bonus')

/** An option in words, as near to those of a litmus test as may be. */
export function tellOption(n: number): string {
  const { kind, of, with: beside } = optionOf(n)
  switch (kind) {
    case 'play':
    case 'keep':
    case 'use':
    case 'discard':
      return `${kind} ${cardName(of)}`
    case 'take-card':
      return `take ${cardName(of)} from row ${beside}`
    case 'place-project':
      return `place ${cardName(of)}`
    case 'sell-goods':
      return `sell ${goodName(of)}`
    case 'refill-workers':
      return 'hire'
    case 'take-silver':
      return 'silver'
    case 'convert':
      return `convert ${of} workers ${beside} silver`
    case 'buy-cards':
      return 'purchase'
    case 'end-turn':
      return 'end turn'
    case 'set':
      return `set ${of + 1}`
    case 'goods':
    case 'animals':
      return `${kind} stack ${of + 1}`
    case 'bonus': {
      const given = Object.entries(data.roundCards[beside]?.options[of] ?? {})
      return given.map(([what, count]) => `${count} ${what}`).join(' and ')
    }
    case 'round-bonus':
      return 'round bonus'
    default:
      return kind
  }
}
