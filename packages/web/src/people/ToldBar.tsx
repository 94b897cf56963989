import { useState } from 'react'
import { go } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { call } from '../online/api.ts'
import { dropTold, type Told } from '../online/told.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { type Said, saidIn, saidOf } from '../words/said.ts'
import styles from './People.module.css'

/** Before everything else: what somebody has to know wherever they are. */
export function ToldBar({ told }: { readonly told: Told }) {
  const say = useSay()
  const language = useLanguage()
  const [refused, setRefused] = useState<Said>()
  const drop = () => dropTold(told.kind, told.kind === 'check-in' ? told.tournament : told.table)
  const title =
    told.kind === 'invited'
      ? say('invited by', { name: told.from })
      : told.kind === 'rematch'
        ? say('told rematch', { name: told.from })
        : say(`told ${told.kind}`)
  const come = () => {
    drop()
    if (told.kind === 'invited') go('table', told.table, told.invitation)
    else if (told.kind !== 'check-in') go('table', told.table)
  }
  const decline = () => {
    drop()
    // Whoever can't say so now is asked again in the list of tables.
    if (told.kind === 'invited') call('DELETE', `api/invites/${told.table}`).catch(() => undefined)
  }
  const checkIn = (tournament: string) =>
    call('POST', `api/tournaments/${encodeURIComponent(tournament)}/check-in`, {}).then(drop, (fault: unknown) =>
      setRefused(saidOf(fault)),
    )
  return (
    <aside className={styles.bar} aria-label={title}>
      {refused === undefined ? (
        <p role="status">
          {title}: {told.name}
        </p>
      ) : (
        <p role="alert">{saidIn(refused, language)}</p>
      )}
      {refused === undefined &&
        (told.kind === 'check-in' ? (
          <Button main onClick={() => void checkIn(told.tournament)}>
            {say('check in')}
          </Button>
        ) : (
          <Button main onClick={come}>
            {say('invite accept')}
          </Button>
        ))}
      <Button onClick={decline}>
        {say(refused !== undefined ? 'close' : told.kind === 'invited' ? 'invite decline' : 'told later')}
      </Button>
    </aside>
  )
}
