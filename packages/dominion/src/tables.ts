import { at, type Seat, seat } from '@kartentisch/kernel'
import {
  asCard,
  asThing,
  BASIC,
  type Card,
  type Cost,
  cost,
  POTION,
  type ThingId,
  type TypeBits,
  typeBits,
  VICTORY,
} from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { Counter } from './counter.ts'
import type { CardFace } from './face.ts'
import { isOwnStep, numberedOptions } from './options.ts'
import { pileSize } from './pile.ts'
import type { Setup } from './setup.ts'
import type { EventFace, LandmarkFace } from './sideways.ts'

/** A pile of the supply. */
export interface Pile {
  readonly id: string
  /** What it is as a pile: its card's, or its placeholder's. */
  readonly types: TypeBits
  readonly cost: Cost
  /** The kinds of card in it. */
  readonly cards: readonly Card[]
  /** How many cards it begins with. */
  readonly size: number
  /** All its cards from the top down, if they are of several kinds. */
  readonly stack: readonly Card[] | undefined
  /** Which of the state's stacks it is, or -1. */
  readonly split: number
}

/** Cards that bring an effect into the game that has to be looked for: those of this game which have one. */
const having = <Key extends keyof CardFace>(faces: readonly CardFace[], key: Key): boolean =>
  faces.some(face => face[key] !== undefined)

/** Everything about one game that doesn't change while it is played, by card number. */
export class Tables {
  readonly catalogue: Catalogue
  readonly setup: Setup
  /** Ids by number: the cards, then the events, then the landmarks. */
  readonly names: readonly ThingId[]
  readonly faces: readonly CardFace[]
  readonly events: readonly EventFace[]
  readonly landmarks: readonly LandmarkFace[]
  readonly types: readonly TypeBits[]
  readonly coins: readonly number[]
  readonly potion: readonly number[]
  readonly debt: readonly number[]
  readonly plays: readonly (CardFace['play'] | undefined)[]
  readonly piles: readonly Pile[]
  /** The pile of each card, or -1. */
  readonly pileOf: readonly number[]
  /** The only card of each pile, or -1 for a split pile. */
  readonly cardOf: readonly number[]
  readonly prizes: readonly Card[]
  /** The bane pile, or -1. */
  readonly bane: number
  readonly firstEdition: boolean
  /** For each seat the others in turn order. */
  readonly others: readonly (readonly Seat[])[]
  /** What a kingdom doesn't use costs nothing: these say what it uses. */
  readonly hasReactions: boolean
  readonly hasOnGain: boolean
  readonly hasOnBuy: boolean
  readonly hasOnTrash: boolean
  readonly hasWhileInPlay: boolean
  readonly hasCheaperInPlay: boolean
  readonly hasDiscardFromPlay: boolean
  readonly hasCleanUp: boolean
  readonly hasBuyStart: boolean
  readonly hasKingdomTreasures: boolean
  /** Whether a card is a Treasure that gives money and does nothing else. */
  readonly onlyMoney: readonly boolean[]
  /** Cards that leave something for the next purchase. */
  readonly waitingForPurchase: readonly Card[]
  /** Cards that, while they wait, replace the first Actions of others. */
  readonly replacing: readonly Card[]
  /** Cards with a back of their own, which tells everybody where they lie. */
  readonly ownBacks: readonly Card[]
  /** What the cards, events and landmarks of this game count, in the order in which the state keeps it. */
  readonly turnCounters: readonly Counter[]
  readonly gameCounters: readonly Counter[]
  /** All that may be offered in this game, by number. */
  readonly options: readonly string[]
  /** What its cards ask that no others do. */
  readonly ownSteps: readonly string[]
  readonly #numbers: ReadonlyMap<string, number>

