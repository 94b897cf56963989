import { burgund } from '@kartentisch/burgund'
import { DominionRules, dominion, kingdomNamed, nextStartingPlayer } from '@kartentisch/dominion'
import { didYouMean, type Event, type Game, Mistake, type Random, type Rules, type Seat } from '@kartentisch/kernel'

/** Parts of a set-up that were drawn. */
export type Drawn = Readonly<Record<string, unknown>>

/** A game that can be played online, with the little a table must know beyond its rules. */
export interface ServedGame {
  readonly game: Game<unknown, unknown, unknown>
  readonly minSeats: number
  readonly maxSeats: number
  /** Whether an event shows whoever acted nothing that they did not know. */
  isPlain(event: Event, actor: Seat, rules: Rules<unknown, unknown>): boolean
  /** The state of chance: if it is the same as before, nothing random happened. */
  chance(state: unknown): unknown
  /** Who begins a rematch; nothing where chance decides. */
  nextFirst(seats: number, winners: readonly Seat[], random: Random): number | undefined
  /** Draws what is wished for in words; missing where there is nothing to draw. */
  draw?(random: Random, selection: string): Drawn
}

/** Both games keep their generator in the state. */
const generator = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'random' in state ? state.random : state

/**
 * What a player does with what lies open or in their own hand. Everything else may show something new and ends the
 * freedom to take back; so does anything that comes from a deck.
 */
const DOMINION_PLAIN = new Set([
  'actions',
  'bid',
  'buy',
  'buy-event',
  'buys',
  'coffers',
  'coins',
  'discard',
  'gain',
  'move-vp',
  'name',
  'pay-debt',
  'play',
  'potions',
  'put-debt',
  'put-on-deck',
  'put-vp',
  'remove-coffers',
  'return',
  'set-aside',
  'spend-coffers',
  'take-debt',
  'trash',
  'vp',
])

/** Whether others could react: that they do, or have nothing to react with, comes to light. */
const asksForReactions = ({ type, cards }: Event, rules: Rules<unknown, unknown>): boolean =>
  type === 'play' &&
  rules instanceof DominionRules &&
  rules.tables.hasReactions &&
  cards.some(card => rules.tables.faces[card]?.types.includes('attack'))

const BURGUND_PLAIN = new Set([
  'play',
  'take-card',
  'place-project',
  'discard',
  'pay-workers',
  'pay-silver',
  'workers',
  'silver',
  'vp',
  'sell-goods',
  'good',
  'animal',
  'triple',
  'bonus',
  'round-bonus',
  'use',
  'pass',
])

export const GAMES: readonly ServedGame[] = [
  {
    game: dominion,
    minSeats: 2,
    maxSeats: 6,
    isPlain: (event, actor, rules) =>
      DOMINION_PLAIN.has(event.type) &&
      event.seat === actor &&
      event.from !== 'deck' &&
      !asksForReactions(event, rules),
    chance: generator,
    nextFirst: nextStartingPlayer,
    draw: kingdomNamed,
  },
  {
    game: burgund,
    minSeats: 1,
    maxSeats: 4,
    isPlain: ({ type, seat }, actor) => type === 'turn' || (BURGUND_PLAIN.has(type) && seat === actor),
    chance: generator,
    nextFirst: () => undefined,
  },
]

export function gameNamed(id: string): ServedGame {
  const found = GAMES.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = GAMES.map(({ game }) => game.id)
  throw new Mistake(`Unknown game "${id}".${didYouMean(id, known)} Games: ${known.join(', ')}.`)
}

/** Draws those parts of a set-up that somebody wishes for in words. */
export function draw(id: string, selection: string, random: Random): Drawn {
  const { draw } = gameNamed(id)
  if (draw !== undefined) return draw(random, selection)
  throw new Mistake(`There is nothing to draw for "${id}": leave out "selection".`)
}
