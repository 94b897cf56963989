import { createContext } from 'react'

/**
 * Scenes as bitmaps. A browser draws a vector picture anew whenever its card moves or something beside it changes, and on
 * a slow machine that takes longer than a frame may; so where cards move each is drawn once, and the drawing is shown.
 * Painting takes time itself: it waits until the page has nothing else to do.
 */

/** Whether cards move here. A page that is only read and scrolled is quicker without paintings. */
export const MovingContext = createContext(false)

const WIDTH = 300
const HEIGHT = 400

const finished = new Map<string, string>()
const begun = new Map<string, Promise<string>>()

/** The painting of a scene, if it is there already. */
export const paintingOf = (address: string): string | undefined => finished.get(address)

/** One after the other, each in a pause. Some browsers can't tell when they have nothing to do. */
let before: Promise<unknown> = Promise.resolve()
const pause = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )

async function paint(address: string, scene: HTMLImageElement): Promise<string> {
  before = before.then(pause)
  await before
  const scale = devicePixelRatio > 1 ? 1.5 : 1
  const canvas = new OffscreenCanvas(WIDTH * scale, HEIGHT * scale)
  canvas.getContext('2d')?.drawImage(scene, 0, 0, canvas.width, canvas.height)
  const painting = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }))
  finished.set(address, painting)
  return painting
}

/** Paints a scene that has been loaded; each is painted once, however many cards show it. */
export function painted(address: string, scene: HTMLImageElement): Promise<string> {
  const painting = begun.get(address) ?? paint(address, scene)
  begun.set(address, painting)
  return painting
}