  constructor(catalogue: Catalogue, setup: Setup) {
    this.catalogue = catalogue
    this.setup = setup
    const { cards, events, landmarks, splitPiles } = catalogue
    const faceOf = (id: string) => found(cards, id, 'card')
    const inPiles = setup.bane === undefined ? setup.kingdom : [...setup.kingdom, setup.bane]
    const split = new Map(splitPiles.map(pile => [pile.id, pile]))
    const kingdomCards = inPiles.flatMap(id => split.get(id)?.cards(setup.players) ?? [id])
    const others = new Set([...kingdomCards, ...setup.blackMarket, ...setup.strays])
    const prizes = [...others].some(id => faceOf(id).needs === 'prizes')
    if (prizes) for (const face of cards.values()) if (face.types.includes('prize')) others.add(face.id)
    const potionPile = [...kingdomCards, ...setup.blackMarket].some(id => faceOf(id).cost.potion > 0)
    if (potionPile) others.add(POTION)
    for (const basic of BASIC) others.delete(basic)
    // Numbers follow from the set-up alone, so that a stored game keeps its meaning when cards are added elsewhere.
    const ids = [...BASIC, ...[...others].sort()]
    this.faces = ids.map(faceOf)
    this.events = setup.events.map(id => found(events, id, 'event'))
    this.landmarks = setup.landmarks.map(id => found(landmarks, id, 'landmark'))
    this.names = [...ids, ...setup.events, ...setup.landmarks].map(asThing)
    this.#numbers = new Map<string, number>(this.names.map((id, i) => [id, i]))
    this.types = this.faces.map(face => typeBits(face.types))
    this.coins = this.faces.map(face => face.cost.coins)
    this.potion = this.faces.map(face => face.cost.potion)
    this.debt = this.faces.map(face => face.cost.debt)
    this.plays = this.all.map(card => played(this.faces, card))
    const pileIds = [...BASIC, ...(potionPile ? [POTION] : []), ...inPiles]
    let splits = 0
    this.piles = pileIds.map((id): Pile => {
      const mixed = split.get(id)
      const face = faceOf(mixed === undefined ? id : at(mixed.cards(setup.players), 0))
      const stack = mixed?.cards(setup.players).map(name => this.card(name))
      return {
        id,
        types: typeBits(mixed?.types ?? face.types),
        cost: cost(mixed?.cost ?? face.cost),
        cards: stack === undefined ? [this.card(id)] : [...new Set(stack)],
        size: stack?.length ?? pileSize(face, setup.players),
        stack,
        split: stack === undefined ? -1 : splits++,
      }
    })
    const pileOf = this.faces.map(() => -1)
    this.piles.forEach((pile, i) => {
      for (const card of pile.cards) pileOf[card] = i
    })
    this.pileOf = pileOf
    this.cardOf = this.piles.map(pile => (pile.split < 0 ? at(pile.cards, 0) : -1))
    this.prizes = prizes ? this.all.filter(card => at(this.faces, card).types.includes('prize')) : []
    this.bane = setup.bane === undefined ? -1 : pileIds.indexOf(setup.bane)
    this.firstEdition = setup.edition === 1
    const seats = Array.from({ length: setup.players }, (_, i) => seat(i))
    this.others = seats.map(s => [...seats.slice(s + 1), ...seats.slice(0, s)])
    this.hasReactions = having(this.faces, 'reaction')
    this.hasWhileInPlay = this.faces.some(({ whileInPlay: w }) => w?.onBuy !== undefined || w?.onGain !== undefined)
    this.hasCheaperInPlay = this.faces.some(face => face.whileInPlay?.cheaper !== undefined)
    this.hasOnGain =
      having(this.faces, 'onGain') ||
      this.hasWhileInPlay ||
      this.landmarks.some(landmark => landmark.onGain !== undefined)
    this.hasOnBuy =
      having(this.faces, 'onBuy') ||
      having(this.faces, 'overpay') ||
      this.hasWhileInPlay ||
      having(this.faces, 'nextPurchase') ||
      [...this.events, ...this.landmarks].some(thing => thing.onBuyCard !== undefined)
    this.hasOnTrash = having(this.faces, 'onTrash') || this.landmarks.some(landmark => landmark.onTrash !== undefined)
    this.hasDiscardFromPlay = having(this.faces, 'discardFromPlay')
    this.hasCleanUp = having(this.faces, 'cleanUp') || having(this.faces, 'startOfCleanUp')
    this.hasBuyStart = this.landmarks.some(landmark => landmark.startOfBuyPhase !== undefined)
    this.hasKingdomTreasures = this.faces.slice(BASIC.length).some(face => face.types.includes('treasure'))
    this.onlyMoney = this.faces.map(face => face.onlyMoney === true)
    this.waitingForPurchase = this.all.filter(card => at(this.faces, card).nextPurchase !== undefined)
    this.replacing = this.all.filter(card => at(this.faces, card).insteadOfFirstAction !== undefined)
    this.ownBacks = this.all.filter(card => at(this.faces, card).ownBack === true)
    const things = [...this.faces, ...this.events, ...this.landmarks]
    const offers = things.flatMap(({ offers = [] }) => offers)
    this.options = numberedOptions(offers)
    this.ownSteps = [...new Set(offers.map(({ step }) => step).filter(isOwnStep))]
    const counters = things.flatMap(({ counters = [] }) => counters)
    this.turnCounters = counters.filter(({ lasts }) => lasts === 'turn')
    this.gameCounters = counters.filter(({ lasts }) => lasts === 'game')
  }

