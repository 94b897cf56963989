import { asCard, type Card, DIE } from '../card.ts'
import { data } from '../data.ts'
import { KEEP, partOf, USE } from '../options.ts'
import type { About } from '../questions.ts'
import { whyNoPurchase } from '../reach.ts'
import { takeOut } from './piles.ts'
import { listCards, Projects } from './projects.ts'

/** Buying three cards, once in a turn. */
export abstract class Purchase extends Projects {
  /** One action with this die; `shown` is the card that was played for it. */
  protected abstract act(about: About, die: number, shown?: readonly Card[]): void

  /** Whether the purchase can be made now, at an open point of the turn. */
  protected canBuy(): boolean {
    return whyNoPurchase(this.state) === undefined
  }

  /** Pays, draws three cards, keeps one as a project or uses it as a die; everything else of it follows at once. */
  protected buyCards(): void {
    this.as('buy-cards', () => {
      const { state } = this
      const { bought } = state
      state.purchased = true
      this.paySilver(data.buyPrice)
      for (let i = 0; i < data.buyCards; i++) bought.push(this.drawCard())
      if (this.hears) this.tell('buy-cards', this.me, bought, { from: 'draw', to: 'bought' })
      const options: number[] = []
      listCards(options, KEEP, bought)
      listCards(options, USE, bought)
      const chosen = this.choose('use-bought', 'buy-cards', 'move', options, bought)
      const card = asCard(partOf(chosen))
      takeOut(bought, card)
      const rest = bought.splice(0)
      this.discard(rest, 'bought')
      if (chosen < USE) {
        bought.push(card)
        this.keepBought()
        return
      }
      state.discard.push(card)
      if (this.hears) this.tell('use', this.me, [card], { from: 'bought', to: 'discard' })
      this.act('buy-cards', DIE[card] ?? 0, [card])
    })
  }
}
