import { useEffect, useRef, useState } from 'react'

/** How wide an element is now: drawings are made for that, so that their letters stay as large as all others. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(560)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const watch = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { box, width }
}
