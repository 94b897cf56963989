import { useEffect } from 'react'
import { linkTo } from '../browser/route.ts'
import { Loading } from '../design/Loading.tsx'
import { Page } from '../page/Page.tsx'
import { useSay } from '../words/language.ts'
import type { Said } from '../words/said.ts'
import { Connected, type OpenConnection } from './Connected.tsx'
import { useNameless } from './NameFirst.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { useOnlineTable } from './online-table.ts'
import { Refusal } from './Refusal.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'
import { useWishing } from './wishing.ts'

interface Props {
  readonly id: string
  /** What opens an invited seat; nothing without one. */
  readonly invitation: string
}

/** A table on the server: its waiting room, then its game. */
export function TablePage({ id, invitation }: Props) {
  const say = useSay()
  return (
    <Connected title={say('table')}>
      {connection => <FollowedTable id={id} invitation={invitation} connection={connection} />}
    </Connected>
  )
}

function FollowedTable({ id, invitation, connection }: Props & { readonly connection: OpenConnection }) {
  const say = useSay()
  const { client } = connection
  const { table, feed, chat, presence, refused } = useOnlineTable(client, id)
  const { refused: notJoined, wish } = useWishing()
  const nameless = useNameless(connection)
  const mayJoin = !nameless && invitation !== '' && table?.status === 'waiting' && table.seat < 0

  // Whoever follows an invitation sits down; the address is then that of the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an invitation is tried once.
  useEffect(() => {
    if (mayJoin) wish(() => client.request({ type: 'join', table: id, invitation }))
  }, [mayJoin, invitation])
  const seated = table !== undefined && table.seat >= 0
  useEffect(() => {
    if (seated && invitation !== '') history.replaceState(null, '', linkTo('table', id))
  }, [seated, invitation, id])

  if (refused !== undefined) return <Gone reason={refused} />
  if (table === undefined) return <Loading />
  if (feed !== undefined)
    return <OnlineGame table={table} feed={feed} chat={chat} presence={presence} connection={connection} />
  if (table.status === 'abandoned') return <Gone reason={say('table given up')} />
  if (table.status !== 'waiting') return <Loading />
  return (
    <WaitingRoom
      table={table}
      chat={chat}
      presence={presence}
      connection={connection}
      invited={invitation !== ''}
      refused={notJoined}
    />
  )
}

function Gone({ reason }: { readonly reason: Said }) {
  const say = useSay()
  return (
    <Page title={say('table')}>
      <h1>{say('cannot open')}</h1>
      <Refusal said={reason} />
      <p>
        <a href={linkTo('tables')}>{say('tables')}</a> · <a href={linkTo()}>{say('home')}</a>
      </p>
    </Page>
  )
}
