import {
  animalsVp,
  type Card,
  DIE,
  data,
  firstTriple,
  GIVES,
  isAllSeven,
  KIND,
  type OpenPlayer,
  placesFor,
  REACH,
  type RoundOption,
  SALE_COST,
  type Sight,
  setKind,
  WAITS,
} from '@kartentisch/burgund'

/** What an unfinished set is worth beside its triple, by the number of its cards: it may never be completed. */
const PROGRESS = [0, 0.13, 0.73, 1]
/** How likely a project is ever placed; each further one has to wait longer for its die. */
const PROSPECT = 0.72
const WAITING = 0.06
const DIE_AT_HAND = 0.2
const SILVER = 0.55
const WORKER = 0.53
/** What is left when no further turn can use them: it breaks ties. */
const LEFT_OVER = 0.01
/** A good in storage, and more for each of its sort: one sale brings them all. */
const GOOD = 1.3
const ALIKE = 0.14
/** An animal, beside the points it brings at once. */
const ANIMAL = 0.32
/** A colour on the way to the all-seven card, as a share of the card. */
const COLOUR = 0.5
const FURTHER_ACTION = 1.25
const CARD_FROM_DISPLAY = 0.8
const START_PLAYER_CARD = 0.25
/** A purchase is a further action or project, chosen among three cards. */
const PURCHASE = 3.6
/** Turns before the end from which it is late to begin something. */
const LATE = 7

/** What things are worth to one player now, in victory points, judged by what the seat may know and no further. */
export class Judgement {
  readonly #sight: Sight
  readonly #own: OpenPlayer
  /** Turns still to be taken, this one included. */
  readonly #turns: number

  constructor(sight: Sight) {
    this.#sight = sight
    this.#own = sight.player()
    const rounds = data.roundCards.length - 1 - sight.round
    this.#turns = sight.hand.length + sight.stackSize(sight.seat) + rounds * data.cardsPerRound
  }

  get silver(): number {
    return this.#turns > 1 ? SILVER : LEFT_OVER
  }

  get worker(): number {
    return this.#turns > 1 ? WORKER : LEFT_OVER
  }

  /** How much of something begun can still be hoped for. */
  get #hope(): number {
    return Math.min(1, this.#turns / LATE)
  }

