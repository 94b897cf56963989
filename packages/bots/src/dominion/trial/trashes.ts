import { asCard, type Card, type Tables, TREASURE } from '@kartentisch/dominion'
import { type Answer, at, type Question } from '@kartentisch/kernel'
import type { Exchange, Traits, Trashed } from './traits.ts'

/** What is found out. */
export type Trashing = Pick<Traits, 'mustTrash' | 'mayTrash' | 'exchange'>

/** Finds out how many cards of the hand a card trashes, and what for, from what it asks and what comes of it. */
export class Trashes {
  readonly #tables: Tables
  readonly #about: string
  #must = 0
  #may = 0
  /** What was asked for since the card is being played; nothing before and after. */
  #now: { readonly must: number; readonly may: number } | undefined
  #onlyTreasures = true
  #trashed: Card | undefined
  readonly #differences: number[] = []

  constructor(tables: Tables, about: string) {
    this.#tables = tables
    this.#about = about
  }

  begin(): void {
    this.#now = { must: 0, may: 0 }
  }

  asked({ about, of, step, from, min, max, choices }: Question, [first, ...others]: Answer): void {
    if (this.#now === undefined || about !== this.#about || of !== 'card') return
    if (step === 'trash' && from === 'hand') {
      this.#now = { must: this.#now.must + min, may: this.#now.may + max }
      if (!choices.every(card => this.#isTreasure(asCard(card)))) this.#onlyTreasures = false
      this.#trashed = first === undefined || others.length > 0 ? undefined : asCard(first)
    } else if (step === 'gain' && this.#trashed !== undefined) {
      for (const card of choices) this.#compare(this.#trashed, asCard(card))
    }
  }

  /** What was trashed and gained by playing it: where there is a gain for each, it is an exchange. */
  done(trashed: readonly Card[], gained: readonly Card[]): void {
    this.#must = Math.max(this.#must, this.#now?.must ?? 0)
    this.#may = Math.max(this.#may, this.#now?.may ?? 0)
    this.#now = undefined
    if (trashed.length !== gained.length) return
    for (const [i, card] of gained.entries()) this.#compare(trashed[i] ?? card, card)
    this.#trashed = undefined
  }

  #compare(trashed: Card, gained: Card): void {
    const { coins } = this.#tables
    this.#differences.push((coins[gained] ?? 0) - (coins[trashed] ?? 0))
    if (!this.#isTreasure(gained)) this.#onlyTreasures = false
  }

  /** `trashed` is what comes of trashing each card. */
  found(trashed: readonly (Trashed | undefined)[] = []): Trashing {
    const exchange = this.#may > 0 ? this.#exchange() : undefined
    const agrees = exchange !== undefined && trashed.every((one, card) => this.#agrees(exchange, asCard(card), one))
    return { mustTrash: this.#must, mayTrash: this.#may, exchange: agrees ? exchange : undefined }
  }

  /** An exchange is one for one, and of cards that cost as much any may be had. */
  #agrees({ least, most }: Exchange, card: Card, trashed: Trashed | undefined): boolean {
    const { coins, piles, faces } = this.#tables
    const [gained, ...more] = trashed?.gains ?? []
    // Some cards do something by being trashed, whatever trashes them.
    if (gained === undefined || at(faces, card).onTrash !== undefined) return true
    if (more.length > 0) return false
    const costs = piles.map(({ cards: [top] }) => (top === undefined ? Infinity : at(coins, top)) - at(coins, card))
    return gained.length > 1 || costs.filter(n => n >= least && n <= most).length <= 1
  }

  #exchange(): Exchange | undefined {
    if (this.#differences.length === 0) return undefined
    const [least, most] = [Math.min(...this.#differences), Math.max(...this.#differences)]
    // Whatever was had cost the same more, or else anything up to it may be had.
    return { least: least === most ? least : -Infinity, most, treasures: this.#onlyTreasures }
  }

  #isTreasure(card: Card): boolean {
    return this.#tables.is(card, TREASURE)
  }
}
