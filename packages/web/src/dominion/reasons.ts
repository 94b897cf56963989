import { cardName, moveOf } from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { at, isMove } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import type { Say } from '../words/language.ts'
import { coinsNow, type Seeing, topOf } from './seeing.ts'
import { isCard } from './words.ts'

/** Why nothing at all can be chosen, or nothing if something can. */
function whyNothing({ view, moment, names }: Seeing, say: Say): string | undefined {
  if (view.over) return say('why over')
  if (moment.question !== undefined) return undefined
  return moment.asked === undefined ? '' : say('why waiting', { name: at(names, moment.asked.seat) })
}

function whyNotAsked({ question }: Seeing, say: Say, language: Language): string {
  const about = question?.about ?? ''
  return say('why not asked', { card: isCard(about) ? cardName(about, language) : '' })
}

/** Why a card of the hand can't be chosen now. */
export function whyNotCard(seeing: Seeing, id: string, say: Say, language: Language): string {
  const nothing = whyNothing(seeing, say)
  if (nothing !== undefined) return nothing
  const { question, view } = seeing
  if (question !== undefined && !isMove(question)) return whyNotAsked(seeing, say, language)
  const { kinds } = faceOf(id)
  if (view.turn.phase === 'action') {
    if (kinds.includes('action')) return say('why no actions')
    return say(kinds.includes('treasure') ? 'why treasure later' : 'why never played')
  }
  if (kinds.includes('treasure')) return say('why treasures over')
  return say(kinds.includes('action') ? 'why actions over' : 'why never played')
}

/** Why nothing can be bought at all, or nothing if something can. */
function whyNoPurchase({ view, question }: Seeing, say: Say): string | undefined {
  const { turn, players } = view
  if (turn.phase === 'action') return say('why buy later')
  if (at(players, turn.seat).debt > 0) return say('why debt')
  if (turn.buys === 0) return say('why no buys')
  return question === undefined ? '' : undefined
}

/** Why a pile can't be chosen now. */
export function whyNotPile(seeing: Seeing, pile: number, say: Say, language: Language): string {
  const nothing = whyNothing(seeing, say)
  if (nothing !== undefined) return nothing
  const { question, view, tables } = seeing
  if (question !== undefined && !isMove(question)) return whyNotAsked(seeing, say, language)
  if (at(view.supply, pile).left === 0) return say('why empty')
  const noPurchase = whyNoPurchase(seeing, say)
  if (noPurchase !== undefined) return noPurchase
  const { cost } = faceOf(topOf(view, pile))
  if (cost === undefined) return ''
  const coins = coinsNow(tables, view, cost)
  if (coins > view.turn.coins) return say('why coins', { cost: coins, have: view.turn.coins })
  return cost.potion > view.turn.potions ? say('why potion') : ''
}

/** Why an event can't be bought now. */
export function whyNotEvent(seeing: Seeing, id: string, say: Say, language: Language): string {
  const nothing = whyNothing(seeing, say)
  if (nothing !== undefined) return nothing
  const { question, view } = seeing
  if (question !== undefined && !isMove(question)) return whyNotAsked(seeing, say, language)
  const noPurchase = whyNoPurchase(seeing, say)
  if (noPurchase !== undefined) return noPurchase
  return say('why coins', { cost: faceOf(id).cost?.coins ?? 0, have: view.turn.coins })
}

/** The place of a move among the choices; less than 0 if it isn't legal now. */
export function placeOfMove({ question }: Seeing, kind: string, of: number): number {
  if (question === undefined || !isMove(question)) return -1
  return question.choices.findIndex(n => {
    const move = moveOf(n)
    return move.kind === kind && move.of === of
  })
}
