import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { area, around, type Box, place, shared } from './placing.ts'

const screen = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** The part of an element that can be seen: what scrolls away behind an edge doesn't count. */
function seen(element: Element): Box {
  let box = shared(element.getBoundingClientRect(), screen())
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow !== 'visible') box = shared(box, outer.getBoundingClientRect())
  }
  return box
}

const boxesOf = (selector: string): Box[] =>
  selector === '' ? [] : [...document.querySelectorAll(selector)].map(seen).filter(box => area(box) > 0)

/** What each of some selectors finds, as one part of the screen each. */
const found = (selectors: readonly string[]): Box[] => selectors.flatMap(selector => around(boxesOf(selector)) ?? [])

/** What is better seen while one reads: the question, the hand, and the edge of the table with its buttons. */
const ALSO_SEEN = ['section[data-number]', 'main [data-place^="hand:"]', 'div > header']

/** What can be clicked to go on. */
const CLICKED = 'main button[data-lit="true"], section[data-number] button, header button'

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Works something out anew from what is on the screen whenever that may have changed. */
function useMeasured<T>(measure: () => T, changes: unknown): T | undefined {
  const [measured, setMeasured] = useState<T>()
  useLayoutEffect(() => {
    // Named here so that a new moment is measured too.
    void changes
    const now = () =>
      setMeasured(before => {
        const after = measure()
        return equal(before, after) ? before : after
      })
    let waiting = 0
    const soon = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(now)
    }
    now()
    // Pictures and letters may still be on their way.
    soon()
    const watch = new ResizeObserver(soon)
    for (const element of document.querySelectorAll('main, main > *, [data-callout]')) watch.observe(element)
    addEventListener('resize', soon)
    document.addEventListener('scroll', soon, true)
    return () => {
      cancelAnimationFrame(waiting)
      watch.disconnect()
      removeEventListener('resize', soon)
      document.removeEventListener('scroll', soon, true)
    }
  }, [measure, changes])
  return measured
}

/** The parts of the screen that selectors find, one for each; a selector that stands twice finds a second thing. */
export function useRings(selectors: readonly string[], changes: unknown): readonly Box[] {
  const lines = selectors.join('\n')
  const measure = useCallback(() => rings(lines.split('\n')), [lines])
  return useMeasured(measure, changes) ?? []
}

function rings(selectors: readonly string[]): Box[] {
  return selectors.flatMap((selector, i) => {
    const which = selectors.slice(0, i).filter(other => other === selector).length
    return boxesOf(selector)[which] ?? []
  })
}

export interface Pointing {
  /** What the callout speaks of. */
  readonly rings: readonly Box[]
  readonly spot: { readonly left: number; readonly top: number }
}

/**
 * Where a callout stands, and what it points to; the selectors stand in lines. One that keeps clear covers nothing that
 * can be clicked.
 */
export function usePointing(
  callout: RefObject<HTMLElement | null>,
  lines: string,
  keepsClear: boolean,
  changes: unknown,
): Pointing | undefined {
  const measure = useCallback(
    () => pointing(callout.current, lines.split('\n'), keepsClear),
    [callout, lines, keepsClear],
  )
  return useMeasured(measure, changes)
}

function pointing(callout: HTMLElement | null, selectors: readonly string[], keepsClear: boolean): Pointing {
  const rings = found(selectors)
  const size = { width: callout?.offsetWidth ?? 0, height: callout?.offsetHeight ?? 0 }
  const spoken = keepsClear ? boxesOf(CLICKED) : rings
  return { rings, spot: place(spoken, size, { width: innerWidth, height: innerHeight }, found(ALSO_SEEN)) }
}
