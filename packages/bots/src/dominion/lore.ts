import { ACTION, asCard, type Card, moveNumber, type Tables, TREASURE } from '@kartentisch/dominion'
import type { Answer } from '@kartentisch/kernel'
import { DEPENDS, ORDER, TERMINAL } from './order.ts'
import type { Traits, Trashed } from './trial/traits.ts'

/** What things are worth in coins, roughly. */
export const COIN_OF = { potion: 2, coffer: 1.1, vp: 0.9, buy: 0.25, gain: 0.4, handLoss: 0.7, curse: 2.2 }

const AFTER_OTHERS = ['horn-of-plenty', 'fortune'] as const

/** What every plan player knows about the cards of one game, whoever plays it. */
export class Lore {
  readonly tables: Tables
  readonly traits: readonly Traits[]
  /** What comes of trashing each card with each card and event, by their numbers, where that depends on what goes. */
  readonly trashed: readonly (readonly (Trashed | undefined)[] | undefined)[]
  /** What buying each event brings within two turns, in coins, as far as it was tried. */
  readonly events: readonly number[]
  /** What the conditions call the money of a card. */
  readonly coins: readonly number[]
  /** What a card gives beyond the cards it draws, in coins. */
  readonly gives: readonly number[]
  /** What a card in hand is good for, roughly: to tell a good deck from a bad one. */
  readonly rough: readonly number[]
  /** Whether it depends on the hand what a card is good for. */
  readonly depends: readonly boolean[]
  /** What a card in hand is good for where nothing decides about it, neither the hand nor the deck nor the supply. */
  readonly always: readonly (number | undefined)[]
  /** When an Action is played, `DEPENDS` or `TERMINAL`; 0 for what isn't one. */
  readonly orders: readonly number[]
  /** The points of each card where they are the same in every deck; nothing where the deck decides. */
  readonly points: readonly (number | undefined)[]
  /** The Treasures of the game that count what was played before, in the order in which they come after all others. */
  readonly afterOthers: readonly Card[]
  readonly plays: readonly Answer[]
  readonly buys: readonly Answer[]

  /** `special` says of which cards more is known than their traits. For a rough look every card scores by itself. */
  constructor(
    tables: Tables,
    { traits, trashed, events }: Pick<Lore, 'traits' | 'trashed' | 'events'>,
    special: (id: string) => boolean,
    look?: 'rough',
  ) {
    this.tables = tables
    this.traits = traits
    this.trashed = trashed
    this.events = events
    this.coins = traits.map(({ coins }) => coins)
    this.gives = traits.map(givesOf)
    this.rough = traits.map((own, card) => this.#rough(own, asCard(card)))
    this.depends = tables.faces.map(({ id }, card) => {
      const { mustTrash = 0, mayTrash = 0, drawsTo, wakesAfter } = traits[card] ?? {}
      return special(id) || mustTrash > 0 || mayTrash > 0 || drawsTo !== undefined || wakesAfter !== undefined
    })
    this.always = traits.map(({ cards, curses, options }, card) =>
      this.depends[card] === true || cards !== 0 || curses > 0 || options.length > 0 ? undefined : this.gives[card],
    )
    this.orders = traits.map((own, card) => this.#order(own, asCard(card)))
    const scoresDecks =
      look !== 'rough' &&
      (tables.landmarks.some(({ score }) => score !== undefined) ||
        tables.faces.some(({ vp }) => typeof vp === 'function'))
    this.points = tables.faces.map(({ vp }) => (scoresDecks ? undefined : typeof vp === 'number' ? vp : 0))
    this.afterOthers = AFTER_OTHERS.map(id => tables.number(id))
      .filter(n => n >= 0)
      .map(asCard)
    this.plays = tables.all.map(card => [moveNumber('play', card)])
    this.buys = tables.all.map(card => [moveNumber('buy', card)])
  }

  /** What a card is good for by the Curses it gives to others. */
  harm(card: Card): number {
    return COIN_OF.curse * (this.traits[card]?.curses ?? 0)
  }

  /** What a card gives at once, in coins, beyond the cards it draws. */
  atOnce(card: Card): number {
    return (this.gives[card] ?? 0) - (this.traits[card]?.more ?? 0)
  }

  /** All that playing a card brings, in coins, where a card drawn is worth one. */
  whole(card: Card): number {
    return (this.gives[card] ?? 0) + Math.max(0, this.traits[card]?.cards ?? 0) + this.harm(card)
  }

  #rough(traits: Traits, card: Card): number {
    const all = Math.min(3, Math.max(0, this.gives[card] ?? 0) + Math.max(0, traits.cards))
    return this.tables.is(card, TREASURE) || traits.actions > 0 ? all : 0.6 * all
  }

  #order(traits: Traits, card: Card): number {
    if (!this.tables.is(card, ACTION)) return 0
    if (this.depends[card] === true) return DEPENDS
    return traits.actions > 0 ? this.liveOrder(card) : TERMINAL
  }

  /** When an Action is played that leaves an Action to play. */
  liveOrder(card: Card): number {
    const { cards = 0, actions = 0 } = this.traits[card] ?? {}
    if (actions > 1) return ORDER.village + 10 * cards + actions
    if (cards > 1) return ORDER.draw + 10 * cards
    return (cards > 0 ? ORDER.cantrip : ORDER.lively) + Math.min(9, Math.max(0, this.gives[card] ?? 0))
  }
}

/** What somebody has of these traits beyond the cards drawn, in coins. */
export const givesOf = (traits: Traits): number =>
  traits.coins +
  COIN_OF.potion * traits.potions +
  COIN_OF.coffer * traits.coffers +
  COIN_OF.vp * traits.vp +
  COIN_OF.buy * traits.buys +
  COIN_OF.gain * traits.gains +
  COIN_OF.handLoss * traits.handLoss +
  traits.more
