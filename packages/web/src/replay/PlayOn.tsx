import { at } from '@kartentisch/kernel'
import { useState } from 'react'
import { go } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Field } from '../design/Field.tsx'
import { useLevels } from '../games/levels.ts'
import { levelName } from '../table/bot-names.ts'
import { usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { type Said, saidIn, saidOf } from '../words/said.ts'
import styles from './PlayOn.module.css'
import type { ReplayFeed } from './replay-feed.ts'

/** Takes the seat one looks from and plays on from here, against bots. */
export function PlayOn({ feed, onClose }: { readonly feed: ReplayFeed; readonly onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const moment = usePart(feed, 'moment')
  const levels = useLevels(feed.info.game)
  const [wanted, setWanted] = useState('')
  const bot = levels.includes(wanted) ? wanted : (levels[0] ?? '')
  const [refused, setRefused] = useState<Said>()
  const { participants, game } = feed.info
  const start = () => {
    feed.playOn(moment.seat, bot).then(
      id => go(game, id),
      (fault: unknown) => setRefused(saidOf(fault)),
    )
  }
  return (
    <Dialog title={say('play on')} onClose={onClose}>
      <p>{say('play on as', { name: at(participants, moment.seat).name })}</p>
      <div className={styles.fields}>
        {participants.length > 1 && (
          <Field label={say('kind of bot')}>
            {id => (
              <select id={id} value={bot} onChange={event => setWanted(event.target.value)}>
                {levels.map(level => (
                  <option key={level} value={level}>
                    {levelName(level, say)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Button main onClick={start}>
          {say('play on start')}
        </Button>
      </div>
      {refused !== undefined && <p role="alert">{saidIn(refused, language)}</p>}
    </Dialog>
  )
}
