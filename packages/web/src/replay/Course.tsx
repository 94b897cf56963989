import { useEffect, useState } from 'react'
import type { WholeGame } from '../table/feed.ts'
import { useSay } from '../words/language.ts'
import type { Graph } from './course.ts'
import styles from './Graph.module.css'
import { GraphDrawing } from './GraphDrawing.tsx'
import { workedOut } from './replay-feed.ts'

/** The course of a game that is over, drawn: it is played again out of sight to find the figures. */
export function Course(props: { readonly whole: WholeGame }) {
  const say = useSay()
  // It is the same game as long as this is shown.
  const [whole] = useState(props.whole)
  const [graphs, setGraphs] = useState<readonly Graph[] | 'failed'>()
  useEffect(() => {
    let gone = false
    const show = (found: readonly Graph[] | 'failed') => {
      if (!gone) setGraphs(found)
    }
    whole
      .recording()
      .then(recording => workedOut({ recording }))
      .then(
        ({ graphs }) => show(graphs),
        () => show('failed'),
      )
    return () => {
      gone = true
    }
  }, [whole])
  return (
    <section className={styles.course} aria-labelledby="course">
      <h3 id="course">{say('course')}</h3>
      {graphs === undefined && <p role="status">{say('loading')}</p>}
      {graphs === 'failed' && <p role="status">{say('no course')}</p>}
      <div className={styles.graphs}>
        {graphs !== undefined &&
          graphs !== 'failed' &&
          graphs.map(graph => <GraphDrawing key={graph.id} graph={graph} />)}
      </div>
    </section>
  )
}
