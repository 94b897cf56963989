import { seat as seatOf } from '@kartentisch/kernel'
import type { FromServer } from '@kartentisch/protocol'
import type { ChatLine } from '../store/contract.ts'
import type { Happening } from './kept.ts'
import { seatOfPerson, seatsShown, type TableRecord, tableFor } from './record.ts'
import type { Sitting } from './sitting.ts'
import { feedFor } from './telling.ts'
import type { Watcher, Watching } from './watcher.ts'

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
  admit(watcher: Watcher, told: number | undefined, muted: boolean, history: boolean): void {
    this.#watchers.set(watcher, { told, muted, history })
  }

  dismiss(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  mute(watcher: Watcher, muted: boolean): void {
    const watching = this.#watchers.get(watcher)
    if (watching !== undefined) watching.muted = muted
  }

  /** Shows the table to one watcher, or to all. */
  showTable(record: TableRecord, sitting: Sitting | undefined, only?: Watcher): void {
    for (const watcher of only === undefined ? this.#watchers.keys() : [only]) {
      const message: FromServer = { type: 'table', table: tableFor(record, watcher.person, sitting) }
      watcher.send(JSON.stringify(message))
    }
  }

  /** Tells everybody what they have not been told. Who comes back with nothing missed is shown how things stand. */
  tell(record: TableRecord, sitting: Sitting, now: number, always?: Watcher): void {
    const written = new Map<string, string>()
    const seats = seatsShown(record, sitting)
    for (const [watcher, watching] of this.#watchers) {
      if (watching.told === sitting.number && watcher !== always) continue
      const seat = seatOfPerson(record, watcher.person)
      // Who sat there before the game began has missed nothing but the deal.
      const history = watching.history && watching.told === undefined ? sitting.happenings : []
      const key = `${seat}/${watching.told}/${history.length}`
      const text =
        written.get(key) ??
        JSON.stringify(feedFor(this.#table, sitting, seatOf(seat), seats, watching.told, now, history))
      written.set(key, text)
      watcher.send(text)
      watching.told = sitting.number
    }
  }

  /** Shows somebody who has just come how things stand, and all that led to it. */
  tellHistory(
    record: TableRecord,
    sitting: Sitting,
    now: number,
    watcher: Watcher,
    history: readonly Happening[],
  ): void {
    const watching = this.#watchers.get(watcher)
    if (watching === undefined) return
    const seat = seatOf(seatOfPerson(record, watcher.person))
    const seats = seatsShown(record, sitting)
    watcher.send(JSON.stringify(feedFor(this.#table, sitting, seat, seats, undefined, now, history)))
    watching.told = sitting.number
  }

  /** Tells a line of chat to one watcher, or to all who want to hear it. */
  tellChat({ number, seat, name, text, at }: ChatLine, only?: Watcher): void {
    const message: FromServer = { type: 'chat', table: this.#table, number, seat, name, text, at }
    const written = JSON.stringify(message)
    for (const [watcher, { muted }] of this.#watchers) {
      if (!muted && (only === undefined || watcher === only)) watcher.send(written)
    }
  }
}
