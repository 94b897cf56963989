import { useState } from 'react'
import { useServedGames } from '../browser/presence.ts'
import { change, useSettings } from '../browser/settings.ts'
import { askToNotify, canNotify } from '../browser/your-turn.ts'
import { Switch } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'

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
