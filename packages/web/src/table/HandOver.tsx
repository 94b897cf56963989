import { at, type Seat } from '@kartentisch/kernel'
import { useEffect, useRef } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import type { TableFeed } from './feed.ts'
import styles from './HandOver.module.css'
import { useShown } from './useFeed.ts'

/** Between two people at one screen: nobody's cards are shown until the next one is there. */
export function HandOver({ feed, to }: { readonly feed: TableFeed; readonly to: Seat }) {
  const say = useSay()
  const language = useLanguage()
  const { moment, refused } = useShown(feed)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { name } = at(feed.info.participants, to)
  return (
    <main className={styles.handOver}>
      <h1>{say('hand over', { name })}</h1>
      <p>{say('hand over why', { name })}</p>
      <button ref={button} type="button" className={styles.take} onClick={() => feed.take()}>
        {say('i am', { name })}
      </button>
      {moment.mayUndo !== 'refused' && (
        <Button quiet onClick={() => feed.undo()}>
          {say('undo last move')}
        </Button>
      )}
      {refused !== undefined && <p role="alert">{saidIn(refused, language)}</p>}
      <a href={linkTo()}>{say('home')}</a>
    </main>
  )
}
