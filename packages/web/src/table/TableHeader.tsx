import { useMemo, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { useSettings } from '../browser/settings.ts'
import { Sign } from '../cards/Picture.tsx'
import { Button } from '../design/Button.tsx'
import { type Keys, KeysDialog } from '../page/KeysDialog.tsx'
import { SettingsDialog } from '../page/SettingsDialog.tsx'
import { useSay } from '../words/language.ts'
import type { TableFeed } from './feed.ts'
import { useKeys } from './keys.ts'
import { useOnlineParts } from './online-parts.ts'
import styles from './TableHeader.module.css'

interface Props {
  readonly title: string
  readonly feed: TableFeed
  readonly mayUndo: boolean
  /** Somebody at this screen is asked something. */
  readonly asked: boolean
  /** What keys do at this table besides what they do at every one. */
  readonly own: Keys
  readonly onLog: () => void
  /** Shows the result again, when there is one. */
  readonly onEnd?: () => void
}

/** The edge of the table: the way out, undo, log, settings, keys. */
export function TableHeader({ title, feed, mayUndo, asked, own, onLog, onEnd }: Props) {
  const say = useSay()
  const { keys } = useSettings()
  const [open, setOpen] = useState<'settings' | 'keys'>()
  const online = useOnlineParts()
  const help = useMemo(() => ({ '?': () => setOpen('keys') }), [])
  const { replayed = false } = feed.info
  useKeys(keys, help, !replayed)
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
          <Button quiet onClick={() => feed.undo()} disabled={!mayUndo} shortcut="u" title={say('undo')}>
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
          own={replayed ? undefined : own}
          hints={feed.hint !== undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </header>
  )
}
