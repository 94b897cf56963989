import {
  ANY_DIE,
  animalsVp,
  CARDS,
  cardId,
  DIE,
  data,
  firstTriple,
  isAllSeven,
  isTriple,
  KIND,
  KINDS,
  type OpenPlayer,
  SALE_COST,
  type Sight,
} from '@kartentisch/burgund'
import { seat } from '@kartentisch/kernel'
import { Judgement } from '../judgement.ts'
import { type Note, numbering } from '../net.ts'
import { missingKinds, openSets, perKind, sizeFor, workersWith } from '../sets.ts'

const traits = numbering()
const next = traits.next

/** Of the moment. */
const TURNS = next(2)
const ROUND = next(data.roundCards.length)
const CYCLE = next(data.cardsPerRound)
const DISPLAY = next(KINDS.length)
const FIRSTS = next(KINDS.length)
const SEVEN = next(1)
const START = next(4)
/** Of what the player has. Amounts are told by a trait for each of the small ones, and by one that grows. */
const SILVER = next(8)
const WORKERS = next(7)
const GOODS = next(6)
const ANIMALS = next(7)
/** By kind: unfinished sets of one and of two cards, and those of them that may be the first of their kind. */
const SETS = next(KINDS.length * 2)
const FIRST_SETS = next(KINDS.length * 2)
const ESTATE = next(2)
const MISSING = next(KINDS.length + 3)
const PROJECTS = next(4)
const NAMES = next(data.cards.length)
/** By kind: projects for new sets, and for sets of one and of two cards. */
const JOINING = next(KINDS.length * 3)
const REACHED = next(4)
const ENDING = next(1)
const NEW_COLOURS = next(1)
const AT_HAND = next(1)
const DICE = next(1)
const SALE = next(1)
const TWINS = next(1)
const WORTH = next(8)
const OFFERED = next(3)
/** Of the others: their largest unfinished set of each kind, and the most that one of them has. */
const RIVAL_SETS = next(KINDS.length * 2)
const RIVAL = next(8)
/** Of three and of four players. */
const TABLE = next(2)
/** How many traits there are. */
export const TRAITS = traits.count

/** Which of the printed cards each card is, whatever its die. */
const NAME: readonly number[] = CARDS.map(card => data.cards.findIndex(({ id }) => id === cardId(card)))
const ALL_TURNS = data.roundCards.length * data.cardsPerRound

/** What there is to be noted of a player's prospects at the beginning of a cycle, as they see them. */
export function noteTraits(sight: Sight, note: Note): void {
  new Traits(sight, note).noteAll()
}

class Traits {
  readonly #sight: Sight
  readonly #own: OpenPlayer
  readonly #note: Note
  readonly #turns: number
  readonly #open: readonly number[]
  readonly #missing: ReadonlySet<number>
  readonly #hasSeven: boolean
  /** Points of the highest all-seven card that is left. */
  readonly #seven: number

  constructor(sight: Sight, note: Note) {
    this.#sight = sight
    this.#own = sight.player()
    this.#note = note
    const rounds = data.roundCards.length - 1 - sight.round
    this.#turns = sight.hand.length + sight.stackSize(sight.seat) + rounds * data.cardsPerRound
    const { estate, bonus } = this.#own
    this.#open = openSets(estate)
    this.#missing = missingKinds(estate)
    this.#hasSeven = bonus.some(isAllSeven)
    let seven = 0
    for (const card of sight.bonus) if (isAllSeven(card)) seven = Math.max(seven, card - KINDS.length)
    this.#seven = seven
  }

  noteAll(): void {
    this.#moment()
    this.#money()
    this.#goods()
    this.#animals()
    this.#sets()
    this.#projects()
    this.#worth()
    this.#offered()
    this.#rivals()
  }

