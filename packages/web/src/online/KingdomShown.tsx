import { useMemo } from 'react'
import { Card } from '../cards/Card.tsx'
import { cardName, dominion } from '../sets/dominion.ts'
import { Preview } from '../table/Preview.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'

/** What a game of Dominion will be played with. */
export function KingdomShown({ setup }: { readonly setup: unknown }) {
  const say = useSay()
  const language = useLanguage()
  const { kingdom, bane, events, landmarks } = useMemo(() => dominion.parseSetup(setup), [setup])
  const ids = [...kingdom, ...(bane === undefined ? [] : [bane]), ...events, ...landmarks]
  if (ids.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="kingdom">
      <h2 id="kingdom">{say('kingdom')}</h2>
      <ul className={styles.kingdom}>
        {ids.map(id => (
          <li key={id} data-look={id}>
            <span className="hidden-visually">{cardName(id, language)}</span>
            <span aria-hidden="true">
              <Card id={id} size="middle" />
            </span>
          </li>
        ))}
      </ul>
      <Preview draw={id => <Card id={id} size="large" />} nameOf={id => cardName(id, language)} />
    </section>
  )
}
