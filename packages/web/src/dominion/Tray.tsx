import { at, type Question } from '@kartentisch/kernel'
import { Card } from '../cards/Card.tsx'
import { cardName } from '../sets/dominion.ts'
import { OrderRow } from '../table/OrderRow.tsx'
import { Pickable } from '../table/Pickable.tsx'
import styles from '../table/QuestionBar.module.css'
import { useLanguage, useSay } from '../words/language.ts'
import { useSeeing } from './seeing.ts'
import { whereOf } from './zones.ts'

/** The order of several cards, which may lie in the hand as well. */
export function Ordering({ question }: { readonly question: Question }) {
  const language = useLanguage()
  const { tables, choosing, dragging } = useSeeing()
  const look = (place: number) => tables.name(at(question.choices, place))
  return (
    <OrderRow
      choosing={choosing}
      dragging={dragging}
      look={look}
      name={place => cardName(look(place), language)}
      draw={place => <Card id={look(place)} size="middle" />}
      className={styles.tray}
      place={`aside:${question.whose}`}
    />
  )
}

/** Cards to choose from that don't lie open on the table, and what one may look at besides. */
export function Tray({ question }: { readonly question: Question }) {
  const say = useSay()
  const language = useLanguage()
  const { tables, choosing } = useSeeing()
  const choices = whereOf(question) === 'tray' && !choosing.orderOnly ? question.choices : []
  if (choices.length + question.shown.length === 0) return null
  return (
    <ul className={styles.tray} aria-label={say('choices')} data-place={`aside:${question.whose}`}>
      {choices.map((n, place) => {
        const id = tables.name(n)
        const picked = choosing.picked.indexOf(place)
        return (
          <li key={place}>
            <Pickable
              look={id}
              label={cardName(id, language)}
              lit={choosing.canPick(place)}
              picked={picked < 0 ? undefined : picked}
              ordered={question.ordered}
              why={say('why enough')}
              onPick={() => choosing.pick(place)}
            >
              <Card id={id} size="middle" />
            </Pickable>
          </li>
        )
      })}
      {question.shown.map((n, i) => (
        <li key={`shown ${i}`} data-look={tables.name(n)} className={styles.shown}>
          <span className="hidden-visually">{say('shown', { card: cardName(tables.name(n), language) })}</span>
          <span aria-hidden="true">
            <Card id={tables.name(n)} size="middle" />
          </span>
        </li>
      ))}
    </ul>
  )
}
