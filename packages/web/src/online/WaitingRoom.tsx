import type { Presence, TableShown } from '@kartentisch/protocol'
import type { Chat as Line } from '@kartentisch/protocol/client'
import type { SyntheticEvent } from 'react'
import { linkTo } from '../browser/route.ts'
import { Sign } from '../cards/Picture.tsx'
import { Button } from '../design/Button.tsx'
import { CopyLink } from '../design/CopyLink.tsx'
import { looks } from '../games/looks.ts'
import { useGameName } from '../games/names.ts'
import { Page } from '../page/Page.tsx'
import { useSay } from '../words/language.ts'
import type { Said } from '../words/said.ts'
import { Chat } from './Chat.tsx'
import { Away, type OpenConnection } from './Connected.tsx'
import { InviteFriends } from './InviteFriends.tsx'
import { KingdomShown } from './KingdomShown.tsx'
import { NameField, useNaming } from './NameFirst.tsx'
import styles from './Online.module.css'
import { PresenceMark } from './PresenceMark.tsx'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'
import { isFree, seatName, tableName, timerName } from './words.ts'

interface Props {
  readonly table: TableShown
  readonly chat: readonly Line[]
  readonly presence: readonly (Presence | null)[]
  readonly connection: OpenConnection
  /** One came by an invitation. */
  readonly invited: boolean
  /** Why an invitation didn't lead to a seat. */
  readonly refused: Said | undefined
}

/** A table that waits for its players. */
export function WaitingRoom({ table, chat, presence, connection, invited, refused: notJoined }: Props) {
  const say = useSay()
  const { client, connected } = connection
  const { busy, refused, wish } = useWishing()
  const { table: id, game, timer, listed, seats, seat: own, host, invitation } = table
  const gameName = useGameName(game)
  const name = tableName(table, say)
  const free = seats.some(isFree)
  const naming = useNaming(connection)
  const wrong = refused ?? notJoined
  // Under a name, an invitation leads to its seat.
  const sitDown = (event: SyntheticEvent) => {
    event.preventDefault()
    if (invited) wish(() => naming.keep())
  }
  const ask = (type: 'leave' | 'start' | 'abandon') => wish(() => client.request({ type, table: id }))
  return (
    <Page title={name}>
      <Away connected={connected} />
      <div className={styles.head}>
        <h1>{name}</h1>
        <p>
          {gameName} · {timerName(timer, say)} · {say(listed ? 'listed' : 'private')}
          {table.rated && ` · ${say('rated')}`}
        </p>
      </div>
      <Refusal said={wrong} />
      <div className={styles.room}>
        <section className={styles.panel} aria-labelledby="seats">
          <h2 id="seats">{say('seats')}</h2>
          <ol className={styles.seats}>
            {seats.map((seat, i) => (
              <li key={i} data-free={isFree(seat)}>
                <Sign id={seat.kind === 'bot' ? 'bot' : 'person'} className={styles.sign} />
                <span>
                  {seatName(seat, say)}
                  {i === own && <strong> · {say('you')}</strong>}
                </span>
                {i !== own && <PresenceMark presence={presence[i] ?? null} />}
                {own < 0 && listed && seat.kind === 'open' && isFree(seat) && (
                  <Button
                    main
                    disabled={busy}
                    onClick={() =>
                      wish(async () => (await naming.keep()).request({ type: 'join', table: id, seat: i }))
                    }
                  >
                    {say('sit here')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {naming.nameless && own < 0 && free && (listed || invited) && (
            <form className={styles.nameFirst} onSubmit={sitDown}>
              {invited && <p>{say('seat is yours')}</p>}
              <NameField naming={naming} player={connection.player} />
              {invited && (
                <Button main type="submit" disabled={busy}>
                  {say('take seat')}
                </Button>
              )}
            </form>
          )}
          <p role="status">{say(free ? 'waiting for players' : host ? 'all are here' : 'host starts')}</p>
          <p className={styles.buttons}>
            {host && (
              <Button main disabled={free || busy} onClick={() => ask('start')}>
                {say('start')}
              </Button>
            )}
            {own >= 0 && (
              <Button disabled={busy} onClick={() => ask('leave')}>
                {say('leave table')}
              </Button>
            )}
            {host && (
              <Button quiet disabled={busy} onClick={() => ask('abandon')}>
                {say('give up table')}
              </Button>
            )}
            <a href={linkTo('tables')}>{say('tables')}</a>
          </p>
          {invitation !== null && free && (
            <CopyLink label={say('invitation link')} link={linkTo('table', id, invitation)} />
          )}
          {own >= 0 && free && <InviteFriends table={id} connection={connection} />}
        </section>
        <section className={styles.panel} aria-labelledby="said">
          <h2 id="said">{say('chat')}</h2>
          <Chat table={id} chat={chat} seat={own} client={client} />
        </section>
      </div>
      {looks[game]?.kingdoms === true && <KingdomShown setup={table.setup} />}
    </Page>
  )
}
