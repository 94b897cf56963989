import { type Colour, darker, lighter } from './colour.ts'
import type { Light } from './palette.ts'

/** A scene is painted on this field; small cards show the part around its focus. */
export const WIDTH = 300
export const HEIGHT = 400

export type Point = readonly [x: number, y: number]

const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Writes a path: letters and numbers. */
export const d = (...parts: readonly (string | number)[]): string =>
  parts.map(part => (typeof part === 'number' ? n(part) : part)).join(' ')

/** Chance that always comes out the same. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

/** The glyphs of game-icons by name. */
export type Glyphs = Readonly<Record<string, { readonly body: string }>>

/** Where a scene is painted: layers of shapes, lit from the top left, and what they are filled with. */
export class Canvas {
  readonly light: Light
  readonly #glyphs: Glyphs
  readonly #fills = new Map<string, { readonly id: string; readonly drawn: string }>()
  readonly #symbols = new Map<string, { readonly id: string; readonly drawn: string }>()
  readonly #shapes: string[] = []

  constructor(light: Light, glyphs: Glyphs) {
    this.light = light
    this.#glyphs = glyphs
  }

  add(shape: string): void {
    this.#shapes.push(shape)
  }

  /** A filling that runs through these colours. */
  blend(colours: readonly Colour[], way: 'down' | 'across' | 'slant' = 'down'): string {
    const key = `${way}${colours.join('')}`
    const known = this.#fills.get(key)
    if (known !== undefined) return `url(#${known.id})`
    const id = `f${this.#fills.size}`
    const [x, y] = way === 'down' ? [0, 1] : way === 'across' ? [1, 0] : [0.8, 1]
    const stops = colours
      .map((colour, i) => `<stop offset="${n(i / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`)
      .join('')
    this.#fills.set(key, { id, drawn: `<linearGradient id="${id}" x2="${x}" y2="${y}">${stops}</linearGradient>` })
    return `url(#${id})`
  }

  /** A colour as the light from the top left shows it. */
  lit(colour: Colour, depth = 1): string {
    return this.blend([lighter(colour, 0.22 * depth), colour, darker(colour, 0.3 * depth)], 'slant')
  }

  path(way: string, fill: string, more = ''): void {
    this.add(`<path d="${way}" fill="${fill}"${more && ` ${more}`}/>`)
  }

  line(way: string, stroke: string, width: number, more = ''): void {
    this.add(`<path d="${way}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`)
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): void {
    this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`)
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): void {
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`)
  }

  polygon(points: readonly Point[], fill: string, more = ''): void {
    this.add(
      `<path d="M${points.map(point => point.map(n).join(' ')).join('L')}z" fill="${fill}"${more && ` ${more}`}/>`,
    )
  }

  /** Paints shapes together: moved, turned, half seen through. */
  group(attributes: string, paint: () => void): void {
    this.add(`<g ${attributes}>`)
    paint()
    this.add('</g>')
  }

  /** A glyph of game-icons as a thing with body: its shadow, the edge that the light catches, and its colours. */
  glyph(
    name: string,
    at: {
      readonly x: number
      readonly y: number
      readonly size: number
      readonly turn?: number
      readonly mirrored?: boolean
    },
    colours: readonly Colour[],
    edge?: Colour,
  ): void {
    const icon = this.#glyphs[name]
    if (icon === undefined) throw new Error(`game-icons has no "${name}".`)
    const id = this.#symbols.get(name)?.id ?? `g${this.#symbols.size}`
    this.#symbols.set(name, { id, drawn: `<g id="${id}">${icon.body.replaceAll(' fill="currentColor"', '')}</g>` })
    const scale = at.size / 512
    const [first = '#888888'] = colours
    const turned = at.turn === undefined ? '' : ` rotate(${n(at.turn)} 256 256)`
    const mirrored = at.mirrored ? ' translate(512 0) scale(-1 1)' : ''
    const place = `translate(${n(at.x - at.size / 2)} ${n(at.y - at.size / 2)}) scale(${Math.round(scale * 1000) / 1000})${turned}${mirrored}`
    const step = 2.4 / scale
    this.group(`transform="${place}"`, () => {
      this.add(`<use href="#${id}" x="${n(step * (at.mirrored ? -1.6 : 1.6))}" y="${n(step * 2)}" opacity=".34"/>`)
      this.add(
        `<use href="#${id}" x="${n(-step * (at.mirrored ? -0.7 : 0.7))}" y="${n(-step * 0.7)}" fill="${edge ?? lighter(first, 0.55)}"/>`,
      )
      this.add(`<use href="#${id}" fill="${colours.length > 1 ? this.blend(colours) : this.lit(first)}"/>`)
    })
  }

  /** Darkens the edges. */
  shade(strength: number): void {
    const stops = `<stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/>`
    this.add(`<radialGradient id="v" cy=".45" r=".75">${stops}</radialGradient>`)
    this.rect(0, 0, WIDTH, HEIGHT, 'url(#v)')
  }

  /** The painted scene as a picture of its own. */
  toString(): string {
    const defs = [...this.#fills.values(), ...this.#symbols.values()].map(({ drawn }) => drawn).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${this.#shapes.join('')}</svg>`
  }
}
