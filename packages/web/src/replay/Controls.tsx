import { at } from '@kartentisch/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import styles from './Controls.module.css'
import type { TurnMark } from './course.ts'
import { useReplayKeys } from './keys.ts'
import type { Eye } from './opened.ts'
import { PlayOn } from './PlayOn.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import type { ReplayFeed } from './replay-feed.ts'
import { ShareGame } from './ShareGame.tsx'
import { Sign } from './Sign.tsx'

/** How long each step is shown at the usual speed, in milliseconds. */
const STEP_MS = 900

const SPEEDS = [0.5, 1, 2, 4, 8]

/** The means to go through a game: steps, turns, a slider, playing by itself, other eyes. */
export function Controls({ feed }: { readonly feed: ReplayFeed }) {
  const say = useSay()
  const { keys } = useSettings()
  const { place, eye } = useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.standing(),
  )
  const { length, turns, eyes, finished, known } = feed.opened
  const names = feed.info.participants.map(({ name }) => name)
  const [speed, setSpeed] = useState(1)
  const [playing, setPlaying] = useState(false)
  const [open, setOpen] = useState<'play on' | 'share' | 'review'>()

  // It plays on from wherever one is, and stops at the end.
  const plays = playing && place < length
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => feed.go(place + 1), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [plays, place, speed, feed])

  const togglePlaying = () => {
    if (!plays && place === length) feed.go(0)
    setPlaying(!plays)
  }
  const step = (to: () => void) => () => {
    setPlaying(false)
    to()
  }
  const ways = {
    turnBefore: step(() => feed.goToTurnBefore()),
    back: step(() => feed.go(feed.standing().place - 1)),
    on: step(() => feed.go(feed.standing().place + 1)),
    nextTurn: step(() => feed.goToNextTurn()),
    beginning: step(() => feed.go(0)),
    end: step(() => feed.go(length)),
    play: togglePlaying,
  }
  useReplayKeys(keys, ways)

  const turn = turns.findLast(mark => mark.place <= place)
  const turnName =
    turn === undefined ? say('before the first turn') : say('turn of', { name: at(names, turn.seat), n: turn.number })
  return (
    <div className={styles.controls}>
      <div className={styles.slider}>
        <Ticks turns={turns} length={length} />
        <input
          type="range"
          min={0}
          max={length}
          value={place}
          aria-label={say('replay controls')}
          aria-valuetext={say('place at', { turn: turnName, n: place, last: length })}
          onChange={event => {
            setPlaying(false)
            feed.go(Number(event.target.value))
          }}
        />
      </div>
      <div className={styles.ways}>
        <Button quiet onClick={ways.turnBefore} disabled={place === 0} aria-label={say('turn before')}>
          <Sign id="turn-before" />
        </Button>
        <Button quiet onClick={ways.back} disabled={place === 0} aria-label={say('step back')}>
          <Sign id="back" />
        </Button>
        <Button main onClick={togglePlaying} aria-label={say(plays ? 'pause game' : 'play game')} data-playing={plays}>
          <Sign id={plays ? 'pause' : 'play'} />
        </Button>
        <Button quiet onClick={ways.on} disabled={place === length} aria-label={say('step on')}>
          <Sign id="on" />
        </Button>
        <Button quiet onClick={ways.nextTurn} disabled={place === length} aria-label={say('next turn')}>
          <Sign id="next-turn" />
        </Button>
      </div>
      <p className={styles.where}>
        <strong>{turnName}</strong>
        <span>
          {place} / {length}
        </span>
      </p>
      <select
        className={styles.speed}
        value={speed}
        aria-label={say('speed')}
        onChange={event => setSpeed(Number(event.target.value))}
      >
        {SPEEDS.map(times => (
          <option key={times} value={times}>
            {times === 0.5 ? '½' : times}×
          </option>
        ))}
      </select>
      <EyeChoice eyes={eyes} eye={eye} names={names} onChoose={chosen => feed.look(chosen)} />
      <div className={styles.more}>
        <Button onClick={() => setOpen('play on')} disabled={place > known || (finished && place === length)}>
          <span className={styles.long}>{say('play on')}</span>
          <span className={styles.short}>{say('play on start')}</span>
        </Button>
        {feed.whole !== undefined && <Button onClick={() => setOpen('share')}>{say('share game')}</Button>}
        {feed.whole !== undefined && <Button onClick={() => setOpen('review')}>{say('review')}</Button>}
      </div>
      {open === 'review' && <ReviewDialog feed={feed} onClose={() => setOpen(undefined)} />}
      {open === 'play on' && <PlayOn feed={feed} onClose={() => setOpen(undefined)} />}
      {open === 'share' && feed.whole !== undefined && (
        <ShareGame whole={feed.whole} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

interface EyeProps {
  readonly eyes: readonly Eye[]
  readonly eye: Eye
  readonly names: readonly string[]
  readonly onChoose: (eye: Eye) => void
}

function EyeChoice({ eyes, eye, names, onChoose }: EyeProps) {
  const say = useSay()
  const choose = (value: string) => {
    const chosen = eyes.find(one => String(one) === value)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <label className={styles.eye}>
      <span>{say('seen by')}</span>
      <select value={String(eye)} disabled={eyes.length < 2} onChange={event => choose(event.target.value)}>
        {eyes.map(one => (
          <option key={one} value={String(one)}>
            {one === 'open' ? say('everything open') : at(names, one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Marks where turns begin; those of the player who began are longer. */
function Ticks({ turns, length }: { readonly turns: readonly TurnMark[]; readonly length: number }) {
  const first = turns[0]?.seat
  return useMemo(
    () => (
      <svg className={styles.ticks} preserveAspectRatio="none" viewBox="0 0 1000 10" aria-hidden="true">
        {turns.map(({ place, seat }, i) => {
          const x = (1000 * place) / Math.max(1, length)
          return <line key={i} x1={x} x2={x} y1={seat === first ? 0 : 5} y2={10} />
        })}
      </svg>
    ),
    [turns, length, first],
  )
}
