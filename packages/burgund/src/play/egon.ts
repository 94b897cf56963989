import { NOBODY } from '@kartentisch/kernel'
import { type Bonus, CLOISTER, firstTriple, KIND } from '../card.ts'
import { data } from '../data.ts'
import { hasAllColours, isTriple, unfinished } from '../estate.ts'
import { Actions } from './actions.ts'
import { takeBonus, topAllSeven } from './placing.ts'

/** The opponent of the solo game, who turns up cards and does nothing else. */
export abstract class Egon extends Actions {
  /** Turns up the stack of the round and lays it out by kind. His cloisters are a kind of their own. */
  protected turnUpEgonsStack(): void {
    const { egon } = this.state
    const stack = egon?.stacks.pop()
    if (egon === null || stack === undefined) return
    this.as('egon', () => {
      if (this.hears) this.tell('egon', NOBODY, stack.toReversed(), { from: 'egon-stack', to: 'egon-estate' })
      for (let card = stack.pop(); card !== undefined; card = stack.pop()) {
        const kind = KIND[card] ?? 0
        // An ordinary card never joins cloisters here, so every set is of the kind of each of its cards.
        const set = egon.estate[unfinished(egon.estate, kind)]
        if (set === undefined) egon.estate.push([card])
        else set.push(card)
        if (set !== undefined && isTriple(set)) this.#takeBonus(firstTriple(kind))
        if (kind === CLOISTER) this.vp(data.egonCloisterVp)
      }
      if (hasAllColours(egon.estate)) this.#takeBonus(topAllSeven(this.state.bonus, egon.bonus))
    })
  }

  #takeBonus(bonus: Bonus | undefined): void {
    const { egon } = this.state
    if (egon === null || bonus === undefined) return
    const taken = takeBonus(this.state.bonus, egon.bonus, bonus)
    if (taken && this.hears) this.tell('egon-bonus', NOBODY, [bonus])
  }
}
