import type { Client } from '@kartentisch/protocol/client'
import { useEffect, useRef, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { tellTurn } from '../browser/your-turn.ts'
import { Button } from '../design/Button.tsx'
import { hear, useConnection } from '../online/connection.ts'
import { useNow } from '../online/now.ts'
import { clockFace } from '../online/words.ts'
import { levelTitle } from '../table/bot-names.ts'
import { sayIn, useLanguage, useSay } from '../words/language.ts'
import { type Said, saidIn, saidOf } from '../words/said.ts'
import { playMeanwhile, useCompany } from './meanwhile.ts'
import styles from './People.module.css'
import { endSearch, type Search } from './seeking.ts'

/** Looks for others as long as somebody wants that, whichever page they look at, and leads to the table. */
export function SeekingBar({ search }: { readonly search: Search }) {
  const say = useSay()
  const language = useLanguage()
  const connection = useConnection()
  const now = useNow(1000)
  const [refused, setRefused] = useState<Said>()
  const company = useCompany(search)
  /** The table against a bot, while one waits. */
  const meanwhile = useRef<string>(undefined)
  const client = connection.state === 'open' && connection.connected ? connection.client : undefined
  useEffect(() => {
    const found = (table: string) => {
      endSearch()
      // A person has come: the bot is left.
      if (meanwhile.current !== undefined)
        client?.request({ type: 'abandon', table: meanwhile.current }).catch(() => undefined)
      tellTurn(table, sayIn(language)('opponent found'))
      go('table', table)
    }
    const stop = hear(message => {
      if (message.type === 'matched' && message.search === search.search) found(message.table)
    })
    // After every reconnect the same search is asked for again: whoever was found meanwhile is told so.
    const { since, ...wanted } = search
    client?.request({ type: 'seek', ...wanted, pool: [...wanted.pool] }).then(
      told => {
        if (told.type === 'acknowledged' && told.table !== undefined) found(told.table)
      },
      (fault: unknown) => setRefused(saidOf(fault)),
    )
    return stop
  }, [client, search, language])
  const play = async (by: Client, level: string) => {
    try {
      meanwhile.current ??= await playMeanwhile(by, search, level)
      if (meanwhile.current !== undefined) go('table', meanwhile.current)
    } catch (fault) {
      setRefused(saidOf(fault))
    }
  }
  const end = () => {
    void client?.request({ type: 'unseek', search: search.search }).catch(() => undefined)
    endSearch()
  }
  return (
    <aside className={styles.bar} aria-label={say('find opponent')}>
      {refused === undefined ? (
        <p role="status">
          {say('seeking')} <span aria-hidden="true">{clockFace(now - search.since, say)}</span>
        </p>
      ) : (
        <p role="alert">{saidIn(refused, language)}</p>
      )}
      {refused !== undefined ? null : company === undefined || client === undefined ? (
        <a href={linkTo()}>{say('bots meanwhile')}</a>
      ) : (
        <Button onClick={() => void play(client, company.level)}>
          {say('bot meanwhile', { level: levelTitle(company.level, say), rating: company.rating })}
        </Button>
      )}
      <Button onClick={end}>{say(refused === undefined ? 'stop seeking' : 'close')}</Button>
    </aside>
  )
}
