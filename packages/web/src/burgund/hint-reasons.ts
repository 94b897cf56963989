import {
  type Card,
  cardId,
  cardName,
  cardNamed,
  choiceLabel,
  DIE,
  data,
  type Option,
  optionOf,
  type PlayerView,
  textOf,
  type View,
} from '@kartentisch/burgund'
import { inEvery, type Wording } from '@kartentisch/kernel'
import type { Hint } from '../table/feed.ts'
import { say } from '../words/burgund-hints.ts'

/** The kind a card counts as in the estate: every building is a building. */
const kindOf = (card: number): string => data.cards.find(({ id }) => id === cardId(card))?.kind ?? ''

/** How many cards lie in the unfinished set that a card of this kind would join. */
const begun = ({ estate }: PlayerView, card: number): number =>
  estate.find(({ kind, cards }) => kind === kindOf(card) && cards.length < data.setSize)?.cards.length ?? 0

/** What placing a card does, as far as its first line says it. */
const effectOf = (card: number): Wording =>
  inEvery(language => (textOf(cardId(card), language).split('\n')[0] ?? '').replace(/\.$/, ''))

const SIMPLE: Readonly<Partial<Record<Option['kind'], Wording>>> = {
  'refill-workers': say('do refill-workers'),
  'take-silver': say('do take-silver'),
  convert: say('do convert'),
  'buy-cards': say('do buy-cards'),
  discard: say('do discard'),
  set: say('do set'),
  goods: say('do goods'),
  animals: say('do animals'),
  bonus: say('do bonus'),
  'round-bonus': say('do round-bonus'),
  pass: say('do pass'),
  'end-turn': say('do end-turn'),
}

/** Why this answer is sensible, in one sentence. */
export function burgundReason(view: View, own: PlayerView, n: number, next: Hint['next']): Wording {
  const option = optionOf(n)
  const { kind, of } = option
  switch (kind) {
    case 'play':
    case 'use':
      return whyPlay(view, next)
    case 'take-card':
    case 'keep':
      return whyTake(own, of)
    case 'place-project':
      return whyPlace(own, of)
    case 'sell-goods':
      return say('sell')
    default:
      return SIMPLE[kind] ?? say('best')
  }
}

/** A die is chosen for what it lets one do. */
function whyPlay(view: View, next: Hint['next']): Wording {
  const [n] = next?.answer ?? []
  if (next === undefined || n === undefined) return say('best')
  return say('can then', { what: inEvery(language => choiceLabel(next.question, n, language, view)) })
}

function whyTake(own: PlayerView, card: number): Wording {
  if (begun(own, card) > 0) return say('leads to triple')
  if ((own.hand ?? []).some(name => DIE[cardNamed(name) ?? -1] === DIE[card])) return say('holds die')
  if (kindOf(card) === 'cloister') return say('cloister')
  return say('placed brings', { effect: effectOf(card) })
}

function whyPlace(own: PlayerView, card: number): Wording {
  if (begun(own, card) === data.setSize - 1) return say('completes triple')
  if (kindOf(card) === 'cloister') return say('cloister')
  return say('takes effect', { effect: effectOf(card) })
}

/** What is clicked to choose this, as a selector. */
export function clickFor({ front }: { readonly front: number }, n: number): string {
  const { kind, of, with: beside } = optionOf(n)
  const look = (card: number | Card) => `[data-look="${cardName(card)}"]`
  switch (kind) {
    case 'play':
      return `[data-place="hand:${front}"] ${look(of)}`
    case 'take-card':
      return `[data-place="row-${beside}"] ${look(of)}`
    case 'place-project':
    case 'discard':
      return `[data-place="projects:${front}"] ${look(of)}`
    case 'sell-goods':
      return `[data-place="storage:${front}"] [data-look="${data.goods[of]?.id ?? ''}"]`
    case 'goods':
    case 'animals':
      return `[data-place="${kind}-${of + 1}"] button`
    case 'keep':
      return `[data-place="bought"] li:has(${look(of)}) button:first-of-type`
    case 'use':
      return `[data-place="bought"] li:has(${look(of)}) button:last-of-type`
    case 'set':
      return `[data-place="estate:${front}"] li:nth-child(${of + 1}) button`
    default:
      return `[data-move="${kind}"]`
  }
}
