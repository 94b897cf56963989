import { useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { looks } from '../games/looks.ts'
import { useGameName } from '../games/names.ts'
import { Page } from '../page/Page.tsx'
import home from '../page/Panels.module.css'
import own from '../table/NewGame.module.css'
import { useSay } from '../words/language.ts'
import styles from './Learn.module.css'
import { lessons, type Teaching } from './lessons.ts'
import { BEGINNING, keepProgress, keptProgress } from './progress.ts'

/** A lesson, if one is asked for; else where one chooses. */
export function Learn({ game }: { readonly game: string }) {
  const Lesson = lessons[game]?.Lesson
  return Lesson === undefined ? <Lessons /> : <Lesson />
}

/** The games in short, the way to their lessons, and what to do after them. */
function Lessons() {
  const say = useSay()
  return (
    <Page title={say('learn')}>
      <h1 className={home.title}>{say('learn')}</h1>
      <p className={home.lead}>{say('learn lead')}</p>
      <div className={`${home.games} ${styles.games}`}>
        {Object.entries(lessons).map(([game, teaching]) => (
          <Game key={game} game={game} {...teaching} />
        ))}
      </div>
      <section aria-labelledby="what-next" className={styles.next}>
        <h2 id="what-next">{say('what next')}</h2>
        <ul>
          <li>
            <a href={linkTo('words')}>{say('next words')}</a>
          </li>
          <li>
            <a href={linkTo('cards')}>{say('next cards')}</a>
          </li>
          <li>
            <a href={linkTo('kingdoms')}>{say('next kingdoms')}</a>
          </li>
        </ul>
      </section>
    </Page>
  )
}

function Game({ game, inShort, play }: Teaching & { readonly game: string }) {
  const say = useSay()
  const title = useGameName(game)
  const Picture = looks[game]?.Picture
  const [{ step, of }] = useState(() => keptProgress(game))
  const begin = () => {
    keepProgress(game, BEGINNING)
    go('learn', game)
  }
  const begun = step > 0
  // The last step only says what comes next.
  const done = begun && step >= of - 1
  return (
    <section className={home.panel} aria-labelledby={`learn-${game}`}>
      <div className={own.head}>
        {Picture !== undefined && <Picture className={own.picture} />}
        <h2 id={`learn-${game}`}>{title}</h2>
      </div>
      <ul className={styles.short}>
        {inShort.map(key => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        {!done && (
          <Button main onClick={() => go('learn', game)}>
            {begun ? say('go on lesson', { n: step + 1, of }) : say('start lesson')}
          </Button>
        )}
        {begun && <Button onClick={begin}>{say('lesson again')}</Button>}
        <Button main={done} onClick={() => play(say('guest'))}>
          {say('play with hints')}
        </Button>
      </div>
    </section>
  )
}
