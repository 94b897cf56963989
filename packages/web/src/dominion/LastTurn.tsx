import { at } from '@kartentisch/kernel'
import { useState } from 'react'
import { Card } from '../cards/Card.tsx'
import { cardName } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import type { TurnSeen } from './last-turns.ts'
import styles from './PlayArea.module.css'
import { useSeeing } from './seeing.ts'

/** What somebody else did in their last turn; it can be shown again, card by card. */
export function LastTurn({ turn }: { readonly turn: TurnSeen }) {
  const say = useSay()
  const { speaker, names } = useSeeing()
  const [times, setTimes] = useState(0)
  const { seat, played, gained, toYou } = turn
  const title = say('last turn of', { name: at(names, seat) })
  const toldOfYou = speaker.story(toYou)
  const stacks = [...Map.groupBy(played, card => card)].map(([card, all]) => [card, all.length] as const)
  return (
    <section className={styles.last} aria-label={title}>
      <h3>
        {title}
        <button type="button" className={styles.again} onClick={() => setTimes(times + 1)}>
          {say('show slowly')}
        </button>
      </h3>
      <div key={times} className={styles.line} data-slowly={times > 0}>
        {stacks.length === 0 ? <span>{say('nothing played')}</span> : <Cards cards={stacks} from={0} />}
        {gained.length > 0 && (
          <>
            <span>→ {say('took')}</span>
            <Cards cards={gained.map(card => [card, 1])} from={stacks.length} />
          </>
        )}
        {toldOfYou.length > 0 && <p>{toldOfYou.join(' ')}</p>}
      </div>
    </section>
  )
}

interface CardsProps {
  readonly cards: readonly (readonly [card: number, n: number])[]
  /** How many come before them when they are shown one after the other. */
  readonly from: number
}

function Cards({ cards, from }: CardsProps) {
  const language = useLanguage()
  const { tables } = useSeeing()
  return (
    <ul className={styles.cards} style={{ '--beside': cards.length }}>
      {cards.map(([card, n], i) => {
        const id = tables.name(card)
        return (
          <li key={i} data-look={id} style={{ '--order': from + i }}>
            <span className="hidden-visually">
              {n > 1 ? `${n} × ${cardName(id, language)}` : cardName(id, language)}
            </span>
            <span aria-hidden="true">
              <Card id={id} size="middle" />
              {n > 1 && <span className={styles.times}>×{n}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
