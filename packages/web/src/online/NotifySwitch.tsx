import { useState } from 'react'
import { useSay } from '../app/language.ts'
import { change, useSettings } from '../app/settings.ts'
import { Switch } from '../design/Field.tsx'
import { useServedGames } from './presence.ts'
import { askToNotify, canNotify } from './your-turn.ts'

/** Whether the browser tells when it is one's turn. Only switching it on asks the browser for leave. */
export function NotifySwitch() {
  const say = useSay()
  const { notify } = useSettings()
  const games = useServedGames()
  const [refused, setRefused] = useState(false)
  if (games === undefined || !canNotify()) return null
  const turn = async (on: boolean) => {
    const may = on && (await askToNotify())
    setRefused(on && !may)
    change({ notify: may })
  }
  return (
    <>
      <Switch label={say('notify turn')} on={notify} onChange={on => void turn(on)} />
      {refused && <p role="alert">{say('notify refused')}</p>}
    </>
  )
}
