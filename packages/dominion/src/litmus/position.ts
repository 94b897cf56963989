import {
  at,
  didYouMean,
  type Given,
  type LitmusGame,
  Mistake,
  type Position,
  type Seat,
  seatNamed,
  seatNames,
  seeded,
  tellChoice,
} from '@kartentisch/kernel'
import { ACTION, type Card } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'
import { DominionRules } from '../rules.ts'
import { ownCards } from '../scoring.ts'
import { readSetup, type Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import type { PlayerState, State } from '../state.ts'
import { Tables } from '../tables.ts'
import { choiceLabel } from '../words/labels.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'
import { readMove, VERBS } from './moves.ts'
import { pileIndex, readCards } from './named.ts'
import { readPattern } from './pattern.ts'
import { hiddenOrder, statedPosition } from './stated.ts'
import { tellNumber } from './tell.ts'

const ZONES = ['hand', 'deck', 'discard', 'play'] as const
const COUNTERS = ['actions', 'buys', 'coins', 'potions'] as const
const TOKENS = ['coffers', 'debt', 'vp', 'turns'] as const
const PLAYER_FIELDS = [...ZONES, ...COUNTERS, ...TOKENS]
const GIVEN_FIELDS = ['phase', 'supply', 'tokens', 'trash', 'prizes']
const SPEAKING_OF_CARDS = ['given', 'outcomes', 'always', 'possible', 'impossible']

/** Every card that is spoken of anywhere in these parts of a test: it takes part, with a pile or without. */
function mentioned(catalogue: Catalogue, value: unknown): string[] {
  if (typeof value === 'string') {
    const name = value.replace(/\s+x\s*\d+$/, '').trim()
    return catalogue.cards.has(name) ? [name] : []
  }
  const within = (part: unknown) => mentioned(catalogue, part)
  if (Array.isArray(value)) return value.flatMap(within)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : []
}

function givePlayer(state: State, tables: Tables, whose: Seat, given: Given): void {
  const player = at(state.players, whose)
  for (const [field, value] of given.record(PLAYER_FIELDS)) {
    const zone = ZONES.find(name => name === field)
    const counter = COUNTERS.find(name => name === field)
    const token = TOKENS.find(name => name === field)
    if (zone === 'play') layInPlay(state, tables, player, readCards(tables, value))
    else if (zone !== undefined) player[zone] = readCards(tables, value).reverse()
    else if (counter !== undefined) {
      if (whose === 0) state.turn[counter] = value.count()
      else if (value.count() > 1) value.fail(say('onlyOfFirst', { counter }))
    } else if (token === 'turns') player.turns = value.count() + (whose === 0 ? 1 : 0)
    else if (token !== undefined) player[token] = value.count()
  }
}

/** Cards in play were played before: they count as played in p1's turn, and nothing of them is still to come. */
function layInPlay(state: State, tables: Tables, player: PlayerState, cards: readonly Card[]): void {
  player.play = [...cards]
  player.marks = cards.map(() => state.nextMark++)
  if (player !== at(state.players, state.turn.seat)) return
  state.turn.actionsPlayed = cards.filter(card => tables.is(card, ACTION)).length
  state.turn.counters = tables.turnCounters.map(({ from, alreadyFor }) => alreadyFor?.(cards) ?? from)
}

function giveSupply(state: State, tables: Tables, given: Given): void {
  for (const [name, value] of given.record(key => key)) {
    const i = pileIndex(tables, name, value)
    const { split } = at(tables.piles, i)
    if (split < 0) state.piles[i] = value.count()
    else {
      const stack = value.isList ? readCards(tables, value).reverse() : at(state.stacks, split).slice(0, value.count())
      state.stacks[split] = stack
      state.piles[i] = stack.length
    }
  }
}

function giveTokens(state: State, tables: Tables, given: Given): void {
  for (const [name, value] of given.record(key => key)) {
    const landmark = tables.landmarks.findIndex(({ id }) => id === name)
    const pile = landmark < 0 ? pileIndex(tables, name, value) : -1
    for (const [kind, count] of value.record(['vp', 'debt'])) {
      if (kind === 'debt') {
        if (pile < 0) count.fail(say('debtOnLandmark', { name }))
        state.pileDebt[pile] = count.count()
      } else if (pile < 0) state.landmarkVp[landmark] = count.count()
      else state.pileVp[pile] = count.count()
    }
  }
}

function give(state: State, tables: Tables, given: Given): void {
  for (const [key, value] of given.record([...seatNames(state.players.length), ...GIVEN_FIELDS])) {
    const whose = seatNamed(key, state.players.length)
    if (whose !== undefined) givePlayer(state, tables, whose, value)
    else if (key === 'phase') state.turn.phase = value.oneOf(['action', 'buy'])
    else if (key === 'supply') giveSupply(state, tables, value)
    else if (key === 'tokens') giveTokens(state, tables, value)
    else if (key === 'trash') state.trash = readCards(tables, value)
    else if (key === 'prizes') state.prizes = readCards(tables, value)
  }
}

/** The ids in a list; one that nothing has is a mistake where it stands. */
function ids(
  given: Given | undefined,
  what: 'unknownCard' | 'unknownPile' | 'unknownEvent' | 'unknownLandmark',
  known: Iterable<string>,
): string[] {
  const all = new Set(known)
  return (
    given?.list().map(item => {
      const id = item.text()
      return all.has(id) ? id : item.fail(say(what, { name: id, hint: didYouMean(id, all) }))
    }) ?? []
  )
}

/** A pile named by one field. */
function onePile(catalogue: Catalogue, given: Given | undefined): string | undefined {
  const name = given?.text()
  if (given === undefined || name === undefined) return undefined
  const known = catalogue.pileNamed(name)
  return known ?? given.fail(say('unknownPile', { name, hint: didYouMean(name, catalogue.pileIds()) }))
}

/** What is wrong with the set-up as a whole is a mistake of the kingdom. */
function setUp(catalogue: Catalogue, given: unknown, kingdom: Given | undefined, test: Given): Setup {
  try {
    return readSetup(catalogue, given)
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault
    return (kingdom ?? test).fail(fault.wording)
  }
}

/** The position a test states. */
export function readPosition(catalogue: Catalogue, test: Given): Position<State, Sight> {
  const fields = new Map(test.record(key => key))
  const players = fields.get('players')?.count() ?? 2
  const given = fields.get('given')
  const blackMarket = fields.get('blackMarket')
  const bane = onePile(catalogue, fields.get('bane'))
  const marked = Object.fromEntries(
    [...catalogue.markers.keys()].flatMap(id => {
      const pile = onePile(catalogue, fields.get(id))
      return pile === undefined ? [] : [[id, pile]]
    }),
  )
  const options = new Map(fields.get('options')?.record(['edition']))
  const kingdom = fields.get('kingdom')
  const setup = setUp(
    catalogue,
    {
      players,
      // A bane that is named among the piles too lies there once.
      kingdom: ids(kingdom, 'unknownPile', catalogue.pileIds()).filter(id => catalogue.pileNamed(id) !== bane),
      events: ids(fields.get('events'), 'unknownEvent', catalogue.events.keys()),
      landmarks: ids(fields.get('landmarks'), 'unknownLandmark', catalogue.landmarks.keys()),
      edition: options.get('edition')?.count() ?? 2,
      first: 0,
      blackMarket: blackMarket === undefined ? [] : ids(blackMarket, 'unknownCard', catalogue.cards.keys()),
      strays: SPEAKING_OF_CARDS.flatMap(field => mentioned(catalogue, fields.get(field)?.value)),
      ...(bane !== undefined && { bane }),
      marked,
    },
    kingdom,
    test,
  )
  const rules = new DominionRules(new Tables(catalogue, setup))
  const { tables } = rules
  const start = rules.lay(seeded(fields.get('seed')?.text() ?? 'litmus'))
  start.turn.phase = 'action'
  at(start.players, 0).turns = 1
  // A test that doesn't name the pile a landmark marks has none.
  for (const { id, marksPile } of tables.landmarks)
    if (marksPile !== undefined && marked[id] === undefined)
      start.counters[tables.counterIndex(marksPile.counter)] = marksPile.counter.from
  if (blackMarket !== undefined) start.blackMarket = readCards(tables, blackMarket).reverse()
  if (given !== undefined) give(start, tables, given)
  const elsewhere = new Set([...start.trash, ...start.players.flatMap(player => [...ownCards(player)])])
  start.prizes = start.prizes.filter(prize => !elsewhere.has(prize))
  return {
    rules,
    setup,
    start,
    move: (text, seatless) => readMove(rules, text, seatless),
    pattern: pattern => readPattern(rules, pattern),
    tell: choice =>
      tellChoice(
        choice,
        n => tables.name(n),
        ({ of }, n) => tellNumber(tables, of, n),
      ),
    verbs: VERBS,
    names: (question, n) => [tellNumber(tables, question.of, n), choiceLabel(tables, question, n, 'en')],
  }
}

/** Reads litmus tests about the cards of these sets. */
export const dominionLitmus = (catalogue: Catalogue): LitmusGame<State, Sight> => ({
  id: 'dominion',
  fields: ['kingdom', 'events', 'landmarks', 'options', 'bane', 'blackMarket', ...catalogue.markers.keys()],
  position: test => readPosition(catalogue, test),
  stated: statedPosition,
  hidden: hiddenOrder,
})
