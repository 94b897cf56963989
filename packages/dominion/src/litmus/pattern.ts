import { at, type Given, type Pattern, type Seat, seat } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import type { DominionRules } from '../rules.ts'
import type { PlayerState, State } from '../state.ts'
import { pileIndex, readCards, seatNamed, seatNames } from './named.ts'

const PLAYER_ZONES = ['hand', 'deck', 'discard', 'play', 'aside'] as const
const COUNTERS = ['actions', 'buys', 'coins', 'potions'] as const
const TOKENS = ['coffers', 'debt', 'vp'] as const
const PLAYER_FIELDS = [...PLAYER_ZONES, ...COUNTERS, ...TOKENS, 'turns', 'score']
const FIELDS = ['supply', 'tokens', 'trash', 'prizes', 'blackMarket', 'turn', 'phase', 'over', 'winners']

type Cards = readonly Card[]

const sorted = (cards: Cards) => [...cards].sort((a, b) => a - b)
const equal = (a: Cards, b: Cards) => a.length === b.length && a.every((card, i) => card === b[i])

/** Whether `some` are all among `cards`, each as often. */
function includesAll(cards: Cards, some: Cards): boolean {
  const left = [...cards]
  return some.every(card => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}

/** A pattern for some cards, which are given from the top down. */
function zonePattern(rules: DominionRules, given: Given, ordered: boolean): (cards: Cards) => boolean {
  const { tables } = rules
  if (given.isList) {
    const wanted = readCards(tables, given)
    return ordered ? cards => equal(cards, wanted) : cards => equal(sorted(cards), sorted(wanted))
  }
  const tests = given.record(['size', 'has', 'not', 'top']).map(([key, value]): ((cards: Cards) => boolean) => {
    if (key === 'size') {
      const fits = value.comparison()
      return cards => fits(cards.length)
    }
    const wanted = readCards(tables, value)
    if (key === 'has') return cards => includesAll(cards, wanted)
    if (key === 'not') return cards => !wanted.some(card => cards.includes(card))
    return cards => equal(cards.slice(0, wanted.length), wanted)
  })
  return cards => tests.every(fits => fits(cards))
}

/** A player's zone from the top down. */
function zone(player: PlayerState, name: (typeof PLAYER_ZONES)[number]): Cards {
  switch (name) {
    case 'hand':
    case 'play':
      return player[name]
    case 'deck':
    case 'discard':
      return player[name].toReversed()
    case 'aside':
      return [...player.aside, ...player.looked, ...player.returning, ...player.later.flatMap(later => later.cards)]
  }
}

type Test = (state: State) => string | undefined

/** Complains in words about what is there and what was wanted. */
const complain = (what: string, is: string, wanted: Given) => `${what} is ${is}, not ${JSON.stringify(wanted.value)}`

function readPlayer(rules: DominionRules, whose: Seat, given: Given): Test[] {
  const p = `p${whose + 1}`
  const names = (cards: Cards) => `[${cards.map(card => rules.tables.name(card)).join(', ')}]`
  return given.record(PLAYER_FIELDS).map(([field, value]): Test => {
    const inZone = PLAYER_ZONES.find(name => name === field)
    if (inZone !== undefined) {
      const fits = zonePattern(rules, value, inZone === 'deck')
      return state => {
        const cards = zone(at(state.players, whose), inZone)
        return fits(cards) ? undefined : complain(`${p}.${field}`, names(cards), value)
      }
    }
    const fits = value.comparison()
    const number = (state: State): number => {
      const player = at(state.players, whose)
      const token = TOKENS.find(name => name === field)
      if (token !== undefined) return player[token]
      const counter = COUNTERS.find(name => name === field)
      if (counter !== undefined) return state.turn.seat === whose ? state.turn[counter] : 0
      if (field === 'score') return at(rules.scores(state), whose)
      return player.turns - (state.turn.seat === whose && !state.turn.extra && !rules.over(state) ? 1 : 0)
    }
    return state => (fits(number(state)) ? undefined : complain(`${p}.${field}`, String(number(state)), value))
  })
}

function readSupply(rules: DominionRules, given: Given): Test[] {
  return given
    .record(key => key)
    .map(([name, value]): Test => {
      const i = pileIndex(rules.tables, name, value)
      const { split } = at(rules.tables.piles, i)
      if (value.isList && split >= 0) {
        const fits = zonePattern(rules, value, true)
        return state =>
          fits(at(state.stacks, split).toReversed())
            ? undefined
            : complain(`The pile ${name}`, `${at(state.piles, i)} cards`, value)
      }
      const fits = value.comparison()
      return state =>
        fits(at(state.piles, i)) ? undefined : complain(`The pile ${name}`, String(at(state.piles, i)), value)
    })
}

function readTokens(rules: DominionRules, given: Given): Test[] {
  const { tables } = rules
  return given
    .record(key => key)
    .flatMap(([name, kinds]) => {
      const landmark = tables.landmarks.findIndex(({ id }) => id === name)
      const pile = landmark < 0 ? pileIndex(tables, name, kinds) : -1
      return kinds.record(['vp', 'debt']).map(([kind, value]): Test => {
        const fits = value.comparison()
        const number = (state: State) => {
          if (kind === 'debt') return pile < 0 ? 0 : at(state.pileDebt, pile)
          return pile < 0 ? at(state.landmarkVp, landmark) : at(state.pileVp, pile)
        }
        return state => (fits(number(state)) ? undefined : complain(`${kind} on ${name}`, String(number(state)), value))
      })
    })
}

function readShared(rules: DominionRules, field: string, value: Given): Test[] {
  const names = (cards: Cards) => `[${cards.map(card => rules.tables.name(card)).join(', ')}]`
  const cardsOf = (cards: (state: State) => Cards, ordered: boolean): Test[] => {
    const fits = zonePattern(rules, value, ordered)
    return [state => (fits(cards(state)) ? undefined : complain(field, names(cards(state)), value))]
  }
  const same = (is: (state: State) => string, wanted: string): Test[] => [
    state => (is(state) === wanted ? undefined : complain(field, is(state), value)),
  ]
  switch (field) {
    case 'supply':
      return readSupply(rules, value)
    case 'tokens':
      return readTokens(rules, value)
    case 'trash':
      return cardsOf(state => state.trash.toReversed(), false)
    case 'prizes':
      return cardsOf(state => state.prizes, false)
    case 'blackMarket':
      return cardsOf(state => state.blackMarket.toReversed(), true)
    case 'turn':
      return same(state => `p${state.turn.seat + 1}`, value.text())
    case 'phase':
      return same(state => state.turn.phase, value.text())
    case 'over':
      return same(state => String(rules.over(state)), String(value.flag()))
    default: {
      const wanted = value
        .list()
        .map(item => seatNamed(item.text(), rules.seats) ?? item.fail(`There is no seat "${item.text()}".`))
      return same(
        state =>
          [...rules.winners(state)]
            .sort((a, b) => a - b)
            .map(s => `p${s + 1}`)
            .join(' '),
        wanted
          .sort((a, b) => a - b)
          .map(s => `p${seat(s) + 1}`)
          .join(' '),
      )
    }
  }
}

/** Reads a pattern: everything in it must hold. */
export function readPattern(rules: DominionRules, given: Given): Pattern<State> {
  const tests = given.record([...seatNames(rules.seats), ...FIELDS]).flatMap(([field, value]) => {
    const whose = seatNamed(field, rules.seats)
    return whose === undefined ? readShared(rules, field, value) : readPlayer(rules, whose, value)
  })
  return state => {
    for (const test of tests) {
      const fault = test(state)
      if (fault !== undefined) return fault
    }
    return undefined
  }
}
