import { ANIMALS, capitalised, counted, countedGoods, data, nameOf } from '@kartentisch/burgund'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { Chip, SaleDice } from './Chip.tsx'
import { WorkerCost } from './Cost.tsx'
import styles from './Front.module.css'
import { whyNot } from './reasons.ts'
import { choiceOf, costOf, reachOf, useSeeing } from './seeing.ts'

/** Workers, silver, points, goods and animals of whoever sits in front. Goods that can be sold are lit. */
export function Storage() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { own, front } = seeing
  const sold = Object.values(own.sold).reduce((sum, n) => sum + n, 0)
  return (
    <section className={styles.storage} aria-labelledby="storage">
      <h2 id="storage" className={styles.title}>
        {say('storage')}
      </h2>
      <ul className={styles.chips} data-place={`storage:${front}`}>
        <li data-look="worker">
          <Chip sort="worker" n={own.workers} label={say('workers')} worded />
        </li>
        <li data-look="silver">
          <Chip sort="silver" n={own.silver} label={capitalised(nameOf('silver', language))} worded />
        </li>
        {data.goods.map(({ id, dice }, sort) => {
          const n = choiceOf(seeing, 'sell-goods', sort)
          const count = own.goods[id] ?? 0
          const paid = costOf(seeing, n)
          const reached = reachOf(seeing)?.goods[id]
          const label = [
            countedGoods(count, sort, language),
            say('sold with', { dice: dice.join(', ') }),
            paid > 0 ? say('takes workers', { n: paid }) : '',
            n === undefined ? '' : say('can be chosen'),
          ]
          return (
            <li key={id}>
              <Pickable
                look={id}
                className={styles.chipButton}
                label={label.filter(Boolean).join(', ')}
                lit={n !== undefined}
                why={whyNot(seeing, say, reached)}
                onPick={() => n !== undefined && seeing.answer(n)}
              >
                <Chip
                  sort={id}
                  n={count}
                  label={nameOf(id, language)}
                  cost={count > 0 && <WorkerCost workers={n === undefined ? reached?.workers : paid} />}
                >
                  <SaleDice dice={dice} />
                </Chip>
              </Pickable>
            </li>
          )
        })}
        {ANIMALS.map(id => (
          <li key={id} data-look={id}>
            <Chip sort={id} n={own.animals[id] ?? 0} label={capitalised(nameOf(id, language))} />
          </li>
        ))}
        {sold > 0 && (
          <li data-look="good">
            <Chip sort="sold" n={sold} label={say('goods sold')} />
          </li>
        )}
        {own.vp > 0 && (
          <li data-look="vp-card">
            <Chip sort="vp" n={own.vp} label={counted(own.vp, 'vp', language)} />
          </li>
        )}
      </ul>
    </section>
  )
}
