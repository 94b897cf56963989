import { change, useSettings } from '../browser/settings.ts'
import { sound } from '../browser/sound.ts'
import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import styles from './TableFrame.module.css'

/** Offers sounds once, at the first table somebody sits at. */
export function SoundsOffer() {
  const say = useSay()
  const { sounds, soundsOffered } = useSettings()
  if (sounds || soundsOffered) return null
  const settle = (on: boolean) => {
    change({ sounds: on, soundsOffered: true })
    if (on) sound('turn')
  }
  return (
    <div className={styles.offer}>
      <p>{say('sounds?')}</p>
      <Button onClick={() => settle(true)}>{say('with sounds')}</Button>
      <Button quiet onClick={() => settle(false)}>
        {say('without sounds')}
      </Button>
    </div>
  )
}
