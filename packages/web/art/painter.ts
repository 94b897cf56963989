import { Canvas, type Glyphs, type Point } from './canvas.ts'
import type { Colour } from './colour.ts'
import { type Hour, type Light, lightOf } from './palette.ts'
import * as buildings from './parts/buildings.ts'
import * as furniture from './parts/furniture.ts'
import * as land from './parts/land.ts'
import * as money from './parts/money.ts'
import * as people from './parts/people.ts'
import * as plants from './parts/plants.ts'
import * as rooms from './parts/rooms.ts'
import * as sky from './parts/sky.ts'
import * as strongholds from './parts/strongholds.ts'
import * as things from './parts/things.ts'

const PARTS = {
  ...sky,
  ...land,
  ...plants,
  ...buildings,
  ...strongholds,
  ...rooms,
  ...furniture,
  ...people,
  ...money,
  ...things,
}

type Parts = typeof PARTS

/** Every part of the vocabulary as a stroke of the brush: one after the other, from far to near. */
type Strokes = {
  [Part in keyof Parts]: Parts[Part] extends (c: Canvas, ...how: infer How) => void ? (...how: How) => Painter : never
}

export interface Painter extends Strokes {
  readonly light: Light
  /** A glyph of game-icons, in one colour or running down through several. */
  glyph(name: string, x: number, y: number, size: number, colours: Colour | readonly Colour[], how?: Turned): Painter
  /** A plain shape, for what no part is for. */
  shape(points: readonly Point[], fill: Colour, opacity?: number): Painter
  /** Darkens the edges, so that the eye goes to the middle. */
  shade(strength?: number): Painter
}

interface Turned {
  readonly turn?: number
  readonly mirrored?: boolean
  readonly edge?: Colour
}

/** A card's picture: the hour it shows, and what is painted, from far to near. */
export interface Scene {
  readonly hour: Hour
  paint(p: Painter): unknown
  /** Where a small card looks, in shares of width and height, and how much nearer. */
  readonly focus?: { readonly x?: number; readonly y?: number; readonly zoom?: number }
}

export type Scenes = Readonly<Record<string, Scene>>

export const scene = (hour: Hour, paint: Scene['paint'], focus?: Scene['focus']): Scene => ({
  hour,
  paint,
  ...(focus !== undefined && { focus }),
})

/** The brush for a canvas. */
function painterOn(canvas: Canvas): Painter {
  const stroke =
    (part: (c: Canvas, ...how: never[]) => void) =>
    (...how: never[]) => {
      part(canvas, ...how)
      return painter
    }
  // Entry by entry the types are those of the parts, which Object.entries can't say.
  const strokes = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, stroke(part)])) as Strokes
  const painter: Painter = {
    ...strokes,
    light: canvas.light,
    glyph(name, x, y, size, colours, { edge, ...turned } = {}) {
      canvas.glyph(name, { x, y, size, ...turned }, typeof colours === 'string' ? [colours] : colours, edge)
      return painter
    },
    shape(points, fill, opacity = 1) {
      canvas.polygon(points, fill, opacity === 1 ? '' : `opacity="${opacity}"`)
      return painter
    },
    shade(strength = 0.35) {
      canvas.shade(strength)
      return painter
    },
  }
  return painter
}

/** Paints a scene in the colours of its set. */
export function paint({ hour, paint: strokes }: Scene, set: string, glyphs: Glyphs): string {
  const canvas = new Canvas(lightOf(hour, set), glyphs)
  strokes(painterOn(canvas).sky())
  return canvas.toString()
}
