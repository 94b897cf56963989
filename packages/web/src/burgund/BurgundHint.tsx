import { choiceLabel } from '@kartentisch/burgund'
import type { Hint } from '../table/feed.ts'
import { HintNote } from '../table/HintNote.tsx'
import { useLanguage } from '../words/language.ts'
import { burgundReason, clickFor } from './hint-reasons.ts'
import { useSeeing } from './seeing.ts'

/** What a sensible player would answer at a Burgund table. */
export function BurgundHint({ hint }: { readonly hint: Hint }) {
  const language = useLanguage()
  const seeing = useSeeing()
  const { question, view, own } = seeing
  const [n] = hint.answer
  if (question === undefined || n === undefined) return null
  return (
    <HintNote
      what={choiceLabel(question, n, language, view)}
      why={burgundReason(view, own, n, hint.next)}
      clicks={[clickFor(seeing, n)]}
    />
  )
}
