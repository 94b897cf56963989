import { Card } from '../cards/Card.tsx'
import { cardName } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './CardList.module.css'

/** Cards to look at, equal neighbours together with their number. */
export function CardList({ ids }: { readonly ids: readonly string[] }) {
  const say = useSay()
  const language = useLanguage()
  const groups: { readonly id: string; n: number }[] = []
  for (const id of ids) {
    const last = groups.at(-1)
    if (last?.id === id) last.n++
    else groups.push({ id, n: 1 })
  }
  if (groups.length === 0) return <p>{say('nothing there')}</p>
  return (
    <ul className={styles.list}>
      {groups.map(({ id, n }, i) => (
        <li key={i} data-look={id}>
          <span className="hidden-visually">{`${n} × ${cardName(id, language)}`}</span>
          <span aria-hidden="true">
            <Card id={id} size="small" />
          </span>
          {n > 1 && (
            <span className={styles.n} aria-hidden="true">
              ×{n}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
