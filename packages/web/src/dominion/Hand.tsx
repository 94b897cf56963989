import { at } from '@kartentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../browser/settings.ts'
import { Card, CardBack, costWords } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { cardName } from '../sets/dominion.ts'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Hand.module.css'
import { sorted } from './hand-order.ts'
import { whyNotCard } from './reasons.ts'
import { coinsNow, useSeeing } from './seeing.ts'
import { cardPlaces } from './zones.ts'

/** The hand in front of the person at the screen, with deck and discard pile. */
export function Hand() {
  const say = useSay()
  const language = useLanguage()
  const { sort, stackEqual } = useSettings()
  const seeing = useSeeing()
  const { view, front, you, choosing, dragging, question, names, moment } = seeing
  const { hand, handSize, deckSize, topOfDiscard } = at(view.players, front)
  const ids = useMemo(() => sorted(hand ?? [], sort, language), [hand, sort, language])
  const places = cardPlaces(seeing, ids, 'hand', front)
  const own = front === moment.seat
  // Who only watches sees how many cards it is.
  const hidden = hand === null ? handSize : 0
  const title = front === you ? say('your hand') : say('hand of', { name: at(names, front) })
  return (
    <section className={styles.place} aria-label={title} data-foreign={!own && hand !== null}>
      <div
        className={styles.stack}
        data-place={`deck:${front}`}
        data-thick={deckSize !== null && deckSize > 1}
        style={{ '--height': `${Math.min(deckSize ?? 0, 20) / 2.5}px` }}
      >
        {deckSize === 0 ? <span className={styles.none} /> : <CardBack />}
        <span className={styles.caption}>{deckSize !== null && say('deck', { n: deckSize })}</span>
      </div>
      <ul
        className={styles.hand}
        data-place={`hand:${front}`}
        data-many={ids.length > 7}
        data-stacked={stackEqual}
        data-ordering={choosing.ordered}
      >
        {ids.map((id, i) => {
          const place = places[i]
          const picked = place === undefined ? -1 : choosing.picked.indexOf(place)
          const face = faceOf(id)
          const coins = coinsNow(view, face)
          const lit = place !== undefined && choosing.canPick(place)
          const label = [cardName(id, language), costWords(face, say, coins), lit ? say('can be chosen') : '']
          return (
            <li key={`${id} ${i - ids.indexOf(id)}`} data-covered={ids[i + 1] === id}>
              <Pickable
                look={id}
                label={label.filter(Boolean).join(', ')}
                lit={lit}
                picked={picked < 0 ? undefined : picked}
                ordered={question?.ordered ?? false}
                why={whyNotCard(seeing, id, say, language)}
                shortcut={i < 9 ? String(i + 1) : undefined}
                onPick={() => place !== undefined && choosing.pick(place)}
                onHold={event => place !== undefined && dragging.start(place, event)}
              >
                <Card id={id} size="middle" coins={coins} />
              </Pickable>
            </li>
          )
        })}
        {hidden > 0 && <li className="hidden-visually">{say('hand size', { n: hidden })}</li>}
        {Array.from({ length: hidden }, (_, i) => (
          <li key={`hidden ${i}`} aria-hidden="true">
            <span className={styles.hidden}>
              <CardBack />
            </span>
          </li>
        ))}
        {ids.length + hidden === 0 && <li className={styles.empty}>{say('empty hand')}</li>}
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
