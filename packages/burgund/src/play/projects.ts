import { asCard, type Card } from '../card.ts'
import { data } from '../data.ts'
import { DISCARD, partOf } from '../options.ts'
import { takeOut } from './piles.ts'
import { Storage } from './storage.ts'

/** Adds an option for each different card. */
export function listCards(options: number[], kind: number, cards: readonly Card[]): void {
  cards.forEach((card, i) => {
    if (cards.indexOf(card) === i) options.push(kind + card)
  })
}

/** The verbs for what a player is going to place. */
export abstract class Projects extends Storage {
  /** Makes room for a new project: with three of them one goes first, and never the new one. */
  #makeRoom(): void {
    const { projects } = this.own
    if (projects.length < data.projectLimit) return
    const options: number[] = []
    listCards(options, DISCARD, projects)
    const card = asCard(partOf(this.choose('choose-discard', this.about, 'move', options)))
    takeOut(projects, card)
    this.discard([card], 'projects')
  }

  /** Takes a card from a row of the display as a project. */
  protected takeFromRow(row: number, card: Card): void {
    this.#makeRoom()
    const cards = this.state.display[row - 1]
    if (cards === undefined) throw new RangeError(`There is no row ${row}.`)
    takeOut(cards, card)
    this.own.projects.push(card)
    if (this.hears) this.tell('take-card', this.me, [card], { from: `row-${row}`, to: 'projects' })
  }

  /** Keeps the one bought card that is left as a project. */
  protected keepBought(): void {
    this.#makeRoom()
    const card = this.state.bought.pop()
    if (card === undefined) throw new RangeError('There is no bought card to keep.')
    this.own.projects.push(card)
    if (this.hears) this.tell('keep', this.me, [card], { from: 'bought', to: 'projects' })
  }
}
