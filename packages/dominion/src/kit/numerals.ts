import { at, type Feature, type Numerals, type Question, type Seat, type Seen, Sheet } from '@kartentisch/kernel'
import { isDominionEvent } from '../events.ts'
import { tellMove } from '../litmus/tell.ts'
import { BUY, COFFERS, DEBT, END_ACTIONS, END_TURN, EVENT, PLAY, TREASURES } from '../moves.ts'
import { isDominionQuestion, type Of, QUESTIONS } from '../questions.ts'
import { ownCards } from '../scoring.ts'
import type { Sight } from '../sight.ts'
import type { Phase, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { OWNING, owners } from './owners.ts'

/** Amounts beyond have no place of their own: who owes or has more pays or spends several times. */
const MOST_TOKENS = 20
/** Nobody can bid more, and overpaying more hardly ever helps. */
const MOST_AMOUNT = 40

const PHASES: readonly Phase[] = ['start', 'action', 'buy-start', 'buy', 'clean-up', 'between', 'over']
const STEPS: readonly string[] = Object.keys(QUESTIONS)

/** What players may be asked for in this game. */
const stepsIn = ({ ownSteps }: Tables): readonly string[] => [...STEPS, ...ownSteps]

/** Everything that can be chosen, and where each kind of it begins. */
interface Places {
  readonly names: readonly string[]
  readonly of: ReadonlyMap<Of, ReadonlyMap<number, number>>
}

function placesIn(tables: Tables): Places {
  const names: string[] = []
  const add = (numbers: readonly number[], name: (n: number) => string): ReadonlyMap<number, number> =>
    new Map(numbers.map(n => [n, names.push(name(n)) - 1]))
  const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const { all, events } = tables
  const moves = [
    END_ACTIONS,
    TREASURES,
    END_TURN,
    ...all.map(card => PLAY + card),
    ...all.filter(card => tables.plays[card] !== undefined || at(tables.pileOf, card) >= 0).map(card => BUY + card),
    ...events.map((_, i) => EVENT + i),
    ...upTo(1, MOST_TOKENS).map(n => COFFERS + n),
    ...upTo(1, MOST_TOKENS).map(n => DEBT + n),
  ]
  const move = add(moves, n => tellMove(tables, n))
  // Cards, effects and names are all told by what they are called.
  const things = add([-1, ...tables.names.keys()], n => `choose ${n < 0 ? 'no card' : tables.name(n)}`)
  const option = add([...tables.options.keys()], n => `option ${tables.optionOf(n)}`)
  const pile = add([...tables.piles.keys()], n => `pile ${at(tables.piles, n).id}`)
  const amount = add(upTo(0, MOST_AMOUNT), n => `amount ${n}`)
  const of = new Map<Of, ReadonlyMap<number, number>>([
    ['move', move],
    ['card', things],
    ['effect', things],
    ['name', things],
    ['option', option],
    ['pile', pile],
    ['number', amount],
    ['position', amount],
  ])
  return { names, of }
}

const COUNTERS = ['coffers', 'debt', 'vp', 'turns'] as const

/** The features in the order in which `observe` writes them. */
function featuresOf(tables: Tables): Feature[] {
  const cards = tables.faces.map(({ id }) => id)
  const each = (what: string): Feature[] => cards.map(id => ({ name: `${what}.${id}` }))
  const own = ['hand', 'deck', 'play'].flatMap(what => each(`own.${what}`))
  const others = Array.from({ length: tables.setup.players - 1 }, (_, i) => {
    const who = `other${i + 1}`
    return [
      ...each(`${who}.deck`),
      ...each(`${who}.play`),
      { name: `${who}.handSize` },
      { name: `${who}.discard.top`, of: cards },
      ...COUNTERS.map(name => ({ name: `${who}.${name}` })),
    ]
  })
  return [
    { name: 'asked.step', of: stepsIn(tables) },
    { name: 'asked.about', of: tables.names },
    { name: 'asked.forSelf' },
    { name: 'turn.own' },
    { name: 'turn.phase', of: PHASES },
    ...['actions', 'buys', 'coins', 'potions', 'cheaper', 'actionsPlayed'].map(name => ({ name: `turn.${name}` })),
    ...own,
    ...['handSize', 'deckSize', 'elsewhere', 'points', ...COUNTERS].map(name => ({ name: `own.${name}` })),
    ...each('shown'),
    ...others.flat(),
    ...tables.piles.flatMap(({ id, split }) => [
      { name: `supply.${id}.left` },
      ...(split < 0 ? [] : [{ name: `supply.${id}.top`, of: cards }]),
      { name: `supply.${id}.vp` },
      { name: `supply.${id}.debt` },
    ]),
    ...each('trash'),
    ...tables.landmarks.map(({ id }) => ({ name: `landmark.${id}.vp` })),
  ]
}

/** Dominion in numbers, for one set-up. */
export function numerals(tables: Tables): Numerals<State, Sight> {
  const { names, of } = placesIn(tables)
  const kinds = tables.faces.length
  const step = new Map(stepsIn(tables).map((name, i) => [name, i]))
  const phase = new Map(PHASES.map((name, i) => [name, i]))

  const asked = (sheet: Sheet, sight: Sight, question: Question): void => {
    const { turn } = sight
    sheet.write(step.get(question.step) ?? -1)
    sheet.write(tables.number(question.about))
    sheet.write(question.whose === question.seat ? 1 : 0)
    sheet.write(turn.seat === sight.seat ? 1 : 0)
    sheet.write(phase.get(sight.phase) ?? -1)
    for (const n of [turn.actions, turn.buys, turn.coins, turn.potions, sight.cheaper, turn.actionsPlayed])
      sheet.write(n)
  }

  const tokens = (sheet: Sheet, sight: Sight, whose: Seat): void => {
    const { coffers, debt, vp, turns } = sight.tokens(whose)
    for (const n of [coffers, debt, vp, turns]) sheet.write(n)
  }

  /** Of the seat that is decided for, which may be another's in a turn that is controlled. */
  const own = (sheet: Sheet, sight: Sight, { whose }: Question, seen: Seen): void => {
    const hand = sight.hand(whose)
    const { seat } = sight
    const inPlay = sight.inPlay(seat)
    sheet.count(hand, kinds)
    let owned = 0
    for (let card = 0; card < kinds; card++) owned += seen[seat * kinds + card] ?? 0
    sheet.writeAll(seen, seat * kinds, kinds)
    sheet.count(inPlay, kinds)
    const deck = sight.deckSize()
    for (const n of [hand.length, deck, owned - deck - sight.handSize(seat) - inPlay.length, sight.points()])
      sheet.write(n)
    tokens(sheet, sight, seat)
  }

  return {
    actions: names,
    action: (question, n) => (isDominionQuestion(question) ? (of.get(question.of)?.get(n) ?? -1) : -1),
    features: featuresOf(tables),
    observe(sight, question, seen, into, from) {
      const sheet = new Sheet(into, from)
      asked(sheet, sight, question)
      own(sheet, sight, question, seen)
      sheet.count(
        question.shown.filter(card => card >= 0 && card < kinds),
        kinds,
      )
      for (const other of at(tables.others, sight.seat)) {
        sheet.writeAll(seen, other * kinds, kinds)
        sheet.count(sight.inPlay(other), kinds)
        sheet.write(sight.handSize(other))
        sheet.write(sight.topOfDiscard(other) ?? -1)
        tokens(sheet, sight, other)
      }
      for (let pile = 0; pile < tables.piles.length; pile++) {
        const card = sight.topOfPile(pile)
        sheet.write(at(sight.piles, pile))
        if (at(tables.piles, pile).split >= 0) sheet.write(card ?? -1)
        sheet.write(card === undefined ? 0 : sight.vpOnPile(card))
        sheet.write(card === undefined ? 0 : sight.debtOnPile(card))
      }
      sheet.count(sight.trash, kinds)
      for (let i = 0; i < tables.landmarks.length; i++) sheet.write(sight.vpOnLandmark(i))
    },
    // Everybody sees what decks the game begins with.
    begin: state => {
      const owned = new Array<number>(state.players.length * kinds).fill(0)
      state.players.forEach((player, i) => {
        for (const card of ownCards(player)) owned[i * kinds + card] = (owned[i * kinds + card] ?? 0) + 1
      })
      return owned
    },
    heard: OWNING,
    hear: (seen, event) => (isDominionEvent(event) ? owners(seen, event, kinds, tables.setup.players) : seen),
  }
}
