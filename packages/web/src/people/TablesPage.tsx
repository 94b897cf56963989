import type { TableShown } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'
import { useEffect, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import button from '../design/Button.module.css'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { Field, Switch } from '../design/Field.tsx'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import styles from '../online/Online.module.css'
import { TableList } from '../online/TableList.tsx'
import { byTurn, type Listed, useTables } from '../online/tables.ts'
import { Page } from '../page/Page.tsx'
import { useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import foyerStyles from './Foyer.module.css'
import { Here, JustFinished, PlayingNow, Seeking, Today } from './FoyerParts.tsx'
import { FriendsPanel } from './FriendsPanel.tsx'
import { useFoyer } from './foyer.ts'

/** All tables on the server: one's own, those that wait for players, those to watch, and those that are over. */
export function TablesPage() {
  const say = useSay()
  return <Connected title={say('tables')}>{connection => <Tables connection={connection} />}</Connected>
}

function Tables({ connection }: { readonly connection: OpenConnection }) {
  const say = useSay()
  const { client, connected, player } = connection
  const [pages, setPages] = useState(1)
  const { mine, open, running, yourTurn } = useTables(client, connected, pages)
  const foyer = useFoyer(connected)
  const own = (id: string) => mine?.tables.some(({ table }) => table === id) === true
  const playing = foyer?.playing.filter(({ table }) => !own(table)) ?? []
  const pictured = (id: string) => playing.some(({ table }) => table === id)
  const others = (listed: Listed | undefined) =>
    listed && { ...listed, tables: listed.tables.filter(({ seat }) => seat < 0) }
  const unpictured = running && {
    ...running,
    tables: running.tables.filter(({ table }) => !pictured(table) && !own(table)),
  }
  const onMore = () => setPages(n => n + 1)
  return (
    <Page title={say('tables')} wide>
      <Away connected={connected} />
      <div className={styles.head}>
        <h1>{say('tables')}</h1>
        <p>
          {say('you are', { name: player.name })} <a href={linkTo('account')}>{say('account')}</a>
        </p>
      </div>
      <p className={styles.buttons}>
        <a className={classes(button.button, button.main)} href={linkTo('find')}>
          {say('find opponent')}
        </a>
        <a className={button.button} href={linkTo('open')}>
          {say('open table')}
        </a>
        <a href={linkTo('daily')}>{say('daily')}</a>
        <a href={linkTo('ratings')}>{say('ratings')}</a>
        <a href={linkTo('tournaments')}>{say('tournaments')}</a>
      </p>
      <div className={foyerStyles.columns}>
        <div>
          <Section
            id="mine"
            title="my tables"
            empty="no own tables"
            listed={mine && { ...mine, tables: byTurn(mine.tables, yourTurn).flat() }}
            onMore={onMore}
            yourTurn={yourTurn}
          />
          <Section id="joinable" title="open tables" empty="no open tables" listed={others(open)} onMore={onMore} />
          <section className={styles.panel} aria-labelledby="running">
            <h2 id="running">{say('running tables')}</h2>
            {foyer === undefined || mine === undefined ? (
              <p role="status">{say('loading tables')}</p>
            ) : playing.length === 0 ? (
              <p>{say('no running tables')}</p>
            ) : (
              <PlayingNow playing={playing} />
            )}
            <More listed={unpictured} onMore={onMore} />
          </section>
          <div className={foyerStyles.last}>
            <Finished client={client} connected={connected} />
          </div>
        </div>
        {foyer !== undefined && (
          <div>
            <FriendsPanel connection={connection} />
            <Seeking seeking={foyer.seeking} />
            <Today daily={foyer.daily} />
            <Here here={foyer.here} />
            <JustFinished finished={foyer.finished} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** Tables under way for which there is no picture. */
function More({ listed, onMore }: Pick<SectionProps, 'listed' | 'onMore'>) {
  const say = useSay()
  if (listed === undefined) return null
  return (
    <>
      {listed.tables.length > 0 && <TableList tables={listed.tables} yourTurn={[]} />}
      {listed.more && <Button onClick={onMore}>{say('show more')}</Button>}
    </>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: PlainKey
  readonly empty: PlainKey
  /** Nothing while the server hasn't answered. */
  readonly listed: Listed | undefined
  readonly onMore: () => void
  readonly yourTurn?: readonly string[]
}

function Section({ id, title, empty, listed, onMore, yourTurn = [] }: SectionProps) {
  const say = useSay()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {listed === undefined ? (
        <p role="status">{say('loading tables')}</p>
      ) : listed.tables.length === 0 ? (
        <p>{say(empty)}</p>
      ) : (
        <TableList tables={listed.tables} yourTurn={yourTurn} />
      )}
      {listed?.more === true && <Button onClick={onMore}>{say('show more')}</Button>}
    </section>
  )
}

/** Finished games, found by the names of players, tables and games. */
function Finished({ client, connected }: { readonly client: Client; readonly connected: boolean }) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [mine, setMine] = useState(true)
  const [tables, setTables] = useState<readonly TableShown[]>()
  const [more, setMore] = useState<string | null>(null)
  useEffect(() => {
    if (!connected) return
    let gone = false
    // Typing on asks anew only when it pauses.
    const timer = setTimeout(async () => {
      const found = await client.request({ type: 'finished', search: search.trim(), mine })
      if (gone || found.type !== 'tables') return
      setTables(found.tables)
      setMore(found.more)
    }, 250)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [client, connected, search, mine])
  const onMore = async (after: string) => {
    const found = await client.request({ type: 'finished', search: search.trim(), mine, after })
    if (found.type !== 'tables') return
    setTables(before => [...(before ?? []), ...found.tables])
    setMore(found.more)
  }
  return (
    <section className={styles.panel} aria-labelledby="finished">
      <h2 id="finished">{say('finished tables')}</h2>
      <div className={styles.search}>
        <Field label={say('search tables')}>
          {id => (
            <input id={id} type="search" maxLength={60} value={search} onChange={e => setSearch(e.target.value)} />
          )}
        </Field>
        <Switch label={say('only mine')} on={mine} onChange={setMine} />
      </div>
      {tables !== undefined &&
        (tables.length === 0 ? (
          <p>{say(search.trim() === '' ? 'none finished yet' : 'no finished tables')}</p>
        ) : (
          <TableList tables={tables} yourTurn={[]} />
        ))}
      {more !== null && <Button onClick={() => void onMore(more)}>{say('show more')}</Button>}
    </section>
  )
}
