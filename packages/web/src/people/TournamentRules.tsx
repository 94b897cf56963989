import type { Tournament } from '@kartentisch/protocol'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './People.module.css'

/** How a tournament of a format is played and counted, for whoever wants to know. */
export function TournamentRules({ format }: Pick<Tournament, 'format'>) {
  const say = usePeopleSay()
  return (
    <details className={styles.rules}>
      <summary>{say('how it is played')}</summary>
      <p>{say(`format ${format} lead`)}</p>
      <p>{say('tournament rules')}</p>
    </details>
  )
}
