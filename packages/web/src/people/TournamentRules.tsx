import type { Tournament } from '@kartentisch/protocol'
import online from '../online/Online.module.css'
import { usePeopleSay } from '../words/people-pages.ts'
import styles from './People.module.css'

/** How a tournament of a format is played and counted, for whoever wants to know. */
export function TournamentRules({ format }: Pick<Tournament, 'format'>) {
  const say = usePeopleSay()
  return (
    <details className={styles.rules}>
      <summary>{say('how it is played')}</summary>
      <Rules format={format} />
    </details>
  )
}

/** The same before anybody has met: then it is what one wants to know. */
export function RulesBeforehand({ format }: Pick<Tournament, 'format'>) {
  const say = usePeopleSay()
  return (
    <section className={online.panel} aria-labelledby="rules">
      <h2 id="rules">{say('how it is played')}</h2>
      <Rules format={format} />
    </section>
  )
}

function Rules({ format }: Pick<Tournament, 'format'>) {
  const say = usePeopleSay()
  return (
    <>
      <p>{say(`format ${format} lead`)}</p>
      <p>{say('tournament rules')}</p>
    </>
  )
}
