import {
  ACTION,
  asCard,
  type Card,
  COPPER,
  CURSE,
  type DominionRules,
  ESTATE,
  GOLD,
  rulesWith,
  SILVER,
  type Tables,
} from '@kartentisch/dominion'
import { at, seat } from '@kartentisch/kernel'
import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Lore } from '../lore.ts'
import { parsePlan } from '../plan/plan.ts'
import { PlanPlayer } from '../plan-player.ts'
import { Strategy } from '../strategy.ts'
import type { InHand, Traits } from './traits.ts'
import { Trashes, type Trashing } from './trashes.ts'
import { deals, drawnIn, gained, HAND, type Run, type Setting } from './two-turns.ts'

/** Less than this may be chance. */
const NOISE = 0.5
/** What a card gives at once isn't outweighed by what comes after, or it would never be played. */
const MOST_LOST = 0.8

const PLAN = parsePlan('[province, gold]')

const copies = (n: number, card: Card): Card[] => Array.from({ length: n }, () => card)

/**
 * Tries the cards that can be played in decks as they are in the middle of a game, one after the other, and tells more of
 * their traits. It may be stopped before any card and go on another time.
 */
export class UsualDecks {
  readonly #lore: Lore
  readonly #setting: Setting
  readonly #drawn: number
  readonly #without: readonly Run[]
  readonly #traits: Traits[]
  readonly #events: number[] = []
  #next = 0

  constructor(tables: Tables, lore: Lore) {
    this.#lore = lore
    // Two are enough to see what a card does to others.
    const rules = rulesWith(tables, { ...tables.setup, players: 2, first: 0 })
    const strategy = new Strategy(PLAN, lore)
    const pool = usualDeck(lore)
    this.#drawn = Math.max(1, pool.reduce((sum, card) => sum + (lore.rough[card] ?? 0), 0) / pool.length)
    this.#setting = { rules, strategy, pool, worth: worthOfCards(rules, strategy) }
    this.#without = deals(this.#setting, { card: CURSE })
    this.#traits = [...lore.traits]
  }

  /** What is known so far: of cards that weren't tried yet, what they do among Curses. */
  get traits(): readonly Traits[] {
    return this.#traits
  }

  /** What comes of trashing each card with each card and event. */
  get trashed(): Lore['trashed'] {
    return this.#lore.trashed
  }

  /** What buying each event brings within two turns, in coins, as far as it was tried. */
  get events(): readonly number[] {
    return this.#events
  }

  get isDone(): boolean {
    return this.#next >= this.#traits.length + this.#setting.rules.tables.events.length
  }

  /** Goes on until all have been tried, or `goOn`, which is asked before each card and event, says no. */
  on(goOn: () => boolean): void {
    for (; !this.isDone && goOn(); this.#next++) {
      const event = this.#next - this.#traits.length
      if (event >= 0) this.#events.push(this.#bought(event))
      else this.#traits[this.#next] = this.#tried(asCard(this.#next), at(this.#traits, this.#next))
    }
  }

  #bought(event: number): number {
    return gained(deals(this.#setting, { event }), deals(this.#setting, { event: undefined }))
  }

  #tried(card: Card, traits: Traits): Traits {
    const { rules } = this.#setting
    const { tables } = rules
    const { play, id } = at(tables.faces, card)
    if (play === undefined || card <= GOLD) return traits
    const trashes = new Trashes(tables, id)
    const runs = deals(this.#setting, { card }, trashes)
    const holding = KNOWLEDGE.get(id)?.holding
    const held = holding === undefined ? undefined : this.#inHands(card, holding.card)
    const trashing = trashes.found(this.#lore.trashed[card])
    if (trashing.mayTrash > 0) return { ...withTrashing(traits, trashing), held }
    const cards = tables.is(card, ACTION) ? drawnIn(runs) : traits.cards
    const explained = (this.#lore.gives[card] ?? 0) + this.#lore.harm(card) + Math.max(0, cards) * this.#drawn
    const more = gained(runs, this.#without) - explained
    return { ...traits, held, cards, more: Math.abs(more) < NOISE ? 0 : Math.max(more, -MOST_LOST * explained) }
  }

  /** What a card brings with none, one, two … of another in the same hand, up to as many as fit. */
  #inHands(card: Card, other: Card): readonly InHand[] {
    const { tables } = this.#setting.rules
    return Array.from({ length: HAND }, (_, count) => {
      const beside = { card: other, count }
      const runs = deals(this.#setting, { card, beside })
      const without = deals(this.#setting, { card: CURSE, beside })
      const cards = tables.is(card, ACTION) ? drawnIn(runs) : 0
      return { gives: gained(runs, without) - Math.max(0, cards) * this.#drawn, cards }
    })
  }
}

/** What comes of trashing depends on the card that goes; what is left of the traits doesn't. */
const withTrashing = (traits: Traits, trashing: Trashing): Traits => ({
  ...traits,
  ...trashing,
  cards: traits.cards + trashing.mustTrash,
  gains: trashing.exchange === undefined ? traits.gains : 0,
})

/** Money, Estates and two of the kingdom's best Actions, so that cards for Actions find some. */
function usualDeck(lore: Lore): Card[] {
  const { tables, rough } = lore
  const best = tables.all
    .filter(card => tables.is(card, ACTION) && (tables.pileOf[card] ?? -1) >= 0)
    .sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0))
  return [...copies(6, COPPER), ...copies(3, SILVER), GOLD, ...copies(3, ESTATE), ...best.slice(0, 2)]
}

function worthOfCards(rules: DominionRules, strategy: Strategy): number[] {
  const state = rules.deal('trial')
  const judge = new PlanPlayer('trial', () => strategy).judgementOf(rules.sight(state, seat(0)))
  return rules.tables.all.map(card => judge.worth(card))
}
