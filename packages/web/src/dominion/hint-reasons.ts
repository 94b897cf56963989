import {
  cardName,
  cardText,
  choiceLabel,
  listed,
  moveOf,
  optionNumber,
  type Tables,
  type View,
} from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { type Answer, inEvery, isMove, joined, type Question, type Wording } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import { givenAmounts } from '../cards/text.ts'
import type { Hint } from '../table/feed.ts'
import { say } from '../words/dominion-hints.ts'

/** What a card is good for, told by what stands on it. */
type Purpose = 'village' | 'cantrip' | 'draw' | 'attack' | 'trasher' | 'gainer' | 'coins' | 'other'

function purposeOf(id: string): Purpose {
  const text = cardText(id, 'en')
  const given = givenAmounts(text)
  const sum = (wanted: string) =>
    given.reduce((all, { kind, amount }) => (kind === wanted ? all + Number(amount) : all), 0)
  if (sum('action') >= 2) return 'village'
  if (sum('action') === 1) return 'cantrip'
  if (faceOf(id).kinds.includes('attack')) return 'attack'
  if (sum('card') >= 2) return 'draw'
  if (/\btrash/i.test(text)) return 'trasher'
  if (/\bgain/i.test(text)) return 'gainer'
  return sum('coin') > 0 ? 'coins' : 'other'
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
  if (kind === 'play') return say(`play ${purposeOf(tables.name(of))}`)
  if (kind === 'buy') return whyBuy(tables.name(of))
  if (kind === 'treasures') return whyTreasures(tables, next?.answer[0])
  return kind === 'end-turn' && view.turn.buys === 0 ? say('nothing left') : say(`move ${kind}`)
}

function whyTreasures(tables: Tables, next: number | undefined): Wording {
  const { kind, of } = next === undefined ? { kind: undefined, of: 0 } : moveOf(next)
  if (kind !== 'buy') return say('money first')
  return say('money for', { card: inEvery(language => cardName(tables.name(of), language)) })
}

function whyBuy(id: string): Wording {
  if (id === 'province') return say('province')
  const { kinds } = faceOf(id)
  if (kinds.includes('action')) return say(`buy ${purposeOf(id)}`)
  return kinds.includes('victory') ? say('points now') : say('better money')
}
