import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { classes } from '../design/classes.ts'
import { useSay } from '../words/language.ts'
import type { Choosing } from './choosing.ts'
import type { Dragging } from './dragging.ts'
import styles from './OrderRow.module.css'
import { Pickable } from './Pickable.tsx'

interface Props {
  readonly choosing: Choosing
  readonly dragging: Dragging
  /** What a choice of the question is, for the preview. */
  readonly look: (place: number) => string
  readonly name: (place: number) => string
  readonly draw: (place: number) => ReactNode
  readonly className: string | undefined
  /** Where the cards lie, for their flights. */
  readonly place: string
}

/**
 * The order in which several things are answered, from left to right: clicking adds and takes back, dragging moves.
 * Where only the order is asked for, everything lies in it from the beginning.
 */
export function OrderRow({ choosing, dragging, look, name, draw, className, place: zone }: Props) {
  const say = useSay()
  const { held, row, start } = dragging
  const { sequence, picked } = choosing
  const others = sequence.filter(place => place !== held?.place)
  const shown =
    held?.spot === undefined ? sequence : [...others.slice(0, held.spot), held.place, ...others.slice(held.spot)]
  const free = Array.from({ length: Math.max(0, choosing.max - shown.length) }, (_, i) => shown.length + i)
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0 || !event.shiftKey) return
    // Without the shift key the arrows go from card to card.
    event.stopPropagation()
    event.preventDefault()
    const spot = sequence.indexOf(place) + step
    if (spot >= 0 && spot < sequence.length) choosing.put(place, spot)
  }
  return (
    <>
      <ul
        ref={row}
        className={classes(className, styles.row)}
        aria-label={say('order so far')}
        data-place={zone}
        data-order
      >
        {shown.slice(0, choosing.max).map((place, spot) => (
          <li key={place} data-spot={place} data-held={place === held?.place} onKeyDown={onKeyDown(place)}>
            <Pickable
              look={look(place)}
              label={say('order place', { card: name(place), n: spot + 1 })}
              lit
              picked={picked.includes(place) || place === held?.place ? spot : undefined}
              ordered
              onPick={() => choosing.pick(place)}
              onHold={event => start(place, event)}
            >
              {draw(place)}
            </Pickable>
          </li>
        ))}
        {free.map(spot => (
          <li key={`free ${spot}`} className={styles.free}>
            <span aria-hidden="true">{spot + 1}</span>
            <span className="hidden-visually">{say('order free', { n: spot + 1 })}</span>
          </li>
        ))}
      </ul>
      {held !== undefined && (
        <span
          className={styles.held}
          aria-hidden="true"
          style={{ left: held.x, top: held.y, width: held.width } satisfies CSSProperties}
        >
          {draw(held.place)}
        </span>
      )}
    </>
  )
}
