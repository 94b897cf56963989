import { at, isMove, type Question } from '@kartentisch/kernel'
import { placesOf } from '../table/choosing.ts'
import { placeOfMove } from './reasons.ts'
import { type Seeing, topOf } from './seeing.ts'

/** Where the things of a question lie: on the table, or to be shown with the question. */
export type Where = 'hand' | 'supply' | 'play' | 'tray' | 'none'

export function whereOf(question: Question | undefined): Where {
  if (question === undefined || isMove(question)) return 'none'
  if (question.of === 'pile') return 'supply'
  if (question.of === 'effect') return 'tray'
  if (question.of !== 'card') return 'none'
  if (question.from === 'hand' || question.from === 'supply' || question.from === 'play') return question.from
  return 'tray'
}

/** The place of a pile among the choices of the open question; less than 0 if it is none of them. */
export function pilePlace(seeing: Pick<Seeing, 'question' | 'tables' | 'view'>, pile: number): number {
  const { question, tables, view } = seeing
  if (question === undefined) return -1
  if (isMove(question)) return placeOfMove(seeing, 'buy', tables.number(topOf(view, pile)))
  if (question.of === 'pile') return question.choices.indexOf(pile)
  if (question.of === 'name') return question.choices.indexOf(tables.number(topOf(view, pile)))
  if (whereOf(question) !== 'supply') return -1
  return question.choices.findIndex(card => at(tables.pileOf, card) === pile)
}

/** For each card of a hand or play area the place it has among the choices. */
export function cardPlaces(
  seeing: Pick<Seeing, 'question' | 'tables'>,
  ids: readonly string[],
  zone: 'hand' | 'play',
  seat: number,
): (number | undefined)[] {
  const { question, tables } = seeing
  const cards = ids.map(id => tables.number(id))
  if (question === undefined || question.whose !== seat) return cards.map(() => undefined)
  if (isMove(question)) {
    return cards.map(card => {
      const place = zone === 'hand' ? placeOfMove(seeing, 'play', card) : -1
      return place < 0 ? undefined : place
    })
  }
  return whereOf(question) === zone ? placesOf(cards, question.choices) : cards.map(() => undefined)
}
