import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useSay } from '../words/language.ts'
import styles from './ChanceCurve.module.css'
import type { Chance, Reviewed } from './reviewed.ts'
import { useWidth } from './width.ts'

const HEIGHT = 180
const TOP = 8
const BOTTOM = HEIGHT - 18
const LEFT = 46
/** 95 % lie within so many standard errors. */
const REACH = 1.96

/** Neighbours whose chances are put together, so that the course shows and not every doubt. */
const NEIGHBOURS = 2

/** The course of a seat: each point the mean of its neighbours, with the error of that mean. */
function smoothed(chances: readonly Chance[]): Chance[] {
  return chances.map((one, i) => {
    const near = chances.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1)
    const mean = near.reduce((sum, { mean }) => sum + mean, 0) / near.length
    const error = Math.sqrt(near.reduce((sum, { error }) => sum + error ** 2, 0)) / near.length
    return { ...one, mean, error }
  })
}

const within = (share: number): number => Math.max(0, Math.min(1, share))

/** How everybody's chance of winning went, and how uncertain that is. */
export function ChanceCurve({ found, names }: { readonly found: Reviewed; readonly names: readonly string[] }) {
  const say = useSay()
  const { box, width } = useWidth()
  const last = Math.max(1, ...found.chances.map(({ place }) => place)) + 1
  const x = scaleLinear([0, last], [LEFT, width - 4])
  const y = scaleLinear([0, 1], [BOTTOM, TOP])
  const band = area<Chance>()
    .x(({ place }) => x(place))
    .y0(({ mean, error }) => y(within(mean - REACH * error)))
    .y1(({ mean, error }) => y(within(mean + REACH * error)))
  const path = line<Chance>()
    .x(({ place }) => x(place))
    .y(({ mean }) => y(mean))
  const lines = found.fortunes.flatMap(({ seat, result }) => {
    const own = smoothed(found.chances.filter(one => one.seat === seat))
    return own.length < 2 ? [] : [{ seat, points: [...own, { seat, place: last, mean: result, error: 0 }] }]
  })
  if (lines.length === 0) return null
  return (
    <figure className={styles.curve}>
      <figcaption>{say('review curve')}</figcaption>
      <div ref={box}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('review curve')}>
          {[0, 0.5, 1].map(share => (
            <g key={share}>
              <line x1={LEFT} x2={width - 4} y1={y(share)} y2={y(share)} className={styles.grid} />
              <text x={LEFT - 4} y={y(share) + 4}>{`${100 * share} %`}</text>
            </g>
          ))}
          {lines.map(({ seat, points }) => (
            <g key={seat} data-seat={seat} className={styles.seat}>
              <path d={band(points) ?? ''} className={styles.band} />
              <path d={path(points) ?? ''} className={styles.line} />
            </g>
          ))}
        </svg>
      </div>
      <ul>
        {lines.map(({ seat }) => (
          <li key={seat} data-seat={seat} className={styles.seat}>
            {names[seat]}
          </li>
        ))}
      </ul>
    </figure>
  )
}
