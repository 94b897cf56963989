import type { Measured } from '@kartentisch/kernel'

/** What came of a pairing: the share of the games that one has won against the other, ties counting half. */
export interface Met {
  readonly one: string
  readonly other: string
  readonly games: number
  readonly score: number
}

/** Whom the others are measured by has so many points, as somebody who is new. */
const USUAL = 1500

/** How many points more somebody has who wins this share: 400 for ten games of eleven. Nobody wins all games for ever. */
export function pointsAhead({ games, score }: Pick<Met, 'games' | 'score'>): number {
  const share = (games * score + 0.5) / (games + 1)
  return 400 * Math.log10(share / (1 - share))
}

/** Points of everybody who is joined to the usual one by games, step by step; what is not has none. */
export function ratingsFrom(met: readonly Met[], usual: string): Record<string, Measured> {
  const ratings: Record<string, Measured> = { [usual]: { points: USUAL, games: 0 } }
  const open = new Set(met.filter(({ games }) => games > 0))
  for (let before = -1; before !== open.size; ) {
    before = open.size
    for (const pairing of open) {
      const [one, other] = [ratings[pairing.one], ratings[pairing.other]]
      if ((one === undefined) === (other === undefined)) continue
      const ahead = pointsAhead(pairing)
      const { games } = pairing
      if (other !== undefined) ratings[pairing.one] = { points: Math.round(other.points + ahead), games }
      else if (one !== undefined) ratings[pairing.other] = { points: Math.round(one.points - ahead), games }
      open.delete(pairing)
    }
  }
  const own = met.filter(({ one, other }) => one === usual || other === usual)
  return { ...ratings, [usual]: { points: USUAL, games: own.reduce((sum, { games }) => sum + games, 0) } }
}
