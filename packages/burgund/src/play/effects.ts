import { ANY_DIE, asCard, type Card, cardId, KIND, kindNumber, WAITS } from '../card.ts'
import { type CardId, data, type KindId, type RoundOption } from '../data.ts'
import {
  ANIMALS_STACK,
  BONUS,
  BUY_CARDS,
  GOODS_STACK,
  PASS,
  PLACE,
  partOf,
  partWith,
  SELL,
  TAKE,
  WITH,
} from '../options.ts'
import type { About, Of, Step } from '../questions.ts'
import { listCards } from './projects.ts'
import { Purchase } from './purchase.ts'
import type { StackSort } from './storage.ts'

/** What placed cards and completed triples let their player choose. A purchase may come between. */
export abstract class Effects extends Purchase {
  /** Moves a project into the estate, with all that follows. */
  protected abstract place(card: Card): void

  /** Resolves the effect of a placed card that asks for a choice. What can't be used lapses. */
  protected resolveEffect(card: Card): void {
    const waits = WAITS[card]
    if (waits === undefined) return
    const id = cardId(card)
    this.as(id, () => {
      switch (waits.effect) {
        case 'action':
          return this.act(id, ANY_DIE)
        case 'stacks':
          return this.#takeFromStacks(id, waits.of)
        case 'display':
          return this.#takeFromDisplay(id, waits.kinds)
        case 'sale':
          return this.#mayUse(
            id,
            options => this.#listSales(options),
            sort => this.sell(sort),
          )
        case 'project':
          return this.#mayUse(
            id,
            options => listCards(options, PLACE, this.own.projects),
            project => this.place(asCard(project)),
          )
      }
    })
  }

  /** Asks at an open point: a purchase is made in full, and then the question stands anew. */
  #openPoint(step: Step, about: About, of: Of, list: (options: number[]) => void): number | undefined {
    for (;;) {
      const options: number[] = []
      list(options)
      if (options.length === 0) return undefined
      if (this.canBuy()) options.push(BUY_CARDS)
      const chosen = this.choose(step, about, of, options)
      if (chosen !== BUY_CARDS) return chosen
      this.buyCards()
    }
  }

  #listStacks(options: number[], sort: StackSort): void {
    const kind = sort === 'goods' ? GOODS_STACK : ANIMALS_STACK
    const [one = [], other = []] = this.state[sort]
    if (one.length > 0) options.push(kind)
    if (other.length > 0) options.push(kind + 1)
  }

  #takeStack(option: number): void {
    this.takeFromStack(option < ANIMALS_STACK ? 'goods' : 'animals', partOf(option))
  }

  #takeFromStacks(id: CardId, sorts: readonly StackSort[]): void {
    const chosen = this.#openPoint(`effect-${id}`, id, 'option', options => {
      for (const sort of sorts) this.#listStacks(options, sort)
    })
    if (chosen !== undefined) this.#takeStack(chosen)
  }

  #takeFromDisplay(id: CardId, kinds: readonly KindId[]): void {
    const chosen = this.#openPoint(`effect-${id}`, id, 'move', options => {
      for (let row = 1; row <= data.rows; row++) this.#listRow(options, row, kinds)
      if (options.length > 0) options.push(PASS)
    })
    if (chosen === undefined) return
    if (chosen === PASS) this.#pass()
    else this.takeFromRow(partWith(chosen), asCard(partOf(chosen)))
  }

  #listRow(options: number[], row: number, kinds: readonly KindId[]): void {
    const cards = this.state.display[row - 1] ?? []
    const fitting = cards.filter(card => kinds.some(kind => kindNumber(kind) === KIND[card]))
    listCards(options, TAKE + row * WITH, fitting)
  }

  /** A sale or a further project. Without any the effect lapses, unless a purchase can still bring one. */
  #mayUse(id: CardId, list: (options: number[]) => void, use: (chosen: number) => void): void {
    const chosen = this.#openPoint(`effect-${id}`, id, 'move', options => {
      list(options)
      if (options.length > 0 || this.canBuy()) options.push(PASS)
    })
    if (chosen === PASS) this.#pass()
    else if (chosen !== undefined) use(partOf(chosen))
  }

  #listSales(options: number[]): void {
    const { goods } = this.own
    for (let sort = 0; sort < goods.length; sort++) if ((goods[sort] ?? 0) > 0) options.push(SELL + sort)
  }

  #pass(): void {
    if (this.hears) this.tell('pass', this.me)
  }

  /** One option of the round card in force, for a completed triple. */
  protected takeRoundBonus(): void {
    const { round } = this.state
    const card = data.roundCards[round]
    if (card === undefined) throw new RangeError(`There is no round card ${round}.`)
    this.as('round-bonus', () => {
      const chosen = this.#openPoint('round-bonus', card.id, 'option', options => {
        for (let i = 0; i < card.options.length; i++)
          if (this.#givesSomething(card.options[i])) options.push(BONUS + round * WITH + i)
      })
      const option = chosen === undefined ? undefined : card.options[partOf(chosen)]
      if (chosen === undefined || option === undefined) return
      if (this.hears) this.tell('round-bonus', this.me, [], { count: partOf(chosen), from: card.id })
      this.give(option)
      this.#pick('goods', option.goods ?? 0)
      this.#pick('animals', option.animals ?? 0)
    })
  }

  #givesSomething(option: RoundOption = {}): boolean {
    const { vp = 0, silver = 0, workers = 0, goods = 0, animals = 0 } = option
    if (vp + silver + workers > 0) return true
    return (goods > 0 && this.leftIn('goods') > 0) || (animals > 0 && this.leftIn('animals') > 0)
  }

  /** Picks goods or animals one after the other, as many as there are. No purchase comes between. */
  #pick(sort: StackSort, count: number): void {
    for (let i = 0; i < count && this.leftIn(sort) > 0; i++) {
      const options: number[] = []
      this.#listStacks(options, sort)
      this.#takeStack(this.choose('round-bonus-pick', 'round-bonus', 'option', options))
    }
  }
}
