import { at, type Speaker, type Thing } from '@kartentisch/kernel'
import { use, useMemo } from 'react'
import { CardBack } from '../cards/Card.tsx'
import { kitOf } from '../kits/find.ts'
import { useChoosing } from '../table/choosing.ts'
import type { Moment, TableProps } from '../table/feed.ts'
import { Result } from '../table/Result.tsx'
import { useSpeaker, useTurns } from '../table/speaking.ts'
import { Seated, TableFrame } from '../table/TableFrame.tsx'
import { usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './General.module.css'
import { GeneralBar } from './GeneralBar.tsx'
import { GENERAL_KEYS } from './keys.ts'
import { Lists } from './Lists.tsx'
import { Players } from './Players.tsx'

/** A table for any game: its kit puts everything into words, and its view is shown as lists. */
export function GeneralTable(props: TableProps) {
  return (
    <Seated feed={props.feed}>
      <OpenTable {...props} />
    </Seated>
  )
}

/** Everything one may look up at this moment, by its id. */
function thingsOf(speaker: Speaker, { question, events }: Moment, log: Moment['events']): ReadonlyMap<string, Thing> {
  const chosen = question?.choices.flatMap(n => speaker.thing(question, n) ?? []) ?? []
  return new Map([...speaker.named([...log, ...events]), ...chosen].map(thing => [thing.id, thing]))
}

function OpenTable({ feed, onRematch }: TableProps) {
  const language = useLanguage()
  const { game, participants } = feed.info
  const kit = use(kitOf(game))
  const moment = usePart(feed, 'moment')
  const log = usePart(feed, 'log')
  const hint = usePart(feed, 'hint')
  const names = useMemo(() => participants.map(({ name }) => name), [participants])
  const speaker = useSpeaker(feed.info)
  const turns = useTurns(speaker, log)
  const things = useMemo(() => thingsOf(speaker, moment, log), [speaker, moment, log])
  const choosing = useChoosing(moment.question, moment.number, answer => feed.answer(answer))
  return (
    <TableFrame
      feed={feed}
      title={kit.name[language]}
      turns={turns}
      players={<Players moment={moment} participants={participants} />}
      middle={<Lists view={moment.view} names={names} />}
      bottom={<GeneralBar moment={moment} choosing={choosing} speaker={speaker} names={names} hint={hint} />}
      flights={[]}
      kinds={kit.events}
      keys={GENERAL_KEYS}
      drawFlying={() => <CardBack />}
      drawLarge={id => <Large thing={things.get(id)} />}
      nameOf={id => things.get(id)?.name ?? id}
      end={close => <End moment={moment} names={names} whole={feed.whole} onRematch={onRematch} onClose={close} />}
    />
  )
}

/** A thing as large as can be: its name, and what it says. */
function Large({ thing }: { readonly thing: Thing | undefined }) {
  if (thing === undefined) return null
  return (
    <div className={styles.large}>
      <strong>{thing.name}</strong>
      <p>{thing.text}</p>
    </div>
  )
}

interface EndProps extends Pick<Parameters<typeof Result>[0], 'whole' | 'onRematch' | 'onClose'> {
  readonly moment: Moment
  readonly names: readonly string[]
}

/** Who won, and everybody's points. */
function End({ moment, names, ...rest }: EndProps) {
  const say = useSay()
  const language = useLanguage()
  const { winners = [], scores = null } = moment.result ?? {}
  const who = new Intl.ListFormat(language).format(winners.map(seat => at(names, seat)))
  const title =
    winners.length === 0
      ? say('game over')
      : winners.length > 1
        ? say('share victory', { names: who })
        : say('wins', { name: who })
  const points = names.map((name, i) => ({
    name,
    winner: winners.some(seat => seat === i),
    lines: [],
    fan: [],
    sum: say('points'),
    total: scores?.[i] ?? 0,
  }))
  return <Result title={title} scores={points} {...rest} />
}
