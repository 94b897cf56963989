import { cardName } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../app/language.ts'
import { useSettings } from '../app/settings.ts'
import { Card, CardBack, costWords } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { Pickable } from '../table/Pickable.tsx'
import styles from './Hand.module.css'
import { sorted } from './hand-order.ts'
import { whyNotCard } from './reasons.ts'
import { coinsNow, useSeeing } from './seeing.ts'
import { cardPlaces } from './zones.ts'

/** The hand in front of the person at the screen, with deck and discard pile. */
export function Hand() {
  const say = useSay()
  const language = useLanguage()
  const { sort } = useSettings()
  const seeing = useSeeing()
  const { view, front, choosing, question, names, moment, tables } = seeing
  const { hand, deckSize, topOfDiscard } = at(view.players, front)
  const ids = useMemo(() => sorted(hand ?? [], sort, language), [hand, sort, language])
  const places = cardPlaces(seeing, ids, 'hand', front)
  const own = front === moment.seat
  const title = own ? say('your hand') : say('hand of', { name: at(names, front) })
  return (
    <section className={styles.place} aria-label={title} data-foreign={!own}>
      <div className={styles.stack} data-place={`deck:${front}`}>
        {(deckSize ?? 0) > 0 ? <CardBack /> : <span className={styles.none} />}
        <span className={styles.caption}>{say('deck', { n: deckSize ?? 0 })}</span>
      </div>
      <ul className={styles.hand} data-place={`hand:${front}`} data-many={ids.length > 7}>
        {ids.map((id, i) => {
          const place = places[i]
          const picked = place === undefined ? -1 : choosing.picked.indexOf(place)
          const face = faceOf(id)
          const coins = face.cost === undefined ? 0 : coinsNow(tables, view, face.cost)
          const lit = place !== undefined && choosing.canPick(place)
          const label = [cardName(id, language), costWords(face, say, coins), lit ? say('can be chosen') : '']
          return (
            <li key={`${id} ${i}`} data-covered={ids[i + 1] === id}>
              <Pickable
                look={id}
                label={label.filter(Boolean).join(', ')}
                lit={lit}
                picked={picked < 0 ? undefined : picked}
                ordered={question?.ordered ?? false}
                why={whyNotCard(seeing, id, say, language)}
                shortcut={i < 9 ? String(i + 1) : undefined}
                onPick={() => place !== undefined && choosing.pick(place)}
              >
                <Card id={id} size="middle" coins={coins} />
              </Pickable>
            </li>
          )
        })}
        {ids.length === 0 && <li className={styles.empty}>{say('empty hand')}</li>}
      </ul>
      <div className={styles.stack} data-place={`discard:${front}`}>
        {topOfDiscard === null ? (
          <span className={styles.none} />
        ) : (
          <span data-look={topOfDiscard}>
            <Card id={topOfDiscard} size="middle" />
          </span>
        )}
        <span className={styles.caption}>{say('discard pile')}</span>
      </div>
    </section>
  )
}
