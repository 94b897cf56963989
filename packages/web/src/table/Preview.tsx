import { type ReactNode, useEffect, useRef, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import styles from './Preview.module.css'

interface Look {
  readonly id: string
  readonly why: string
  /** On which side of the screen it is out of the way. */
  readonly side: 'left' | 'right'
}

interface Props {
  /** The thing as large as can be. */
  readonly draw: (id: string) => ReactNode
  readonly nameOf: (id: string) => string
}

const DELAY = 220
const LONG_PRESS = 450
/** A finger that moves further doesn't press. */
const SLACK = 8

const lookOf = (target: EventTarget | null): { element: Element; id: string; why: string } | undefined => {
  const element = target instanceof Element ? target.closest('[data-look]') : null
  const id = element?.getAttribute('data-look')
  if (element === null || id === null || id === undefined) return undefined
  return { element, id, why: element.getAttribute('data-why') ?? '' }
}

/**
 * Whatever carries `data-look` is shown large while the mouse rests on it or the keyboard is on it; on a touch screen
 * after a long press, or when touching it would do nothing; by the key i to be read out. `data-why` says why it can't be chosen now.
 */
export function Preview({ draw, nameOf }: Props) {
  const say = useSay()
  const [look, setLook] = useState<Look>()
  const [opened, setOpened] = useState<Look>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const show = (target: EventTarget | null, delay: number) => {
      clearTimeout(timer.current)
      const found = lookOf(target)
      if (found === undefined) return setLook(undefined)
      const { left, width } = found.element.getBoundingClientRect()
      const side = left + width / 2 > innerWidth / 2 ? 'left' : 'right'
      timer.current = setTimeout(() => setLook({ id: found.id, why: found.why, side }), delay)
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && show(event.target, DELAY)
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target, 0)
    }
    const away = () => show(null, 0)
    let pressed = false
    let from = { x: 0, y: 0 }
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return away()
      const found = lookOf(event.target)
      clearTimeout(timer.current)
      pressed = false
      from = { x: event.clientX, y: event.clientY }
      if (found === undefined) return
      timer.current = setTimeout(() => {
        pressed = true
        setOpened({ id: found.id, why: found.why, side: 'right' })
      }, LONG_PRESS)
    }
    const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) clearTimeout(timer.current)
    }
    const up = (event: PointerEvent) => event.pointerType !== 'mouse' && clearTimeout(timer.current)
    // The click that ends a long press isn't meant for the card.
    const click = (event: MouseEvent) => {
      const found = lookOf(event.target)
      if (pressed) {
        pressed = false
        event.stopPropagation()
        event.preventDefault()
      } else if (found?.element.getAttribute('data-lit') === 'false' && matchMedia('(hover: none)').matches) {
        setOpened({ id: found.id, why: found.why, side: 'right' })
      }
    }
    const menu = (event: MouseEvent) => lookOf(event.target) !== undefined && event.preventDefault()
    const key = (event: KeyboardEvent) => {
      const found = lookOf(document.activeElement)
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || found === undefined) return
      if (settings().keys) setOpened({ id: found.id, why: found.why, side: 'right' })
    }
    const until = new AbortController()
    const { signal } = until
    document.addEventListener('keydown', key, { signal })
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', away, { signal })
    document.addEventListener('pointerdown', down, { signal })
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', up, { signal })
    document.addEventListener('pointercancel', up, { signal })
    document.addEventListener('click', click, { capture: true, signal })
    document.addEventListener('contextmenu', menu, { signal })
    return () => {
      clearTimeout(timer.current)
      until.abort()
    }
  }, [])

  return (
    <>
      {look !== undefined && opened === undefined && (
        <div className={styles.preview} data-side={look.side} aria-hidden="true">
          {draw(look.id)}
          {look.why !== '' && <p className={styles.why}>{look.why}</p>}
        </div>
      )}
      {opened !== undefined && (
        <Dialog title={nameOf(opened.id)} onClose={() => setOpened(undefined)}>
          <div className={styles.opened}>
            {draw(opened.id)}
            {opened.why !== '' && (
              <p className={styles.why}>
                {say('not now')} {opened.why}
              </p>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
