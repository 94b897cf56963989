import { choiceLabel } from '@kartentisch/burgund'
import { useLanguage } from '../../app/language.ts'
import { useSeeing } from '../../burgund/seeing.ts'
import type { Hint } from '../../table/feed.ts'
import { burgundReason, clickFor } from './burgund-reasons.ts'
import { HintNote } from './HintNote.tsx'

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
