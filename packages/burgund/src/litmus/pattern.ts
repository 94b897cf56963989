import {
  at,
  type Given,
  includesAll,
  isNot,
  type Pattern,
  readSeat,
  type Seat,
  seatNamed,
  seatNames,
  type Wording,
  zonePattern,
} from '@kartentisch/kernel'
import { animalName, bonusName, cardName, goodName } from '../card.ts'
import { data } from '../data.ts'
import type { BurgundRules } from '../rules.ts'
import { egonScore, score, sum } from '../scoring.ts'
import type { State } from '../state.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'
import {
  PLAYER_FIELDS,
  readAnimals,
  readBonuses,
  readCards,
  readGoods,
  readRound,
  readRows,
  readStacks,
} from './read.ts'

type Numbers = readonly number[]

/** What a zone holds: how it is read from a test, and what its numbers are called. */
interface Content {
  read(given: Given): number[]
  name(n: number): string
}

const CARDS: Content = { read: readCards, name: cardName }
const GOODS_CONTENT: Content = { read: readGoods, name: goodName }
const ANIMALS_CONTENT: Content = { read: readAnimals, name: animalName }
const BONUSES: Content = { read: readBonuses, name: bonusName }

const sorted = (numbers: Numbers) => numbers.toSorted((a, b) => a - b)

type Test = (state: State) => Wording | undefined

/** A test of a zone, whose cards are given from the top down. */
function zoneTest(
  what: string | Wording,
  given: Given,
  { read, name }: Content,
  ordered: boolean,
  zone: (state: State) => Numbers,
): Test {
  const fits = zonePattern(given, read, ordered)
  return state => {
    const is = zone(state)
    return fits(is) ? undefined : isNot(what, `[${is.map(name).join(', ')}]`, given)
  }
}

/** A test of an estate: a multiset of sets, each a multiset of cards; or how many sets there are. */
function estateTest(what: string, given: Given, estate: (state: State) => readonly Numbers[]): Test {
  const written = (sets: readonly Numbers[]) => sets.map(set => sorted(set).map(cardName).join(' ')).sort()
  const told = (sets: readonly Numbers[]) => `[[${written(sets).join('], [')}]]`
  const fits = estateFits(given, written)
  return state => (fits(estate(state)) ? undefined : isNot(what, told(estate(state)), given))
}

function estateFits(
  given: Given,
  written: (sets: readonly Numbers[]) => string[],
): (sets: readonly Numbers[]) => boolean {
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((set, i) => set === b[i])
  if (given.isList) {
    const wanted = written(readStacks(given))
    return sets => same(written(sets), wanted)
  }
  const tests = given.record(['size', 'has', 'not']).map(([key, value]): ((sets: readonly Numbers[]) => boolean) => {
    if (key === 'size') {
      const fits = value.comparison()
      return sets => fits(sets.length)
    }
    const some = written(readStacks(value))
    if (key === 'not') return sets => !some.some(set => written(sets).includes(set))
    return sets => includesAll(written(sets), some)
  })
  return sets => tests.every(fits => fits(sets))
}

function numberTest(what: string, given: Given, number: (state: State) => number): Test {
  const fits = given.comparison()
  return state => (fits(number(state)) ? undefined : isNot(what, String(number(state)), given))
}

const same = (what: string, given: Given, is: (state: State) => string, wanted: string): Test => {
  return state => (is(state) === wanted ? undefined : isNot(what, is(state), given))
}

/** Counts by sort as a list of sorts. */
const listed = (counts: Numbers): number[] => counts.flatMap((count, sort) => new Array<number>(count).fill(sort))

const SHOWN_FIELDS = [...PLAYER_FIELDS, 'score']

function playerTest(whose: Seat, field: string, value: Given): Test {
  const what = `p${whose + 1}.${field}`
  const player = (state: State) => at(state.players, whose)
  switch (field) {
    case 'hand':
    case 'projects':
      return zoneTest(what, value, CARDS, false, state => player(state)[field])
    case 'stack':
      return zoneTest(what, value, CARDS, true, state => player(state).stack.toReversed())
    case 'estate':
      return estateTest(what, value, state => player(state).estate)
    case 'goods':
      return zoneTest(what, value, GOODS_CONTENT, false, state => listed(player(state).goods))
    case 'animals':
      return zoneTest(what, value, ANIMALS_CONTENT, false, state => listed(player(state).animals))
    case 'bonus':
      return zoneTest(what, value, BONUSES, false, state => player(state).bonus)
    case 'sold':
      return numberTest(what, value, state => sum(player(state).sold))
    case 'score':
      return numberTest(what, value, state => score(state, whose))
    case 'silver':
    case 'workers':
    case 'vp':
      return numberTest(what, value, state => player(state)[field])
    default:
      throw new RangeError(`No test is made of the field "${field}".`)
  }
}

