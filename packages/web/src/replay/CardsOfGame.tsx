import { useSay } from '../words/language.ts'
import graphs from './Graph.module.css'
import { GraphDrawing } from './GraphDrawing.tsx'
import styles from './Review.module.css'
import type { Possessions } from './reviewed.ts'

interface Props {
  readonly possessions: Possessions
  readonly names: readonly string[]
}

/** How strong everybody's cards were turn by turn, and what each of them brought. */
export function CardsOfGame({ possessions: { graphs: drawn, isRead, columns, owners }, names }: Props) {
  const say = useSay()
  return (
    <>
      {drawn.length > 0 && (
        <>
          <h3>{say(isRead ? 'review possessions' : 'review strength')}</h3>
          <p>{say(isRead ? 'review possessions lead' : 'review strength lead')}</p>
          <div className={graphs.graphs}>
            {drawn.map(graph => (
              <GraphDrawing key={graph.id} graph={graph} />
            ))}
          </div>
        </>
      )}
      {owners.length > 0 && (
        <>
          <h3>{say('review brought')}</h3>
          <div className={styles.tables}>
            {owners.map(({ seat, things }) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
              <section key={seat} aria-label={names[seat]} tabIndex={0}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{names[seat]}</th>
                      {columns.map(column => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {things.map(({ name, counts }) => (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        {columns.map((column, i) => (
                          <td key={column}>{counts[i] === 0 ? '' : counts[i]}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ))}
          </div>
        </>
      )}
    </>
  )
}
