import { cardNamed, faceName } from '@kartentisch/burgund'
import { useLanguage } from '../words/language.ts'
import { BurgundCard } from './BurgundCard.tsx'

interface Props {
  readonly names: readonly string[]
  readonly className: string | undefined
}

/** Cards that lie open side by side. */
export function SmallCards({ names, className }: Props) {
  const language = useLanguage()
  return (
    <ul className={className}>
      {names.map((name, i) => {
        const card = cardNamed(name)
        if (card === undefined) return null
        return (
          <li key={i} data-look={name}>
            <span className="hidden-visually">{faceName(card, language)}</span>
            <span aria-hidden="true">
              <BurgundCard card={card} size="small" />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
