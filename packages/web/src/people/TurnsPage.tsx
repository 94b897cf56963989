import { linkTo } from '../browser/route.ts'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { TableList } from '../online/TableList.tsx'
import { useTables } from '../online/tables.ts'
import { Page } from '../page/Page.tsx'
import { usePeopleSay } from '../words/people-pages.ts'

/** The tables where it is one's turn. */
export function TurnsPage() {
  const say = usePeopleSay()
  return <Connected title={say('my turns')}>{connection => <Turns connection={connection} />}</Connected>
}

function Turns({ connection: { client, connected } }: { readonly connection: OpenConnection }) {
  const say = usePeopleSay()
  const { mine, yourTurn } = useTables(client, connected, 1)
  const mineNow = mine?.tables.filter(({ table }) => yourTurn.includes(table))
  return (
    <Page title={say('my turns')}>
      <Away connected={connected} />
      <h1>{say('my turns')}</h1>
      {mineNow === undefined ? (
        <p role="status">{say('loading tables')}</p>
      ) : mineNow.length === 0 ? (
        <p>{say('no turns')}</p>
      ) : (
        <section className={online.panel} aria-label={say('my turns')}>
          <TableList tables={mineNow} yourTurn={yourTurn} />
        </section>
      )}
      <p className={online.buttons}>
        <a href={linkTo('tables')}>{say('tables')}</a>
      </p>
    </Page>
  )
}
