import { area as areaBetween, line as lineThrough } from 'd3-shape'
import { percent, short } from '../written.ts'
import { colour, dash, hint, label, line, plot, type Scale, scale, tag, WIDTH, wholeTicks } from './svg.ts'

const LEFT = 52
const RIGHT = 20
const HEIGHT = 300
const TOP = 12
const BOTTOM = HEIGHT - 46
/** Of the bars of one value together. */
const WIDEST = 90

export interface Series {
  readonly name: string
  /** Values by x; `x` rises. Where it is told how far off a value may be, that is drawn as a band. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly reach?: number }[]
}

interface Axes {
  readonly x: string
  readonly y: string
  readonly about: string
  /** How a value reads. */
  readonly show?: (y: number) => string
  /** The y axis begins at 0, whatever the values. */
  readonly fromZero?: boolean
}

const extent = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

function frame(x: Scale, y: Scale, axes: Axes, show: (y: number) => string): string {
  const across = y
    .ticks(5)
    .map(n => line(LEFT, y(n), WIDTH - RIGHT, y(n), 'grid') + label(LEFT - 8, y(n) + 4, show(n), { class: 'tick end' }))
  const along = wholeTicks(x, 12).map(n => label(x(n), BOTTOM + 18, short(n), { class: 'tick middle' }))
  const name = label(WIDTH - RIGHT, HEIGHT - 6, axes.x, { class: 'axis end' })
  return [...across, line(LEFT, BOTTOM, WIDTH - RIGHT, BOTTOM, 'base'), ...along, name].join('')
}

/** Lines over turns, one for each player. */
export function lineChart(series: readonly Series[], axes: Axes): string {
  const show = axes.show ?? short
  const all = series.flatMap(({ points }) => points)
  const [low, high] = extent(all.map(({ y }) => y))
  const x = scale(extent(all.map(point => point.x)), [LEFT + 6, WIDTH - RIGHT])
  const y = scale([axes.fromZero ? Math.min(0, low) : low, high], [BOTTOM, TOP])
  const path = lineThrough<Series['points'][number]>(
    point => x(point.x),
    point => y(point.y),
  ).digits(1)
  const within = (value: number) => y(Math.max(y.domain()[0] ?? value, Math.min(y.domain()[1] ?? value, value)))
  const band = areaBetween<Series['points'][number]>(
    point => x(point.x),
    ({ y: value, reach = 0 }) => within(value - reach),
    ({ y: value, reach = 0 }) => within(value + reach),
  ).digits(1)
  const lines = series.map(({ name, points }, i) => {
    const dots = points.map(point =>
      tag(
        'circle',
        { cx: x(point.x), cy: y(point.y), r: 7, class: 'spot' },
        hint(`${name}, ${axes.x} ${short(point.x)}: ${show(point.y)}`),
      ),
    )
    return tag(
      'g',
      { class: colour(i) },
      points.some(({ reach }) => reach !== undefined) ? tag('path', { d: band(points) ?? '', class: 'band' }) : '',
      tag('path', { d: path(points) ?? '', class: 'line', 'stroke-dasharray': dash(i) }),
      ...dots,
    )
  })
  return plot('lines', HEIGHT, axes.about, frame(x, y, axes, show), ...lines)
}

/** How often each value came up, as shares of all; several players' bars stand side by side. */
export function histogram(series: readonly Series[], axes: Omit<Axes, 'y'>, coloured = true): string {
  const shown = series.map(({ name, points }) => {
    const total = points.reduce((sum, { y }) => sum + y, 0)
    return { name, points: points.filter(({ y }) => y > 0).map(point => ({ ...point, y: point.y / total })) }
  })
  const all = shown.flatMap(({ points }) => points)
  const [first, last] = extent(all.map(point => point.x))
  const most = Math.max(...all.map(({ y }) => y))
  const x = scale([first - 0.5, last + 0.5], [LEFT, WIDTH - RIGHT])
  const y = scale([0, most], [BOTTOM, TOP])
  const step = x(1) - x(0)
  // Few values need not fill the plot.
  const width = Math.min(WIDEST, step * 0.88) / series.length
  const bars = shown.map(({ name, points }, i) =>
    tag(
      'g',
      { class: coloured ? colour(i) : 'anyone' },
      ...points.map(({ x: value, y: share }) =>
        tag(
          'rect',
          {
            x: x(value) + (i - series.length / 2) * width,
            y: y(share),
            width: Math.max(0.5, width),
            height: BOTTOM - y(share),
            class: 'cell',
          },
          hint(`${name}${name === '' ? '' : ', '}${short(value)} ${axes.x}: ${percent(share)}`),
        ),
      ),
    ),
  )
  const show = (share: number) => percent(share, most < 0.1 ? 1 : 0)
  return plot('histogram', HEIGHT, axes.about, frame(x, y, { ...axes, y: '' }, show), ...bars)
}
