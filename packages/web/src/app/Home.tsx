import { Suspense } from 'react'
import { linkTo } from '../browser/route.ts'
import { Card } from '../cards/Card.tsx'
import { NewGames } from '../games/NewGames.tsx'
import { StoredGames, useStoredGames } from '../local/StoredGames.tsx'
import { OnlinePanel } from '../online/OnlinePanel.tsx'
import { Page } from '../page/Page.tsx'
import panels from '../page/Panels.module.css'
import { useSay } from '../words/language.ts'
import styles from './Home.module.css'

/** Cards that lie there as a greeting. */
const FAN = ['village', 'moat', 'smithy', 'gold', 'province']

/** How many games to go on with are shown. */
const SHOWN = 6

export function Home() {
  const say = useSay()
  return (
    <Page title="Kartentisch">
      <div className={styles.welcome}>
        <div>
          <h1 className={styles.title}>{say('welcome')}</h1>
          <p className={styles.lead}>{say('welcome lead')}</p>
          <p className={panels.learn}>
            <a href={linkTo('learn')}>{say('learn at home')}</a>
          </p>
        </div>
        <div className={styles.fan} aria-hidden="true">
          {FAN.map(id => (
            <span key={id}>
              <Card id={id} size="middle" />
            </span>
          ))}
        </div>
      </div>
      <div className={panels.games}>
        <Suspense>
          <NewGames />
          <OnlinePanel />
          <GoOn />
          <Finished />
        </Suspense>
      </div>
    </Page>
  )
}

/** The way to games that are over. */
function Finished() {
  const say = useSay()
  return (
    <section className={panels.panel} aria-labelledby="finished">
      <h2 id="finished">{say('finished games')}</h2>
      <p>{say('finished games lead')}</p>
      <p className={panels.learn}>
        <a href={linkTo('replay')}>{say('to finished games')}</a>
      </p>
      <p className={panels.learn}>
        <a href={linkTo('puzzles')}>{say('to puzzles')}</a>
      </p>
    </section>
  )
}

/** The games on this machine that aren't over. */
function GoOn() {
  const say = useSay()
  const { games, remove } = useStoredGames()
  const open = games.filter(({ recording }) => !recording.finished).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <section className={panels.panel} aria-labelledby="go-on">
      <h2 id="go-on">{say('go on')}</h2>
      <StoredGames games={open} linkOf={({ id, recording }) => linkTo(recording.game, id)} onRemove={remove} />
    </section>
  )
}
