import { oneOf, type Random, type Seat, seat } from '@kartentisch/kernel'

/** Who begins the next game of the same group: the player to the left of the winner. */
export function nextStartingPlayer(players: number, winners: readonly Seat[], random: Random): Seat {
  const [winner] = winners
  if (winner !== undefined && winners.length === 1) return seat((winner + 1) % players)
  const all = Array.from({ length: players }, (_, i) => seat(i))
  const losers = all.filter(s => !winners.includes(s))
  // Several winners: one of those who did not win, or of all if everybody did.
  return oneOf(random, losers.length > 0 && winners.length > 0 ? losers : all)
}
