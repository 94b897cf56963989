import {
  animalsVp,
  CLOISTER,
  DIE,
  data,
  firstTriple,
  isAllSeven,
  KIND,
  KINDS,
  OPTIONS,
  optionOf,
  REACH,
  SALE_COST,
  type Sight,
  WAITS,
} from '@kartentisch/burgund'
import { type Question, seat } from '@kartentisch/kernel'
import { Judgement } from '../judgement.ts'
import { type Note, numbering } from '../net.ts'
import { completes, missingKinds, openSets, perKind, sizeFor, workersWith } from '../sets.ts'
import { dieOf } from '../worth.ts'
import { afterwards } from './afterwards.ts'

const aspects = numbering()
const next = aspects.next

/** Of the question: the same for all its options. */
const QUESTION = next(11)
const OPTION = next(OPTIONS.length)
/** What the steady player thinks of an option. */
export const WORTH_ASPECT = next(3)
const CARD = next(KINDS.length)
const EFFECT = next(6)
const SIZE = next(3)
const FIRST = next(2)
const COLOUR = next(2)
const COST = next(1)
const NEAR = next(3)
const ALIKE = next(4)
const THEIRS = next(3)
const AMOUNT = next(6)
const PLAYED = next(6)
/** What the player has afterwards, and what the dice in hand can do with it. */
const SILVER_LEFT = next(7)
const WORKERS_LEFT = next(5)
const PROJECTS_LEFT = next(5)
const PLACED_NEXT = next(2)
const DICE_OF_PROJECTS = next(1)
const SOLD_NEXT = next(1)
const BUYS_NEXT = next(1)
/** The cards that a set still needs lie in the display or among the projects; a cloister completes it. */
const COMING = next(2)
const BY_CLOISTER = next(1)
/** Projects that complete a set, with a die or a worker more, and the best that the dice can do. */
const ENDING = next(2)
const USES = next(2)
const ENDING_LATER = next(1)
/** How many aspects there are. */
export const ASPECTS = aspects.count

const EFFECTS = ['action', 'stacks', 'display', 'sale', 'project', undefined] as const
/** Beyond these no difference of worth matters. */
const [LEAST, MOST, BEHIND] = [-10, 20, -5]
/** Amounts are brought to about one, so that none is learnt faster than the others. */
const TURNS = data.roundCards.length * data.cardsPerRound

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n))
const add = (counts: number[], i: number, count = 1): void => {
  counts[i] = (counts[i] ?? 0) + count
}

/** What there is to be noted about a question and its options by the seat that is asked. */
export class Aspects {
  readonly #question: Question
  readonly #sight: Sight
  readonly #die: number
  /** By kind: cards of the own unfinished set, own projects, cards of the display, the others' largest unfinished set. */
  readonly #open: readonly number[]
  readonly #projects = perKind()
  readonly #display = perKind()
  readonly #theirs = perKind()
  /** Kinds that don't lie in the estate yet: they count as long as the all-seven card isn't won. */
  readonly #missing: ReadonlySet<number>
  readonly #hasAllSeven: boolean
  #judge: Judgement | undefined

