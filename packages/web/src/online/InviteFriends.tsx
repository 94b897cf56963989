import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { usePeopleSay } from '../words/people-pages.ts'
import type { OpenConnection } from './Connected.tsx'
import styles from './Friends.module.css'
import { useFriends } from './friends.ts'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

interface Props {
  readonly table: string
  readonly connection: OpenConnection
}

/** At a table that waits: asks those to it whom one follows. */
export function InviteFriends({ table, connection }: Props) {
  const say = usePeopleSay()
  const { answer } = useFriends(connection)
  const { busy, refused, wish } = useWishing()
  const [asked, setAsked] = useState<readonly string[]>([])
  if (answer === undefined || answer.friends.length === 0) return null
  const invite = (player: string) =>
    wish(async () => {
      await connection.client.request({ type: 'invite', table, player })
      setAsked(before => [...before, player])
    })
  return (
    <>
      <h3>{say('invite friends')}</h3>
      <Refusal said={refused} />
      <ul className={styles.friends}>
        {answer.friends.map(({ player, name, here }) => (
          <li key={player}>
            <span>{name}</span>
            <small data-here={here}>{say(here ? 'friend here' : 'friend gone')}</small>
            <Button
              disabled={busy || asked.includes(player)}
              aria-label={say(asked.includes(player) ? 'friend invited' : 'invite friend', { name })}
              onClick={() => invite(player)}
            >
              {say(asked.includes(player) ? 'invited' : 'invite')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
