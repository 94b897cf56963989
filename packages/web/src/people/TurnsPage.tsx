import { linkTo } from '../browser/route.ts'
import { Away, Connected, type OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { TableList } from '../online/TableList.tsx'
import { byTurn, useTables } from '../online/tables.ts'
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
  const [now, later] = mine === undefined ? [] : byTurn(mine.tables, yourTurn)
  const waiting = later?.filter(({ status }) => status === 'running') ?? []
  return (
    <Page title={say('my turns')}>
      <Away connected={connected} />
      <h1>{say('my turns')}</h1>
      {now === undefined && <p role="status">{say('loading tables')}</p>}
      {now?.length === 0 && <p>{say('no turns')}</p>}
      <div className={online.lists}>
        {now !== undefined && now.length > 0 && (
          <section className={online.panel} aria-labelledby="own-turn">
            <h2 id="own-turn">{say('your turn')}</h2>
            <TableList tables={now} yourTurn={yourTurn} />
          </section>
        )}
        {waiting.length > 0 && (
          <section className={online.panel} aria-labelledby="others-turn">
            <h2 id="others-turn">{say('turn of others')}</h2>
            <TableList tables={waiting} yourTurn={yourTurn} />
          </section>
        )}
      </div>
      <p className={online.buttons}>
        <a href={linkTo('tables')}>{say('tables')}</a>
      </p>
    </Page>
  )
}
