import { type CardSet, standard } from '@kartentisch/dominion'

/** The sets of cards this page plays Dominion with: whoever adds one adds it here. */
export const sets: readonly CardSet[] = standard
