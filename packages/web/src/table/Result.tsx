import type { ReactNode } from 'react'
import { useSay } from '../app/language.ts'
import { linkTo } from '../app/route.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import styles from './Result.module.css'

/** A player's points, line by line. */
export interface Score {
  readonly name: string
  readonly winner: boolean
  readonly lines: readonly { readonly id: string; readonly what: string; readonly points: number }[]
  readonly sum: string
  readonly total: number
  /** What can be looked at besides. */
  readonly more?: ReactNode
}

interface Props {
  readonly title: string
  readonly scores: readonly Score[]
  readonly onRematch: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** After the game: who won, all points line by line, and what to do next. */
export function Result({ title, scores, onRematch, onClose, children }: Props) {
  const say = useSay()
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className={styles.scores}>
        {scores.map(({ name, winner, lines, sum, total, more }, i) => (
          <table key={i} className={styles.score} data-winner={winner}>
            <caption>
              {winner && '★ '}
              {name}
            </caption>
            <tbody>
              {lines.map(({ id, what, points }) => (
                <tr key={id}>
                  <th scope="row">{what}</th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{sum}</th>
                <td>{total}</td>
              </tr>
              {more !== undefined && (
                <tr>
                  <td colSpan={2}>{more}</td>
                </tr>
              )}
            </tfoot>
          </table>
        ))}
      </div>
      {children}
      <div className={styles.next}>
        <Button main onClick={onRematch}>
          {say('rematch')}
        </Button>
        <Button onClick={onClose}>{say('see table')}</Button>
        <a href={linkTo()}>{say('home')}</a>
      </div>
    </Dialog>
  )
}
