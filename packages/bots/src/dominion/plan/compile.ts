import { asCard, type Card, type Tables, TYPES } from '@kartentisch/dominion'
import type { Facts } from '../facts.ts'
import { type Amount, COUNTED_TYPES, type Fact, type Truth } from './expression.ts'

export type Condition = (facts: Facts) => boolean
type Quantity = (facts: Facts) => number

/** The kinds of card a name stands for in a game: one, those of a pile of several kinds, or none. */
export function cardsNamed(tables: Tables, name: string): readonly Card[] {
  const pile = tables.piles[tables.pile(name)]
  if (pile !== undefined) return pile.cards
  const n = tables.number(name)
  return n >= 0 && n < tables.faces.length ? [asCard(n)] : []
}

const FACT: Readonly<Record<Fact, Quantity>> = {
  endgame: facts => facts.endgame,
  empty: facts => facts.empty,
  deck: facts => facts.deck,
  money: facts => facts.money,
  turn: facts => facts.turn,
  coins: facts => facts.coins,
  buys: facts => facts.buys,
  actions: facts => facts.actions,
  gained: facts => facts.gained,
  points: facts => facts.points,
  lead: facts => facts.lead,
  average: facts => facts.coinsOfFive,
  undrawn: facts => facts.unshuffled,
  shuffled: facts => facts.shuffled,
}

/** Those that a name in a condition stands for: as in a line, or all of a type. */
function cardsCounted(tables: Tables, name: string): readonly Card[] {
  const type = COUNTED_TYPES.find(candidate => candidate === name)
  if (type === undefined) return cardsNamed(tables, name)
  return tables.all.filter(card => ((tables.types[card] ?? 0) & TYPES[type]) > 0)
}

/** The piles of some cards. */
const pilesOf = (tables: Tables, cards: readonly Card[]): number[] => [
  ...new Set(cards.map(card => tables.pileOf[card] ?? -1)),
]

/** The sum over some cards or piles. Most conditions name one, and are asked so often that its own function is worth it. */
function summed<Of>(all: readonly Of[], quantityOf: (one: Of) => Quantity): Quantity {
  const quantities = all.map(quantityOf)
  const [only] = quantities
  if (only !== undefined && quantities.length === 1) return only
  return facts => quantities.reduce((sum, one) => sum + one(facts), 0)
}

function quantity(tables: Tables, amount: Amount): Quantity {
  switch (amount.is) {
    case 'number': {
      const { value } = amount
      return () => value
    }
    case 'fact':
      return FACT[amount.fact]
    case 'own':
      return summed(cardsCounted(tables, amount.name), card => facts => facts.own(card))
    case 'hand': {
      const cards = cardsCounted(tables, amount.name)
      return facts => facts.holding(cards)
    }
    case 'play': {
      const cards = cardsCounted(tables, amount.name)
      return facts => facts.playing(cards)
    }
    case 'others':
      return summed(pilesOf(tables, cardsCounted(tables, amount.name)), pile => facts => facts.others(pile))
    case 'supply':
      return summed(pilesOf(tables, cardsCounted(tables, amount.name)), pile => facts => facts.left(pile))
  }
  const [left, right] = [quantity(tables, amount.left), quantity(tables, amount.right)]
  switch (amount.is) {
    case '+':
      return facts => left(facts) + right(facts)
    case '-':
      return facts => left(facts) - right(facts)
    case '*':
      return facts => left(facts) * right(facts)
    case '/':
      return facts => left(facts) / right(facts)
  }
}

/** Makes a condition into a function, for one game's cards. */
export function compile(tables: Tables, truth: Truth): Condition {
  switch (truth.is) {
    case 'not': {
      const of = compile(tables, truth.of)
      return facts => !of(facts)
    }
    case 'and': {
      const [first, second] = [compile(tables, truth.first), compile(tables, truth.second)]
      return facts => first(facts) && second(facts)
    }
    case 'or': {
      const [first, second] = [compile(tables, truth.first), compile(tables, truth.second)]
      return facts => first(facts) || second(facts)
    }
  }
  const [left, right] = [quantity(tables, truth.left), quantity(tables, truth.right)]
  switch (truth.is) {
    case '<':
      return facts => left(facts) < right(facts)
    case '<=':
      return facts => left(facts) <= right(facts)
    case '>':
      return facts => left(facts) > right(facts)
    case '>=':
      return facts => left(facts) >= right(facts)
    case '=':
      return facts => left(facts) === right(facts)
    case '!=':
      return facts => left(facts) !== right(facts)
  }
}
