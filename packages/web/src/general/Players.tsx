import { Sign } from '../cards/Picture.tsx'
import type { Moment, Participant } from '../table/feed.ts'
import { useOnlineParts } from '../table/online-parts.ts'
import styles from '../table/Players.module.css'
import { useSay } from '../words/language.ts'

interface Props {
  readonly moment: Moment
  readonly participants: readonly Participant[]
}

/** Everybody at the table, and who is asked. */
export function Players({ moment, participants }: Props) {
  const say = useSay()
  const online = useOnlineParts()
  return (
    // On a small screen the row of players scrolls, so the keyboard must be able to get to it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keys.
    <ul className={styles.players} aria-label={say('players')} tabIndex={0}>
      {participants.map(({ name, kind }, seat) => {
        const asked = moment.asked?.seat === seat
        return (
          <li key={seat} className={styles.player} data-asked={asked} data-own={seat === moment.seat}>
            <div className={styles.head}>
              <Sign id={kind} className={styles.sign} />
              <strong className={styles.name}>{name}</strong>
              {online?.seat(seat)}
              {asked && <span className={styles.turn}>{say('is asked')}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
