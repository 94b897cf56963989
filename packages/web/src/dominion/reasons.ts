import { moveOf, type WhyNotBought, type WhyNotPlayed } from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { at, isMove } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import { cardName, isCard } from '../sets/dominion.ts'
import type { Say } from '../words/language.ts'
import type { PhraseKey } from '../words/pages.ts'
import { coinsNow, type Seeing, topOf } from './seeing.ts'

/** Why nothing at all can be chosen, or nothing if something can. */
function whyNothing({ view, moment, names }: Seeing, say: Say): string | undefined {
  if (view.over) return say('why over')
  if (moment.question !== undefined) return undefined
  return moment.asked === undefined ? '' : say('why waiting', { name: at(names, moment.asked.seat) })
}

function whyNotAsked({ question }: Seeing, say: Say, language: Language): string {
  const about = question?.about ?? ''
  return isCard(about) ? say('why not asked by', { card: cardName(about, language) }) : say('why not asked')
}

/** Why a card of the hand can't be chosen now. */
export function whyNotCard(seeing: Seeing, id: string, say: Say, language: Language): string {
  const nothing = whyNothing(seeing, say)
  if (nothing !== undefined) return nothing
  const { question, view } = seeing
  if (question !== undefined && !isMove(question)) return whyNotAsked(seeing, say, language)
  const why = at(view.players, view.turn.seat).whyNot?.[id]
  return why === undefined ? '' : say(WHY_NOT_PLAYED[why])
}

const WHY_NOT_PLAYED = {
  'game over': 'why over',
  'not yet': 'why treasure later',
  'too late': 'why actions over',
  'no actions': 'why no actions',
  'after a purchase': 'why treasures over',
  'never played': 'why never played',
} as const satisfies Record<WhyNotPlayed, PhraseKey>

/** All but the coins, of which one wants to know how many there are. */
const WHY_NOT_BOUGHT = {
  'game over': 'why over',
  'not yet': 'why buy later',
  'too late': 'why buy later',
  'debt first': 'why debt',
  'no buys': 'why no buys',
  'pile empty': 'why empty',
  'too few potions': 'why potion',
} as const satisfies Record<Exclude<WhyNotBought, 'too few coins'>, PhraseKey>

/** Why something can't be bought or chosen now; `id` is what it would be. */
function whyNot(seeing: Seeing, id: string, why: WhyNotBought | null, say: Say, language: Language): string {
  const nothing = whyNothing(seeing, say)
  if (nothing !== undefined) return nothing
  const { question, view } = seeing
  if (question !== undefined && !isMove(question)) return whyNotAsked(seeing, say, language)
  if (why === null) return ''
  if (why !== 'too few coins') return say(WHY_NOT_BOUGHT[why])
  return say('why coins', { cost: coinsNow(view, faceOf(id)), have: view.turn.coins })
}

/** Why a pile can't be chosen now. */
export const whyNotPile = (seeing: Seeing, pile: number, say: Say, language: Language): string =>
  whyNot(seeing, topOf(seeing.view, pile), at(seeing.view.supply, pile).whyNot, say, language)

/** Why an event can't be bought now. */
export const whyNotEvent = (seeing: Seeing, event: number, say: Say, language: Language): string => {
  const { id, whyNot: why } = at(seeing.view.events, event)
  return whyNot(seeing, id, why, say, language)
}

/** The place of a move among the choices; less than 0 if it isn't legal now. */
export function placeOfMove({ question }: Pick<Seeing, 'question'>, kind: string, of: number): number {
  if (question === undefined || !isMove(question)) return -1
  return question.choices.findIndex(n => {
    const move = moveOf(n)
    return move.kind === kind && move.of === of
  })
}