  /** The number by which an option is answered. */
  optionNumber(option: string): number {
    const n = this.options.indexOf(option)
    if (n < 0) throw new RangeError(`Nothing in this game declares the option "${option}".`)
    return n
  }

  /** The option a number stands for. */
  optionOf(n: number): string {
    return at(this.options, n)
  }

  /** Where the state keeps the number of a counter. */
  counterIndex(counter: Counter): number {
    // A game has a handful of counters: looking through them is quicker than a map, and money counts in every turn.
    const counters = counter.lasts === 'turn' ? this.turnCounters : this.gameCounters
    for (let i = 0; i < counters.length; i++) if (counters[i] === counter) return i
    throw new RangeError(`Nothing in this game declares the counter "${counter.id}".`)
  }

  /** Every card of this game. */
  get all(): Card[] {
    return this.faces.map((_, i) => asCard(i))
  }

  /** The number of a card in this game. */
  card(id: string): Card {
    const n = this.#numbers.get(id)
    if (n === undefined || n >= this.faces.length) throw new RangeError(`${id} is not a card of this game.`)
    return asCard(n)
  }

  /** The number of a card, event or landmark; -1 if it isn't in this game. */
  number(id: string): number {
    return this.#numbers.get(id) ?? -1
  }

  name(n: number): ThingId | 'none' {
    return n < 0 ? 'none' : at(this.names, n)
  }

  namesOf(cards: readonly Card[]): string[] {
    const { names } = this
    return cards.map(card => names[card] ?? '')
  }

  is(card: Card, type: TypeBits): boolean {
    return (at(this.types, card) & type) !== 0
  }

  isVictory(card: Card): boolean {
    return this.is(card, VICTORY)
  }

  pile(id: string): number {
    return this.piles.findIndex(pile => pile.id === id)
  }
}

/** What happens when a card is played: what it says itself, then what others add to it. */
function played(faces: readonly CardFace[], card: Card): CardFace['play'] {
  const { play } = at(faces, card)
  const added = faces.flatMap(({ addsTo }) => (addsTo?.card === card ? [addsTo.act] : []))
  const [only, ...more] = added
  if (only === undefined) return play
  if (more.length === 0 && play !== undefined)
    return (g, self) => {
      play(g, self)
      only(g)
    }
  return (g, self) => {
    play?.(g, self)
    for (const act of added) act(g)
  }
}

function found<T>(table: ReadonlyMap<string, T>, id: string, what: string): T {
  const face = table.get(id)
  if (face === undefined) throw new RangeError(`There is no ${what} "${id}".`)
  return face
}
