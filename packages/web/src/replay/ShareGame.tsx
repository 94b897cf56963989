import type { Recording } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { CopyLink } from '../design/CopyLink.tsx'
import { Dialog } from '../design/Dialog.tsx'
import type { WholeGame } from '../table/feed.ts'
import { useSay } from '../words/language.ts'
import { linkToGame } from './link.ts'
import styles from './PlayOn.module.css'

/** Hands a game to the person as a file. */
function download(recording: Recording): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${recording.game}-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(address)
}

interface Made {
  readonly recording: Recording
  readonly link: string
}

/** A game that is over as a link and as a file. */
export function ShareGame({ onClose, ...props }: { readonly whole: WholeGame; readonly onClose: () => void }) {
  const say = useSay()
  // It is the same game as long as this is shown.
  const [whole] = useState(props.whole)
  const [made, setMade] = useState<Made | 'failed'>()
  useEffect(() => {
    whole
      .recording()
      .then(async recording => setMade({ recording, link: await linkToGame(recording) }))
      .catch(() => setMade('failed'))
  }, [whole])
  return (
    <Dialog title={say('share game')} onClose={onClose}>
      {made === undefined && <p role="status">{say('loading')}</p>}
      {made === 'failed' && <p role="alert">{say('no course')}</p>}
      {made !== undefined && made !== 'failed' && (
        <div className={styles.fields}>
          <p>{say('share game lead')}</p>
          <CopyLink label={say('game link')} link={made.link} />
          <Button onClick={() => download(made.recording)}>{say('download game')}</Button>
        </div>
      )}
    </Dialog>
  )
}
