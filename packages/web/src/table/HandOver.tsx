import { useEffect, useRef } from 'react'
import { linkTo } from '../browser/route.ts'
import { useSay } from '../words/language.ts'
import styles from './HandOver.module.css'

/** Between two people at one screen: nobody's cards are shown until the next one is there. */
export function HandOver({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className={styles.handOver}>
      <h1>{say('hand over', { name })}</h1>
      <p>{say('hand over why', { name })}</p>
      <button ref={button} type="button" className={styles.take} onClick={onTake}>
        {say('i am', { name })}
      </button>
      <a href={linkTo()}>{say('home')}</a>
    </main>
  )
}
