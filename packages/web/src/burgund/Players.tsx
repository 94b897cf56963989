import { capitalised, cardNamed, data, faceName, nameOf, type PlayerView, type SetView } from '@kartentisch/burgund'
import type { Language } from '@kartentisch/kernel'
import { at } from '@kartentisch/kernel'
import { useState } from 'react'
import { Sign } from '../cards/Picture.tsx'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import type { Participant } from '../table/feed.ts'
import { useOnlineParts } from '../table/online-parts.ts'
import styles from '../table/Players.module.css'
import { useLanguage, useSay } from '../words/language.ts'
import { Chip } from './Chip.tsx'
import { Sets } from './Estate.tsx'
import { BurgundIcon } from './Icon.tsx'
import own from './Players.module.css'
import { SmallCards } from './SmallCards.tsx'
import { useSeeing } from './seeing.ts'

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((all, n) => all + n, 0)

/** A card by its name and die. */
function cardWords(name: string, language: Language): string {
  const card = cardNamed(name)
  return card === undefined ? name : faceName(card, language)
}

/** Everybody at the table with their running score, and Egon. */
export function Players({ participants }: { readonly participants: readonly Participant[] }) {
  const say = useSay()
  const { view } = useSeeing()
  return (
    // On a small screen the row of players scrolls, so the keyboard must be able to get to it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
    <ul className={styles.players} aria-label={say('players')} tabIndex={0}>
      {view.players.map((_, i) => (
        <Player key={i} seat={i} bot={participants[i]?.kind === 'bot'} />
      ))}
      {view.egon !== null && <Egon />}
    </ul>
  )
}

