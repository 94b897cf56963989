import type { Client, Player } from '@kartentisch/protocol/client'
import type { ReactNode } from 'react'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Page } from '../page/Page.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { type Said, saidIn } from '../words/said.ts'
import { reopen, useConnection } from './connection.ts'
import styles from './Online.module.css'

export interface OpenConnection {
  readonly client: Client
  readonly player: Player
  readonly connected: boolean
}

interface Props {
  readonly title: string
  readonly children: (connection: OpenConnection) => ReactNode
}

/** Shows what needs the server once the server has answered. */
export function Connected({ title, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const connection = useConnection()
  if (connection.state === 'open') return children(connection)
  // What the server itself refuses is a whole sentence, and it was reached.
  const failed = (reason: Said) =>
    typeof reason === 'string' ? say('no server', { reason }) : saidIn(reason, language)
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {connection.state === 'opening' ? (
        <p role="status">{say('connecting')}</p>
      ) : (
        <>
          <p role="alert">{failed(connection.reason)}</p>
          <p className={styles.buttons}>
            <Button main onClick={() => void reopen()}>
              {say('try again')}
            </Button>
            <a href={linkTo()}>{say('home')}</a>
          </p>
        </>
      )}
    </Page>
  )
}

/** Said above everything else while the connection is gone. */
export function Away({ connected }: { readonly connected: boolean }) {
  const say = useSay()
  return connected ? null : (
    <p className={styles.away} role="status">
      {say('connection lost')}
    </p>
  )
}
