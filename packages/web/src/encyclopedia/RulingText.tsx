import { cardName } from '@kartentisch/dominion'
import type { ReactNode } from 'react'
import { linkTo } from '../browser/route.ts'
import { useLanguage } from '../words/language.ts'
import { entryOf, type GameId } from './entries.ts'

/** A ruling: what it names in backticks is a way to that card, what stands between stars is strong. */
export function RulingText({ text, game }: { readonly text: string; readonly game: GameId }) {
  const language = useLanguage()
  return text.split(/(\*\*.*?\*\*|`.*?`)/).map((part, i): ReactNode => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>
    if (!part.startsWith('`')) return part
    const id = part.slice(1, -1)
    if (game !== 'dominion' || entryOf(game, id) === undefined) return id
    return (
      <a key={i} href={linkTo('cards', game, id)}>
        {cardName(id, language)}
      </a>
    )
  })
}
