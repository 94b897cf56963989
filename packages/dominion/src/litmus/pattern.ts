import {
  at,
  type Given,
  isNot,
  type Pattern,
  readSeat,
  type Seat,
  seatNamed,
  seatNames,
  type Wording,
  zonePattern,
} from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import type { DominionRules } from '../rules.ts'
import type { PlayerState, State } from '../state.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'
import { pileIndex, readCards } from './named.ts'

const PLAYER_ZONES = ['hand', 'deck', 'discard', 'play', 'aside'] as const
const COUNTERS = ['actions', 'buys', 'coins', 'potions'] as const
const TOKENS = ['coffers', 'debt', 'vp'] as const
const PLAYER_FIELDS = [...PLAYER_ZONES, ...COUNTERS, ...TOKENS, 'turns', 'score']
const FIELDS = ['supply', 'tokens', 'trash', 'prizes', 'blackMarket', 'turn', 'phase', 'over', 'winners']

type Cards = readonly Card[]

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

type Test = (state: State) => Wording | undefined

/** A pattern for some cards, which are given from the top down. */
const cardsPattern = ({ tables }: DominionRules, given: Given, ordered: boolean): ((cards: Cards) => boolean) =>
  zonePattern(given, list => readCards(tables, list), ordered)

function readPlayer(rules: DominionRules, whose: Seat, given: Given): Test[] {
  const p = `p${whose + 1}`
  const names = (cards: Cards) => `[${cards.map(card => rules.tables.name(card)).join(', ')}]`
  return given.record(PLAYER_FIELDS).map(([field, value]): Test => {
    const inZone = PLAYER_ZONES.find(name => name === field)
    if (inZone !== undefined) {
      const fits = cardsPattern(rules, value, inZone === 'deck')
      return state => {
        const cards = zone(at(state.players, whose), inZone)
        return fits(cards) ? undefined : isNot(`${p}.${field}`, names(cards), value)
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
    return state => (fits(number(state)) ? undefined : isNot(`${p}.${field}`, String(number(state)), value))
  })
}

function readSupply(rules: DominionRules, given: Given): Test[] {
  return given
    .record(key => key)
    .map(([name, value]): Test => {
      const i = pileIndex(rules.tables, name, value)
      const { split } = at(rules.tables.piles, i)
      if (value.isList && split >= 0) {
        const fits = cardsPattern(rules, value, true)
        return state =>
          fits(at(state.stacks, split).toReversed())
            ? undefined
            : isNot(say('thePile', { name }), say('cards', { n: at(state.piles, i) }), value)
      }
      const fits = value.comparison()
      return state =>
        fits(at(state.piles, i)) ? undefined : isNot(say('thePile', { name }), String(at(state.piles, i)), value)
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
        return state =>
          fits(number(state)) ? undefined : isNot(say('onPile', { kind, name }), String(number(state)), value)
      })
    })
}

function readShared(rules: DominionRules, field: string, value: Given): Test[] {
  const names = (cards: Cards) => `[${cards.map(card => rules.tables.name(card)).join(', ')}]`
  const cardsOf = (cards: (state: State) => Cards, ordered: boolean): Test[] => {
    const fits = cardsPattern(rules, value, ordered)
    return [state => (fits(cards(state)) ? undefined : isNot(field, names(cards(state)), value))]
  }
  const same = (is: (state: State) => string, wanted: string): Test[] => [
    state => (is(state) === wanted ? undefined : isNot(field, is(state), value)),
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
      const wanted = value.list().map(item => readSeat(item.text(), rules.seats, item))
      const told = (seats: readonly Seat[]) =>
        seats
          .toSorted((a, b) => a - b)
          .map(whose => `p${whose + 1}`)
          .join(' ')
      return same(state => told(rules.winners(state)), told(wanted))
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
