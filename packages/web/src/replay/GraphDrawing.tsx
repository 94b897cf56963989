import type { Language } from '@kartentisch/kernel'
import { scaleLinear } from 'd3-scale'
import { line as lineThrough } from 'd3-shape'
import { useId, useState } from 'react'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import type { Graph, Point } from './course.ts'
import styles from './Graph.module.css'
import { spread } from './labels.ts'
import { useWidth } from './width.ts'

const HEIGHT = 200
const TOP = 10
const BOTTOM = HEIGHT - 26
const LEFT = 30
/** Letters of a label are about so wide. */
const LETTER = 7.4
const LINE_HEIGHT = 16

/** Lines differ by more than their colour. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 2', '1 3']

/** What a graph is called. */
const titleOf = ({ name }: Graph, say: Say, language: Language): string => name?.[language] ?? say('graph points')

const lastOf = (line: Graph['lines'][number]['line']): number => line.at(-1)?.value ?? 0

/** From the least to the most; a single value gets some room beside it. */
function reach(values: readonly number[]): [number, number] {
  const least = Math.min(...values)
  return [least, Math.max(least + 1, ...values)]
}

const shortened = (name: string): string => (name.length > 14 ? `${name.slice(0, 13)}…` : name)

/** One figure over the turns, a line for each player with their name at its end. */
export function GraphDrawing({ graph }: { readonly graph: Graph }) {
  const say = useSay()
  const language = useLanguage()
  const { box, width } = useWidth()
  const heading = useId()
  const title = titleOf(graph, say, language)
  const numbers = new Intl.NumberFormat(language)
  const ends = graph.lines.map(({ name, line }) => `${name} ${numbers.format(lastOf(line))}`)
  const about = say('graph about', { graph: title, values: new Intl.ListFormat(language).format(ends) })
  return (
    <section className={styles.graph} aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      <div ref={box}>
        <svg width={width} height={HEIGHT} role="img" aria-label={about}>
          <Lines graph={graph} width={width} turn={say('turn')} numbers={numbers} />
        </svg>
      </div>
      <AsTable graph={graph} title={title} />
    </section>
  )
}

interface LinesProps {
  readonly graph: Graph
  readonly width: number
  readonly turn: string
  readonly numbers: Intl.NumberFormat
}

function Lines({ graph, width, turn, numbers }: LinesProps) {
  const all = graph.lines.flatMap(({ line }) => line)
  const labels = graph.lines.map(({ name, line }) => `${shortened(name)} ${numbers.format(lastOf(line))}`)
  const right = width - 14 - LETTER * Math.max(...labels.map(({ length }) => length))
  const x = scaleLinear(reach(all.map(({ turn }) => turn)), [LEFT + 4, right])
  const y = scaleLinear(reach([0, ...all.map(({ value }) => value)]), [BOTTOM, TOP])
  const path = lineThrough<Point>(
    ({ turn }) => x(turn),
    ({ value }) => y(value),
  )
  const heights = graph.lines.map(({ line }) => y(lastOf(line)))
  const places = spread(heights, LINE_HEIGHT, BOTTOM)
  return (
    <>
      {y
        .ticks(5)
        .filter(Number.isInteger)
        .map(value => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={right} y1={y(value)} y2={y(value)} />
            <text className={styles.tick} x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
      {x
        .ticks(Math.max(2, (right - LEFT) / 46))
        .filter(Number.isInteger)
        .map(value => (
          <text key={value} className={styles.tick} x={x(value)} y={BOTTOM + 18} textAnchor="middle">
            {value}
          </text>
        ))}
      <text className={styles.tick} x={right + 12} y={BOTTOM + 18}>
        {turn}
      </text>
      {graph.lines.map(({ line }, i) => {
        const end = line.at(-1)
        return (
          <g key={i} data-line={i % DASHES.length} className={styles.line}>
            <path d={path(line) ?? ''} strokeDasharray={DASHES[i % DASHES.length]} />
            {end !== undefined && <circle cx={x(end.turn)} cy={y(end.value)} r={3.5} />}
            <text x={right + 12} y={(places[i] ?? 0) + 4}>
              {labels[i]}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The same in numbers. It is drawn up when somebody wants it. */
function AsTable({ graph, title }: { readonly graph: Graph; readonly title: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const turns = [...new Set(graph.lines.flatMap(({ line }) => line.map(({ turn }) => turn)))].sort((a, b) => a - b)
  return (
    <details className={styles.numbers} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say('as a table')}</summary>
      {open && (
        // What scrolls must be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
        <section className={styles.scrolling} tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('turn')}</th>
                {graph.lines.map(({ name }, i) => (
                  <th key={i} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map(turn => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {graph.lines.map(({ line }, i) => (
                    <td key={i}>{line.find(point => point.turn === turn)?.value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
