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

/** One of the things a card offers. */
export type Option = (typeof OPTIONS)[number]

/** The number by which an option is answered. */
export const optionNumber = (option: Option): number => OPTIONS.indexOf(option)
/** The option a number stands for. */
export const optionOf = (n: number): Option => at(OPTIONS, n)
