import {
  ACTION,
  asCard,
  type Card,
  CURSE,
  optionNumber,
  type StandardOption,
  type StandardThing,
  TYPES,
} from '@kartentisch/dominion'
import type { Answer, Question } from '@kartentisch/kernel'
import type { Judgement } from '../judgement.ts'
import { less } from '../order.ts'
import { NO_TRAITS, type Traits } from '../trial/traits.ts'
import type { Knowledge } from './record.ts'

/** Ways of answering and weighing that several cards share. */
export type Answering = (j: Judgement, question: Question) => Answer
export type Records = Readonly<Partial<Record<StandardThing, Knowledge<Judgement>>>>

export const options = (...chosen: readonly StandardOption[]): Answer => chosen.map(optionNumber)
export const may = (yes: boolean): Answer => options(yes ? 'yes' : 'no')
export const one = (card: Card | undefined): Answer => (card === undefined ? [] : [card])
export const cardsOf = ({ choices }: Question): Card[] => choices.map(asCard)
export const shown = ({ shown: [card] }: Question): Card => asCard(card ?? CURSE)

/** The best of the choices for whoever gets it, or the worst. */
export const bestWorth: Answering = (j, question) => one(j.best(cardsOf(question)))
export const worstWorth: Answering = (j, question) => one(j.best(cardsOf(question), card => -j.worth(card)))
/** What somebody else makes least of: at the same price a card that does little, or that takes an Action. */
export const leastWelcome: Answering = (j, question) =>
  one(j.best(cardsOf(question), card => -j.worth(card) - (j.lore.rough[card] ?? 0)))
export const all: Answering = (_, question) => question.choices
/** As much as there is. */
export const most: Answering = (_, { choices }) => choices.slice(-1)

/** Spends what is left once there is nothing else to buy. */
export const leftOver =
  (limit: number): Answering =>
  (j, { choices }) => {
    const spare = j.buys > 0 ? 0 : Math.min(limit, choices.length - 1)
    return [choices[spare] ?? 0]
  }

/** What a card was found to do by one of its options. */
export const byOption = (j: Judgement, id: StandardThing, option: StandardOption): Traits =>
  j.lore.traits[j.card(id)]?.options.find(traits => traits.option === optionNumber(option)) ?? NO_TRAITS

/** A card's name, if it may be named. */
export const name = (card: Card | undefined, { choices }: Question): Answer =>
  card !== undefined && choices.includes(card) ? [card] : choices.slice(0, 1)

export const count = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length

/** The hand without the card that asks. */
export const others = (j: Judgement, id: StandardThing): Card[] => less(j.hand, j.card(id))

/** How much junk of the hand a card would trash, beyond what it has to and all in all. */
export function junk(j: Judgement, id: StandardThing): { readonly spare: number; readonly all: number } {
  const { mustTrash = 0, mayTrash = 0 } = j.lore.traits[j.card(id)] ?? {}
  const all = j.junk(others(j, id), Math.max(mustTrash, mayTrash)).length
  return { spare: all - mustTrash, all }
}

/** How many cards of the hand, the one that asks aside, lose it less than this much if they go. */
export function cheapestLosses(j: Judgement, cards: readonly Card[], limit: number): Card[] {
  const gone: Card[] = []
  let rest: readonly Card[] = cards
  for (const card of j.leastUseful(cards, cards.length)) {
    if (j.loss(card, rest) >= limit) break
    gone.push(card)
    rest = less(rest, card)
  }
  return gone
}

/** What the deck may still hold, most numerous first: all that is owned and lies nowhere in sight. */
export function likely(j: Judgement, weight: (card: Card) => number): Card | undefined {
  const { sight } = j
  const seen = [...j.hand, ...sight.inPlay(sight.seat)]
  const left = (card: Card) => j.own(card) - count(seen, card)
  return j.best(
    j.tables.all.filter(card => left(card) > 0),
    card => left(card) * weight(card),
  )
}

/** Whether so many coins more would buy something better. */
export const coinsMatter = (j: Judgement, more: number): boolean => {
  const now = j.purchase(j.coinsAhead)
  const then = j.purchase(j.coinsAhead + more)
  return then !== undefined && then !== now && (now === undefined || j.worth(then) > j.worth(now))
}

/** Whether what is left of this turn's coins after a purchase buys something else that is wanted. */
export const buysTwice = (j: Judgement): boolean => {
  const first = j.purchase(j.coinsAhead)
  return first !== undefined && j.purchase(j.coinsAhead - j.cost(first).coins) !== undefined
}

/** What so many more Actions would let the hand do, in coins. */
export const useOfActions = (j: Judgement, more: number): number =>
  j.handUse(j.hand, j.actions + more) - j.handUse(j.hand, j.actions)

/** Whether any other player holds so many cards. */
export const othersHold = (j: Judgement, size: number): boolean =>
  j.tables.others[j.sight.seat]?.some(seat => j.sight.handSize(seat) >= size) ?? false

/** One's own deck is cleared of what isn't wanted, the others' of what is. */
export const spying: Answering = (j, question) => {
  const card = shown(question)
  return options((question.concerns === undefined) === j.isPoor(card) ? 'discard' : 'keep')
}

/** What can be played once more by this card: no Command, which would be another card, and no further doubling. */
export function twice(j: Judgement, id: StandardThing, type = ACTION): { card: Card | undefined; use: number } {
  const able = others(j, id).filter(card => j.is(card, type) && !j.tables.is(card, TYPES.command))
  const plain = able.filter(card => card !== j.card('throne-room') && card !== j.card('crown'))
  const card = j.best(plain, other => j.use(other)) ?? able[0]
  return { card, use: card === undefined ? -1 : plain.length === 0 ? 0 : j.use(card) }
}
