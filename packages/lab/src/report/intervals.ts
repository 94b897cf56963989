import { percent, shortened, signed } from '../written.ts'
import { colour, escaped, hint, label, line, plot, type Scale, scale, tag, WIDTH } from './svg.ts'
import type { Wording } from './wording.ts'

const NAME = 170
const RIGHT = 24
const ROW = 44

/** How somebody fared: shares of all games, with the 95 % interval of the wins. */
export interface ShareRow {
  readonly name: string
  readonly wins: number
  readonly ties: number
  readonly losses: number
  readonly interval: readonly [number, number]
  /** Whose colour it has; none for what isn't a player. */
  readonly series?: number
}

/** A labelled axis below the rows, with lines up through them. */
const axis = (x: Scale, bottom: number, text: (n: number) => string): string =>
  x
    .ticks(5)
    .map(n => line(x(n), 0, x(n), bottom, 'grid') + label(x(n), bottom + 18, text(n), { class: 'tick middle' }))
    .join('')

/** Bars of wins, ties and losses, with the interval of the wins. */
export function sharePlot(rows: readonly ShareRow[], about: string, { say }: Wording): string {
  const x = scale([0, 1], [NAME, WIDTH - RIGHT])
  const bottom = rows.length * ROW
  const bars = rows.map(({ name, wins, ties, losses, interval: [low, high], series }, i) => {
    const top = i * ROW + 8
    const middle = top + 13
    const bar = (from: number, share: number, kind: string, what: string) =>
      share === 0
        ? ''
        : tag(
            'rect',
            { x: x(from), y: top, width: x(from + share) - x(from), height: 26, class: kind },
            hint(say('share', { name, what, share: percent(share) })),
          )
    const inside = wins > 0.12
    return [
      label(NAME - 12, middle + 5, shortened(name, 22), { class: 'name end' }),
      bar(0, wins, `wins ${series === undefined ? 'anyone' : colour(series)}`, say('wins')),
      bar(wins, ties, 'ties', say('ties')),
      bar(wins + ties, losses, 'losses', say('loses')),
      line(x(low), middle, x(high), middle, 'whisker'),
      line(x(low), middle - 5, x(low), middle + 5, 'whisker'),
      line(x(high), middle - 5, x(high), middle + 5, 'whisker'),
      inside
        ? label(NAME + 8, middle + 5, percent(wins), { class: 'on-bar' })
        : label(x(high) + 8, middle + 5, percent(wins)),
    ].join('')
  })
  const marks = axis(x, bottom + 4, n => percent(n, 0))
  return plot('shares', bottom + 30, about, marks, ...bars)
}

export interface DotRow {
  readonly name: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly series: number
}

/** Ratings as dots with their intervals. */
export function ratingPlot(rows: readonly DotRow[], about: string, { say }: Wording): string {
  const reach = Math.max(10, ...rows.flatMap(({ low, high }) => [-low, high])) * 1.05
  const x = scale([-reach, reach], [NAME, WIDTH - RIGHT - 40])
  const bottom = rows.length * 34
  const dots = rows.map(({ name, value, low, high, series }, i) => {
    const y = i * 34 + 20
    return tag(
      'g',
      { class: colour(series) },
      hint(say('rated', { name, rating: signed(value), low: signed(low), high: signed(high) })),
      label(NAME - 12, y + 5, shortened(name, 22), { class: 'name end' }),
      line(x(low), y, x(high), y, 'reach'),
      tag('circle', { cx: x(value), cy: y, r: 5.5, class: 'dot' }),
      label(WIDTH - 4, y + 5, signed(value), { class: 'value end' }),
    )
  })
  const marks = axis(x, bottom + 6, signed)
  return plot('ratings', bottom + 32, about, marks, line(x(0), 0, x(0), bottom + 6, 'zero'), ...dots)
}

export interface DotLine {
  readonly name: string
  readonly hint: string
  readonly dots: readonly { readonly series: number; readonly share: number; readonly hint: string }[]
}

/** Shares of several players, row by row: how they fared in each kingdom. */
export function dotLines(rows: readonly DotLine[], about: string): string {
  const left = 60
  const x = scale([0, 1], [left, WIDTH - RIGHT])
  const bottom = rows.length * 18 + 6
  const lines = rows.map((row, i) => {
    const y = i * 18 + 14
    const shares = row.dots.map(({ share }) => share)
    return tag(
      'g',
      {},
      hint(row.hint),
      label(left - 14, y + 4, row.name, { class: 'tick end' }),
      line(x(Math.min(...shares)), y, x(Math.max(...shares)), y, 'span'),
      ...row.dots.map(dot =>
        tag('circle', { cx: x(dot.share), cy: y, r: 4.5, class: `dot ${colour(dot.series)}` }, hint(dot.hint)),
      ),
    )
  })
  const marks = axis(x, bottom, n => percent(n, 0))
  return plot('kingdoms', bottom + 26, about, marks, line(x(0.5), 0, x(0.5), bottom, 'zero'), ...lines)
}

/** Which colour is whose. */
export const legend = (names: readonly string[]): string =>
  tag(
    'ul',
    { class: 'legend' },
    ...names.map((name, i) => tag('li', { class: colour(i) }, tag('span', { class: 'swatch' }), escaped(name))),
  )
