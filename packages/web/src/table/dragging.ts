import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Choosing } from './choosing.ts'

/** A choice on its way into an order, under the pointer. */
export interface Held {
  readonly place: number
  readonly x: number
  readonly y: number
  /** How wide it was where it was taken from. */
  readonly width: number
  /** The spot it would come to; undefined where it would come to none. */
  readonly spot: number | undefined
}

export interface Dragging {
  readonly held: Held | undefined
  /** The row in which the order lies; its children with `data-spot` are what lies in it. */
  readonly row: RefObject<HTMLUListElement | null>
  /** Takes hold of a choice; it is dragged once the pointer has moved. */
  start(place: number, event: ReactPointerEvent<HTMLElement>): void
}

/** A pointer that moves less still clicks. */
const SLACK = 7
/** How far above and below the row a card may be let go. */
const REACH = 56

/** The spot in the row a pointer is over, what is held left aside. */
function spotAt(row: HTMLElement | null, held: number, x: number, y: number): number | undefined {
  if (row === null) return undefined
  const { top, bottom } = row.getBoundingClientRect()
  if (y < top - REACH || y > bottom + REACH) return undefined
  const others = [...row.querySelectorAll<HTMLElement>('[data-spot]')].filter(
    ({ dataset }) => dataset.spot !== String(held),
  )
  return others.filter(other => {
    const { left, width } = other.getBoundingClientRect()
    return left + width / 2 < x
  }).length
}

/** Lets one bring choices into an order by dragging them, with a mouse, a finger or a pen. */
export function useDragging(choosing: Choosing): Dragging {
  const row = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<Held>()
  const now = useRef(choosing)
  now.current = choosing
  const stop = useRef<() => void>(undefined)
  // A question that is gone takes what was held with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the question.
  useEffect(() => () => stop.current?.(), [choosing.question])

  function start(place: number, event: ReactPointerEvent<HTMLElement>): void {
    if (!choosing.ordered || event.button !== 0 || !choosing.canPick(place)) return
    const { clientX, clientY, pointerId, currentTarget } = event
    const { width } = currentTarget.getBoundingClientRect()
    let last: Held | undefined
    const move = (moved: PointerEvent) => {
      const { clientX: x, clientY: y } = moved
      if (moved.pointerId !== pointerId || (last === undefined && Math.hypot(x - clientX, y - clientY) < SLACK)) return
      last = { place, x, y, width, spot: spotAt(row.current, place, x, y) }
      setHeld(last)
    }
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      stop.current?.()
      if (last === undefined || ended.type === 'pointercancel') return
      if (last.spot !== undefined) now.current.put(place, last.spot)
      // The click that follows isn't meant for the card.
      const refuse = (click: MouseEvent) => {
        click.stopPropagation()
        click.preventDefault()
      }
      addEventListener('click', refuse, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', refuse, { capture: true }))
    }
    stop.current?.()
    stop.current = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      stop.current = undefined
      setHeld(undefined)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { held, row, start }
}
