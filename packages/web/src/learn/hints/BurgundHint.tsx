import { choiceLabel } from '@kartentisch/burgund'
import type { Answer } from '@kartentisch/kernel'
import { useLanguage } from '../../app/language.ts'
import { useSeeing } from '../../burgund/seeing.ts'
import { burgundReason, clickFor } from './burgund-reasons.ts'
import { HintNote } from './HintNote.tsx'

/** What a sensible player would answer at a Burgund table. */
export function BurgundHint({ answer }: { readonly answer: Answer }) {
  const language = useLanguage()
  const seeing = useSeeing()
  const { question, view, own } = seeing
  const [n] = answer
  if (question === undefined || n === undefined) return null
  return (
    <HintNote
      what={choiceLabel(question, n, language, view)}
      why={burgundReason(view, own, n)}
      clicks={[clickFor(seeing, n)]}
    />
  )
}
