import type { Presence } from '@kartentisch/protocol'
import { useSay } from '../words/language.ts'
import { useNow } from './now.ts'
import styles from './Online.module.css'
import type { OnlineFeed } from './online-feed.ts'
import { PresenceMark } from './PresenceMark.tsx'
import { useStanding } from './standing.ts'
import { clockFace } from './words.ts'

/** Less than this, and a clock warns. */
const SHORT_MS = 15_000

interface Props {
  readonly feed: OnlineFeed
  readonly seat: number
}

interface MarksProps extends Props {
  readonly presence: Presence | null
}

/** Beside a player's name: whether they are there, whether a bot plays for them or they resigned, and their clock. */
export function SeatMarks({ feed, seat, presence }: MarksProps) {
  const say = useSay()
  const { seats } = useStanding(feed)
  const shown = seats[seat]
  if (shown === undefined) return null
  const lent = shown.kind !== 'bot' && shown.level !== null && !shown.resigned
  return (
    <>
      {lent && <span className={styles.mark}>{say('bot plays')}</span>}
      {shown.resigned && <span className={styles.mark}>{say('resigned')}</span>}
      {!shown.resigned && <PresenceMark presence={presence} />}
      <Clock feed={feed} seat={seat} />
    </>
  )
}

/** The time a person has left, where a clock runs. */
export function Clock({ feed, seat }: Props) {
  const say = useSay()
  const { seats, left, asked, heardAt } = useStanding(feed)
  const time = left?.[seat] ?? null
  const runs = asked === seat && time !== null
  const now = useNow(1000, runs)
  if (time === null || seats[seat]?.level !== null) return null
  const still = runs ? time - Math.max(0, now - heardAt) : time
  return (
    <span className={styles.clock} data-short={runs && still < SHORT_MS} title={say('time left')}>
      <span className="hidden-visually">{say('time left')} </span>
      {clockFace(still, say)}
    </span>
  )
}
