import { regards as schema } from '@kartentisch/protocol'
import { Button } from '../design/Button.tsx'
import { usePeopleSay } from '../words/people-pages.ts'
import { call } from './api.ts'
import { useAsked } from './asking.ts'
import styles from './Online.module.css'
import { Refusal } from './Refusal.tsx'
import { useWishing } from './wishing.ts'

/** Those whom one doesn't want to read or to play with: each can be taken back. */
export function Regards() {
  const say = usePeopleSay()
  const { answer, refused, again } = useAsked(schema, 'api/regards')
  const wishing = useWishing()
  const takeBack = (id: string) =>
    wishing.wish(async () => {
      await call('DELETE', `api/regards/${encodeURIComponent(id)}`)
      again()
    })
  return (
    <section className={styles.panel} aria-labelledby="regards">
      <h2 id="regards">{say('regards')}</h2>
      <Refusal said={refused ?? wishing.refused} />
      {answer?.length === 0 && <p>{say('no regards')}</p>}
      <ul className={styles.seats}>
        {answer?.map(({ id, name, regard }) => (
          <li key={id}>
            <span>
              {name} · {say(`regard ${regard}`)}
            </span>
            <Button
              quiet
              disabled={wishing.busy}
              aria-label={say('take regard back', { name })}
              onClick={() => takeBack(id)}
            >
              {say('take back regard')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
