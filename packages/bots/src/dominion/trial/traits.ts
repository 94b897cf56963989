import type { Card } from '@kartentisch/dominion'

/** Trashing a card with another for one that costs more, as Remodel does: how the costs may differ, and what it is for. */
export interface Exchange {
  readonly least: number
  readonly most: number
  /** Whether Treasures are made of Treasures, and nothing else. */
  readonly treasures: boolean
}

/** What a card brings in one kind of hand, within two turns and in coins, beside the cards it draws. */
export interface InHand {
  readonly gives: number
  readonly cards: number
}

/** What a card does by one of the options it offers. */
export interface OptionTraits extends Traits {
  readonly option: number
}

/** What comes of trashing a certain card with another, or with an event. */
export interface Trashed {
  readonly traits: Traits
  /** For each card gained, what there was to choose from. */
  readonly gains: readonly (readonly Card[])[]
}

/** What a card does when played, in numbers. All of it is found by trying it out. */
export interface Traits {
  /** How many cards the hand has more of, the played one aside. */
  readonly cards: number
  /** Up to how many cards it fills a hand, however many there are. */
  readonly drawsTo: number | undefined
  /** After how many other Actions of the turn it begins to do more. */
  readonly wakesAfter: number | undefined
  readonly actions: number
  readonly buys: number
  readonly coins: number
  readonly potions: number
  readonly coffers: number
  readonly vp: number
  /** What the cards gained are worth, by their cost. */
  readonly gains: number
  /** Curses each other player gains. */
  readonly curses: number
  /** How many cards the others' hands have fewer of. */
  readonly handLoss: number
  /** Cards of the hand it makes one trash, and those it lets one trash. */
  readonly mustTrash: number
  readonly mayTrash: number
  readonly exchange: Exchange | undefined
  /** What it brings within two turns beside all that, in coins: to its player, and by keeping others from theirs. */
  readonly more: number
  /** What it does by each of the options it offers. */
  readonly options: readonly OptionTraits[]
  /** What it does where its player says yes to something that need not be. */
  readonly agreed: Traits | undefined
  /** As which other cards it may be played. */
  readonly playedAs: readonly Card[]
  /** What it brings with none, one, two … of a certain card in the same hand, where its record says that this matters. */
  readonly held: readonly InHand[] | undefined
}

export const NO_TRAITS: Traits = {
  cards: 0,
  drawsTo: undefined,
  wakesAfter: undefined,
  actions: 0,
  buys: 0,
  coins: 0,
  potions: 0,
  coffers: 0,
  vp: 0,
  gains: 0,
  curses: 0,
  handLoss: 0,
  mustTrash: 0,
  mayTrash: 0,
  exchange: undefined,
  more: 0,
  options: [],
  agreed: undefined,
  playedAs: [],
  held: undefined,
}
