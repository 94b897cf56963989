import { tournaments as tournamentsSchema } from '@kartentisch/protocol'
import { linkTo } from '../browser/route.ts'
import button from '../design/Button.module.css'
import { classes } from '../design/classes.ts'
import { useRepeated } from '../online/asking.ts'
import type { OpenConnection } from '../online/Connected.tsx'
import online from '../online/Online.module.css'
import { usePeopleSay } from '../words/people-pages.ts'

const EVERY_MS = 10_000

/** Tournaments that begin soon and wait for one's word that one is there. */
export function TournamentCalls({ connection: { connected, player } }: { readonly connection: OpenConnection }) {
  const say = usePeopleSay()
  const { answer } = useRepeated(
    tournamentsSchema,
    connected && !player.guest ? 'api/tournaments' : undefined,
    EVERY_MS,
  )
  return answer
    ?.filter(({ called }) => called)
    .map(({ tournament, name }) => (
      <p key={tournament} className={online.notice} role="status">
        <span>{say('tournament calls', { name })}</span>
        <a className={classes(button.button, button.main)} href={linkTo('tournament', tournament)}>
          {say('to tournament')}
        </a>
      </p>
    ))
}
