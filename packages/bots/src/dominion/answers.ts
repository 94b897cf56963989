import { ACTION, asCard, type Card, COPPER, isDominionQuestion, NO_CARD } from '@kartentisch/dominion'
import { type Answer, at, type Question } from '@kartentisch/kernel'
import type { Judgement } from './judgement.ts'
import { cardsOf, may } from './knowledge/ways.ts'
import { less } from './order.ts'
import { keepingPurchase } from './trashing.ts'

/** Answers a question that isn't a move: as the card that asks wants it, or as such questions are best answered. */
export function answer(j: Judgement, question: Question): Answer {
  const special = isDominionQuestion(question) ? j.knows(question.about)?.answers?.[question.step] : undefined
  const given = special === undefined ? usual(j, question) : special(j, question)
  return fitting(question, given)
}

function usual(j: Judgement, question: Question): Answer {
  const { step, of, from, choices, min, max } = question
  switch (step) {
    case 'play':
      return of === 'option' ? may(j.use(asCard(question.shown[0] ?? NO_CARD)) >= 0) : play(j, question)
    case 'discard':
      if (of === 'option') return choices.slice(0, min)
      return from === 'looked' ? unwelcome(j, question) : discard(j, question)
    case 'trash':
      return of === 'option' ? may(false) : trash(j, question)
    case 'gain':
      return gain(j, question)
    case 'pass':
      return j
        .junk(cardsOf(question), 1)
        .concat(worst(j, cardsOf(question)))
        .slice(0, 1)
    case 'put-on-deck':
      return of === 'option' ? may(true) : putOnDeck(j, question)
    case 'put-in-hand':
      return sorted(cardsOf(question), card => -j.use(card)).slice(0, max)
    case 'react':
    case 'reveal':
      return sorted(cardsOf(question), card => -j.worth(card)).slice(0, max)
    case 'pay-debt':
      return choices.slice(-1)
    default:
      return choices.slice(0, min)
  }
}

/** Whatever was thought, an answer has as many of the choices as the question wants. */
function fitting({ choices, min, max }: Question, given: Answer): Answer {
  if (given.length >= min && given.length <= max) return given
  if (given.length > max) return given.slice(0, max)
  const left = [...choices]
  for (const n of given) left.splice(left.indexOf(n), 1)
  return [...given, ...left.slice(0, min - given.length)]
}

const sorted = (cards: Card[], by: (card: Card) => number): Card[] =>
  cards
    .map(card => ({ card, value: by(card) }))
    .sort((a, b) => a.value - b.value)
    .map(({ card }) => card)

const worst = (j: Judgement, cards: Card[]): Card[] => sorted(cards, card => j.worth(card)).slice(0, 1)

/** Of cards to be played one after the other, what leaves Actions comes first. */
function play(j: Judgement, question: Question): Answer {
  const cards = cardsOf(question)
  const first = j.best(cards, card => (j.is(card, ACTION) ? j.orderOf(card) : j.use(card)))
  return first === undefined ? [] : [first]
}

/** What must be discarded: as the plan says, else what the hand can best do without. */
function discard(j: Judgement, question: Question): Answer {
  const cards = cardsOf(question)
  const { min, max } = question
  const said = j.discarded(cards, max)
  if (said.length >= min) return said
  const rest = said.reduce<Card[]>((left, card) => less(left, card), cards)
  return [...said, ...j.leastUseful(rest, min - said.length)]
}

/** What was looked at and isn't worth drawing. */
function unwelcome(j: Judgement, question: Question): Answer {
  return cardsOf(question).filter(card => j.isDead(card) || (card === COPPER && j.average > 1))
}

/** What is better gone; if more must go, what is worth least or makes the most of it. */
function trash(j: Judgement, question: Question): Answer {
  const { about, from, min, max, choices } = question
  const cards = cardsOf(question)
  const value = trashingFor(j, about)
  if (value !== undefined) {
    const won = (card: Card) => value(card) - (from === 'hand' ? j.spent(card) : 0)
    const best = sorted(cards, card => -won(card)).slice(0, max)
    return best.filter((card, i) => i < min || won(card) > 0)
  }
  const junk =
    from === 'hand' && !j.strategy.saysTrash ? keepingPurchase(j, j.junk(cards, max), min) : j.junk(cards, max)
  if (junk.length >= min) return junk
  const rest = junk.reduce<Card[]>((left, card) => less(left, card), choices.map(asCard))
  return [...junk, ...sorted(rest, card => j.worth(card)).slice(0, min - junk.length)]
}

/** What comes of trashing a card for whatever asks, a card or an event, if it is for something. */
function trashingFor(j: Judgement, about: string): ((card: Card) => number) | undefined {
  const asking = j.tables.number(about)
  return asking >= 0 ? j.trashingWith(asking) : undefined
}

/** What the plan wants; if a card must be gained or is good anyway, the one that is worth most. */
function gain(j: Judgement, question: Question): Answer {
  const cards = cardsOf(question)
  const wanted = j.wanted(cards)
  if (wanted !== undefined) return [wanted]
  const best = j.best(cards, card => j.worthGaining(card))
  return best !== undefined && (question.min > 0 || j.worthGaining(best) > 1) ? [best] : []
}

function putOnDeck(j: Judgement, question: Question): Answer {
  const cards = cardsOf(question)
  const { from, min, max } = question
  if (from === 'discard') {
    const best = j.best(cards, card => (j.isDead(card) ? -1 : j.use(card)))
    if (best === undefined || (min === 0 && (j.isDead(best) || j.use(best) <= j.drawn))) return []
    return [best]
  }
  // The last one comes to lie on top.
  if (from !== 'hand') return sorted(cards, card => (j.isDead(card) ? -1 : j.use(card)))
  const put: Card[] = []
  let rest: Card[] = cards
  while (put.length < max) {
    const card = spare(j, rest)
    put.push(card)
    rest = less(rest, card)
  }
  return put
}

/** A card of the hand that is better drawn next turn: what can't be played or paid with now, else what is of no use. */
function spare(j: Judgement, hand: Card[]): Card {
  if (j.sight.turn.seat === j.whose) {
    const surplus = j.coinsAhead - (targetCost(j) ?? 0)
    const idle = hand.filter(card => {
      if (j.isDead(card)) return false
      if (j.is(card, ACTION)) return j.loss(card, hand) <= 0.05
      return (j.lore.coins[card] ?? 0) <= surplus
    })
    const best = j.best(idle, card => j.use(card))
    if (best !== undefined) return best
  }
  return at(j.leastUseful(hand, 1), 0)
}

/** What this turn's purchase costs, as things stand. */
function targetCost(j: Judgement): number | undefined {
  const card = j.purchase(j.coinsAhead)
  return card === undefined ? undefined : j.cost(card).coins
}
