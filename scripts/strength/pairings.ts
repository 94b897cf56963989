import { parsePlan, SHIPPED_PLANS } from '@kartentisch/bots'
import { type Setting, type Shelf, settingOf } from '@kartentisch/lab'
import { KNOWN_MASTERS } from './known-masters.ts'
import type { Master } from './master.ts'
import { UNSEEN_MASTERS } from './unseen-masters.ts'

/** Random kingdoms, or rows of deals, in which two players of a pairing meet. */
const KINGDOMS = 50
export const SEED = 'strength'

/** A plan that is met in a kingdom of its own. */
type Opponent = Pick<Master, 'name' | 'kingdom' | 'plan'>

/** Who plays whom, and in how many games of a hundred the first has to win. */
export interface Pairing {
  readonly id: string
  readonly game: string
  readonly one: string
  /** Another player, the masters of fixed kingdoms, or in Burgund Egon. */
  readonly other: string | readonly Opponent[]
  readonly called: string
  readonly wanted: number
}

const dominion = (id: string, one: string, other: string, wanted: number): Pairing => ({
  id,
  game: 'dominion',
  one,
  other,
  called: `${one} over ${other}`,
  wanted,
})

const masters = (one: string, which: 'known' | 'unseen', wanted: number): Pairing => ({
  id: `${one}-${which}`,
  game: 'dominion',
  one,
  other: which === 'known' ? KNOWN_MASTERS : UNSEEN_MASTERS,
  called: `${one} over ${which} masters`,
  wanted,
})

/** What is to be played with, as plans of the folder `plans/` need it, and the plans themselves. */
const followers: readonly Opponent[] = Object.entries(SHIPPED_PLANS).map(([name, plan]) => ({
  name,
  plan,
  kingdom: [...parsePlan(plan).requires.map(id => `+${id}`), '0-1 events'].join(', '),
}))

const plans = (one: string, wanted: number): Pairing => ({
  id: `${one}-plans`,
  game: 'dominion',
  one,
  other: followers,
  called: `${one} over plans/`,
  wanted,
})

const burgund = (id: string, one: string, other: string, wanted: number): Pairing => ({
  id,
  game: 'burgund',
  one,
  other,
  called: `Burgund: ${one} over ${other}`,
  wanted,
})

export const EGON = 'Egon'

export const PAIRINGS: readonly Pairing[] = [
  dominion('easy', 'easy', 'random', 0.95),
  dominion('medium', 'medium', 'easy', 0.75),
  dominion('hard', 'hard', 'medium', 0.7),
  dominion('expert', 'expert', 'hard', 0.7),
  dominion('medium-own', 'medium', 'medium-plan', 0.5),
  dominion('hard-own', 'hard', 'hard-plan', 0.5),
  dominion('expert-own', 'expert', 'expert-plan', 0.5),
  dominion('medium-one-action', 'medium', 'one-action', 0.5),
  dominion('one-action', 'hard', 'one-action', 0.85),
  masters('medium', 'known', 0.5),
  masters('medium', 'unseen', 0.5),
  masters('hard', 'known', 0.7),
  masters('hard', 'unseen', 0.7),
  masters('expert', 'unseen', 0.78),
  plans('medium', 0.5),
  plans('hard', 0.5),
  plans('expert', 0.5),
  burgund('burgund-medium', 'medium', 'greedy', 0.7),
  burgund('burgund-hard', 'hard', 'medium', 0.75),
  burgund('burgund-expert', 'expert', 'hard', 0.7),
  burgund('egon', 'hard', EGON, 0.95),
]

/** Where a pairing is played once more and once more: a setting and who sits there. */
export interface Place {
  /** What it is called among the places of its pairing. */
  readonly name: string
  readonly setting: Setting
  readonly players: readonly string[]
}

/** The places of a pairing, the same each time. */
export function placesOf(shelf: Shelf, { game, one, other }: Pairing): Place[] {
  if (typeof other !== 'string')
    return other.map(({ name, kingdom, plan }) => ({
      name,
      setting: settingOf(shelf, game, { players: 2, seed: `${SEED}/${name}`, selection: kingdom }),
      players: [one, plan],
    }))
  const players = other === EGON ? [one] : [one, other]
  const draws = shelf.kit(game).game.draw !== undefined
  // Half of the kingdoms have events and landmarks.
  const selection = (k: number) => (draws ? { selection: k % 2 === 0 ? 'random' : '1-2 events, 1 landmark' } : {})
  return Array.from({ length: KINGDOMS }, (_, k) => ({
    name: String(k),
    setting: settingOf(shelf, game, { players: players.length, seed: `${SEED}/${k}`, ...selection(k) }),
    players,
  }))
}
