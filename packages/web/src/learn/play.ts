import { go } from '../browser/route.ts'
import { settings } from '../browser/settings.ts'
import { planDominion } from '../dominion/new-game.ts'
import type { Participant } from '../table/feed.ts'
import { planGame } from '../table/plans.ts'

const participants = (guest: string): readonly Participant[] => [
  { kind: 'person', name: settings().name.trim() || guest },
  { kind: 'bot', name: 'Berta', bot: 'easy' },
]

/** A whole first game against an easy bot; hints can be asked for as in any game on this machine. */
export const playDominion = (guest: string): void =>
  go('dominion', planDominion('base-first-game', participants(guest)))

export const playBurgund = (guest: string): void =>
  go('burgund', planGame({ setup: { players: 2 }, participants: participants(guest) }))
