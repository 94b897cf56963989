import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useLanguage, useSay } from './language.ts'
import styles from './Page.module.css'
import { linkTo } from './route.ts'
import { SettingsDialog } from './SettingsDialog.tsx'
import { change } from './settings.ts'

/** A page that isn't a table: title, content, and the way to everything else. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const say = useSay()
  const language = useLanguage()
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
          <a href={linkTo('learn')}>{say('learn')}</a>
          <a href={linkTo('cards')}>{say('cards')}</a>
          <a href={linkTo('kingdoms')}>{say('kingdoms')}</a>
          <Button
            quiet
            onClick={() => change({ language: language === 'de' ? 'en' : 'de' })}
            lang={language === 'de' ? 'en' : 'de'}
          >
            {language === 'de' ? 'English' : 'Deutsch'}
          </Button>
          <Button quiet onClick={() => setSettings(true)}>
            {say('settings')}
          </Button>
          <a href={linkTo('about')}>{say('about')}</a>
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  )
}
