import { groupedBy } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Statistics } from '@kartentisch/protocol'
import { selectedAt } from '../tables/lobby/kits.ts'
import type { TableRecord } from '../tables/table/record.ts'

interface Tally {
  readonly games: number
  readonly won: number
}

/** Counts games and victories by something. */
class Tallies<Key> {
  readonly #tallies = new Map<Key, Tally>()

  count(key: Key, won: boolean): void {
    const { games, won: before } = this.#tallies.get(key) ?? { games: 0, won: 0 }
    this.#tallies.set(key, { games: games + 1, won: before + Number(won) })
  }

  /** The most frequent first. */
  most(limit: number): [Key, Tally][] {
    return [...this.#tallies].sort(([, a], [, b]) => b.games - a.games).slice(0, limit)
  }

  /** By the number they are counted by. */
  inOrder(limit: number): [Key, Tally][] {
    return this.most(limit).sort(([a], [b]) => Number(a) - Number(b))
  }
}

const OPPONENTS = 20
const THINGS = 40

/** How somebody has played: by game, number of players, opponent, seat, and what and how much was played with. */
export function statisticsOf(records: readonly TableRecord[], ids: readonly string[], shelf: Shelf): Statistics {
  const games = groupedBy(
    records.filter(({ result }) => result !== null && result.reason !== 'abandoned'),
    ({ game }) => game,
  )
  return [...games].map(([game, played]) => {
    const [players, seats, sizes] = [new Tallies<number>(), new Tallies<number>(), new Tallies<number>()]
    const [people, bots, things] = [new Tallies<string>(), new Tallies<string>(), new Tallies<string>()]
    let wins = 0
    for (const record of played) {
      const seat = record.seats.findIndex(({ player }) => player !== null && ids.includes(player))
      const won = record.result?.winners.some(winner => winner === seat) ?? false
      wins += Number(won)
      players.count(record.seats.length, won)
      seats.count(seat + 1, won)
      for (const [i, { name, level, kind }] of record.seats.entries())
        if (i !== seat && kind === 'bot') bots.count(level ?? '', won)
        else if (i !== seat) people.count(name ?? '', won)
      const selected = selectedAt(record, shelf)
      if (selected.length > 0) sizes.count(selected.length, won)
      for (const thing of selected) things.count(thing, won)
    }
    return {
      game,
      games: played.length,
      won: wins,
      players: players.inOrder(9).map(([number, tally]) => ({ players: number, ...tally })),
      opponents: [people, bots]
        .flatMap(those => those.most(OPPONENTS).map(([name, tally]) => ({ name, bot: those === bots, ...tally })))
        .sort((a, b) => b.games - a.games)
        .slice(0, OPPONENTS),
      seats: seats.inOrder(9).map(([seat, tally]) => ({ seat, ...tally })),
      sizes: sizes.inOrder(9).map(([size, tally]) => ({ size, ...tally })),
      things: things.most(THINGS).map(([thing, tally]) => ({ thing, ...tally })),
    }
  })
}
