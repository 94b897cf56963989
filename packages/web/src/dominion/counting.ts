import type { Event } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import { givenAmounts } from '../cards/text.ts'
import { cardText } from '../sets/dominion.ts'

/** What somebody who counts along knows of a player. */
export interface Counted {
  /** How many cards are theirs, wherever they lie. */
  readonly cards: number
  /** Their points from cards whose points are printed; nothing once cards were passed on unseen. */
  readonly points: number | undefined
}

/** Seven Coppers and three Estates. */
const START = { cards: 10, points: 3 }

/** The points printed on a card; 0 for those that count something. */
export function printedPoints(id: string): number {
  if (!faceOf(id).kinds.some(kind => kind === 'victory' || kind === 'curse')) return 0
  const given = givenAmounts(cardText(id, 'en')).filter(({ kind }) => kind === 'vp')
  return given.reduce((sum, { amount }) => sum + Number(amount.replace('−', '-')), 0)
}

/** Everybody's cards and points as the log tells them; nothing where it doesn't go back to the first turn. */
export function counted(
  log: readonly Event[],
  players: number,
  nameOf: (card: number) => string,
): readonly Counted[] | undefined {
  if (log.find(({ type }) => type === 'turn')?.count !== 1) return undefined
  const all = Array.from({ length: players }, (): { cards: number; points: number | undefined } => ({ ...START }))
  const take = (seat: number, sign: 1 | -1, { cards, count }: Event) => {
    const player = all[seat]
    if (player === undefined) return
    const n = Math.max(cards.length, count)
    const points = cards.length < n ? undefined : cards.reduce((sum, card) => sum + printedPoints(nameOf(card)), 0)
    player.cards += sign * n
    player.points = points === undefined || player.points === undefined ? undefined : player.points + sign * points
  }
  for (const event of log) {
    const { type, seat, from, to } = event
    if (type === 'gain') take(seat, 1, event)
    else if (type === 'trash' && to === 'trash' && from !== 'supply') take(seat, -1, event)
    else if (type === 'return' && to === 'supply') take(seat, -1, event)
    else if (type === 'pass') {
      take(seat, -1, event)
      take((seat + 1) % players, 1, event)
    }
  }
  return all
}
