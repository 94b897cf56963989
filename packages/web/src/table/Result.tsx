import { type ReactNode, Suspense, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import { useAfterwards } from './afterwards.ts'
import type { WholeGame } from './feed.ts'
import { useOnlineParts } from './online-parts.ts'
import { Podium } from './Podium.tsx'
import { Rematch } from './Rematch.tsx'
import styles from './Result.module.css'

/** A player's points, line by line. */
export interface Score {
  readonly name: string
  readonly winner: boolean
  readonly lines: readonly { readonly id: string; readonly what: string; readonly points: number }[]
  readonly sum: string
  readonly total: number
  /** Some of what was gathered, the best first. */
  readonly fan: readonly ReactNode[]
  /** What can be looked at besides. */
  readonly more?: ReactNode
}

/** Whether somebody has as many points as whoever won, and hasn't. */
export const isTieLost = (scores: readonly Score[]): boolean => {
  const most = Math.max(...scores.map(({ total }) => total))
  return scores.some(({ total, winner }) => total === most && !winner)
}

interface Props {
  readonly title: string
  readonly scores: readonly Score[]
  /** The game with its history, where that can be had. */
  readonly whole: WholeGame | undefined
  readonly onRematch: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** After the game: who won, all points line by line, how it went, and what to do next. */
export function Result({ title, scores, whole, onRematch, onClose, children }: Props) {
  const say = useSay()
  const online = useOnlineParts()
  const afterwards = useAfterwards()
  const [sharing, setSharing] = useState(false)
  return (
    <Dialog title={title} onClose={onClose} wide tall>
      <Podium stands={scores} />
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
      {whole !== undefined && afterwards !== undefined && (
        <Suspense fallback={null}>
          <afterwards.Course whole={whole} />
        </Suspense>
      )}
      <div className={styles.next}>
        {online?.watching !== true && <Rematch onRematch={onRematch} />}
        {whole?.route !== undefined && (
          <a href={linkTo(...whole.route)} className={styles.again}>
            {say('replay')}
          </a>
        )}
        {whole !== undefined && afterwards !== undefined && (
          <Button onClick={() => setSharing(true)}>{say('share game')}</Button>
        )}
        <Button onClick={onClose}>{say('see table')}</Button>
        <a href={linkTo()}>{say('home')}</a>
      </div>
      {sharing && whole !== undefined && afterwards !== undefined && (
        <Suspense fallback={null}>
          <afterwards.ShareGame whole={whole} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Dialog>
  )
}
