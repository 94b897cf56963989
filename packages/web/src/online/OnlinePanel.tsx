import { useEffect, useState } from 'react'
import { useIsServed } from '../browser/presence.ts'
import { linkTo } from '../browser/route.ts'
import button from '../design/Button.module.css'
import { classes } from '../design/classes.ts'
import panel from '../page/Panels.module.css'
import { useSay } from '../words/language.ts'
import { whoAmI } from './api.ts'
import styles from './Online.module.css'

/** At home: the way to tables online. Where no server answers there is nothing of it. */
export function OnlinePanel() {
  const say = useSay()
  const served = useIsServed()
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (!served) return
    let gone = false
    whoAmI().then(
      me => !gone && setTurns(me?.yourTurn.length ?? 0),
      () => !gone && setTurns(0),
    )
    return () => {
      gone = true
    }
  }, [served])
  if (!served) return null
  return (
    <section className={panel.panel} aria-labelledby="online">
      <h2 id="online">{say('online')}</h2>
      <p>{say('online lead')}</p>
      <p className={styles.buttons}>
        <a className={classes(button.button, button.main)} href={linkTo('find', 'now')}>
          {say('find opponent')}
        </a>
        <a className={button.button} href={linkTo('open')}>
          {say('open table')}
        </a>
        <a className={button.button} href={linkTo('tables')}>
          {say('join or watch')}
        </a>
        <a href={linkTo('daily')}>{say('daily')}</a>
        <a href={linkTo('account')}>{say('account')}</a>
      </p>
      {turns > 0 && (
        <p className={styles.yourTurns}>
          <a href={linkTo('turns')}>{say('turns wait', { n: turns })}</a>
        </p>
      )}
    </section>
  )
}
