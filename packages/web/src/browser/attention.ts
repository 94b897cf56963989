/** Whoever touches nothing for so long looks elsewhere. */
const IDLE_MS = 3 * 60_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Tells whether somebody looks at this page, now and whenever that changes; gives back what ends that. */
export function watchAttention(tell: (away: boolean) => void): () => void {
  let idle = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => tell(document.hidden || idle)
  const stir = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      idle = true
      look()
    }, IDLE_MS)
    if (!idle) return
    idle = false
    look()
  }
  for (const sign of SIGNS) addEventListener(sign, stir, { passive: true })
  document.addEventListener('visibilitychange', look)
  stir()
  look()
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, stir)
    document.removeEventListener('visibilitychange', look)
  }
}
