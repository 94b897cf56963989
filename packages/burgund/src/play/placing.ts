import { at } from '@kartentisch/kernel'
import { type Bonus, type Card, cardId, firstTriple, GIVES, isAllSeven, WAITS } from '../card.ts'
import { KINDS } from '../data.ts'
import { hasAllColours, isTriple, placesFor, setKind } from '../estate.ts'
import { BUY_CARDS, EFFECT, partOf, ROUND_BONUS, SET } from '../options.ts'
import { Effects } from './effects.ts'
import { takeOut } from './piles.ts'

/** Moves a bonus card from those still to be had to somebody's own; answers whether it was there. */
export function takeBonus(from: Bonus[], to: Bonus[], bonus: Bonus): boolean {
  const i = from.indexOf(bonus)
  if (i < 0) return false
  from.splice(i, 1)
  to.push(bonus)
  return true
}

/** The top all-seven card, for somebody who has none yet. */
export const topAllSeven = (from: readonly Bonus[], own: readonly Bonus[]): Bonus | undefined =>
  own.some(isAllSeven) ? undefined : from.findLast(isAllSeven)

/** Placing a card in the estate, in the order of events of section 7.5. */
export abstract class Placing extends Effects {
  protected place(card: Card): void {
    const { own } = this
    const set = this.#chooseSet(card)
    takeOut(own.projects, card)
    const cards = own.estate[set]
    if (cards === undefined) own.estate.push([card])
    else cards.push(card)
    if (this.hears) this.tell('place-project', this.me, [card], { from: 'projects', to: `set-${set + 1}` })
    const completed = cards !== undefined && isTriple(cards)
    if (completed) this.#completeTriple(cards)
    this.#takeAllSeven()
    const gives = GIVES[card]
    if (gives !== undefined) this.as(cardId(card), () => this.give(gives))
    this.#resolve(card, completed)
  }

  /** The set a card joins. The purchase is not offered here: a step that has begun goes on. */
  #chooseSet(card: Card): number {
    const options = placesFor(this.own.estate, card).map(place => SET + place)
    return partOf(this.choose('choose-set', cardId(card), 'move', options, [card]))
  }

  #completeTriple(cards: readonly Card[]): void {
    const kind = setKind(cards)
    if (this.hears) this.tell('triple', this.me, cards, { from: at(KINDS, kind) })
    this.#takeBonus(firstTriple(kind))
  }

  #takeAllSeven(): void {
    const top = topAllSeven(this.state.bonus, this.own.bonus)
    if (top !== undefined && hasAllColours(this.own.estate)) this.#takeBonus(top)
  }

  #takeBonus(bonus: Bonus): void {
    const taken = takeBonus(this.state.bonus, this.own.bonus, bonus)
    if (taken && this.hears) this.tell('bonus', this.me, [bonus])
  }

  /**
   * What needs a choice, in the order the player likes. Whether an effect can be used is judged when its turn comes.
   * A placement that happens within is finished first: newest first.
   */
  #resolve(card: Card, completed: boolean): void {
    if (WAITS[card] === undefined) {
      if (completed) this.takeRoundBonus()
      return
    }
    if (completed && this.#bonusFirst(card)) {
      this.takeRoundBonus()
      this.resolveEffect(card)
      return
    }
    this.resolveEffect(card)
    if (completed) this.takeRoundBonus()
  }

  /** The round bonus comes first among the options: its silver and workers are then at hand. */
  #bonusFirst(card: Card): boolean {
    for (;;) {
      const options = [ROUND_BONUS, EFFECT]
      if (this.canBuy()) options.push(BUY_CARDS)
      const chosen = this.choose('resolve-next', cardId(card), 'option', options, [card])
      if (chosen !== BUY_CARDS) return chosen === ROUND_BONUS
      this.buyCards()
    }
  }
}
