import { didYouMean, Mistake, type Seat, seat } from '@kartentisch/kernel'
import { saySelection } from '../words/say-setup.ts'
import { PILES } from './random.ts'

/** A kingdom being chosen by the players in turn, a pile each, the starting player first. Plain data. */
export interface Picking {
  readonly players: number
  readonly first: Seat
  readonly pool: readonly string[]
  readonly picked: readonly string[]
}

/** Whether all piles are picked. */
export const pickingDone = ({ picked }: Picking): boolean => picked.length === PILES

/** Whose turn it is to pick. */
export const picker = ({ players, first, picked }: Picking): Seat => seat((first + picked.length) % players)

/** The player whose turn it is picks a pile. */
export function pick(picking: Picking, by: Seat, pile: string): Picking {
  if (pickingDone(picking)) throw new Mistake(saySelection('allPicked', { piles: PILES }))
  if (by !== picker(picking)) throw new Mistake(saySelection('notYourPick', { now: picker(picking) + 1, by: by + 1 }))
  if (picking.picked.includes(pile)) throw new Mistake(saySelection('pickedAlready', { pile }))
  if (!picking.pool.includes(pile))
    throw new Mistake(saySelection('notToBePicked', { pile, hint: didYouMean(pile, picking.pool) }))
  return { ...picking, picked: [...picking.picked, pile] }
}
