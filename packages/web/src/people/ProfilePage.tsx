import { gamesPlayed, type Profile, profile as profileSchema, type TableShown } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { addressOf } from '../browser/presence.ts'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useGameNames } from '../games/names.ts'
import { call } from '../online/api.ts'
import { ask, useAsked } from '../online/asking.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { RegardDialog } from '../online/RegardDialog.tsx'
import { TableList } from '../online/TableList.tsx'
import { useWishing } from '../online/wishing.ts'
import { Page } from '../page/Page.tsx'
import { levelTitle } from '../table/bot-names.ts'
import { useSay } from '../words/language.ts'
import { usePeopleSay } from '../words/people-pages.ts'
import { OpenName } from './OpenName.tsx'
import { OwnStatistics } from './OwnStatistics.tsx'
import styles from './People.module.css'

/** Somebody with an account: how well they play, and what they have played. */
export function ProfilePage({ player }: { readonly player: string }) {
  const say = usePeopleSay()
  const sayAll = useSay()
  const { answer, refused, again } = useAsked(profileSchema, `api/players/${encodeURIComponent(player)}`)
  const title =
    answer === undefined
      ? say('profile')
      : answer.level === null
        ? answer.name
        : say('bot seat', { level: levelTitle(answer.level, sayAll) })
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <Refusal said={refused} />
      {answer !== undefined && (
        <>
          {answer.mayFollow && <Follow player={answer.player} followed={answer.followed} onChange={again} />}
          <div className={online.lists}>
            <Ratings ratings={answer.ratings} />
            {answer.level === null ? <Games player={answer.player} /> : <p>{say('bots rated')}</p>}
          </div>
          {answer.own && <OwnStatistics />}
          {!answer.own && answer.level === null && <Unwanted player={answer.player} name={answer.name} />}
          {answer.own && <OpenName />}
        </>
      )}
      <p className={online.buttons}>
        <a href={linkTo('ratings')}>{say('ratings')}</a>
        <a href={linkTo('tables')}>{say('tables')}</a>
        {answer?.own === true && <a href={addressOf('api/me/export').href}>{say('export')}</a>}
      </p>
    </Page>
  )
}

/** The way to mute, block or report somebody. */
function Unwanted({ player, name }: Pick<Profile, 'player' | 'name'>) {
  const say = usePeopleSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button quiet onClick={() => setOpen(true)}>
        {say('mute block report name', { name })}
      </Button>
      {open && <RegardDialog whom={{ player }} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FollowProps extends Pick<Profile, 'player' | 'followed'> {
  readonly onChange: () => void
}

/** Follows somebody, or no longer. */
function Follow({ player, followed, onChange }: FollowProps) {
  const say = usePeopleSay()
  const { busy, refused, wish } = useWishing()
  const change = () =>
    wish(async () => {
      await call(followed ? 'DELETE' : 'PUT', `api/friends/${encodeURIComponent(player)}`)
      onChange()
    })
  return (
    <>
      <Refusal said={refused} />
      <p className={online.buttons}>
        <Button main={!followed} disabled={busy} onClick={change}>
          {say(followed ? 'unfollow' : 'follow')}
        </Button>
      </p>
    </>
  )
}

function Ratings({ ratings }: Pick<Profile, 'ratings'>) {
  const say = usePeopleSay()
  const nameOf = useGameNames()
  return (
    <section className={online.panel} aria-labelledby="ratings">
      <h2 id="ratings">{say('ratings')}</h2>
      {ratings.length === 0 && <p>{say('no ratings')}</p>}
      <ul className={styles.ratings}>
        {ratings.map(({ ladder, game, players, rating, games, provisional }) => (
          <li key={ladder}>
            <a href={linkTo('ratings', ladder)}>{say('ladder', { game: nameOf(game), players })}</a>
            <strong>{rating}</strong>
            <span>
              {say('games rated', { n: games })}
              {provisional && ` · ${say('provisional')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What somebody has played, a page at a time. */
function Games({ player }: { readonly player: string }) {
  const say = usePeopleSay()
  const [tables, setTables] = useState<readonly TableShown[]>()
  const [more, setMore] = useState<string | null>(null)
  const { busy, refused, wish } = useWishing()
  const load = (after?: string) =>
    wish(async () => {
      const page = await ask(
        gamesPlayed,
        `api/players/${encodeURIComponent(player)}/games${after ? `?after=${after}` : ''}`,
      )
      setTables(before => [...(after === undefined ? [] : (before ?? [])), ...page.tables])
      setMore(page.more)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each player.
  useEffect(() => load(), [player])
  return (
    <section className={online.panel} aria-labelledby="games-played">
      <h2 id="games-played">{say('finished tables')}</h2>
      <Refusal said={refused} />
      {tables?.length === 0 && <p>{say('none finished yet')}</p>}
      {tables !== undefined && <TableList tables={tables} yourTurn={[]} />}
      {more !== null && (
        <Button disabled={busy} onClick={() => load(more)}>
          {say('show more')}
        </Button>
      )}
    </section>
  )
}
