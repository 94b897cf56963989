import { at, type Given, type Pattern, type Seat } from '@kartentisch/kernel'
import { animalName, bonusName, cardName, goodName } from '../card.ts'
import { data } from '../data.ts'
import type { BurgundRules } from '../rules.ts'
import { egonScore, score, sum } from '../scoring.ts'
import type { State } from '../state.ts'
import {
  PLAYER_FIELDS,
  readAnimals,
  readBonuses,
  readCards,
  readGoods,
  readRound,
  readRows,
  readSeat,
  readStacks,
  seatFields,
  seatNamed,
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

const sorted = (numbers: Numbers) => [...numbers].sort((a, b) => a - b)
const equal = (a: Numbers, b: Numbers) => a.length === b.length && a.every((n, i) => n === b[i])

/** Whether `some` are all among `numbers`, each as often. */
function includesAll(numbers: Numbers, some: Numbers): boolean {
  const left = [...numbers]
  return some.every(n => {
    const i = left.indexOf(n)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}

type Test = (state: State) => string | undefined

/** Complains in words about what is there and what was wanted. */
const complain = (what: string, is: string, wanted: Given) => `${what} is ${is}, not ${JSON.stringify(wanted.value)}`

/** A test of a zone, whose cards are given from the top down. */
function zoneTest(
  what: string,
  given: Given,
  { read, name }: Content,
  ordered: boolean,
  zone: (state: State) => Numbers,
): Test {
  const fits = zoneFits(given, read, ordered)
  return state => {
    const is = zone(state)
    return fits(is) ? undefined : complain(what, `[${is.map(name).join(', ')}]`, given)
  }
}

function zoneFits(given: Given, read: Content['read'], ordered: boolean): (numbers: Numbers) => boolean {
  if (given.isList) {
    const wanted = read(given)
    return ordered ? is => equal(is, wanted) : is => equal(sorted(is), sorted(wanted))
  }
  const tests = given.record(['size', 'has', 'not', 'top']).map(([key, value]): ((is: Numbers) => boolean) => {
    if (key === 'size') {
      const fits = value.comparison()
      return is => fits(is.length)
    }
    const wanted = read(value)
    if (key === 'has') return is => includesAll(is, wanted)
    if (key === 'not') return is => !wanted.some(n => is.includes(n))
    return is => equal(is.slice(0, wanted.length), wanted)
  })
  return is => tests.every(fits => fits(is))
}

/** A test of an estate: a multiset of sets, each a multiset of cards; or how many sets there are. */
function estateTest(what: string, given: Given, estate: (state: State) => readonly Numbers[]): Test {
  const written = (sets: readonly Numbers[]) => sets.map(set => sorted(set).map(cardName).join(' ')).sort()
  const told = (sets: readonly Numbers[]) => `[[${written(sets).join('], [')}]]`
  const fits = estateFits(given, written)
  return state => (fits(estate(state)) ? undefined : complain(what, told(estate(state)), given))
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
    return sets => {
      const left = written(sets)
      return some.every(set => {
        const i = left.indexOf(set)
        if (i >= 0) left.splice(i, 1)
        return i >= 0
      })
    }
  })
  return sets => tests.every(fits => fits(sets))
}

function numberTest(what: string, given: Given, number: (state: State) => number): Test {
  const fits = given.comparison()
  return state => (fits(number(state)) ? undefined : complain(what, String(number(state)), given))
}

const same = (what: string, given: Given, is: (state: State) => string, wanted: string): Test => {
  return state => (is(state) === wanted ? undefined : complain(what, is(state), given))
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
      return value.fail(`Unknown field "${field}".`)
  }
}

/** The two stacks of goods or animals, each from the top down. */
function stacksTests(field: 'goods' | 'animals', value: Given): Test[] {
  const content = field === 'goods' ? GOODS_CONTENT : ANIMALS_CONTENT
  const stacks = value.list()
  if (stacks.length !== 2) value.fail(`"${field}" is a list of two stacks, not of ${stacks.length}.`)
  return stacks.map((stack, i) =>
    zoneTest(`${field} stack ${i + 1}`, stack, content, true, state => at(state[field], i).toReversed()),
  )
}

function startTests(value: Given, players: number): Test[] {
  return value.record(['holder', 'face', 'first']).map(([field, part]): Test => {
    const what = `start.${field}`
    if (field === 'face')
      return same(what, part, state => (state.front ? 'front' : 'back'), part.oneOf(['front', 'back']))
    const wanted = `p${readSeat(part, players) + 1}`
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
        return is === stacks.length ? undefined : complain('The number of stacks Egon has', String(is), part)
      },
      ...stacks.map((stack, i) => zoneTest(`${what} ${i + 1}`, stack, CARDS, true, state => stackOf(state, i))),
    ]
  })
}

function winnersTest(rules: BurgundRules, value: Given): Test {
  const wanted = value.list().map(item => readSeat(item, rules.seats))
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
        zoneTest(`row ${row + 1}`, cards, CARDS, false, state => at(state.display, row)),
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
      return [same(field, value, state => `p${state.turn + 1}`, `p${readSeat(value, rules.seats) + 1}`)]
    case 'over':
      return [same(field, value, state => String(rules.over(state)), String(value.flag()))]
    default:
      return [winnersTest(rules, value)]
  }
}

const letter = (round: number): string => at(data.roundCards, round).id

/** Reads a pattern: everything in it must hold. */
export function readPattern(rules: BurgundRules, given: Given): Pattern<State> {
  const tests = given.record([...FIELDS, ...seatFields(rules.seats)]).flatMap(([field, value]) => {
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
