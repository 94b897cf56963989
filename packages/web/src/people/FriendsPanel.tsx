import type { Friends } from '@kartentisch/protocol'
import { linkTo } from '../browser/route.ts'
import button from '../design/Button.module.css'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { call } from '../online/api.ts'
import type { OpenConnection } from '../online/Connected.tsx'
import styles from '../online/Friends.module.css'
import { useFriends } from '../online/friends.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { dropTold } from '../online/told.ts'
import { useWishing } from '../online/wishing.ts'
import { tableName } from '../online/words.ts'
import { useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'

/** Who of those one follows is here or plays, and who asks one to a table. */
export function FriendsPanel({ connection }: { readonly connection: OpenConnection }) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const { answer, again } = useFriends(connection)
  const { refused, wish } = useWishing()
  if (answer === undefined) return null
  const { friends, invites } = answer
  const decline = (table: string) =>
    wish(async () => {
      dropTold('invited', table)
      await call('DELETE', `api/invites/${table}`)
      again()
    })
  return (
    <section className={online.panel} aria-labelledby="friends">
      <h2 id="friends">{say('friends')}</h2>
      <Refusal said={refused} />
      {invites.map(({ table, name, openedBy, from, invitation }) => (
        <p key={table} className={styles.invite}>
          <span>
            {say('invited by', { name: from })}: {tableName({ name, openedBy }, sayAll)}
          </span>
          <a className={classes(button.button, button.main)} href={linkTo('table', table, invitation)}>
            {say('invite accept')}
          </a>
          <Button onClick={() => decline(table)}>{say('invite decline')}</Button>
        </p>
      ))}
      {friends.length === 0 ? <p>{say('no friends')}</p> : <FriendList friends={friends} />}
    </section>
  )
}

type Friend = Friends['friends'][number]

/** Who plays comes first, then who is here. */
const nearness = ({ playing, here }: Friend): number => (playing !== null ? 2 : here ? 1 : 0)

function FriendList({ friends }: Pick<Friends, 'friends'>) {
  const say = usePeopleSay()
  const sayAll = useSay()
  return (
    <ul className={styles.friends}>
      {[...friends]
        .sort((a, b) => nearness(b) - nearness(a))
        .map(({ player, name, here, playing, mutual }) => (
          <li key={player}>
            <a href={linkTo('player', player)}>{name}</a>
            {mutual && <small>{say('follows back')}</small>}
            {playing === null ? (
              <small data-here={here}>{say(here ? 'friend here' : 'friend gone')}</small>
            ) : (
              <a href={linkTo('table', playing.table)}>{say('friend plays', { table: tableName(playing, sayAll) })}</a>
            )}
          </li>
        ))}
    </ul>
  )
}
