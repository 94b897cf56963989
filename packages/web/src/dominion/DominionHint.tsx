import { moveOf } from '@kartentisch/dominion'
import { isMove, type Question } from '@kartentisch/kernel'
import type { Hint } from '../table/feed.ts'
import { HintNote } from '../table/HintNote.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { dominionReason, inWords } from './hint-reasons.ts'
import { type Seeing, useSeeing } from './seeing.ts'
import { whereOf } from './zones.ts'

/** What a sensible player would answer at a Dominion table. */
export function DominionHint({ hint }: { readonly hint: Hint }) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { question, tables, view } = seeing
  const { answer } = hint
  if (question === undefined) return null
  return (
    <HintNote
      what={answer.length === 0 ? say('hint none') : inWords(tables, question, answer, language)}
      why={dominionReason(tables, view, question, hint)}
      clicks={answer.flatMap(n => clicksFor(seeing, question, n))}
    />
  )
}

/** What is clicked to choose this, as a selector; nothing where its name says enough. */
function clicksFor({ tables, front }: Seeing, question: Question, n: number): string[] {
  const held = (card: number) => `[data-place="hand:${front}"] [data-look="${tables.name(card)}"]`
  const pileOf = (card: number) => tables.piles[tables.pileOf[card] ?? -1]?.id ?? ''
  const onPile = (id: string) => `[data-place="pile:${id}"] button[data-look]`
  if (isMove(question)) {
    const { kind, of } = moveOf(n)
    if (kind === 'play') return [held(of)]
    return kind === 'buy' ? [onPile(pileOf(of))] : [`[data-move="${kind}"]`]
  }
  if (question.of === 'pile') return [onPile(tables.piles[n]?.id ?? '')]
  switch (whereOf(question)) {
    case 'hand':
      return [held(n)]
    case 'supply':
      return [onPile(pileOf(n))]
    case 'play':
      return [`[data-place="play:${question.whose}"] [data-look="${tables.name(n)}"]`]
    case 'tray':
      return question.of === 'card' ? [`section[data-number] [data-look="${tables.name(n)}"]`] : []
    default:
      return []
  }
}
