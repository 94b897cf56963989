import { at } from '@kartentisch/kernel'

/** Everything that is ever offered as one of several options, in a fixed order: their numbers are stored. */
export const OPTIONS = [
  'yes',
  'no',
  'cards',
  'actions',
  'buys',
  'coins',
  'potions',
  'coffers',
  'trash',
  'discard',
  'keep',
  'curse',
  'gain-copy-self',
  'gain-copy-victim',
  'silvers-and-deck',
  'buy-and-coins',
  'next-purchase',
  'tokens',
  'estate',
  'duchy',
  'estates',
  'prize',
  'self',
  'attack',
  'hand',
] as const

export type Option = (typeof OPTIONS)[number]

export const optionNumber = (option: Option): number => OPTIONS.indexOf(option)
export const optionOf = (n: number): Option => at(OPTIONS, n)
