import type { MoveKind } from '../../moves.ts'
import type { Option } from '../../options.ts'

/** Options in words, by `card: option` where they mean something else or something particular there. */
export const options = {
  yes: 'yes',
  no: 'no',
  trash: 'trash it',
  discard: 'discard it',
  keep: 'put it back',
  'gain-copy-self': 'you',
  'gain-copy-victim': 'whoever discarded it',
  'charm: buy-and-coins': '+1 Buy, +2 Coins',
  'charm: next-purchase': 'gain a card of the same cost along with the next purchase',
  'minion: coins': '+2 Coins',
  'minion: discard': 'discard your hand, +4 Cards; all others with 5 or more cards do the same',
  'nobles: cards': '+3 Cards',
  'nobles: actions': '+2 Actions',
  'pawn: cards': '+1 Card',
  'pawn: actions': '+1 Action',
  'pawn: buys': '+1 Buy',
  'pawn: coins': '+1 Coin',
  'small-castle: self': 'this one',
  'small-castle: hand': 'one from your hand',
  'sprawling-castle: duchy': 'a Duchy',
  'sprawling-castle: estates': '3 Estates',
  'steward: cards': '+2 Cards',
  'steward: coins': '+2 Coins',
  'steward: trash': 'trash 2 cards from your hand',
  'torturer: discard': 'discard 2 cards',
  'torturer: curse': 'gain a Curse into your hand',
  'tournament: prize': 'a Prize onto your deck',
  'tournament: duchy': 'a Duchy onto your deck',
  'trusty-steed: cards': '+2 Cards',
  'trusty-steed: actions': '+2 Actions',
  'trusty-steed: coins': '+2 Coins',
  'trusty-steed: silvers-and-deck': 'gain 4 Silvers and put your deck onto your discard pile',
  'wild-hunt: cards': '+3 Cards, 1 VP onto the pile',
  'wild-hunt: estate': 'gain an Estate and take all VP from the pile',
} as const satisfies Partial<Record<Option | `${string}: ${Option}`, string>>

/** Moves in words, by their kind. */
export const moves = {
  play: 'play {card}',
  buy: 'buy {card}',
  event: 'buy {card}',
  coffers: 'spend {coffers}',
  debt: 'pay off {debt}',
  treasures: 'play all Treasures',
  'end-actions': 'end the Action phase',
  'end-turn': 'end the turn',
} as const satisfies Record<MoveKind, string>

/** Other things that can be chosen. */
export const others = {
  'no card': "a card that isn't in this game",
  position: 'position {n}',
} as const
