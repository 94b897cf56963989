import { type Adviser, type Answer, Mistake, type Recording } from '@kartentisch/kernel'
import { gameOf } from '../kits/find.ts'
import { type Offered, offered } from '../kits/list.ts'
import type { Hint, Moment, TableInfo } from '../table/feed.ts'
import type { Plan } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { type Said, saidOf } from '../words/said.ts'
import { ScreenTable } from './screen-table.ts'
import type { StoredGame } from './storage.ts'

/** A game that begins, or one that goes on. */
export interface Opening {
  readonly id: string
  readonly game: string
  readonly plan?: Plan
}

/** A moment, and whether the game would go on from it after a reload. */
export interface Shown {
  readonly moment: Moment
  readonly stored: boolean
}

/** What the worker tells unasked: what bots do, or that they can't. */
export type LocalNews = Shown | { readonly refused: Said }

/** Where games are kept. */
export interface Shelf {
  read(id: string): Promise<StoredGame | undefined>
  keep(game: StoredGame): Promise<unknown>
}

/** Bots think ahead for so long before the host listens again: nobody notices such a wait. */
const AHEAD_MS = 20

/**
 * The worker's side of a table on this machine: the sitting, its bots, and the shelf on which every answer is kept
 * before the page hears of it. Between two answers of bots it listens, so that a person can take something back
 * meanwhile.
 */
export class LocalHost {
  readonly #shelf: Shelf
  readonly #kits: readonly Offered[]
  /** How news reach the page. */
  tell: (news: LocalNews) => void = () => undefined
  #table: ScreenTable | undefined
  #adviser: Adviser<unknown> | undefined
  /** Changes when somebody intervenes: a round of bots that began before stops. */
  #round = 0

  constructor(shelf: Shelf, kits: readonly Offered[] = offered) {
    this.#shelf = shelf
    this.#kits = kits
  }

  async open({ id, game, plan }: Opening): Promise<Shown & { readonly info: TableInfo }> {
    const from = plan ?? (await this.#shelf.read(id))?.recording
    if (from === undefined) throw new Mistake(say('not here'))
    const { kit, players } = await gameOf(game, this.#kits)
    const table = new ScreenTable(kit.game, name => players.player(name), id, from)
    this.#table = table
    this.#adviser = players.adviser
    // A game that is over stays as it was kept.
    const isOver = 'finished' in from && from.finished
    const shown = isOver ? { moment: table.moment(true), stored: true } : await this.#keep(table, true)
    void this.#letBotsPlay(table)
    return { info: table.info, ...shown }
  }

  answer(number: number, answer: Answer): Promise<void> {
    return this.#change(table => table.answer(answer, number), false)
  }

  undo(): Promise<void> {
    return this.#change(table => table.undo(), true)
  }

  consent(agree: boolean): Promise<void> {
    return this.#change(table => table.consent(agree), true)
  }

  /** The person to whom the screen was handed is there. */
  take(): Promise<void> {
    return this.#change(table => table.take(), true)
  }

  hint(): { readonly number: number; readonly hint: Hint } {
    const table = this.#open
    if (this.#adviser === undefined) throw new Mistake(say('no table'))
    return table.advice(this.#adviser)
  }

  /** A game that is over has no secrets any more. */
  recording(): Recording {
    const recording = this.#open.recording()
    if (!recording.finished) throw new Mistake(say('not over'))
    return recording
  }

  /** Nobody is at the table any more. */
  leave(): void {
    this.#round++
    this.#table = undefined
  }

  get #open(): ScreenTable {
    if (this.#table === undefined) throw new Mistake(say('no table'))
    return this.#table
  }

  async #change(change: (table: ScreenTable) => void, anew: boolean): Promise<void> {
    const table = this.#open
    change(table)
    this.#round++
    this.tell(await this.#keep(table, anew))
    void this.#letBotsPlay(table)
  }

  async #keep(table: ScreenTable, anew: boolean): Promise<Shown> {
    // Taken now: by the time it is kept the game may have gone on.
    const moment = table.moment(anew)
    const game = { id: table.info.id, recording: table.recording(), changed: Date.now() }
    // A browser that keeps nothing, or has no room left, still lets people play.
    const stored = await this.#shelf.keep(game).then(
      () => true,
      () => false,
    )
    return { moment, stored }
  }

  async #letBotsPlay(table: ScreenTable): Promise<void> {
    const round = ++this.#round
    try {
      for (;;) {
        await new Promise(resolve => setTimeout(resolve))
        if (round !== this.#round) return
        if (table.botIsAsked) {
          table.letBotAnswer()
          this.tell(await this.#keep(table, false))
        } else if (!table.letBotsThinkAhead(during(AHEAD_MS))) return
      }
    } catch (fault) {
      this.tell({ refused: saidOf(fault) })
    }
  }
}

/** Says no after some milliseconds. */
function during(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() < end
}

/** What the page calls of it. */
export type LocalOffers = Pick<
  LocalHost,
  'open' | 'answer' | 'undo' | 'consent' | 'take' | 'hint' | 'recording' | 'leave'
>
