import type { MoveKind } from '../../moves.ts'
import type { Option } from '../../options.ts'

/** What any card may offer, in words: cards that need words of their own bring them with their texts. */
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
