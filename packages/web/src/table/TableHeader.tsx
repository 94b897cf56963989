import { useMemo, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { useSettings } from '../browser/settings.ts'
import { Sign } from '../cards/Picture.tsx'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { KeysDialog } from '../page/KeysDialog.tsx'
import { SettingsDialog } from '../page/SettingsDialog.tsx'
import { useSay } from '../words/language.ts'
import type { TableFeed } from './feed.ts'
import { useKeys } from './keys.ts'
import { useOnlineParts } from './online-parts.ts'
import styles from './TableHeader.module.css'

interface Props {
  readonly title: string
  readonly feed: TableFeed
  readonly canUndo: boolean
  /** Somebody at this screen is asked something. */
  readonly asked: boolean
  readonly onLog: () => void
  /** Shows the result again, when there is one. */
  readonly onEnd?: () => void
}

/** The edge of the table: the way out, undo, log, settings, keys. */
export function TableHeader({ title, feed, canUndo, asked, onLog, onEnd }: Props) {
  const say = useSay()
  const { keys } = useSettings()
  const [open, setOpen] = useState<'settings' | 'keys' | 'undo'>()
  const online = useOnlineParts()
  const people = feed.info.sittings.filter(({ kind }) => kind === 'person').length
  const own = useMemo(() => ({ '?': () => setOpen('keys') }), [])
  const { replayed = false } = feed.info
  useKeys(keys, own, !replayed)
  // Several people at one screen: the others must agree before something is taken back.
  const undo = () => (people > 1 && online === undefined ? setOpen('undo') : feed.undo())
  return (
    <header className={styles.header}>
      <a href={linkTo()} className={styles.home}>
        ‹ {say('home')}
      </a>
      <h1>{title}</h1>
      <div className={styles.tools}>
        {online?.tools}
        {onEnd !== undefined && <Button onClick={onEnd}>{say('result')}</Button>}
        {!replayed && (
          <Button quiet onClick={undo} disabled={!canUndo} shortcut="u" title={say('undo')}>
            <Sign id="undo" className={styles.sign} />
            <span className={styles.word}>{say('undo')}</span>
          </Button>
        )}
        {feed.hint !== undefined && (
          <Button quiet onClick={() => feed.hint?.()} disabled={!asked} shortcut="h" title={say('hint')}>
            <Sign id="hint" className={styles.sign} />
            <span className={styles.word}>{say('hint')}</span>
          </Button>
        )}
        <Button quiet onClick={onLog} className={styles.log} title={say('log')} aria-label={say('log')}>
          <Sign id="log" className={styles.sign} />
        </Button>
        <Button quiet onClick={() => setOpen('settings')} title={say('settings')} aria-label={say('settings')}>
          <Sign id="settings" className={styles.sign} />
        </Button>
        <Button quiet onClick={() => setOpen('keys')} title={say('keys')} aria-label={say('keys')}>
          ?
        </Button>
      </div>
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(undefined)} />}
      {open === 'keys' && (
        <KeysDialog
          game={replayed ? 'replay' : feed.info.game}
          hints={feed.hint !== undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'undo' && (
        <Dialog title={say('undo')} onClose={() => setOpen(undefined)}>
          <p>{say('undo consent')}</p>
          <p className={styles.consent}>
            <Button
              main
              onClick={() => {
                setOpen(undefined)
                feed.undo()
              }}
            >
              {say('all agree')}
            </Button>
            <Button onClick={() => setOpen(undefined)}>{say('no')}</Button>
          </p>
        </Dialog>
      )}
    </header>
  )
}
