import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { go } from '../browser/route.ts'
import { change, useSettings } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import styles from '../page/Panels.module.css'
import { useSay } from '../words/language.ts'
import { BOT_NAMES, BOTS, levelName } from './bot-names.ts'
import type { Participant } from './feed.ts'
import own from './NewGame.module.css'

interface Props {
  /** The game's id, which is also its route. */
  readonly game: string
  readonly title: string
  readonly lead: string
  readonly picture: ReactNode
  readonly fewest: number
  readonly most: number
  /** The bots one can choose, the first is the usual. */
  readonly bots?: readonly string[]
  /** Settles the game and gives back its id. */
  readonly plan: (participants: readonly Participant[]) => string
  /** What else can be settled. */
  readonly children?: ReactNode
  /** What can be begun at once besides a game against a bot. */
  readonly atOnce?: (person: Participant) => ReactNode
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** A new game: at once against a bot, or with the table settled first. */
export function NewGame({
  game,
  title,
  lead,
  picture,
  fewest,
  most,
  bots: levels = BOTS,
  plan,
  children,
  atOnce,
}: Props) {
  const say = useSay()
  const { name } = useSettings()
  const [people, setPeople] = useState(1)
  const [bots, setBots] = useState(1)
  const [bot, setBot] = useState(levels[0] ?? '')
  const [others, setOthers] = useState<readonly string[]>([])
  const guest = (i: number) => (i === 0 ? say('guest') : say('guest number', { n: i + 1 }))
  const persons = upTo(0, people - 1).map((i): Participant => {
    const given = i === 0 ? name : (others[i - 1] ?? '')
    return { kind: 'person', name: given.trim() || guest(i) }
  })

  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    const machines = BOT_NAMES.slice(0, bots).map((botName): Participant => ({ kind: 'bot', name: botName, bot }))
    go(game, plan([...persons, ...machines]))
  }

  return (
    <section className={styles.panel} aria-labelledby={`new-${game}`}>
      <div className={own.head}>
        {picture}
        <div>
          <h2 id={`new-${game}`}>{title}</h2>
          <p>{lead}</p>
        </div>
      </div>
      <form onSubmit={start}>
        <Button main type="submit" className={own.start}>
          {people === 1 && bots === 1 ? say('play now') : say('start')}
        </Button>
        {persons[0] !== undefined && atOnce?.(persons[0])}
        <details className={own.more}>
          <summary>{say('change table')}</summary>
          <div className={own.fields}>
            <Field label={say('your name')}>
              {id => (
                <input id={id} value={name} placeholder={guest(0)} onChange={e => change({ name: e.target.value })} />
              )}
            </Field>
            <Field label={say('people here')}>
              {id => (
                <select
                  id={id}
                  value={people}
                  onChange={event => {
                    const n = Number(event.target.value)
                    setPeople(n)
                    setBots(Math.min(Math.max(bots, fewest - n), most - n))
                  }}
                >
                  {upTo(1, most).map(n => (
                    <option key={n}>{n}</option>
                  ))}
                </select>
              )}
            </Field>
            {upTo(1, people - 1).map(i => (
              <Field key={i} label={say('name of', { n: i + 1 })}>
                {id => (
                  <input
                    id={id}
                    value={others[i - 1] ?? ''}
                    placeholder={guest(i)}
                    onChange={event => setOthers(Object.assign([...others], { [i - 1]: event.target.value }))}
                  />
                )}
              </Field>
            ))}
            <Field label={say('bots')}>
              {id => (
                <select id={id} value={bots} onChange={event => setBots(Number(event.target.value))}>
                  {upTo(Math.max(0, fewest - people), most - people).map(n => (
                    <option key={n}>{n}</option>
                  ))}
                </select>
              )}
            </Field>
            {bots > 0 && (
              <Field label={say('kind of bot')}>
                {id => (
                  <select id={id} value={bot} onChange={event => setBot(event.target.value)}>
                    {levels.map(level => (
                      <option key={level} value={level}>
                        {levelName(level, say)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
            {children}
          </div>
        </details>
      </form>
    </section>
  )
}