/** The two stacks of goods or animals, each from the top down. */
function stacksTests(field: 'goods' | 'animals', value: Given): Test[] {
  const content = field === 'goods' ? GOODS_CONTENT : ANIMALS_CONTENT
  const stacks = value.list()
  if (stacks.length !== 2) value.fail(say('twoStacks', { name: field, n: stacks.length }))
  return stacks.map((stack, i) =>
    zoneTest(say('stack', { field, n: i + 1 }), stack, content, true, state => at(state[field], i).toReversed()),
  )
}

function startTests(value: Given, players: number): Test[] {
  return value.record(['holder', 'face', 'first']).map(([field, part]): Test => {
    const what = `start.${field}`
    if (field === 'face')
      return same(what, part, state => (state.front ? 'front' : 'back'), part.oneOf(['front', 'back']))
    const wanted = `p${readSeat(part.text(), players, part) + 1}`
    return same(what, part, state => `p${(field === 'holder' ? state.holder : state.first) + 1}`, wanted)
  })
}

function egonTests(value: Given): Test[] {
  return value.record(['stacks', 'score', 'estate', 'bonus']).flatMap(([field, part]): Test[] => {
    const what = `egon.${field}`
    if (field === 'score') return [numberTest(what, part, egonScore)]
    if (field === 'estate') return [estateTest(what, part, state => state.egon?.estate ?? [])]
    if (field === 'bonus') return [zoneTest(what, part, BONUSES, false, state => state.egon?.bonus ?? [])]
    const stacks = part.list()
    const stackOf = (state: State, i: number) => state.egon?.stacks.toReversed()[i]?.toReversed() ?? []
    return [
      state => {
        const is = state.egon?.stacks.length ?? 0
        return is === stacks.length ? undefined : isNot(say('stacksOfEgon'), String(is), part)
      },
      ...stacks.map((stack, i) => zoneTest(`${what} ${i + 1}`, stack, CARDS, true, state => stackOf(state, i))),
    ]
  })
}

function winnersTest(rules: BurgundRules, value: Given): Test {
  const wanted = value.list().map(item => readSeat(item.text(), rules.seats, item))
  const told = (seats: Numbers) =>
    sorted(seats)
      .map(one => `p${one + 1}`)
      .join(' ')
  return same('winners', value, state => told(rules.winners(state)), told(wanted))
}

const FIELDS = [
  'round',
  'display',
  'draw',
  'discard',
  'goods',
  'animals',
  'bonus',
  'start',
  'egon',
  'turn',
  'over',
  'winners',
]

function sharedTests(rules: BurgundRules, field: string, value: Given): Test[] {
  switch (field) {
    case 'round':
      return [same(field, value, state => letter(state.round), letter(readRound(value)))]
    case 'display':
      return readRows(value).map(({ row, cards }) =>
        zoneTest(say('row', { n: row + 1 }), cards, CARDS, false, state => at(state.display, row)),
      )
    case 'draw':
      return [zoneTest(field, value, CARDS, true, state => state.draw.toReversed())]
    case 'discard':
      return [zoneTest(field, value, CARDS, false, state => state.discard)]
    case 'goods':
    case 'animals':
      return stacksTests(field, value)
    case 'bonus':
      return [zoneTest(field, value, BONUSES, false, state => state.bonus)]
    case 'start':
      return startTests(value, rules.seats)
    case 'egon':
      return egonTests(value)
    case 'turn':
      return [same(field, value, state => `p${state.turn + 1}`, `p${readSeat(value.text(), rules.seats, value) + 1}`)]
    case 'over':
      return [same(field, value, state => String(rules.over(state)), String(value.flag()))]
    default:
      return [winnersTest(rules, value)]
  }
}

const letter = (round: number): string => at(data.roundCards, round).id

/** Reads a pattern: everything in it must hold. */
export function readPattern(rules: BurgundRules, given: Given): Pattern<State> {
  const tests = given.record([...FIELDS, ...seatNames(rules.seats)]).flatMap(([field, value]) => {
    const whose = seatNamed(field, rules.seats)
    if (whose === undefined) return sharedTests(rules, field, value)
    return value.record(SHOWN_FIELDS).map(([part, inner]) => playerTest(whose, part, inner))
  })
  return state => {
    for (const test of tests) {
      const fault = test(state)
      if (fault !== undefined) return fault
    }
    return undefined
  }
}
