import { type ReactNode, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { BurgundIcon } from '../burgund/Icon.tsx'
import { Picture } from '../cards/Picture.tsx'
import { Button } from '../design/Button.tsx'
import { Page } from '../page/Page.tsx'
import home from '../page/Panels.module.css'
import own from '../table/NewGame.module.css'
import { useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import styles from './Learn.module.css'
import { playBurgund, playDominion } from './play.ts'
import { BEGINNING, keepProgress, keptProgress } from './progress.ts'

/** Both games in short, the way to their lessons, and what to do after them. */
export function Learn() {
  const say = useSay()
  return (
    <Page title={say('learn')}>
      <h1 className={home.title}>{say('learn')}</h1>
      <p className={home.lead}>{say('learn lead')}</p>
      <div className={`${home.games} ${styles.games}`}>
        <Game
          game="dominion"
          title={say('dominion')}
          picture={<Picture id="throne-room" className={own.picture} />}
          inShort={['dominion in short', 'dominion in short turn', 'dominion in short deck', 'dominion in short end']}
          onPlay={() => playDominion(say('guest'))}
        />
        <Game
          game="burgund"
          title={say('burgund')}
          picture={<BurgundIcon id="castle" className={own.picture} />}
          inShort={['burgund in short', 'burgund in short turn', 'burgund in short effect', 'burgund in short end']}
          onPlay={() => playBurgund(say('guest'))}
        />
      </div>
      <section aria-labelledby="what-next" className={styles.next}>
        <h2 id="what-next">{say('what next')}</h2>
        <ul>
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

interface GameProps {
  readonly game: string
  readonly title: string
  readonly picture: ReactNode
  /** The rules in a few sentences. */
  readonly inShort: readonly PlainKey[]
  readonly onPlay: () => void
}

function Game({ game, title, picture, inShort, onPlay }: GameProps) {
  const say = useSay()
  const [{ step, of }] = useState(() => keptProgress(game))
  const begin = () => {
    keepProgress(game, BEGINNING)
    go('learn', game)
  }
  const begun = step > 0
  return (
    <section className={home.panel} aria-labelledby={`learn-${game}`}>
      <div className={own.head}>
        {picture}
        <h2 id={`learn-${game}`}>{title}</h2>
      </div>
      <ul className={styles.short}>
        {inShort.map(key => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button main onClick={() => go('learn', game)}>
          {begun ? say('go on lesson', { n: step + 1, of }) : say('start lesson')}
        </Button>
        {begun && <Button onClick={begin}>{say('lesson again')}</Button>}
        <Button onClick={onPlay}>{say('play with hints')}</Button>
      </div>
    </section>
  )
}
