import { short, shortened } from '../written.ts'
import { colour, hint, label, plot, tag, WIDTH } from './svg.ts'
import type { Wording } from './wording.ts'

export interface HeatRow {
  readonly name: string
  /** Mean number by turn. */
  readonly means: readonly number[]
}

const NAME = 150
const TOTAL = 56
const ROW = 22
/** The least that is drawn: fainter cells couldn't be told from none. */
const FAINTEST = 0.06

/** Which cards came when: the darker, the more of them in that turn. */
export function heatMap(rows: readonly HeatRow[], series: number, about: string, { say }: Wording): string {
  const turns = Math.max(1, ...rows.map(({ means }) => means.length))
  const width = (WIDTH - NAME - TOTAL) / turns
  const most = Math.max(...rows.flatMap(({ means }) => means))
  const cells = rows.map(({ name, means }, i) => {
    const y = i * ROW
    const total = means.reduce((sum, mean) => sum + mean, 0)
    return [
      label(NAME - 10, y + 15, shortened(name, 20), { class: 'name small end' }),
      ...means.map((mean, turn) =>
        mean === 0
          ? ''
          : tag(
              'rect',
              {
                x: NAME + turn * width,
                y: y + 1,
                width: Math.max(1, width - 1),
                height: ROW - 2,
                class: 'cell',
                // A root, so that what is rare shows beside what every turn brings.
                'fill-opacity': Math.max(FAINTEST, Math.sqrt(mean / most)),
              },
              hint(say('inTurn', { name, turn: turn + 1, n: mean.toFixed(3) })),
            ),
      ),
      label(WIDTH - 4, y + 15, total.toFixed(2), { class: 'value small end' }),
    ].join('')
  })
  const bottom = rows.length * ROW
  const every = Math.max(1, Math.ceil(turns / 15))
  const ticks = Array.from({ length: turns }, (_, i) => i + 1)
    .filter(turn => turn === 1 || turn % every === 0)
    .map(turn => label(NAME + (turn - 0.5) * width, bottom + 16, short(turn), { class: 'tick middle' }))
  const heads = [
    label(NAME - 10, bottom + 16, say('turn'), { class: 'axis end' }),
    label(WIDTH - 4, bottom + 16, say('aGame'), { class: 'axis end' }),
  ]
  return plot('heat', bottom + 26, about, tag('g', { class: colour(series) }, ...cells), ...ticks, ...heads)
}