  #moment(): void {
    const note = this.#note
    const sight = this.#sight
    const { round, cycle, holder, front, first, players } = sight
    note(TURNS, this.#turns / ALL_TURNS)
    note(TURNS + 1, Math.min(1, this.#turns / 5))
    note(ROUND + round, 1)
    note(CYCLE + Math.min(cycle, data.cardsPerRound) - 1, 1)
    for (let row = 1; row <= data.rows; row++)
      for (const card of sight.row(row)) note(DISPLAY + (KIND[card] ?? 0), 1 / 2)
    for (const card of sight.bonus) if (!isAllSeven(card)) note(FIRSTS + card, 1)
    note(SEVEN, this.#seven / 3)
    if (holder === sight.seat) note(START, 1)
    if (!front) note(START + (holder === sight.seat ? 1 : 2), 1)
    if (first === sight.seat) note(START + 3, 1)
    if (players > 2) note(TABLE + players - 3, 1)
  }

  #money(): void {
    const note = this.#note
    const { silver, workers } = this.#own
    note(SILVER + Math.min(silver, 6), 1)
    note(SILVER + 7, silver / 4)
    note(WORKERS + Math.min(workers, 5), 1)
    note(WORKERS + 6, workers / 4)
  }

  #goods(): void {
    const note = this.#note
    const { goods } = this.#own
    let stored = 0
    let alike = 0
    let most = 0
    let sorts = 0
    for (const n of goods) {
      stored += n
      alike += n * n
      most = Math.max(most, n)
      if (n > 0) sorts++
    }
    note(GOODS, stored / 3)
    note(GOODS + 1, alike / 9)
    note(GOODS + 2, most / 3)
    note(GOODS + 3, sorts / 3)
    for (const stack of [0, 1]) note(GOODS + 4 + stack, (goods[this.#sight.top('goods', stack) ?? -1] ?? 0) / 2)
  }

  #animals(): void {
    const note = this.#note
    const { animals } = this.#own
    const sight = this.#sight
    const points = animalsVp(animals)
    const least = Math.min(...animals)
    const more = animals.slice()
    let beasts = 0
    let layer = 0
    let best = 0
    for (const [sort, n] of animals.entries()) {
      beasts += n
      if (n > least) layer++
      more[sort] = n + 1
      const gain = animalsVp(more) - points
      more[sort] = n
      best = Math.max(best, gain)
      if (sight.top('animals', 0) === sort || sight.top('animals', 1) === sort) note(ANIMALS, gain / 2)
    }
    note(ANIMALS + 1, beasts / 4)
    note(ANIMALS + 2, best / 2)
    note(ANIMALS + 3 + Math.min(3, layer), 1)
  }

  #sets(): void {
    const note = this.#note
    const { estate } = this.#own
    let done = 0
    for (const set of estate) if (isTriple(set)) done++
    for (const [kind, size] of this.#open.entries()) {
      if (size === 0) continue
      note(SETS + kind * 2 + size - 1, 1)
      if (this.#sight.bonus.includes(firstTriple(kind))) note(FIRST_SETS + kind * 2 + size - 1, 1)
    }
    note(ESTATE, done / 4)
    note(ESTATE + 1, estate.length / 5)
    if (this.#hasSeven) {
      note(MISSING + KINDS.length + 1, 1)
      return
    }
    note(MISSING + this.#missing.size, 1)
    note(MISSING + KINDS.length + 2, (this.#seven * (KINDS.length - this.#missing.size)) / KINDS.length / 3)
  }

  #projects(): void {
    const note = this.#note
    const { projects, goods } = this.#own
    const { hand } = this.#sight
    note(PROJECTS + Math.min(3, projects.length), 1)
    const dice = new Set<number | undefined>()
    for (const card of projects) {
      const kind = KIND[card] ?? 0
      const size = Math.min(data.setSize - 1, sizeFor(this.#open, card))
      const workers = workersWith(hand, card)
      note(NAMES + (NAME[card] ?? 0), 1)
      note(JOINING + kind * 3 + size, 1)
      note(REACHED + Math.min(3, workers), 1)
      if (size === data.setSize - 1) note(ENDING, 1)
      if (this.#missing.has(kind) && !this.#hasSeven) note(NEW_COLOURS, 1)
      if (workers === 0) note(AT_HAND, 1)
      dice.add(DIE[card])
    }
    note(DICE, dice.size)
    let sale = 0
    for (const held of hand)
      for (const [sort, count] of goods.entries())
        if (SALE_COST[DIE[held] ?? 0]?.[sort] === 0) sale = Math.max(sale, count)
    note(SALE, sale / 2)
    const [one = -1, other = -1] = hand
    if (hand.length > 1 && DIE[one] === DIE[other]) note(TWINS, 1)
  }

  /** What projects and dice are worth as the steady player sees it. */
  #worth(): void {
    const note = this.#note
    const judge = new Judgement(this.#sight)
    let worth = 0
    for (const card of this.#own.projects) worth += judge.project(card)
    const [one, other] = this.#sight.hand.map(card => judge.uses(DIE[card] ?? ANY_DIE))
    const [a, b] = [one?.best ?? 0, other?.best ?? 0]
    const isSame = one !== undefined && one.option === other?.option
    const both = isSame ? Math.max(one.best + other.second, one.second + other.best) : a + b
    note(WORTH, worth / 5)
    note(WORTH + 1, Math.max(a, b) / 4)
    note(WORTH + 2, Math.min(a, b) / 4)
    note(WORTH + 3, both / 6)
    note(WORTH + 4, (worth * Math.min(1, this.#turns / 6)) / 5)
    note(WORTH + 5, judge.purchase / 2)
    if (this.#turns <= 2) note(WORTH + 6, (a + b) / 6)
    if (this.#turns <= 6) note(WORTH + 7, worth / 5)
  }

  /** Cards of the display that would join a set, or bring a new colour. */
  #offered(): void {
    const note = this.#note
    for (let row = 1; row <= data.rows; row++)
      for (const card of this.#sight.row(row)) {
        const size = sizeFor(this.#open, card)
        if (size > 0) note(OFFERED + size - 1, 1)
        if (this.#missing.has(KIND[card] ?? 0)) note(OFFERED + 2, 1)
      }
  }

  #rivals(): void {
    const note = this.#note
    const sight = this.#sight
    const sets = perKind()
    let [silver, workers, projects, goods] = [0, 0, 0, 0]
    let missing: number = KINDS.length
    for (let i = 0; i < sight.players; i++) {
      if (i === sight.seat) continue
      const rival = sight.player(seat(i))
      openSets(rival.estate, sets)
      silver = Math.max(silver, rival.silver)
      workers = Math.max(workers, rival.workers)
      projects = Math.max(projects, rival.projects.length)
      goods = Math.max(goods, ...rival.goods)
      if (!rival.bonus.some(isAllSeven)) missing = Math.min(missing, missingKinds(rival.estate).size)
    }
    for (const [kind, size] of sets.entries()) if (size > 0) note(RIVAL_SETS + kind * 2 + size - 1, 1)
    note(RIVAL, silver / 4)
    note(RIVAL + 1, projects / 3)
    note(RIVAL + 2, workers / 4)
    note(RIVAL + 3, goods / 3)
    note(RIVAL + 4 + Math.min(3, missing), 1)
  }
}
