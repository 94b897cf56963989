import { at, type Event } from '@kartentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../browser/settings.ts'
import { Sign } from '../cards/Picture.tsx'
import { GameSymbol } from '../cards/Symbol.tsx'
import { cardName } from '../sets/dominion.ts'
import type { Participant } from '../table/feed.ts'
import { useOnlineParts } from '../table/online-parts.ts'
import styles from '../table/Players.module.css'
import { useLanguage, useSay } from '../words/language.ts'
import { counted } from './counting.ts'
import { useSeeing } from './seeing.ts'

interface Props {
  readonly participants: readonly Participant[]
  readonly log: readonly Event[]
}

/** Everybody at the table: whose turn it is, hands, discard piles, tokens. */
export function Players({ participants, log }: Props) {
  const say = useSay()
  const { view, tables, moment } = useSeeing()
  const known = useMemo(() => counted(log, participants.length, card => tables.name(card)), [log, participants, tables])
  // Against people, whoever wants to know counts along; of bots everybody's points are shown.
  const open = participants.every(({ kind }, i) => kind === 'bot' || i === moment.seat)
  return (
    // On a small screen the row of players scrolls, so the keyboard must be able to get to it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
    <ul className={styles.players} aria-label={say('players')} tabIndex={0}>
      {view.players.map((_, i) => (
        <Player
          key={i}
          seat={i}
          bot={participants[i]?.kind === 'bot'}
          cards={known?.[i]?.cards}
          points={open ? known?.[i]?.points : undefined}
        />
      ))}
    </ul>
  )
}

interface PlayerProps {
  readonly seat: number
  readonly bot: boolean
  /** What is known by counting along. */
  readonly cards: number | undefined
  readonly points: number | undefined
}

function Player({ seat, bot, cards, points: printed }: PlayerProps) {
  const say = useSay()
  const language = useLanguage()
  const { view, names, moment, front } = useSeeing()
  const online = useOnlineParts()
  const player = at(view.players, seat)
  const { points } = useSettings()
  const { score, coffers, debt, vp, hand, handSize, topOfDiscard, play, lookedSize } = player
  const turn = view.turn.seat === seat && !view.over && moment.result === null
  const so = score ?? (printed === undefined ? undefined : printed + vp)
  const asked = moment.asked?.seat === seat
  const controlled = turn && view.turn.controller !== seat
  // The places of whoever sits in front are marked at the hand itself.
  const place = (zone: string) => (seat === front ? {} : { 'data-place': `${zone}:${seat}` })
  return (
    <li className={styles.player} data-turn={turn} data-asked={asked} data-own={seat === moment.seat}>
      <div className={styles.head}>
        <Sign id={bot ? 'bot' : 'person'} className={styles.sign} />
        <strong className={styles.name}>{at(names, seat)}</strong>
        {online?.seat(seat)}
        {turn && <span className={styles.turn}>{say('has turn')}</span>}
        {asked && !turn && <span className={styles.turn}>{say('is asked')}</span>}
      </div>
      {controlled && <p>{say('controlled by', { name: at(names, view.turn.controller) })}</p>}
      <div className={styles.facts}>
        <span {...place('hand')} title={say('hand size', { n: handSize })}>
          <GameSymbol kind="card">{handSize}</GameSymbol>
          <span className={styles.word}>{say('in hand')}</span>
        </span>
        <span {...place('discard')} className={styles.discard}>
          {topOfDiscard === null ? (
            say('no discard')
          ) : (
            <>
              {say('discard pile')}: <span data-look={topOfDiscard}>{cardName(topOfDiscard, language)}</span>
            </>
          )}
        </span>
        {cards !== undefined && seat !== front && <span>{say('cards in all', { n: cards })}</span>}
        {points && so !== undefined && <span>{say('points so far', { n: so })}</span>}
        {vp > 0 && (
          <span>
            <GameSymbol kind="vp">{vp}</GameSymbol>
            <span className="hidden-visually">{say('vp tokens', { n: vp })}</span>
          </span>
        )}
        {coffers > 0 && (
          <span>
            <GameSymbol kind="coffers">{coffers}</GameSymbol>
            <span className="hidden-visually">{say('coffers', { n: coffers })}</span>
          </span>
        )}
        {debt > 0 && (
          <span>
            <GameSymbol kind="debt">{debt}</GameSymbol>
            <span className="hidden-visually">{`${say('count debt')}: ${debt}`}</span>
          </span>
        )}
        {lookedSize > 0 && seat !== front && <span>{say('looks at', { n: lookedSize })}</span>}
        {!turn && play.length > 0 && (
          <span>
            {say('still in play')}: {play.map(id => cardName(id, language)).join(', ')}
          </span>
        )}
      </div>
      {hand !== null && hand.length > 0 && seat !== front && (
        <p className={styles.hand}>
          {say('cards in hand', { cards: hand.map(id => cardName(id, language)).join(', ') })}
        </p>
      )}
      {seat !== front && <span data-place={`deck:${seat}`} className={styles.deck} />}
    </li>
  )
}
