import type { MoveKind } from '../../moves.ts'
import type { Option } from '../../options.ts'

/** Options in words, whichever card offers them: cards that need words of their own bring them with their texts. */
export const options = {
  yes: 'yes',
  no: 'no',
  cards: 'Cards',
  actions: 'Actions',
  buys: 'Buys',
  coins: 'Coins',
  potions: 'Potions',
  coffers: 'Coffers',
  trash: 'trash it',
  discard: 'discard it',
  keep: 'put it back',
  curse: 'a Curse',
  'gain-copy-self': 'you',
  'gain-copy-victim': 'whoever discarded it',
  'silvers-and-deck': 'Silvers, and your deck onto your discard pile',
  'buy-and-coins': 'a Buy and Coins',
  'next-purchase': 'something for the next purchase',
  tokens: 'tokens',
  estate: 'an Estate',
  duchy: 'a Duchy',
  estates: 'Estates',
  prize: 'a Prize',
  self: 'this card',
  attack: 'the Attack',
  hand: 'from your hand',
} as const satisfies Record<Option, string>

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
