import { useEffect, useState } from 'react'
import { Switch } from '../design/Field.tsx'
import { call, whoAmI } from '../online/api.ts'
import online from '../online/Online.module.css'
import { Refusal } from '../online/Refusal.tsx'
import { useWishing } from '../online/wishing.ts'
import { usePeopleSay } from '../words/people-pages.ts'

/** Whether one's name may stand in the games of a month that anybody can get. */
export function OpenName() {
  const say = usePeopleSay()
  const { refused, wish } = useWishing()
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    let gone = false
    whoAmI().then(
      me => !gone && setAllowed(me?.openName ?? false),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const change = (openName: boolean) =>
    wish(async () => {
      await call('PUT', 'api/me', { openName })
      setAllowed(openName)
    })
  return (
    <section className={online.panel} aria-labelledby="published">
      <h2 id="published">{say('published games')}</h2>
      <p>{say('published lead')}</p>
      <Switch label={say('open name')} on={allowed} onChange={change} />
      <Refusal said={refused} />
    </section>
  )
}
