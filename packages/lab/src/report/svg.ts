import { scaleLinear } from 'd3-scale'

/** Text fit to stand in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | number>>

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value)

/** An element; its children are markup already. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`)
  return `<${name}${list.join('')}>${children.join('')}</${name}>`
}

/** A line of text in a plot. */
export const label = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escaped(text))

export const line = (x1: number, y1: number, x2: number, y2: number, className: string): string =>
  tag('line', { x1, y1, x2, y2, class: className })

/** What shows when one points at it. */
export const hint = (text: string): string => tag('title', {}, escaped(text))

/** How wide all plots are drawn; the page scales them. */
export const WIDTH = 720

/** A whole plot; `about` says in words what it shows. */
export const plot = (kind: string, height: number, about: string, ...children: readonly string[]): string =>
  tag(
    'svg',
    { class: `plot ${kind}`, viewBox: `0 0 ${WIDTH} ${Math.ceil(height)}`, role: 'img', 'aria-label': about },
    ...children,
  )

/** Colours there are for players; more than these share them and differ by their dashes. */
const COLOURS = 6

export const colour = (series: number): string => `s${series % COLOURS}`

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 2', '1 3']

/** Lines differ by more than their colour. */
export const dash = (series: number): string => DASHES[series % DASHES.length] ?? ''

/** Maps values onto a stretch of the plot; one value alone needs some room too. */
export const scale = ([low, high]: readonly [number, number], range: readonly [number, number]) =>
  scaleLinear([low, high > low ? high : low + 1], range)

export type Scale = ReturnType<typeof scale>

/** Round numbers along a scale that are whole. */
export const wholeTicks = (along: Scale, count: number): number[] => along.ticks(count).filter(Number.isInteger)