function Player({ seat, bot }: { readonly seat: number; readonly bot: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { view, names, front, moment } = useSeeing()
  const online = useOnlineParts()
  const [open, setOpen] = useState(false)
  const player = at(view.players, seat)
  const turn = view.turn === seat && !view.over && moment.result === null
  const place = (zone: string) => (seat === front ? {} : { 'data-place': `${zone}:${seat}` })
  return (
    <li className={classes(styles.player, own.player)} data-turn={turn} data-own={seat === front} {...place('estate')}>
      <div className={classes(styles.head, own.head)}>
        <Sign id={bot ? 'bot' : 'person'} className={styles.sign} />
        <strong className={styles.name}>{at(names, seat)}</strong>
        {online?.seat(seat)}
        {view.start?.holder === seat && <StartPlayerCard />}
        {turn && <span className={classes(styles.turn, own.turn)}>{say('has turn')}</span>}
        <span className={own.score}>{say('vp', { n: player.score })}</span>
      </div>
      <div className={classes(styles.facts, own.facts)} {...place('storage')}>
        <Fact sort="worker" n={player.workers} />
        <Fact sort="silver" n={player.silver} />
        <Fact sort="good" icon="light" n={sum(player.goods)} />
        <Fact sort="animal" icon="chicken" n={sum(player.animals)} />
        {seat !== front && (
          <LookButton onClick={() => setOpen(true)} name={at(names, seat)} place={`projects:${seat}`} />
        )}
      </div>
      {seat !== front && player.hand !== null && player.hand.length > 0 && (
        <p className={styles.hand}>
          {say('cards in hand', { cards: player.hand.map(name => cardWords(name, language)).join(', ') })}
        </p>
      )}
      {seat !== front && <SetList sets={player.estate} />}
      {open && (
        <Dialog title={at(names, seat)} onClose={() => setOpen(false)} wide>
          <Whole player={player} />
        </Dialog>
      )}
    </li>
  )
}

interface LookProps {
  readonly name: string
  readonly place: string
  readonly onClick: () => void
}

function LookButton({ name, place, onClick }: LookProps) {
  const say = useSay()
  const label = say('look at estate', { name })
  return (
    <Button quiet className={own.look} onClick={onClick} aria-label={label} title={label} data-place={place}>
      <BurgundIcon id="castle" className={styles.sign} />
    </Button>
  )
}

function StartPlayerCard() {
  const language = useLanguage()
  const name = capitalised(nameOf('start-player-card', language))
  return (
    <span data-look="start-player-card" title={name} className={own.fact}>
      <BurgundIcon id="start-player-card" />
      <span className="hidden-visually">{name}</span>
    </span>
  )
}

function Fact({ sort, icon = sort, n }: { readonly sort: string; readonly icon?: string; readonly n: number }) {
  const language = useLanguage()
  const name = capitalised(nameOf(sort, language))
  return (
    <span className={own.fact} title={name}>
      <BurgundIcon id={icon} />
      <span className="hidden-visually">{name}</span>
      {n}
    </span>
  )
}

/** An estate at a glance: each set as its kind and how far it is. */
function SetList({ sets }: { readonly sets: readonly SetView[] }) {
  const say = useSay()
  const language = useLanguage()
  if (sets.length === 0) return null
  return (
    <ul className={own.sets} aria-label={say('estate')}>
      {sets.map(({ kind, cards }, i) => {
        const triple = cards.length >= data.setSize
        return (
          <li key={i} data-triple={triple} title={capitalised(nameOf(kind, language))}>
            <BurgundIcon id={kind} />
            <span className="hidden-visually">{nameOf(kind, language)}</span>
            {triple ? '★' : `${cards.length}/${data.setSize}`}
          </li>
        )
      })}
    </ul>
  )
}

/** All that lies open before another player. */
function Whole({ player }: { readonly player: PlayerView }) {
  const say = useSay()
  const language = useLanguage()
  const stored = { ...player.goods, ...player.animals }
  return (
    <div className={own.whole}>
      <div>
        <h3>{say('estate')}</h3>
        <Sets sets={player.estate} />
      </div>
      <div>
        <h3>{say('projects')}</h3>
        {player.projects.length === 0 && <p>{say('nothing there')}</p>}
        <SmallCards names={player.projects} className={own.projects} />
      </div>
      <div>
        <h3>{say('storage')}</h3>
        <div className={own.chips}>
          <Chip sort="worker" n={player.workers} label={say('workers')} worded />
          <Chip sort="silver" n={player.silver} label={capitalised(nameOf('silver', language))} worded />
          {Object.entries(stored).map(([id, n]) => (
            <Chip key={id} sort={id} n={n} label={capitalised(nameOf(id, language))} worded />
          ))}
          <Chip sort="sold" n={sum(player.sold)} label={say('goods sold')} worded />
        </div>
      </div>
    </div>
  )
}

/** The opponent of the solo game: his score, his sets, and what he still turns up. */
function Egon() {
  const say = useSay()
  const { view } = useSeeing()
  const [open, setOpen] = useState(false)
  const { egon } = view
  if (egon === null) return null
  const reckoning = say('egon reckoning', { round: view.round, own: at(view.players, 0).score, egon: egon.score })
  return (
    <li className={styles.player} data-place="egon-estate">
      <div className={classes(styles.head, own.head)} data-look="egon">
        <BurgundIcon id="egon" className={styles.sign} />
        <strong className={styles.name}>Egon</strong>
        <span className={own.score}>{say('vp', { n: egon.score })}</span>
      </div>
      <div className={styles.facts}>
        <span>
          {egon.stacks.length === 0 ? say('egon done') : say('egon next', { stacks: egon.stacks.join(' · ') })}
        </span>
        <LookButton onClick={() => setOpen(true)} name="Egon" place="egon" />
      </div>
      {!view.over && <p className={own.reckoning}>{reckoning}</p>}
      <SetList sets={egon.estate} />
      {open && (
        <Dialog title="Egon" onClose={() => setOpen(false)} wide>
          {!view.over && <p>{reckoning}</p>}
          <Sets sets={egon.estate} />
        </Dialog>
      )}
    </li>
  )
}
