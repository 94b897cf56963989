import { type Foyer, foyer as schema } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { ask } from './asking.ts'

const EVERY_MS = 3000

/** What goes on in the house, now and every few seconds, while somebody looks at the page. */
export function useFoyer(connected: boolean): Foyer | undefined {
  const [foyer, setFoyer] = useState<Foyer>()
  useEffect(() => {
    if (!connected) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        if (!document.hidden) {
          const seen = await ask(schema, 'api/foyer')
          if (!gone) setFoyer(seen)
        }
      } finally {
        // What failed now may succeed the next time.
        if (!gone) timer = setTimeout(() => void look().catch(() => undefined), EVERY_MS)
      }
    }
    look().catch(() => undefined)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [connected])
  return foyer
}
