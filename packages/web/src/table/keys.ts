import { useEffect } from 'react'

/** Whether somebody is typing, so that keys are letters. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Whether a window lies over the table. */
export const covered = (): boolean => document.querySelector('dialog[open]') !== null

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus to the next thing on the table in a direction: what can be chosen comes first. */
function moveFocus([dx, dy]: readonly [number, number]): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('button[data-look]')]
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    const first = all.find(element => element.dataset.lit === 'true') ?? all[0]
    first?.focus()
    return first !== undefined
  }
  const centre = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = centre(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const element of all) {
    const [ex, ey] = centre(element)
    const along = (ex - x) * dx + (ey - y) * dy
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    if (element === from || along < 4) continue
    const distance = along + across * 2.5
    if (distance < least) {
      least = distance
      best = element
    }
  }
  best?.focus()
  return best !== undefined
}

/** Presses whatever on the table has this key. */
function press(key: string): boolean {
  const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`)
  if (element === null || element.ariaDisabled === 'true') return false
  element.click()
  return true
}

/** Whether several things are being picked, which Enter confirms. */
const confirming = (): boolean => document.querySelector('button[aria-keyshortcuts="Enter"]') !== null

/** The keys of the table: those shown on buttons, arrows where they go over the table, and what is given here. */
export function useKeys(on: boolean, more: Readonly<Record<string, () => void>>, arrows = true): void {
  useEffect(() => {
    if (!on) return
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || covered()) return
      const arrow = ARROWS[event.key]
      // The log scrolls by the same keys.
      const inLog = event.target instanceof Element && event.target.getAttribute('role') === 'log'
      if (arrow !== undefined) {
        if (arrows && !inLog && moveFocus(arrow)) event.preventDefault()
        return
      }
      const own = more[event.key]
      // Enter on something that has the focus presses that; on a card it confirms, if there is something to confirm.
      const busy =
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.matches('button, a, summary') &&
        !(event.target.matches('[data-look]') && confirming())
      if (own !== undefined) own()
      else if (busy || (!press(event.key) && !(event.key === 'Enter' && confirming()))) return
      event.preventDefault()
    }
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [on, more, arrows])
}
