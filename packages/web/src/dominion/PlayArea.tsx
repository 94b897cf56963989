import type { PlayerView } from '@kartentisch/dominion'
import { at, type Event, seat as seatOf } from '@kartentisch/kernel'
import { type CSSProperties, useMemo } from 'react'
import { Card, CardBack } from '../cards/Card.tsx'
import { cardName } from '../sets/dominion.ts'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { LastTurn } from './LastTurn.tsx'
import { lastTurns } from './last-turns.ts'
import styles from './PlayArea.module.css'
import { useSeeing } from './seeing.ts'
import { cardPlaces, whereOf } from './zones.ts'

/** The middle of the table: what is in play in this turn, what stays, and what lies revealed. */
export function PlayArea({ log }: { readonly log: readonly Event[] }) {
  const say = useSay()
  const { view, names, you, question } = useSeeing()
  const { seat } = view.turn
  const player = at(view.players, seat)
  const title = seat === you ? say('you in play') : say('in play of', { name: at(names, seat) })
  const before = useMemo(() => lastTurns(log, you), [log, you])
  const going = player.play.flatMap((_, i) => (player.staying[i] ? [] : [i]))
  const staying = player.play.flatMap((_, i) => (player.staying[i] ? [i] : []))
  return (
    <section className={styles.area} aria-label={title} data-beside>
      <h2 className={before.length === 0 && player.play.length > 0 ? styles.title : 'hidden-visually'}>{title}</h2>
      <div className={styles.rows}>
        {before.map((turn, i) => (
          <LastTurn key={i} turn={turn} />
        ))}
        <InPlay seat={seat} which={going} label={title} />
        {staying.length > 0 && (
          <div className={styles.staying}>
            <h3>{say('stays in play')}</h3>
            <InPlay seat={seat} which={staying} label={say('stays in play')} />
          </div>
        )}
        {view.players.map((other, i) => (
          <Aside key={i} player={other} seat={i} />
        ))}
        {/* What the question shows to choose from isn't shown twice. */}
        {view.market.length > 0 && question?.from !== 'market' && <Row title={say('market')} ids={view.market} />}
      </div>
    </section>
  )
}

/** How many things lie side by side: the more there are, the smaller they are drawn. */
const sized = (n: number): CSSProperties => ({ '--beside': n })

/** The first of each kind with the number of its like; each by itself where single ones are chosen. */
function stacked(
  which: readonly number[],
  idOf: (i: number) => string,
  together: boolean,
): (readonly [first: number, n: number])[] {
  if (!together) return which.map(i => [i, 1])
  const stacks = Map.groupBy(which, idOf)
  return [...stacks.values()].map(all => [at(all, 0), all.length])
}

interface InPlayProps {
  readonly seat: number
  readonly which: readonly number[]
  readonly label: string
}

function InPlay({ seat, which, label }: InPlayProps) {
  const language = useLanguage()
  const seeing = useSeeing()
  const { view, choosing, question } = seeing
  const { play } = at(view.players, seat)
  const places = cardPlaces(seeing, play, 'play', seat)
  const stacks = stacked(which, i => at(play, i), whereOf(question) !== 'play')
  return (
    <ul className={styles.cards} aria-label={label} data-place={`play:${seat}`} style={sized(stacks.length)}>
      {stacks.map(([i, n]) => {
        const id = at(play, i)
        const place = places[i]
        const picked = place === undefined ? -1 : choosing.picked.indexOf(place)
        return (
          <li key={i}>
            <Pickable
              look={id}
              className={n > 1 ? styles.stack : undefined}
              label={n > 1 ? `${n} × ${cardName(id, language)}` : cardName(id, language)}
              lit={place !== undefined && choosing.canPick(place)}
              picked={picked < 0 ? undefined : picked}
              onPick={() => place !== undefined && choosing.pick(place)}
            >
              <Card id={id} size="middle" />
              {n > 1 && <span className={styles.times}>×{n}</span>}
            </Pickable>
          </li>
        )
      })}
    </ul>
  )
}

/** What an effect has revealed or set aside. */
function Aside({ player, seat }: { readonly player: PlayerView; readonly seat: number }) {
  const say = useSay()
  const { names, you, question } = useSeeing()
  const name = at(names, seatOf(seat))
  // What the question shows to choose from isn't shown twice.
  const asking = question?.whose === seat && ['aside', 'looked'].includes(question.from)
  return (
    <>
      {player.aside.length > 0 && !asking && (
        <Row title={say('aside of', { name })} ids={player.aside} place={`aside:${seat}`} />
      )}
      {player.lookedSize > 0 && !asking && player.looked !== null && (
        <Row title={say('looked at', { name })} ids={player.looked} place={`aside:${seat}`} />
      )}
      {player.later.map(({ card, cards, size }, i) =>
        size === 0 ? null : (
          <Row
            key={i}
            title={say('with', { name: seat === you ? say('you') : name })}
            about={card}
            ids={cards ?? new Array<undefined>(size).fill(undefined)}
          />
        ),
      )}
    </>
  )
}

interface RowProps {
  readonly title: string
  readonly about?: string
  readonly ids: readonly (string | undefined)[]
  readonly place?: string
}

function Row({ title, about, ids, place }: RowProps) {
  const language = useLanguage()
  return (
    <div className={styles.staying} {...(place !== undefined && { 'data-place': place })}>
      <h3>
        {title} {about !== undefined && cardName(about, language)}
      </h3>
      <ul className={styles.cards} style={sized(ids.length)}>
        {ids.map((id, i) => (
          <li key={i} {...(id !== undefined && { 'data-look': id })}>
            {id !== undefined && <span className="hidden-visually">{cardName(id, language)}</span>}
            <span aria-hidden="true">{id === undefined ? <CardBack /> : <Card id={id} size="middle" />}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
