import { type TournamentRecord, tournamentRecord } from '../../src/people/tournament.ts'

/** Who looks for a game in a round. */
export const namesIn = (round: number): string[] => [`anna${round}`, `ben${round}`]

export const cupIn = (round: number): string => `cup${round}`

/** A tournament of those two, which begins by itself. */
export function newCup(round: number): TournamentRecord {
  const [host] = namesIn(round)
  return tournamentRecord.parse({
    id: cupIn(round),
    revision: 1,
    status: 'open',
    name: 'Cup',
    host,
    game: 'burgund',
    format: 'knock-out',
    rounds: 1,
    timer: { per: 'game', seconds: 3600 },
    selection: null,
    entrants: namesIn(round).map(name => ({ player: name, name, level: null })),
    beginsAt: 1,
    ready: namesIn(round),
    left: [],
    paired: [],
    createdAt: 1,
  })
}
