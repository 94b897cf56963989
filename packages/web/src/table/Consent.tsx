import { at } from '@kartentisch/kernel'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import styles from './Consent.module.css'
import type { Moment, TableFeed } from './feed.ts'

/** Somebody at this screen wants to take something back: one after the other, the others say whether they agree. */
export function Consent({ feed, undo }: { readonly feed: TableFeed; readonly undo: NonNullable<Moment['undo']> }) {
  const say = useSay()
  const [asked] = undo.waitingFor
  if (asked === undefined || feed.consent === undefined) return null
  const { participants } = feed.info
  const [name, other] = [at(participants, undo.seat).name, at(participants, asked).name]
  return (
    <Dialog title={say('undo')} onClose={() => feed.consent?.(false)}>
      <p>{say('undo consent', { name, other })}</p>
      <p className={styles.consent}>
        <Button main onClick={() => feed.consent?.(true)}>
          {say('agrees', { name: other })}
        </Button>
        <Button onClick={() => feed.consent?.(false)}>{say('no')}</Button>
      </p>
    </Dialog>
  )
}
