import { gamesPlayed, type Profile, profile as profileSchema, type TableShown } from '@kartentisch/protocol'
import { useEffect, useState } from 'react'
import { addressOf } from '../browser/address.ts'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
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
            <div className={styles.stack}>
              <Ratings ratings={answer.ratings} />
              {answer.own && <OwnStatistics />}
              {answer.own && <OpenName />}
              {!answer.own && answer.level === null && <Unwanted player={answer.player} name={answer.name} />}
            </div>
            {answer.level === null ? <Games player={answer.player} /> : <p>{say('bots rated')}</p>}
          </div>
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
      <p>
        <Button onClick={() => setOpen(true)}>{say('mute block report name', { name })}</Button>
      </p>
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

/** So long nothing more has to be typed before it is looked for. */
const PAUSE_MS = 250

/** What somebody has played, a page at a time, found by names. */
function Games({ player }: { readonly player: string }) {
  const say = usePeopleSay()
  const [tables, setTables] = useState<readonly TableShown[]>()
  const [more, setMore] = useState<string | null>(null)
  const { busy, refused, wish } = useWishing()
  const [search, setSearch] = useState('')
  const find = (after?: string) => {
    const query = new URLSearchParams({ search: search.trim(), ...(after !== undefined && { after }) })
    return ask(gamesPlayed, `api/players/${encodeURIComponent(player)}/games?${query}`)
  }
  const showMore = (after: string) =>
    wish(async () => {
      const page = await find(after)
      setTables(before => [...(before ?? []), ...page.tables])
      setMore(page.more)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each player and what is looked for.
  useEffect(() => {
    let gone = false
    // Typing on asks anew only when it pauses.
    const timer = setTimeout(
      () =>
        wish(async () => {
          const page = await find()
          if (gone) return
          setTables(page.tables)
          setMore(page.more)
        }),
      search === '' ? 0 : PAUSE_MS,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [player, search])
  return (
    <section className={online.panel} aria-labelledby="games-played">
      <h2 id="games-played">{say('finished tables')}</h2>
      <Field label={say('search tables')}>
        {id => (
          <input
            id={id}
            type="search"
            maxLength={60}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        )}
      </Field>
      <Refusal said={refused} />
      {tables?.length === 0 && <p>{say(search.trim() === '' ? 'none finished yet' : 'no finished tables')}</p>}
      {tables !== undefined && <TableList tables={tables} yourTurn={[]} />}
      {more !== null && (
        <Button disabled={busy} onClick={() => showMore(more)}>
          {say('show more')}
        </Button>
      )}
    </section>
  )
}
