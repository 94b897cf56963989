import { useLanguage } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './People.module.css'

interface Props {
  readonly points: readonly { readonly at: number; readonly rating: number }[]
}

const [WIDTH, HEIGHT] = [600, 180]

/** How a rating went, game by game. */
export function Curve({ points }: Props) {
  const say = usePeopleSay()
  const language = useLanguage()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const all = points.map(({ rating }) => rating)
  const [least, most] = [Math.min(1500, ...all), Math.max(1500, ...all)]
  const x = (i: number) => (points.length === 1 ? WIDTH / 2 : (i * WIDTH) / (points.length - 1))
  const y = (rating: number) => HEIGHT - (HEIGHT * (rating - least)) / Math.max(1, most - least)
  const line = all.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ')
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <figure className={styles.curve}>
      <svg viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} role="img" aria-label={say('rating curve', { least, most })}>
        <line x1="0" x2={WIDTH} y1={y(1500)} y2={y(1500)} />
        <polyline points={line} />
        <circle cx={x(all.length - 1)} cy={y(last.rating)} r="5" />
      </svg>
      <figcaption>
        {when.formatRange(first.at, last.at)} · {least}–{most}
      </figcaption>
    </figure>
  )
}
