import {
  animalsVp,
  CARDS,
  type Card,
  CLOISTER,
  cardId,
  DIE,
  data,
  firstTriple,
  GIVES,
  isAllSeven,
  isTriple,
  KIND,
  KINDS,
  type KindId,
  type OpenPlayer,
  optionNumber,
  REACH,
  type RoundOption,
  SALE_COST,
  type Sight,
  setKind,
  WAITS,
} from '@kartentisch/burgund'
import { TASTE, type Taste } from './taste.ts'

/** The name of each card by number: all that shows the same picture is worth the same, whatever its die. */
const NAME: readonly number[] = CARDS.map(card => data.cards.findIndex(({ id }) => id === cardId(card)))
const NAMES = data.cards.length

/** What is left when no further turn can use them: it breaks ties. */
const LEFT_OVER = 0.01
/** Few turns are enough to place what one has. */
const SOON = 4
/** What a further action is worth at least of what it usually is, however late. */
const AT_LEAST = 0.5

/** No card, no project, no goods: what can be done again and again. */
const NOTHING = -1

/** The best that a die can do, by which option, and the best by another: two dice can't do the same thing. */
export interface Uses {
  readonly best: number
  readonly option: number
  readonly second: number
}

/** What things are worth to one player now, in victory points, judged by what the seat may know and no further. */
export class Judgement {
  readonly #sight: Sight
  readonly #taste: Taste
  readonly #own: OpenPlayer
  /** Turns still to be taken, this one included. */
  readonly #turns: number
  /** How much of something begun can still be hoped for. */
  readonly #hope: number
  readonly silver: number
  readonly worker: number
  /** How many cards the unfinished set of each kind has. */
  readonly #open: number[] = [0, 0, 0, 0, 0, 0, 0]
  readonly #colours: number
  /** What is found out once, by name. */
  readonly #now: number[] = new Array<number>(NAMES).fill(Number.NaN)
  readonly #later: number[] = new Array<number>(NAMES).fill(Number.NaN)
  #bonus: number | undefined
  #worst: number | undefined

  constructor(sight: Sight, taste: Taste = TASTE) {
    this.#sight = sight
    this.#taste = taste
    this.#own = sight.player()
    const rounds = data.roundCards.length - 1 - sight.round
    this.#turns = sight.hand.length + sight.stackSize(sight.seat) + rounds * data.cardsPerRound
    this.#hope = Math.min(1, this.#turns / taste.late)
    this.silver = this.#turns > 1 ? taste.silver : LEFT_OVER
    this.worker = this.#turns > 1 ? taste.worker : LEFT_OVER
    let colours = 0
    for (const set of this.#own.estate) {
      for (const card of set) colours |= 1 << (KIND[card] ?? 0)
      if (!isTriple(set)) this.#open[setKind(set)] = set.length
    }
    this.#colours = colours
  }

  get purchase(): number {
    return this.#taste.purchase * Math.max(this.#hope, AT_LEAST) - data.buyPrice * this.silver
  }