  get purchase(): number {
    return PURCHASE * Math.max(this.#hope, 0.5) - data.buyPrice * this.silver
  }

  /** A good of this sort: the more there are, the more one sale brings. */
  good(sort: number | undefined): number {
    return sort === undefined ? 0 : (GOOD + ALIKE * (this.#own.goods[sort] ?? 0)) * this.#hope
  }

  animal(sort: number | undefined): number {
    if (sort === undefined) return 0
    const { animals } = this.#own
    const more = animals.map((count, i) => (i === sort ? count + 1 : count))
    return animalsVp(more) - animalsVp(animals) + ANIMAL * this.#hope
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
    const things = goods * this.#stacks('goods') + animals * this.#stacks('animals')
    return vp + silver * this.silver + workers * this.worker + things
  }

  get #roundBonus(): number {
    return Math.max(...(data.roundCards[this.#sight.round]?.options ?? []).map(option => this.roundOption(option)))
  }

  /** What a set gains when a card joins it at this place of the estate. */
  set(card: Card, place: number): number {
    const cards = this.#own.estate[place] ?? []
    const kind = setKind([...cards, card])
    const triple = data.kinds[kind]?.triple ?? 0
    const size = cards.length + 1
    if (size < data.setSize) return ((PROGRESS[size] ?? 0) * triple - this.#progress(cards)) * this.#hope
    const first = this.#sight.bonus.includes(firstTriple(kind)) ? data.firstTripleVp : 0
    return triple + first + this.#roundBonus - this.#progress(cards) * this.#hope
  }

  #progress(cards: readonly Card[]): number {
    return cards.length === 0 ? 0 : (PROGRESS[cards.length] ?? 0) * (data.kinds[setKind(cards)]?.triple ?? 0)
  }

  /** What the best all-seven card still to be had is worth. */
  get #topAllSeven(): number {
    return Math.max(0, ...this.#sight.bonus.filter(isAllSeven).map(bonus => bonus - data.kinds.length))
  }

  /** A colour that isn't in the estate yet brings the all-seven card nearer. */
  #colour(card: Card): number {
    if (this.#own.bonus.some(isAllSeven)) return 0
    const colours = new Set(this.#own.estate.flat().map(placed => KIND[placed]))
    if (colours.has(KIND[card])) return 0
    const top = this.#topAllSeven
    const missing = data.kinds.length - colours.size
    return missing === 1 ? top : (top * COLOUR * this.#hope) / missing
  }

  #effect(card: Card, depth: number): number {
    const { silver = 0, workers = 0, vp = 0 } = GIVES[card] ?? {}
    const given = vp + silver * this.silver + workers * this.worker
    const waits = WAITS[card]
    switch (waits?.effect) {
      case 'action':
        return FURTHER_ACTION * Math.max(this.#hope, 0.5)
      case 'stacks':
        return Math.max(...waits.of.map(sort => this.#stacks(sort)))
      case 'display':
        return CARD_FROM_DISPLAY * this.#hope
      case 'sale':
        return Math.max(...this.#own.goods.map((_, sort) => this.sale(sort)))
      case 'project': {
        const others = this.#own.projects.filter(project => project !== card)
        return depth > 1 ? 0 : Math.max(0, ...others.map(project => this.placing(project, depth + 1)))
      }
      default:
        return given
    }
  }

  /** Placing a project now. */
  placing(card: Card, depth = 0): number {
    const places = placesFor(this.#own.estate, card)
    const best = Math.max(...places.map(place => this.set(card, place)))
    return best + this.#colour(card) + this.#effect(card, depth)
  }

  /** Having a card as a project. */
  project(card: Card): number {
    if (this.#turns <= 1) return 0
    const atHand = this.#sight.hand.some(held => DIE[held] === DIE[card]) ? DIE_AT_HAND : 0
    return this.placing(card) * PROSPECT * Math.min(1, this.#turns / 4) + atHand
  }

  /** Taking a card as a further project, for which another may have to go. */
  taking(card: Card): number {
    const { projects } = this.#own
    const crowd = 1 - WAITING * projects.length
    if (projects.length < data.projectLimit) return this.project(card) * crowd
    return (this.project(card) - Math.min(...projects.map(project => this.project(project)))) * crowd
  }

  /** Selling all goods of a sort. */
  sale(sort: number): number {
    const count = this.#own.goods[sort] ?? 0
    if (count === 0) return 0
    return count * (data.soldGoodVp + this.silver - GOOD * this.#hope) + (this.#sight.solo ? 0 : START_PLAYER_CARD)
  }

  refilling(): number {
    return Math.max(0, data.refillTo - this.#own.workers) * this.worker
  }

  converting(workers: number, silver: number): number {
    return (workers + silver) / data.convertRate - workers * this.worker - silver * this.silver
  }

  /** The best that an action with this die can bring. */
  bestAction(die: number): number {
    const { workers, silver, projects, goods } = this.#own
    let best = Math.max(data.takeSilver * this.silver, this.refilling())
    const consider = (cost: number, worth: () => number) => {
      if (cost <= workers) best = Math.max(best, worth() - cost * this.worker)
    }
    const reach = REACH[die] ?? []
    for (let row = 1; row <= data.rows; row++)
      for (const card of this.#sight.row(row)) consider(reach[row] ?? 0, () => this.taking(card))
    for (const card of projects) consider(reach[DIE[card] ?? 0] ?? 0, () => this.placing(card))
    for (const sort of goods.keys()) consider(SALE_COST[die]?.[sort] ?? 0, () => this.sale(sort))
    const most = Math.floor((workers + silver) / data.convertRate) * data.convertRate
    if (most > 0) best = Math.max(best, this.converting(Math.min(workers, most), most - Math.min(workers, most)))
    return best
  }
}
