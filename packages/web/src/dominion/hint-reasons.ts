import { traitsOf } from '@kartentisch/bots/dominion/traits'
import { choiceLabel, moveOf, optionNumber, type Tables, type View } from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { type Answer, at, inEvery, isMove, joined, type Question, type Wording } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import { cardName, listed } from '../sets/dominion.ts'
import type { Hint } from '../table/feed.ts'
import { say } from '../words/dominion-hints.ts'

/** What a card is good for. */
type Purpose = 'village' | 'cantrip' | 'draw' | 'attack' | 'trasher' | 'gainer' | 'coins' | 'other'

/** What a card is good for, by what it was found to do when it was tried out. */
function purposeOf(tables: Tables, card: number): Purpose {
  const { actions, cards, gains, coins, mustTrash, mayTrash, exchange } = at(traitsOf(tables), card)
  if (actions >= 2) return 'village'
  if (actions === 1) return 'cantrip'
  if (faceOf(tables.name(card)).kinds.includes('attack')) return 'attack'
  if (cards >= 2) return 'draw'
  if (mustTrash + mayTrash > 0 || exchange !== undefined) return 'trasher'
  if (gains > 0) return 'gainer'
  return coins > 0 ? 'coins' : 'other'
}

/** Why a question that isn't a move is answered so, by its step. */
const STEPS: Readonly<Record<string, Wording>> = {
  trash: say('asked trash'),
  discard: say('asked discard'),
  gain: say('asked gain'),
  'put-on-deck': say('asked put-on-deck'),
  react: say('asked react'),
  play: say('asked play'),
}

const NO = optionNumber('no')

/** An answer in words; equal cards are counted. */
export function inWords(tables: Tables, question: Question, answer: Answer, language: Language): string {
  if (question.of === 'card' && answer.every(n => n >= 0)) {
    return listed(
      answer.map(n => tables.name(n)),
      language,
    )
  }
  return joined(
    answer.map(n => choiceLabel(tables, question, n, language)),
    'and',
    language,
  )
}

/** Why this answer is sensible, in one sentence. */
export function dominionReason(tables: Tables, view: View, question: Question, { answer, next }: Hint): Wording {
  const [n] = answer
  if (n === undefined) return say('none')
  if (question.of === 'option') return n === NO ? say('none') : say('best')
  if (!isMove(question)) return STEPS[question.step] ?? say('best')
  const { kind, of } = moveOf(n)
  if (kind === 'play') return say(`play ${purposeOf(tables, of)}`)
  if (kind === 'buy') return whyBuy(tables, of)
  if (kind === 'treasures') return whyTreasures(tables, next?.answer[0])
  return kind === 'end-turn' && view.turn.buys === 0 ? say('nothing left') : say(`move ${kind}`)
}

function whyTreasures(tables: Tables, next: number | undefined): Wording {
  const { kind, of } = next === undefined ? { kind: undefined, of: 0 } : moveOf(next)
  if (kind !== 'buy') return say('money first')
  return say('money for', { card: inEvery(language => cardName(tables.name(of), language)) })
}

function whyBuy(tables: Tables, card: number): Wording {
  const id = tables.name(card)
  if (id === 'province') return say('province')
  const { kinds } = faceOf(id)
  if (kinds.includes('action')) return say(`buy ${purposeOf(tables, card)}`)
  return kinds.includes('victory') ? say('points now') : say('better money')
}
