import type { ReactNode } from 'react'
import { linkTo } from '../browser/route.ts'
import { Explained } from '../glossary/Explained.tsx'
import { useLanguage } from '../words/language.ts'
import type { Entry } from './entry.ts'
import { volumeOf } from './volumes.ts'

/** A ruling: what it names in backticks is a way to that card, what stands between stars is strong. */
export function RulingText({ text, entry }: { readonly text: string; readonly entry: Entry }) {
  const language = useLanguage()
  return text.split(/(\*\*.*?\*\*|`.*?`)/).map((part, i): ReactNode => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>
    if (!part.startsWith('`')) return <Explained key={i} text={part} game={entry.game} />
    const id = part.slice(1, -1)
    const name = volumeOf(entry).named?.(id)
    if (name === undefined) return id
    return (
      <a key={i} href={linkTo('cards', entry.game, id)}>
        {name[language]}
      </a>
    )
  })
}
