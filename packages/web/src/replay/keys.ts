import { useEffect, useRef } from 'react'
import { covered, typing } from '../table/keys.ts'

/** The ways through a game. */
export interface Ways {
  turnBefore(): void
  back(): void
  on(): void
  nextTurn(): void
  beginning(): void
  end(): void
  play(): void
}

const KEYS: ReadonlyMap<string, keyof Ways> = new Map<string, keyof Ways>([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  ['ArrowUp', 'turnBefore'],
  ['ArrowDown', 'nextTurn'],
  ['Home', 'beginning'],
  ['End', 'end'],
  [' ', 'play'],
])

/** The log scrolls by the same keys, and space presses what has the focus. */
const takes = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.getAttribute('role') === 'log' || (key === ' ' && target.matches('button, a, summary')))

/** Goes through a game by keys. */
export function useReplayKeys(on: boolean, ways: Ways): void {
  const latest = useRef(ways)
  useEffect(() => {
    latest.current = ways
  })
  useEffect(() => {
    if (!on) return
    const down = (event: KeyboardEvent) => {
      const way = KEYS.get(event.key)
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      if (typing(event.target) || covered() || takes(event.target, event.key)) return
      latest.current[way]()
      event.preventDefault()
    }
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [on])
}
