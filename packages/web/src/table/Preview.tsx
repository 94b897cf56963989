import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import styles from './Preview.module.css'
import { area, place } from './placing.ts'

interface Look {
  readonly id: string
  readonly why: string
  /** What it is shown beside. */
  readonly beside: DOMRect
}

interface Props {
  /** What is shown large goes when play goes on. */
  readonly moment?: unknown
  /** The thing as large as can be. */
  readonly draw: (id: string) => ReactNode
  readonly nameOf: (id: string) => string
}

const DELAY = 320
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
export function Preview({ moment, draw, nameOf }: Props) {
  const say = useSay()
  const [look, setLook] = useState<Look>()
  const [opened, setOpened] = useState<Omit<Look, 'beside'>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const show = (target: EventTarget | null, delay: number) => {
      clearTimeout(timer.current)
      const found = lookOf(target)
      if (found === undefined) return setLook(undefined)
      const { element, id, why } = found
      const open = () => element.isConnected && setLook({ id, why, beside: element.getBoundingClientRect() })
      timer.current = setTimeout(open, delay)
    }
    // A card that slides under a resting mouse isn't what somebody wants to look at.
    let mouse = { x: -1, y: -1 }
    let under: Element | undefined
    const over = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      const rests = Math.hypot(clientX - mouse.x, clientY - mouse.y) < 2
      mouse = { x: clientX, y: clientY }
      if (pointerType !== 'mouse') return
      const before = under
      under = lookOf(target)?.element
      // One that lifts itself has another of its own parts under the mouse then.
      if (!rests || under !== before) show(rests ? null : target, DELAY)
    }
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
        setOpened({ id: found.id, why: found.why })
      }, LONG_PRESS)
    }
    const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
      mouse = { x: clientX, y: clientY }
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
      } else if (found?.element.getAttribute('data-lit') === 'false') {
        if (matchMedia('(hover: none)').matches) setOpened({ id: found.id, why: found.why })
        else show(event.target, 0)
      }
    }
    const menu = (event: MouseEvent) => lookOf(event.target) !== undefined && event.preventDefault()
    const key = (event: KeyboardEvent) => {
      const found = lookOf(document.activeElement)
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey || found === undefined) return
      if (settings().keys) setOpened({ id: found.id, why: found.why })
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment ends it.
  useEffect(() => {
    clearTimeout(timer.current)
    setLook(undefined)
  }, [moment])

  return (
    <>
      {look !== undefined && opened === undefined && (
        <Beside box={look.beside}>
          {draw(look.id)}
          {look.why !== '' && <p className={styles.why}>{look.why}</p>}
        </Beside>
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

/** What is needed while one reads: the question and the hand, as long as nothing lies over them. */
const NEEDED = 'body:not(:has(dialog:modal)) :is(section[data-number], main [data-place^="hand:"])'

/** Stands beside a part of the screen, over dialogs too, and covers as little as may be of what is needed. */
function Beside({ box, children }: { readonly box: DOMRect; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (shown === null) return
    shown.showPopover()
    const needed = [...document.querySelectorAll(NEEDED)].map(each => each.getBoundingClientRect())
    const size = { width: shown.offsetWidth, height: shown.offsetHeight }
    const seen = needed.filter(each => area(each) > 0)
    const { left, top } = place([box], size, { width: innerWidth, height: innerHeight }, seen)
    shown.style.left = `${left}px`
    shown.style.top = `${top}px`
  }, [box])
  return (
    <div ref={element} popover="manual" className={styles.preview} aria-hidden="true">
      {children}
    </div>
  )
}
