import {
  interval,
  type Language,
  type Studied,
  type StudiedPlan,
  type StudiedThing,
  settled,
  type Tried,
} from '@kartentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { type SayLab, useSayLab } from '../words/lab.ts'
import { useLanguage } from '../words/language.ts'
import { saidIn, saidOf } from '../words/said.ts'
import styles from './LabPanel.module.css'
import { studyInWorker } from './study-in-worker.ts'

/** How long is studied if nobody stops it, in milliseconds. */
const LONG = 120_000

interface Props {
  readonly game: string
  readonly setup: unknown
  readonly nameOf: (id: string) => string
}

const tenths = (language: Language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** What wins in a setting: begun when somebody asks, sharper for as long as they wait. */
export function LabPanel({ game, setup, nameOf }: Props) {
  const say = useSayLab()
  const language = useLanguage()
  const [found, setFound] = useState<Studied>()
  const [under, setUnder] = useState(false)
  const [fault, setFault] = useState('')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const begin = () => {
    setFault('')
    setUnder(true)
    const study = studyInWorker(game, setup, LONG, setFound)
    stop.current = () => {
      study.stop()
      setUnder(false)
    }
    study.studied.then(
      whole => {
        setFound(whole)
        setUnder(false)
      },
      (reason: unknown) => {
        setFault(saidIn(saidOf(reason), language))
        setUnder(false)
      },
    )
  }
  return (
    <section className={styles.lab} aria-label={say('lab')} data-lab={under ? 'under way' : 'still'}>
      <h2>{say('lab')}</h2>
      <p>{say('lab lead')}</p>
      <p role="status">
        {under ? (
          <>
            <progress aria-label={say('lab')} /> {say('lab games', { n: found?.games ?? 0 })}{' '}
            <Button onClick={() => stop.current()}>{say('lab stop')}</Button>
          </>
        ) : (
          <Button onClick={begin}>{say(found === undefined ? 'lab begin' : 'lab again')}</Button>
        )}
      </p>
      {fault !== '' && <p role="alert">{fault}</p>}
      {found !== undefined && <Found found={found} nameOf={nameOf} />}
    </section>
  )
}

/** A share as a bar with its 95 % interval, and in words. */
function Share({ won, games }: Tried) {
  const say = useSayLab()
  if (games === 0) return null
  const share = won / games
  const [low, high] = interval(won, games)
  const words = say('lab share', { share: percent(share), low: percent(low), high: percent(high) })
  return (
    <span className={styles.share} title={words}>
      <svg viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
        <rect x="0" y="2" width={100 * share} height="6" />
        <line x1={100 * low} x2={100 * high} y1="5" y2="5" />
        <line x1="50" x2="50" y1="0" y2="10" data-middle />
      </svg>
      <span>{percent(share)}</span> <small>{`${percent(low)} – ${percent(high)}`}</small>
    </span>
  )
}

function nameOfPlan({ kindName, uses }: StudiedPlan, nameOf: Props['nameOf'], language: Language): string {
  const parts = uses.slice(0, 4).map(nameOf)
  return parts.length === 0 ? kindName[language] : `${kindName[language]}: ${parts.join(', ')}`
}

const against = (row: readonly Tried[]): Tried =>
  row.reduce((sum, { won, games }) => ({ won: sum.won + won, games: sum.games + games }), { won: 0, games: 0 })

/** How strong attacks are, in words. */
const attackWords = ({ attack, table }: Studied, say: SayLab): string | undefined => {
  const met = attack === undefined ? undefined : table[attack.withIt]?.[attack.without]
  if (met === undefined || met.games === 0) return undefined
  const [low, high] = interval(met.won, met.games)
  const shares = { share: percent(met.won / met.games), low: percent(low), high: percent(high) }
  return `${say(`lab attack ${settled(met)}`)} ${say('lab attack', shares)}`
}

/** Things whose worth is beyond chance. */
function Told({ title, things, nameOf }: { title: string; things: readonly StudiedThing[]; nameOf: Props['nameOf'] }) {
  if (things.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {things.map(({ id, won, games }) => (
          <li key={id}>
            <span>{nameOf(id)}</span> <Share won={won} games={games} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Found({ found, nameOf }: { readonly found: Studied; readonly nameOf: Props['nameOf'] }) {
  const say = useSayLab()
  const language = useLanguage()
  const { plans, table, openings, things, length } = found
  const attack = attackWords(found, say)
  const of = (verdict: ReturnType<typeof settled>) => things.filter(thing => settled(thing) === verdict)
  const unclear = of('unclear').map(({ id }) => nameOf(id))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <>
      <h3>{say('lab who wins')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too */}
      <section className={styles.wide} aria-label={say('lab who wins')} tabIndex={0}>
        <table data-plans>
          <thead>
            <tr>
              <th />
              <th>{say('lab against all')}</th>
              {plans.map((plan, i) => (
                <th key={plan.player} title={nameOfPlan(plan, nameOf, language)}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map((plan, i) => (
              <tr key={plan.player}>
                <th scope="row">
                  {i + 1} {nameOfPlan(plan, nameOf, language)}
                </th>
                <td>
                  <Share {...against(table[i] ?? [])} />
                </td>
                {(table[i] ?? []).map(({ won, games }, k) => (
                  <td key={plans[k]?.player ?? k}>{games === 0 ? '' : percent(won / games)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {length.games > 0 && <p>{say('lab length', { turns: tenths(language).format(length.turns / length.games) })}</p>}
      {attack !== undefined && <p>{attack}</p>}
      <div className={styles.beside}>
        {openings.length > 0 && (
          <section>
            <h3>{say('lab openings')}</h3>
            <p>{say('lab openings lead')}</p>
            {openings.map(({ start, choices }) => (
              <div key={start}>
                <h4>{start}</h4>
                <ol>
                  {choices.map(({ buys, won, games }) => (
                    <li key={buys.join()}>
                      <span>{buys.map(nameOf).join(' / ')}</span> <Share won={won} games={games} />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </section>
        )}
        {things.length > 0 && (
          <section>
            <h3>{say('lab things')}</h3>
            <p>{say('lab things lead')}</p>
            {(['better', 'worse'] as const).map(verdict => (
              <Told key={verdict} title={say(`lab ${verdict}`)} things={of(verdict)} nameOf={nameOf} />
            ))}
            {unclear.length > 0 && <p>{say('lab unclear', { things: list.format(unclear) })}</p>}
          </section>
        )}
      </div>
    </>
  )
}
