import { didYouMean, Mistake, type Seat, seat } from '@kartentisch/kernel'
import { PILES } from './random.ts'

/** A kingdom being chosen by the players in turn, a pile each, the starting player first. Plain data. */
export interface Picking {
  readonly players: number
  readonly first: Seat
  readonly pool: readonly string[]
  readonly picked: readonly string[]
}

export const pickingDone = ({ picked }: Picking): boolean => picked.length === PILES

/** Whose turn it is to pick. */
export const picker = ({ players, first, picked }: Picking): Seat => seat((first + picked.length) % players)

/** The player whose turn it is picks a pile. */
export function pick(picking: Picking, by: Seat, pile: string): Picking {
  if (pickingDone(picking))
    throw new Mistake({ de: `Alle ${PILES} Stapel sind gewählt.`, en: `All ${PILES} piles have been picked.` })
  if (by !== picker(picking))
    throw new Mistake({
      de: `Jetzt wählt Platz ${picker(picking) + 1}, nicht Platz ${by + 1}.`,
      en: `Seat ${picker(picking) + 1} picks now, not seat ${by + 1}.`,
    })
  if (picking.picked.includes(pile))
    throw new Mistake({ de: `„${pile}“ ist schon gewählt.`, en: `"${pile}" has been picked already.` })
  if (!picking.pool.includes(pile))
    throw new Mistake({
      de: `„${pile}“ steht hier nicht zur Wahl.${didYouMean(pile, picking.pool, 'de')}`,
      en: `"${pile}" can't be picked here.${didYouMean(pile, picking.pool)}`,
    })
  return { ...picking, picked: [...picking.picked, pile] }
}
