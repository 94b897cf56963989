/**
 * Scenes as bitmaps. A browser draws a vector picture anew whenever its card moves or the page scrolls, and on a slow
 * machine that takes longer than a frame may; so each is drawn once, and the drawing is shown.
 */

const WIDTH = 300
const HEIGHT = 400

const finished = new Map<string, string>()
const begun = new Map<string, Promise<string>>()

/** The painting of a scene, if it is there already. */
export const paintingOf = (address: string): string | undefined => finished.get(address)

async function paint(address: string, scene: HTMLImageElement): Promise<string> {
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
