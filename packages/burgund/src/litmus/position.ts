import {
  at,
  type Given,
  type LitmusGame,
  type Position,
  readSeat,
  type Seat,
  seat,
  seatNamed,
  seatNames,
  seeded,
  tellChoice,
} from '@kartentisch/kernel'
import { ANIMALS, bonusesFor, cardName, GOODS } from '../card.ts'
import { tellOption } from '../options.ts'
import { BurgundRules } from '../rules.ts'
import { parseSetup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import { newState, type PlayerState, type State } from '../state.ts'
import { choiceLabel } from '../words/labels.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'
import { readMove, VERBS } from './moves.ts'
import { readPattern } from './pattern.ts'
import {
  countSorts,
  PLAYER_FIELDS,
  readAnimals,
  readBonuses,
  readCards,
  readGoods,
  readRound,
  readRows,
  readStacks,
} from './read.ts'
import { hiddenOrder, statedPosition } from './stated.ts'

const GIVEN_FIELDS = ['round', 'display', 'draw', 'discard', 'goods', 'animals', 'bonus', 'start', 'egon']

function givePlayer(player: PlayerState, given: Given): void {
  for (const [field, value] of given.record(PLAYER_FIELDS)) {
    if (field === 'hand') player.hand = readCards(value)
    else if (field === 'stack') player.stack = readCards(value).reverse()
    else if (field === 'projects') player.projects = readCards(value)
    else if (field === 'estate') player.estate = readStacks(value)
    else if (field === 'goods') player.goods = countSorts(readGoods(value), GOODS)
    else if (field === 'animals') player.animals = countSorts(readAnimals(value), ANIMALS)
    // A test doesn't say which sorts were sold, and nothing depends on it.
    else if (field === 'sold') player.sold[0] = value.count()
    else if (field === 'bonus') player.bonus = readBonuses(value)
    else if (field === 'silver') player.silver = value.count()
    else if (field === 'workers') player.workers = value.count()
    else if (field === 'vp') player.vp = value.count()
  }
}

/** Two stacks, given from the top down. */
function twoStacks(given: Given, read: (stack: Given) => number[]): number[][] {
  const stacks = given.list().map(stack => read(stack).reverse())
  return stacks.length === 2 ? stacks : given.fail(say('twoStacks', { name: given.name, n: stacks.length }))
}

function giveStart(state: State, given: Given): void {
  const fields = new Map(given.record(['holder', 'face', 'first']))
  const { length } = state.players
  const holder = fields.get('holder')
  const first = fields.get('first')
  state.holder = holder === undefined ? seat(0) : readSeat(holder.text(), length, holder)
  state.front = (fields.get('face')?.oneOf(['front', 'back']) ?? 'front') === 'front'
  state.first = first === undefined ? defaultFirst(state) : readSeat(first.text(), length, first)
}

/** Who began the round when a test doesn't say so. */
const defaultFirst = (state: State): Seat => (state.front ? state.holder : seat(0))

function giveEgon(state: State, given: Given): void {
  const egon = state.egon ?? given.fail(say('noEgon'))
  for (const [field, value] of given.record(['stacks', 'estate', 'bonus'])) {
    if (field === 'estate') egon.estate = readStacks(value)
    else if (field === 'bonus') egon.bonus = readBonuses(value)
    else
      egon.stacks = readStacks(value)
        .map(stack => stack.reverse())
        .reverse()
  }
}

function giveShared(state: State, field: string, value: Given): void {
  if (field === 'round') state.round = readRound(value)
  else if (field === 'display') for (const { row, cards } of readRows(value)) state.display[row] = readCards(cards)
  else if (field === 'draw') state.draw = readCards(value).reverse()
  else if (field === 'discard') state.discard = readCards(value)
  else if (field === 'goods') state.goods = twoStacks(value, readGoods)
  else if (field === 'animals') state.animals = twoStacks(value, readAnimals)
  else if (field === 'start') giveStart(state, value)
  else if (field === 'egon') giveEgon(state, value)
}

/** The bonus cards still to be had: those that are given, or all but those somebody has. */
function giveBonus(state: State, given: Given | undefined): void {
  const { length } = state.players
  const owned = [...state.players.flatMap(player => player.bonus), ...(state.egon?.bonus ?? [])]
  state.bonus =
    given === undefined
      ? bonusesFor(length).filter(bonus => !owned.includes(bonus))
      : readBonuses(given).sort((a, b) => a - b)
}

function give(state: State, given: Given): void {
  const { length } = state.players
  const fields = given.record([...GIVEN_FIELDS, ...seatNames(length)])
  for (const [key, value] of fields) {
    const whose = seatNamed(key, length)
    if (whose !== undefined) givePlayer(at(state.players, whose), value)
    else giveShared(state, key, value)
  }
  giveBonus(state, fields.find(([key]) => key === 'bonus')?.[1])
}

/** The position a test states. */
export function readPosition(test: Given): Position<State, Sight> {
  const fields = new Map(test.record(key => key))
  const setup = parseSetup({ players: fields.get('players')?.count() ?? 2, first: 0 })
  const rules = new BurgundRules(setup)
  const start = newState(setup.players, seeded(fields.get('seed')?.text() ?? 'litmus'))
  start.phase = 'start-of-turn'
  start.cycle = 1
  const given = fields.get('given')
  if (given === undefined) giveBonus(start, undefined)
  else give(start, given)
  return {
    rules,
    setup,
    start,
    move: (text, seatless) => readMove(rules, text, seatless),
    pattern: pattern => readPattern(rules, pattern),
    tell: choice => tellChoice(choice, cardName, (_, n) => tellOption(n)),
    verbs: VERBS,
    names: (question, n) => [tellOption(n), choiceLabel(question, n, 'en')],
  }
}

/** How rule tests of Burgund are read. */
export const burgundLitmus: LitmusGame<State, Sight> = {
  id: 'burgund',
  fields: [],
  position: readPosition,
  stated: statedPosition,
  hidden: hiddenOrder,
}
