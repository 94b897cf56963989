import type { Type } from '../../card.ts'
import type { Phase } from '../../state.ts'

/** Names of what is no card but may count in the final account. */
export const accounts = {
  tokens: 'VP tokens',
} as const

/** When something happens or is asked that no card asks for. */
export const phases = {
  start: 'Start of the turn',
  action: 'Action phase',
  buy: 'Buy phase',
  'clean-up': 'Clean-up',
  between: 'After the turn',
} as const satisfies Partial<Record<Phase, string>>

/** The types of cards. */
export const types = {
  action: 'Action',
  treasure: 'Treasure',
  victory: 'Victory',
  curse: 'Curse',
  attack: 'Attack',
  reaction: 'Reaction',
  duration: 'Duration',
  prize: 'Prize',
  gathering: 'Gathering',
  command: 'Command',
  castle: 'Castle',
} as const satisfies Record<Type, string>

/** What a cost in short says besides coins. */
export const signs = {
  potion: 'P',
  debt: 'D',
} as const
