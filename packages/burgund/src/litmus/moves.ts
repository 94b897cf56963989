import {
  didYouMean,
  type Given,
  type Guide,
  isMove,
  type LitmusMove,
  type Question,
  readSeat,
  spokenMove,
  unknownMove,
} from '@kartentisch/kernel'
import { type Card, DIE, GOODS, SALE_VALUE } from '../card.ts'
import { data } from '../data.ts'
import { BUY_CARDS, END_TURN, optionNumber, PLACE, PLAY, REFILL, SELL, SILVER, TAKE, WITH } from '../options.ts'
import type { BurgundRules } from '../rules.ts'
import type { State } from '../state.ts'
import { sayLitmus as say } from '../words/say-litmus.ts'
import { readCard, readSort } from './read.ts'

const MOVES = ['play', 'purchase', 'end turn']
/** The words that these begin with. */
export const VERBS = ['play', 'purchase', 'end']

const ACTIONS = ['take', 'place', 'sell', 'hire', 'silver', 'convert']

/** Actions for which the die doesn't matter. */
const FREE: Readonly<Record<string, number>> = { hire: REFILL, silver: SILVER }

/** A number no option has: what the die doesn't allow. */
const NEVER = -1

/** What is to be answered: the move itself, and the action of a card that is played. */
interface Wanted {
  readonly move: number
  readonly action: number | undefined
}

/** A word that is known isn't what is wrong with a move. */
const unknown = (words: string, known: readonly string[], given: Given): never => {
  const [verb = ''] = words.split(' ')
  return unknownMove(given, words, say('moves'), known.includes(verb) ? '' : didYouMean(verb, known))
}

/** The action as an option, for a card that counts as this value; `NEVER` if that can't be. */
function readAction(words: string, own: number, value: number, given: Given): number {
  const [verb = '', object = '', ...more] = words.split(' ')
  if (verb === 'take' && more.length === 0) return TAKE + value * WITH + readCard(object, given)
  if (verb === 'place' && more.length === 0) {
    const card = readCard(object, given)
    return DIE[card] === value ? PLACE + card : NEVER
  }
  if (verb === 'sell' && more.length === 0) {
    const sort = readSort(object, GOODS, 'unknownGood', given)
    // With workers the value is the one of the sort nearest to the die.
    return SALE_VALUE[own]?.[sort] === value ? SELL + sort : NEVER
  }
  const convert = /^convert (\d+) workers? (\d+) silver$/.exec(words)
  const free = convert === null ? FREE[words] : optionNumber('convert', Number(convert[1]), Number(convert[2]))
  if (free === undefined) return unknown(words, ACTIONS, given)
  // Workers are never paid where the die doesn't matter.
  return own === value ? free : NEVER
}

function readPlay(words: string, given: Given): Wanted {
  const match = /^play (\S+)(?: as (\d+))? to (.+)$/.exec(words)
  if (match === null) return unknown(words, MOVES, given)
  const card: Card = readCard(match[1] ?? '', given)
  const own = DIE[card] ?? 0
  const value = match[2] === undefined ? own : Number(match[2])
  if (value < 1 || value > data.rows) given.fail(say('noDie', { die: value, most: data.rows }))
  return { move: PLAY + card, action: readAction(match[3] ?? '', own, value, given) }
}

function readWanted(words: string, given: Given): Wanted {
  if (words === 'purchase') return { move: BUY_CARDS, action: undefined }
  if (words === 'end turn') return { move: END_TURN, action: undefined }
  return readPlay(words, given)
}

/** A move of a test; all that follows from it is explored, and so is a purchase while an effect waits. */
export function readMove(rules: BurgundRules, given: Given, seatless: boolean): LitmusMove<State> {
  const { seat: seatName, words } = spokenMove(given, 'p2: play ship-1 to hire')
  const whose = readSeat(seatName ?? 'p1', rules.seats, given)
  const anybody = seatless && seatName === undefined
  const { move, action } = readWanted(words.trim().replaceAll(/\s+/g, ' '), given)
  /** A move of the next turn implies the end of this one. */
  const endsTurn = (question: Question): boolean =>
    !anybody && question.choices.includes(END_TURN) && (question.whose !== whose || action !== undefined)
  const start = (): Guide<State> => {
    let made = false
    let acted = action === undefined
    return question => {
      if (made && !acted) {
        acted = true
        if (action === undefined || !question.choices.includes(action)) return 'illegal'
        return { answer: [action], final: true }
      }
      if (!isMove(question)) return 'every'
      if (made) return 'done'
      if (endsTurn(question)) return { answer: [END_TURN] }
      if (!anybody && question.whose !== whose) return 'illegal'
      if (!question.choices.includes(move)) return 'illegal'
      made = true
      return { answer: [move], final: action === undefined }
    }
  }
  return { text: seatName === undefined ? words : `${seatName}: ${words}`, start }
}
