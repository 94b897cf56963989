import { LANGUAGES } from '@kartentisch/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useIsServed } from '../browser/presence.ts'
import { linkTo } from '../browser/route.ts'
import { change } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { ownName, useLanguage, useSay } from '../words/language.ts'
import styles from './Page.module.css'
import { SettingsDialog } from './SettingsDialog.tsx'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Whether it takes all the room there is, for pictures rather than for reading. */
  readonly wide?: boolean
}

/** A page that isn't a table: title, content, and the way to everything else. */
export function Page({ title, children, wide = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const served = useIsServed()
  const [settings, setSettings] = useState(false)
  useEffect(() => {
    document.title = title === 'Kartentisch' ? title : `${title} · Kartentisch`
  }, [title])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={linkTo()} className={styles.brand}>
          Kartentisch
        </a>
        <nav aria-label={say('more')}>
          {served && <a href={linkTo('tables')}>{say('tables')}</a>}
          <a href={linkTo('learn')}>{say('learn')}</a>
          <a href={linkTo('cards')}>{say('cards')}</a>
          <a href={linkTo('kingdoms')}>{say('kingdoms')}</a>
          {LANGUAGES.filter(other => other !== language).map(other => (
            <Button key={other} quiet onClick={() => change({ language: other })} lang={other}>
              {ownName(other)}
            </Button>
          ))}
          <Button quiet onClick={() => setSettings(true)}>
            {say('settings')}
          </Button>
          <a href={linkTo('about')}>{say('about')}</a>
        </nav>
      </header>
      <main className={styles.main} data-wide={wide}>
        {children}
      </main>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  )
}
