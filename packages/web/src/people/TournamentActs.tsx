import type { Tournament } from '@kartentisch/protocol'
import { useState } from 'react'
import { linkTo } from '../browser/route.ts'
import button from '../design/Button.module.css'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { call } from '../online/api.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { dropTold } from '../online/told.ts'
import { useWishing } from '../online/wishing.ts'
import { usePeopleSay } from '../words/people-pages.ts'

type Act = 'enter' | 'leave' | 'check-in' | 'begin' | 'cancel'

interface Props {
  readonly tournament: Tournament
  readonly player: { readonly id: string; readonly guest: boolean }
  /** Something was done: how does it stand now? */
  readonly onDone: () => void
}

/** What somebody can do about a tournament as it stands. */
export function TournamentActs({ tournament, player, onDone }: Props) {
  const say = usePeopleSay()
  const { busy, refused, wish } = useWishing()
  const [sure, setSure] = useState(false)
  const { status, host, entered, called, beginsAt, entrants } = tournament
  const isOpen = status === 'open'
  const act = (what: Act) =>
    wish(async () => {
      await call('POST', `api/tournaments/${encodeURIComponent(tournament.tournament)}/${what}`, {})
      setSure(false)
      if (what !== 'enter' && what !== 'begin') dropTold('check-in', tournament.tournament)
      onDone()
    })
  const own = tournament.paired
    .at(-1)
    ?.find(({ first, second, points }) => points === null && [first, second].includes(player.id))
  return (
    <>
      <Refusal said={refused} />
      <p className={online.buttons}>
        {status === 'running' && own?.table != null && (
          <a className={classes(button.button, button.main)} href={linkTo('table', own.table)}>
            {say('to own game')}
          </a>
        )}
        {called && (
          <Button main disabled={busy} onClick={() => act('check-in')}>
            {say('check in')}
          </Button>
        )}
        {isOpen && !player.guest && (
          <Button main={!entered} disabled={busy} onClick={() => act(entered ? 'leave' : 'enter')}>
            {say(entered ? 'tournament leave' : 'tournament enter')}
          </Button>
        )}
        {isOpen && host && beginsAt === null && (
          <Button main disabled={busy || entrants < 2} onClick={() => act('begin')}>
            {say('tournament begin')}
          </Button>
        )}
        {status === 'running' && entered && (
          <Button disabled={busy} onClick={() => act('leave')}>
            {say('tournament withdraw')}
          </Button>
        )}
        {host && (isOpen || status === 'running') && !sure && (
          <Button quiet disabled={busy} onClick={() => setSure(true)}>
            {say('tournament cancel')}
          </Button>
        )}
        <a href={linkTo('tournaments')}>{say('tournaments')}</a>
      </p>
      {sure && (
        <div className={online.sure}>
          <p>{say('tournament cancel sure')}</p>
          <p className={online.buttons}>
            <Button main disabled={busy} onClick={() => act('cancel')}>
              {say('tournament cancel')}
            </Button>
            <Button onClick={() => setSure(false)}>{say('tournament keep')}</Button>
          </p>
        </div>
      )}
    </>
  )
}
