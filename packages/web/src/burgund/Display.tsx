import { cardNamed, faceName } from '@kartentisch/burgund'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { BurgundCard } from './BurgundCard.tsx'
import { WorkerCost } from './Cost.tsx'
import { Die } from './Die.tsx'
import styles from './Display.module.css'
import { whyNot } from './reasons.ts'
import { choiceOf, costOf, reachOf, useSeeing } from './seeing.ts'

/** The six rows of the display, each under its die. */
export function Display() {
  const say = useSay()
  const { view } = useSeeing()
  return (
    <section aria-label={say('display')}>
      <ol className={styles.display}>
        {view.display.map((cards, i) => (
          <Row key={i} row={i + 1} cards={cards} />
        ))}
      </ol>
    </section>
  )
}

function Row({ row, cards }: { readonly row: number; readonly cards: readonly string[] }) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const reached = reachOf(seeing)?.rows[row - 1]
  return (
    <li className={styles.row} data-place={`row-${row}`} data-near={reached?.whyNot === null}>
      <div className={styles.head}>
        <Die value={row} />
        <span className="hidden-visually">{say('row', { n: row })}</span>
        <WorkerCost workers={reached?.workers} />
      </div>
      <ul className={styles.cards}>
        {cards.map((name, i) => {
          const card = cardNamed(name)
          if (card === undefined) return null
          const n = choiceOf(seeing, 'take-card', card, row)
          const paid = costOf(seeing, n)
          const label = [
            faceName(card, language),
            say('row', { n: row }),
            paid > 0 ? say('takes workers', { n: paid }) : '',
            n === undefined ? '' : say('can be chosen'),
          ]
          return (
            <li key={`${name} ${i}`}>
              <Pickable
                look={name}
                label={label.filter(Boolean).join(', ')}
                lit={n !== undefined}
                why={whyNot(seeing, say, reached)}
                onPick={() => n !== undefined && seeing.answer(n)}
              >
                <BurgundCard card={card} size="small" />
              </Pickable>
            </li>
          )
        })}
        {cards.length === 0 && <li className={styles.none}>{say('empty')}</li>}
      </ul>
    </li>
  )
}
