import { asCard, type Card } from '../card.ts'
import { data } from '../data.ts'
import { BUY_CARDS, optionNumber, optionOf, PLACE, REFILL, SELL, SILVER, TAKE, WITH } from '../options.ts'
import type { About } from '../questions.ts'
import { whyNotReached, whyNotSold, workersToPlace, workersToSell, workersToTake } from '../reach.ts'
import { Placing } from './placing.ts'

/** The six actions. Workers are paid together with the choice, always the smallest number that suffices. */
export abstract class Actions extends Placing {
  protected act(about: About, die: number, shown: readonly Card[] = []): void {
    for (;;) {
      this.state.acting = die
      const options = this.#list(die)
      if (this.canBuy()) options.push(BUY_CARDS)
      const chosen = this.choose('choose-action', about, 'move', options, shown)
      this.state.acting = undefined
      if (chosen !== BUY_CARDS) {
        this.#carryOut(chosen, die)
        return
      }
      this.buyCards()
    }
  }

  /** All actions that are legal with a die and the workers at hand. */
  #list(die: number): number[] {
    const { own } = this
    const { workers, silver, projects, goods } = own
    const options: number[] = []
    for (let row = 1; row <= data.rows; row++) {
      if (whyNotReached(own, workersToTake(die, row)) !== undefined) continue
      const cards = this.state.display[row - 1] ?? []
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] ?? 0
        if (i === 0 || cards.indexOf(asCard(card)) === i) options.push(TAKE + row * WITH + card)
      }
    }
    for (let i = 0; i < projects.length; i++) {
      const card = projects[i] ?? 0
      if (whyNotReached(own, workersToPlace(die, card)) !== undefined) continue
      if (i === 0 || projects.indexOf(asCard(card)) === i) options.push(PLACE + card)
    }
    for (let sort = 0; sort < goods.length; sort++)
      if (whyNotSold(own, die, sort) === undefined) options.push(SELL + sort)
    options.push(REFILL, SILVER)
    for (let total = data.convertRate; total <= workers + silver; total += data.convertRate)
      for (let paid = Math.max(0, total - silver); paid <= Math.min(workers, total); paid++)
        options.push(optionNumber('convert', paid, total - paid))
    return options
  }

  #carryOut(chosen: number, die: number): void {
    const { kind, of, with: beside } = optionOf(chosen)
    this.as(kind, () => {
      switch (kind) {
        case 'take-card':
          this.payWorkers(workersToTake(die, beside))
          return this.takeFromRow(beside, asCard(of))
        case 'place-project':
          this.payWorkers(workersToPlace(die, of))
          return this.place(asCard(of))
        case 'sell-goods':
          this.payWorkers(workersToSell(die, of))
          return this.sell(of)
        case 'refill-workers':
          return this.refillWorkers()
        case 'take-silver':
          return this.silver(data.takeSilver)
        case 'convert':
          return this.convert(of, beside)
        default:
          throw new RangeError(`${kind} is not an action.`)
      }
    })
  }
}