  constructor(question: Question, sight: Sight) {
    this.#question = question
    this.#sight = sight
    this.#die = dieOf(question)
    const { estate, projects, bonus } = sight.player()
    this.#open = openSets(estate)
    this.#missing = missingKinds(estate)
    this.#hasAllSeven = bonus.some(isAllSeven)
    for (const card of projects) add(this.#projects, KIND[card] ?? 0)
    for (let row = 1; row <= data.rows; row++) for (const card of sight.row(row)) add(this.#display, KIND[card] ?? 0)
    for (let other = 0; other < sight.players; other++) {
      if (other === sight.seat) continue
      openSets(sight.player(seat(other)).estate, this.#theirs)
    }
  }

  /** What all options have in common. */
  ofAll(note: Note): void {
    const sight = this.#sight
    const { silver, workers, projects, goods } = sight.player()
    const rounds = data.roundCards.length - 1 - sight.round
    const turns = sight.hand.length + sight.stackSize(sight.seat) + rounds * data.cardsPerRound
    let stored = 0
    for (const count of goods) stored += count
    note(QUESTION, turns / TURNS)
    note(QUESTION + 1, Math.min(1, turns / 5))
    note(QUESTION + 2, silver / 4)
    note(QUESTION + 3, workers / 4)
    note(QUESTION + 4, projects.length / data.projectLimit)
    if (turns <= 1) note(QUESTION + 5, 1)
    note(QUESTION + 6, sight.cycle / data.cardsPerRound)
    note(QUESTION + 7, stored / 4)
    if (silver >= data.buyPrice) note(QUESTION + 8, 1)
    if (sight.purchased) note(QUESTION + 9, 1)
    if (sight.turn === sight.first) note(QUESTION + 10, 1)
  }

  /** What is peculiar to an option that is worth so much, where the best is worth `most`. */
  of(option: number, worth: number, most: number, note: Note): void {
    const { kind, of, with: beside } = optionOf(option)
    note(OPTION + OPTIONS.indexOf(kind), 1)
    note(WORTH_ASPECT, clamp(worth, LEAST, MOST) / 5)
    note(WORTH_ASPECT + 1, Math.max(BEHIND, clamp(worth, LEAST, MOST) - Math.min(MOST, most)) / 3)
    if (worth === most) note(WORTH_ASPECT + 2, 1)
    this.#afterwards(option, note)
    const sight = this.#sight
    const { goods, animals, workers } = sight.player()
    switch (kind) {
      case 'take-card':
        note(COST, REACH[this.#die]?.[beside] ?? 0)
        this.#taken(of, note)
        break
      case 'place-project':
        note(COST, REACH[this.#die]?.[DIE[of] ?? 0] ?? 0)
        this.#card(of, sizeFor(this.#open, of), 1, 0, note)
        break
      case 'keep':
      case 'discard':
        this.#card(of, sizeFor(this.#open, of), 0, 0, note)
        break
      case 'set':
        this.#card(this.#question.shown[0] ?? 0, sight.player().estate[of]?.length ?? 0, 0, 0, note)
        break
      case 'play':
      case 'use':
        this.#played(of, kind === 'play', note)
        break
      case 'sell-goods':
        note(COST, SALE_COST[this.#die]?.[of] ?? 0)
        note(AMOUNT, (goods[of] ?? 0) / 2)
        if (sight.holder === sight.seat && !sight.front) note(AMOUNT + 5, 1)
        break
      case 'refill-workers':
        note(AMOUNT, Math.max(0, data.refillTo - workers) / 2)
        break
      case 'convert':
        note(AMOUNT + 1, of / 3)
        note(AMOUNT + 2, beside / 3)
        break
      case 'bonus': {
        const bonus = data.roundCards[beside]?.options[of]
        note(AMOUNT, (bonus?.goods ?? 0) / 2)
        note(AMOUNT + 1, (bonus?.workers ?? 0) / 2)
        note(AMOUNT + 2, (bonus?.silver ?? 0) / 2)
        note(AMOUNT + 3, (bonus?.vp ?? 0) / 2)
        note(AMOUNT + 4, (bonus?.animals ?? 0) / 2)
        break
      }
      case 'goods':
        note(AMOUNT, (goods[sight.top('goods', of) ?? -1] ?? 0) / 2)
        break
      case 'animals': {
        const top = sight.top('animals', of)
        if (top === undefined) break
        const more = animals.slice()
        add(more, top)
        note(AMOUNT + 3, (animalsVp(more) - animalsVp(animals)) / 2)
        note(AMOUNT + 4, (animals[top] ?? 0) / 2)
        break
      }
    }
  }

  #afterwards(option: number, note: Note): void {
    const left = afterwards(option, this.#die, this.#sight)
    if (left === undefined) return
    const { silver, workers, goods, projects } = left
    const { hand, purchased } = this.#sight
    note(SILVER_LEFT + clamp(silver, 0, 6), 1)
    note(WORKERS_LEFT + clamp(workers, 0, 4), 1)
    note(PROJECTS_LEFT + Math.min(4, projects.length), 1)
    const dice = new Set<number | undefined>()
    for (const card of projects) {
      dice.add(DIE[card])
      const needed = workersWith(hand, card)
      if (needed < 2) note(PLACED_NEXT + needed, 1)
    }
    note(DICE_OF_PROJECTS, dice.size / 2)
    let sale = 0
    for (const held of hand) sale = Math.max(sale, mostSold(DIE[held] ?? 0, goods))
    note(SOLD_NEXT, sale / 2)
    if (silver >= data.buyPrice && !purchased) note(BUYS_NEXT, 1)
  }

  #taken(card: number, note: Note): void {
    // Whoever takes it keeps another from completing a set with it.
    if (this.#theirs[KIND[card] ?? 0] === data.setSize - 1) note(THEIRS + 2, 1)
    this.#card(card, sizeFor(this.#open, card), 0, 1, note)
  }

  /** A card that would join a set of this size; whether it is one of the projects now, or of the display. */
  #card(card: number, size: number, isProject: number, isDisplayed: number, note: Note): void {
    const sight = this.#sight
    const kind = KIND[card] ?? 0
    note(CARD + kind, 1)
    note(EFFECT + EFFECTS.indexOf(WAITS[card]?.effect), 1)
    note(SIZE + Math.min(data.setSize - 1, size), 1)
    if (sight.bonus.includes(firstTriple(kind))) {
      note(FIRST, 1)
      note(FIRST + 1, size / 2)
    }
    if (this.#missing.has(kind) && !this.#hasAllSeven) {
      note(COLOUR, 1)
      note(COLOUR + 1, 1 / this.#missing.size)
    }
    note(NEAR + Math.min(2, workersWith(sight.hand, card)), 1)
    let alike = 0
    for (const project of sight.player().projects) if (DIE[project] === DIE[card]) alike++
    const projects = (this.#projects[kind] ?? 0) - isProject
    const shown = (this.#display[kind] ?? 0) - isDisplayed
    note(ALIKE, projects)
    note(ALIKE + 1, shown / 2)
    note(ALIKE + 2, alike - isProject)
    note(ALIKE + 3, (data.kinds[kind]?.triple ?? 0) / 4)
    const needed = data.setSize - 1 - size
    if (needed > 0 && projects + shown >= needed) note(COMING, 1)
    if (needed > 0 && projects >= needed) note(COMING + 1, 1)
    if (needed === 0 && kind === CLOISTER) note(BY_CLOISTER, 1)
    const theirs = this.#theirs[kind] ?? 0
    if (theirs > 0) note(THEIRS + (theirs === data.setSize - 1 ? 0 : 1), 1)
  }

  /** A die that is played, and the one that stays in hand. */
  #played(card: number, fromHand: boolean, note: Note): void {
    const sight = this.#sight
    const die = DIE[card] ?? 0
    note(PLAYED, this.#projectsAt(die, 0))
    note(PLAYED + 1, this.#projectsAt(die, 1))
    note(PLAYED + 2, sight.row(die).length / 2)
    note(PLAYED + 3, mostSold(die, sight.player().goods) / 2)
    note(ENDING, this.#ending(die, 0))
    note(ENDING + 1, this.#ending(die, 1))
    this.#judge ??= new Judgement(sight)
    const judge = this.#judge
    note(USES, judge.bestAction(die) / 4)
    const { hand } = sight
    if (!fromHand || hand.length < data.handSize) return
    const kept = DIE[(card === hand[0] ? hand[1] : hand[0]) ?? 0] ?? 0
    note(PLAYED + 4, this.#projectsAt(kept, 0))
    note(PLAYED + 5, mostSold(kept, sight.player().goods) / 2)
    note(USES + 1, judge.bestAction(kept) / 4)
    note(ENDING_LATER, this.#ending(kept, 0))
  }

  /** Projects that it takes so many workers to place with a die. */
  #projectsAt(die: number, workers: number): number {
    let count = 0
    for (const card of this.#sight.player().projects) if (REACH[die]?.[DIE[card] ?? 0] === workers) count++
    return count
  }

  /** Those of them that complete a set. */
  #ending(die: number, workers: number): number {
    let count = 0
    for (const card of this.#sight.player().projects)
      if (REACH[die]?.[DIE[card] ?? 0] === workers && completes(this.#open, card)) count++
    return count
  }
}

/** The most goods that a die sells without workers. */
function mostSold(die: number, goods: readonly number[]): number {
  let most = 0
  for (let sort = 0; sort < goods.length; sort++)
    if (SALE_COST[die]?.[sort] === 0) most = Math.max(most, goods[sort] ?? 0)
  return most
}
