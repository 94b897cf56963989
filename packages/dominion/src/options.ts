/**
 * Options that have a number by which stored games know them. The first dozen any card may offer; the others belong to
 * the cards that declare them. What a card declares besides is numbered after these, game by game.
 */
const GENERAL = [
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
] as const

/** In a fixed order: their numbers are stored. */
export const OPTIONS = [
  ...GENERAL,
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

/** One of the things that any card may offer. */
export type Option = (typeof GENERAL)[number]

/** One of the things that cards of the standard sets offer. */
export type StandardOption = (typeof OPTIONS)[number]

/** The number by which an option of the standard sets is answered, in every game. */
export const optionNumber = (option: StandardOption): number => OPTIONS.indexOf(option)

/** What a card asks that no other does. */
export type OwnStep = `asks-${string}`

export const isOwnStep = (step: string): step is OwnStep => step.startsWith('asks-')

/**
 * Options that a card offers and declares: its texts bring their words, and those of the question where that is its own
 * too.
 */
export interface Offer<Offered extends string = string, AskedFor extends string = string> {
  readonly step: AskedFor
  readonly options: readonly Offered[]
}

/** Declares what a card lets players choose from: in a question of its own, or in one that others ask too. */
export const offer = <const Offered extends string, const AskedFor extends string>(
  step: AskedFor,
  options: readonly Offered[],
): Offer<Offered, AskedFor> => ({ step, options })

/** The options of one game, by their numbers: those with a fixed one, then what its cards declare besides. */
export function numberedOptions(offers: readonly Offer[]): readonly string[] {
  const declared = offers.flatMap(({ options }) => options)
  return [...new Set<string>([...OPTIONS, ...declared])]
}