  /** A good of this sort: the more there are, the more one sale brings. */
  good(sort: number | undefined): number {
    if (sort === undefined) return 0
    const { good, alike } = this.#taste
    return (good + alike * (this.#own.goods[sort] ?? 0)) * this.#hope
  }

  animal(sort: number | undefined): number {
    if (sort === undefined) return 0
    const { animals } = this.#own
    const more = animals.slice()
    more[sort] = (more[sort] ?? 0) + 1
    return animalsVp(more) - animalsVp(animals) + this.#taste.animal * this.#hope
  }

  stack(sort: 'goods' | 'animals', stack: number): number {
    const top = this.#sight.top(sort, stack)
    return sort === 'goods' ? this.good(top) : this.animal(top)
  }

  /** The better of the two stacks. */
  #stacks(sort: 'goods' | 'animals'): number {
    return Math.max(this.stack(sort, 0), this.stack(sort, 1))
  }

  roundOption({ vp = 0, silver = 0, workers = 0, goods = 0, animals = 0 }: RoundOption): number {
    let worth = vp + silver * this.silver + workers * this.worker
    if (goods > 0) worth += goods * this.#stacks('goods')
    if (animals > 0) worth += animals * this.#stacks('animals')
    return worth
  }

  get #roundBonus(): number {
    if (this.#bonus === undefined) {
      let most = 0
      for (const option of data.roundCards[this.#sight.round]?.options ?? [])
        most = Math.max(most, this.roundOption(option))
      this.#bonus = most
    }
    return this.#bonus
  }

  /** What a set of so many cards is worth: complete, or on the way to it. */
  #standing(kind: number, size: number): number {
    if (size === 0) return 0
    const triple = data.kinds[kind]?.triple ?? 0
    const first = this.#sight.bonus.includes(firstTriple(kind)) ? data.firstTripleVp : 0
    if (size >= data.setSize) return triple + first + this.#roundBonus
    const { one, two, bonuses } = this.#taste
    return (size === 1 ? one : two) * (triple + bonuses * (first + this.#roundBonus)) * this.#hope
  }

  /** What a set gains when a card joins it at this place of the estate. */
  set(card: Card, place: number): number {
    const cards = this.#own.estate[place] ?? []
    const before = cards.length === 0 ? 0 : this.#standing(setKind(cards), cards.length)
    return this.#standing(setKind([...cards, card]), cards.length + 1) - before
  }

  /** What a card brings to the set where it brings most. */
  #bestSet(card: Card): number {
    const kind = KIND[card] ?? CLOISTER
    const loose = this.#open[CLOISTER] ?? 0
    const asCloister = () => this.#standing(CLOISTER, loose + 1) - this.#standing(CLOISTER, loose)
    if (kind !== CLOISTER) {
      const size = this.#open[kind] ?? 0
      const alone = this.#standing(kind, size + 1) - this.#standing(kind, size)
      if (size > 0 || loose === 0) return alone
      return Math.max(alone, this.#standing(kind, loose + 1) - this.#standing(CLOISTER, loose))
    }
    let most = asCloister()
    for (let other = 0; other < KINDS.length; other++) {
      const size = this.#open[other] ?? 0
      if (other === CLOISTER || size === 0) continue
      most = Math.max(most, this.#standing(other, size + 1) - this.#standing(other, size))
    }
    return most
  }

  /** A colour that isn't in the estate yet brings the all-seven card nearer. */
  #colour(card: Card): number {
    const colour = 1 << (KIND[card] ?? 0)
    if ((this.#colours & colour) !== 0) return 0
    for (const bonus of this.#own.bonus) if (isAllSeven(bonus)) return 0
    let top = 0
    for (const bonus of this.#sight.bonus) top = Math.max(top, bonus - data.kinds.length)
    let missing = 0
    for (let kind = 0; kind < KINDS.length; kind++) if ((this.#colours & (1 << kind)) === 0) missing++
    return missing === 1 ? top : (top * this.#taste.colour * this.#hope) / missing
  }

  /** What placing a card brings beside its effect: to its set, and to the colours. */
  #joining(card: Card): number {
    return this.#bestSet(card) + this.#colour(card)
  }

  #effect(card: Card, now: boolean): number {
    const waits = WAITS[card]
    if (waits === undefined) {
      const { silver = 0, workers = 0, vp = 0 } = GIVES[card] ?? {}
      return vp + silver * this.silver + workers * this.worker
    }
    const { action, actionNow, display, displayNow, town } = this.#taste
    switch (waits.effect) {
      case 'action':
        return now ? actionNow * this.#anyAction(card) : action * Math.max(this.#hope, AT_LEAST)
      case 'stacks': {
        let most = 0
        for (const sort of waits.of) most = Math.max(most, this.#stacks(sort))
        return most
      }
      case 'display':
        return now ? displayNow * this.#bestOf(waits.kinds) : display * this.#hope
      case 'sale': {
        let most = 0
        for (let sort = 0; sort < this.#own.goods.length; sort++) most = Math.max(most, this.sale(sort))
        return most
      }
      case 'project':
        return now ? this.#bestProject(card) : town * this.#hope
    }
  }

  /** The best card of some kinds in the display. */
  #bestOf(kinds: readonly KindId[] = KINDS): number {
    let most = 0
    for (let row = 1; row <= data.rows; row++)
      for (const card of this.#sight.row(row))
        if (kinds === KINDS || kinds.includes(KINDS[KIND[card] ?? 0] ?? 'castle'))
          most = Math.max(most, this.taking(card))
    return most
  }

  /** The best project beside one that is being placed. */
  #bestProject(placed: Card): number {
    let most = 0
    for (const card of this.#own.projects) if (card !== placed) most = Math.max(most, this.#placingLater(card))
    return most
  }

  /** The best action with any die, while a card is being placed. */
  #anyAction(placed: Card): number {
    let most = Math.max(data.takeSilver * this.silver, this.refilling(), this.#bestOf(), this.#bestProject(placed))
    for (let sort = 0; sort < this.#own.goods.length; sort++) most = Math.max(most, this.sale(sort))
    return most
  }

  /** Placing a card some time, when other things will lie in the display. */
  #placingLater(card: Card): number {
    const name = NAME[card] ?? 0
    const known = this.#later[name] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    const found = this.#joining(card) + this.#effect(card, false)
    this.#later[name] = found
    return found
  }

  /** Placing a project now. */
  placing(card: Card): number {
    const name = NAME[card] ?? 0
    const known = this.#now[name] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    const found = this.#joining(card) + this.#effect(card, true)
    this.#now[name] = found
    return found
  }

  /** Having a card as a project. */
  project(card: Card): number {
    if (this.#turns <= 1) return 0
    const { prospect, atHand, nearHand } = this.#taste
    let near = 0
    for (const held of this.#sight.hand) {
      const steps = REACH[DIE[held] ?? 0]?.[DIE[card] ?? 0] ?? 0
      near = Math.max(near, steps === 0 ? atHand : steps === 1 ? nearHand : 0)
    }
    return this.#placingLater(card) * prospect * Math.min(1, this.#turns / SOON) + near
  }

  /** The project one would rather lose than any other. */
  get #least(): number {
    if (this.#worst === undefined) {
      let least = Number.POSITIVE_INFINITY
      for (const card of this.#own.projects) least = Math.min(least, this.project(card))
      this.#worst = least
    }
    return this.#worst
  }

  /** Taking a card as a further project, for which another may have to go. */
  taking(card: Card): number {
    const { length } = this.#own.projects
    const crowd = 1 - this.#taste.waiting * length
    return (length < data.projectLimit ? this.project(card) : this.project(card) - this.#least) * crowd
  }

  /** Selling all goods of a sort. */
  sale(sort: number): number {
    const count = this.#own.goods[sort] ?? 0
    if (count === 0) return 0
    const { good, start } = this.#taste
    return count * (data.soldGoodVp + this.silver - good * this.#hope) + (this.#sight.solo ? 0 : start)
  }

  refilling(): number {
    return Math.max(0, data.refillTo - this.#own.workers) * this.worker
  }

  converting(workers: number, silver: number): number {
    return (workers + silver) / data.convertRate - workers * this.worker - silver * this.silver
  }

  /** What an action with this die can bring; cards of the display count by the share that is given. */
  uses(die: number, share = 1): Uses {
    const { workers, silver, projects, goods } = this.#own
    let best = Math.max(data.takeSilver * this.silver, this.refilling())
    const most = Math.floor((workers + silver) / data.convertRate) * data.convertRate
    if (most > 0) best = Math.max(best, this.converting(Math.min(workers, most), most - Math.min(workers, most)))
    let second = best
    let option = NOTHING
    const consider = (worth: number, what: number) => {
      if (worth > best) {
        second = best
        best = worth
        option = what
      } else if (worth > second) second = worth
    }
    const reach = REACH[die] ?? []
    for (let row = 1; row <= data.rows; row++) {
      const cost = reach[row] ?? 0
      if (cost > workers) continue
      for (const card of this.#sight.row(row))
        consider(share * this.taking(card) - cost * this.worker, optionNumber('take-card', card, row))
    }
    for (const card of projects) {
      const cost = reach[DIE[card] ?? 0] ?? 0
      if (cost <= workers) consider(this.placing(card) - cost * this.worker, optionNumber('place-project', card))
    }
    for (let sort = 0; sort < goods.length; sort++) {
      const cost = SALE_COST[die]?.[sort] ?? 0
      if (cost <= workers && (goods[sort] ?? 0) > 0)
        consider(this.sale(sort) - cost * this.worker, optionNumber('sell-goods', sort))
    }
    return { best, option, second }
  }

  /** The best that an action with this die can bring. */
  bestAction(die: number): number {
    return this.uses(die).best
  }
}
