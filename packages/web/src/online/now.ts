import { useEffect, useState } from 'react'

/** The time in milliseconds, looked at anew every so often while that is wanted. */
export function useNow(everyMs: number, wanted = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!wanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, wanted])
  return now
}
