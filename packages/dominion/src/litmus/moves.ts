import {
  at,
  didYouMean,
  type Given,
  type Guide,
  isMove,
  type LitmusMove,
  readSeat,
  type Seat,
  spokenMove,
  unknownMove,
} from '@kartentisch/kernel'
import { ACTION, type Card, TREASURE } from '../card.ts'
import { moveNumber } from '../moves.ts'
import type { DominionRules } from '../rules.ts'
import type { State } from '../state.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'

const FORMS = ['play X', 'play treasures', 'buy X', 'spend N coffers', 'pay N debt', 'end actions', 'end turn']

/** The words that these begin with. */
export const VERBS = ['play', 'buy', 'spend', 'pay', 'end']

const END_ACTIONS = moveNumber('end-actions')
const TREASURES = moveNumber('treasures')

/** A number no move has: what isn't in this game can't be played or bought. */
const NEVER = -1

/** Reads a move; the numbers of all moves that carry it out, in order of preference. */
function numbers(rules: DominionRules, words: string, given: Given): { wanted: number; inActions: boolean } {
  const { tables } = rules
  const { cards, events, landmarks } = tables.catalogue
  const [verb = '', ...rest] = words.trim().split(/\s+/)
  const object = rest.join(' ')
  const cardNumber = (): Card | undefined => {
    if (!cards.has(object))
      given.fail(say('unknownCardIn', { name: object, move: words, hint: didYouMean(object, cards.keys()) }))
    const n = tables.number(object)
    return n < 0 ? undefined : tables.card(object)
  }
  const amount = (form: RegExp): number | undefined => {
    const match = form.exec(words.trim())
    return match === null ? undefined : Number(match[1])
  }
  const coffers = amount(/^spend (\d+) coffers$/)
  if (coffers !== undefined) return { wanted: moveNumber('coffers', coffers), inActions: false }
  const debt = amount(/^pay (\d+) debt$/)
  if (debt !== undefined) return { wanted: moveNumber('debt', debt), inActions: false }
  if (words.trim() === 'play treasures') return { wanted: TREASURES, inActions: false }
  if (words.trim() === 'end actions') return { wanted: END_ACTIONS, inActions: true }
  if (words.trim() === 'end turn') return { wanted: moveNumber('end-turn'), inActions: true }
  if (verb === 'play') {
    const card = cardNumber()
    return card === undefined
      ? { wanted: NEVER, inActions: false }
      : { wanted: moveNumber('play', card), inActions: tables.is(card, ACTION) }
  }
  if (verb === 'buy') {
    const event = tables.events.findIndex(({ id }) => id === object)
    if (event >= 0) return { wanted: moveNumber('event', event), inActions: false }
    if (events.has(object) || landmarks.has(object)) return { wanted: NEVER, inActions: false }
    const card = cardNumber()
    return { wanted: card === undefined ? NEVER : moveNumber('buy', card), inActions: false }
  }
  return unknownMove(given, words, FORMS.join(', '), didYouMean(words, FORMS))
}

/** All of no Treasures can be played too, as long as it is the time for it. */
const holdsTreasure = ({ tables }: DominionRules, state: State, whose: Seat): boolean =>
  at(state.players, whose).hand.some(card => tables.is(card, TREASURE))

/** A move of a test. All that belongs to the buy phase first ends an action phase. */
export function readMove(rules: DominionRules, given: Given, seatless: boolean): LitmusMove<State> {
  const { seat: seatName, words } = spokenMove(given, 'p2: play moat')
  const whose = readSeat(seatName ?? 'p1', rules.seats, given)
  const anybody = seatless && seatName === undefined
  const { wanted, inActions } = numbers(rules, words, given)
  const start = (): Guide<State> => {
    let made = false
    return (question, state) => {
      if (!isMove(question)) return 'every'
      if (made) return 'done'
      if (!anybody && question.whose !== whose) return 'illegal'
      const actionPhase = state.turn.phase === 'action'
      if (wanted === END_ACTIONS && !actionPhase) return 'done'
      if (actionPhase && !inActions) return { answer: [END_ACTIONS] }
      if (wanted === TREASURES && state.turn.purchases === 0 && !holdsTreasure(rules, state, question.whose))
        return 'done'
      if (!question.choices.includes(wanted)) return 'illegal'
      made = true
      return { answer: [wanted], final: true }
    }
  }
  return { text: seatName === undefined ? words : `${seatName}: ${words}`, start }
}
