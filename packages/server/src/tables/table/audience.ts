import { type Seat, type Sitting, type Step, seat as seatOf, type Undo } from '@kartentisch/kernel'
import type { FromServer } from '@kartentisch/protocol'
import type { Attendees } from '../../people/attendance.ts'
import type { ChatLine } from '../../store/contract.ts'
import { thinkerAt, type Underway } from '../log/log.ts'
import { mayChat, type Person, seatOfPerson, seatsShown, type TableRecord, tableFor } from './record.ts'

/** A connection that follows a table. */
export interface Watcher {
  readonly person: Person
  /** Takes a message already written as JSON, so that many who see the same share the writing. */
  send(text: string): void
}

/** How somebody wants to be told. */
export interface WatchWishes {
  /** The last numbers seen. */
  readonly from?: number | undefined
  readonly chatFrom?: number | undefined
  readonly muted?: boolean | undefined
  readonly away?: boolean | undefined
  /** A whole view is to come with all that led to it. */
  readonly history?: boolean | undefined
}

interface Watching {
  /** The last number this watcher was told. */
  told: number | undefined
  muted: boolean
  /** Whether they look elsewhere. */
  away: boolean
  readonly history: boolean
}

const written = (message: FromServer): string => JSON.stringify(message)

/** Whether a seat may take back its last answer. What the sitting has forgotten is read again when it is wanted. */
function mayUndoAt(sitting: Sitting, seat: Seat): Undo['may'] {
  const undo = sitting.undoFor(seat)
  if (undo.may !== 'refused' || !undo.forgotten) return undo.may
  return sitting.othersThan(seat).length === 0 ? 'free' : 'consent'
}

/** Everybody who follows a table here, and what each has been told. */
export class Audience {
  readonly #table: string
  readonly #watchers = new Map<Watcher, Watching>()

  constructor(table: string) {
    this.#table = table
  }

  get size(): number {
    return this.#watchers.size
  }

  /** Somebody who has been told everything up to a number, or nothing yet. */
  admit(watcher: Watcher, { from: told, muted = false, away = false, history = false }: WatchWishes): void {
    this.#watchers.set(watcher, { told, muted, away, history })
  }

  dismiss(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  mute(watcher: Watcher, muted: boolean): void {
    const watching = this.#watchers.get(watcher)
    if (watching !== undefined) watching.muted = muted
  }

  attend(watcher: Watcher, away: boolean): void {
    const watching = this.#watchers.get(watcher)
    if (watching !== undefined) watching.away = away
  }

  /** Who of those who sit at the table follows it here. */
  attendees(record: TableRecord): Attendees {
    const here = [...this.#watchers].map(([{ person }, { away }]) => ({ seat: seatOfPerson(record, person), away }))
    return record.seats.map(({ kind, player }, i) => {
      if (kind === 'bot' || player === null) return null
      const own = here.filter(({ seat }) => seat === i)
      return own.length === 0 ? 'gone' : own.every(({ away }) => away) ? 'away' : 'here'
    })
  }

  /** Tells one watcher, or all, who is at the table. */
  tellPresence(seats: Attendees, only?: Watcher): void {
    const message = written({ type: 'presence', table: this.#table, seats: [...seats] })
    for (const watcher of only === undefined ? this.#watchers.keys() : [only]) watcher.send(message)
  }

  /** Shows the table to one watcher, or to all. */
  showTable(record: TableRecord, game: Underway | undefined, only?: Watcher): void {
    for (const watcher of only === undefined ? this.#watchers.keys() : [only]) {
      watcher.send(written({ type: 'table', table: tableFor(record, watcher.person, game?.sitting.keepers) }))
    }
  }

  /** Tells everybody what they have not been told. Who comes back with nothing missed is shown how things stand. */
  tell(record: TableRecord, game: Underway, now: number, always?: Watcher): void {
    const { sitting } = game
    const texts = new Map<string, string>()
    for (const [watcher, watching] of this.#watchers) {
      if (watching.told === sitting.number && watcher !== always) continue
      const seat = seatOfPerson(record, watcher.person)
      // Who sat there before the game began has missed nothing but the deal.
      const history = watching.history && watching.told === undefined ? sitting.steps : []
      const key = `${seat}/${watching.told}/${history.length}`
      const text = texts.get(key) ?? this.#feed(record, game, seat, now, watching.told, history)
      texts.set(key, text)
      watcher.send(text)
      watching.told = sitting.number
    }
  }

  /** Shows somebody who has just come how things stand, and all that led to it. */
  tellHistory(record: TableRecord, game: Underway, now: number, watcher: Watcher, history: readonly Step[]): void {
    const watching = this.#watchers.get(watcher)
    if (watching === undefined) return
    watcher.send(this.#feed(record, game, seatOfPerson(record, watcher.person), now, undefined, history))
    watching.told = game.sitting.number
  }

  /** What a seat is told of a game: the kernel's news, with who sits there and how much time is left. */
  #feed(
    record: TableRecord,
    { sitting, clock }: Underway,
    seat: Seat,
    now: number,
    from: number | undefined,
    history: readonly Step[],
  ): string {
    const { standing, ...news } = sitting.news(seat, from, history)
    const seats = seatsShown(record, sitting.keepers)
    const left = clock.remaining(thinkerAt(sitting), now)
    // At a rated table nothing is taken back by consent: a favour would count.
    const may = mayUndoAt(sitting, seat)
    const mayUndo = (record.rated && may === 'consent') || record.day !== null ? 'refused' : may
    return written({ type: 'feed', table: this.#table, ...news, standing: { ...standing, mayUndo, seats, left } })
  }

  /** Tells a line of chat to one watcher, or to all who may hear it and want to, and are not deaf to who said it. */
  tellChat(
    record: TableRecord,
    { number, seat, name, text, at }: ChatLine,
    deaf: ReadonlySet<string>,
    only?: Watcher,
  ): void {
    const message = written({ type: 'chat', table: this.#table, number, seat: seatOf(seat), name, text, at })
    for (const [watcher, { muted }] of this.#watchers) {
      if (
        muted ||
        deaf.has(watcher.person.id) ||
        (only !== undefined && watcher !== only) ||
        !mayChat(record, watcher.person)
      )
        continue
      watcher.send(message)
    }
  }
}
