/** Who meets whom in a tournament. Everything here follows from who takes part and what came of the games so far. */

export const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const
export type Format = (typeof FORMATS)[number]

/** A game of a round: `first` begins. Who meets nobody has a bye, and a point for it. */
export interface Pair {
  readonly first: string
  readonly second: string | null
}

/** The same with what came of it. */
export interface Met extends Pair {
  /** Of who began: 1 for a victory, a half where it is shared; nothing where neither came, and nobody has a point. */
  readonly points: number | null
}

/** A round that is over. */
export type Round = readonly Met[]

/** How somebody stands. */
export interface Standing {
  readonly player: string
  readonly points: number
  /** The points of all whom one has met. */
  readonly buchholz: number
  /** The points of those whom one has beaten, and half of those with whom one shared. */
  readonly sonneborn: number
  readonly byes: number
}

/** What somebody got in a game, if they were there. */
function pointsIn({ first, second, points }: Met, player: string): number | undefined {
  if (player !== first && player !== second) return undefined
  if (points === null) return 0
  return player === first ? points : 1 - points
}

const otherIn = ({ first, second }: Pair, player: string): string | null => (player === first ? second : first)

const gamesOf = (rounds: readonly Round[], player: string): Met[] =>
  rounds.flat().filter(({ first, second }) => first === player || second === player)

/**
 * The best first: by points, then by the points of whom one has met (Buchholz), then by the points of whom one has beaten
 * (Sonneborn-Berger), then by the order in which they entered. In a knock-out whoever came further is before that.
 */
export function standings(entrants: readonly string[], rounds: readonly Round[], format: Format): Standing[] {
  const further = (player: string) =>
    format === 'knock-out' ? gamesOf(rounds, player).filter(game => winnerOf(game) === player).length : 0
  const points = new Map(
    entrants.map(player => [
      player,
      gamesOf(rounds, player).reduce((sum, game) => sum + (pointsIn(game, player) ?? 0), 0),
    ]),
  )
  const pointsOf = (player: string | null) => (player === null ? 0 : (points.get(player) ?? 0))
  return entrants
    .map(player => {
      const games = gamesOf(rounds, player)
      return {
        player,
        points: pointsOf(player),
        buchholz: games.reduce((sum, game) => sum + pointsOf(otherIn(game, player)), 0),
        sonneborn: games.reduce(
          (sum, game) => sum + (pointsIn(game, player) ?? 0) * pointsOf(otherIn(game, player)),
          0,
        ),
        byes: games.filter(({ second }) => second === null).length,
      }
    })
    .sort(
      (a, b) =>
        further(b.player) - further(a.player) ||
        b.points - a.points ||
        b.buchholz - a.buchholz ||
        b.sonneborn - a.sonneborn,
    )
}

/**
 * How many rounds it takes. In a Swiss tournament each meets at most half of the others, so that nobody has to meet
 * somebody twice.
 */
export function roundsOf(format: Format, entrants: number, wanted: number): number {
  if (format === 'knock-out') return Math.ceil(Math.log2(Math.max(2, entrants)))
  if (format === 'round-robin') return entrants + (entrants % 2) - 1
  return Math.max(1, Math.min(wanted, Math.floor(entrants / 2)))
}

/** Whether two don't want to meet. */
export type Apart = (a: string, b: string) => boolean

/**
 * The games of the next round. Who has left is met no more: whoever would have met them has a bye. Those who don't want
 * to meet are kept apart where the format leaves a choice.
 */
export function nextRound(
  format: Format,
  entrants: readonly string[],
  rounds: readonly Round[],
  left: ReadonlySet<string> = new Set(),
  areApart: Apart = () => false,
): Pair[] {
  const pairs =
    format === 'swiss'
      ? swiss(
          entrants.filter(player => !left.has(player)),
          rounds,
          areApart,
        )
      : format === 'round-robin'
        ? roundRobin(entrants, rounds.length)
        : knockOut(entrants, rounds)
  return pairs.flatMap(pair => {
    const there = pair.filter(player => player !== null && !left.has(player))
    const [one, other] = there
    if (one == null) return []
    return other == null ? { first: one, second: null } : inOrder(one, other, rounds)
  })
}

type Two = readonly [string | null, string | null]

/** Who has begun less often begins; then who has begun longer ago; then the first of the two. */
function inOrder(one: string, other: string, rounds: readonly Round[]): Pair {
  const begun = (player: string) => rounds.flatMap((round, i) => (round.some(game => begins(game, player)) ? [i] : []))
  const [a, b] = [begun(one), begun(other)]
  const later = a.length - b.length || (a.at(-1) ?? -1) - (b.at(-1) ?? -1)
  return later > 0 ? { first: other, second: one } : { first: one, second: other }
}

const begins = ({ first, second }: Pair, player: string): boolean => second !== null && first === player

/** Those with equally many points meet, as far as they have not met. Who has a bye is the last who had none. */
function swiss(entrants: readonly string[], rounds: readonly Round[], areApart: Apart): Two[] {
  const table = standings(entrants, rounds, 'swiss')
  const bye = entrants.length % 2 === 0 ? undefined : (table.findLast(({ byes }) => byes === 0) ?? table.at(-1))?.player
  const open = table.map(({ player }) => player).filter(player => player !== bye)
  const met = (a: string, b: string) => gamesOf(rounds, a).some(game => otherIn(game, a) === b)
  const either = (a: string, b: string) => met(a, b) || areApart(a, b)
  // Too many may have left for everybody to find somebody new: then old acquaintances meet again, and only if that is
  // not enough those who don't want each other.
  const pairs = matched(open, either) ?? matched(open, areApart) ?? roughlyMatched(open, either)
  return bye === undefined ? pairs : [...pairs, [bye, null]]
}

/** So many pairs are tried: whoever doesn't want to meet anybody must not keep the others waiting for ever. */
const MOST_TRIES = 20_000

/** Pairs everybody, the best with the nearest in the list whom they may meet; nothing if that can't be found. */
function matched(open: readonly string[], mayNot: Apart): Two[] | undefined {
  let tries = 0
  const pair = ([best, ...others]: readonly string[]): Two[] | undefined => {
    if (best === undefined) return []
    for (const [i, other] of others.entries()) {
      if (mayNot(best, other)) continue
      if (++tries > MOST_TRIES) return undefined
      const rest = pair(others.toSpliced(i, 1))
      if (rest !== undefined) return [[best, other], ...rest]
    }
    return undefined
  }
  return pair(open)
}

/** Pairs everybody with the nearest whom they may meet, and those who are left with each other. */
function roughlyMatched(open: readonly string[], mayNot: Apart): Two[] {
  const pairs: Two[] = []
  const left: string[] = []
  let waiting = [...open]
  for (;;) {
    const [best, ...others] = waiting
    if (best === undefined) break
    const other = others.find(one => !mayNot(best, one))
    if (other === undefined) left.push(best)
    else pairs.push([best, other])
    waiting = others.filter(one => one !== other)
  }
  return [...pairs, ...twos(left)]
}

/** Everybody meets everybody: one stays, the others move on by a place each round. */
function roundRobin(entrants: readonly string[], round: number): Two[] {
  const all: (string | null)[] = entrants.length % 2 === 0 ? [...entrants] : [...entrants, null]
  const [still = null, ...moving] = all
  const turned = moving.map((_, i) => moving[(i + round) % moving.length] ?? null)
  const places = [still, ...turned]
  return Array.from({ length: places.length / 2 }, (_, i): Two => [places[i] ?? null, places.at(-1 - i) ?? null])
}

/** The first meets the last, and the best two only in the end; the missing are byes for the first. */
function knockOut(entrants: readonly string[], rounds: readonly Round[]): Two[] {
  let places: (string | null)[] = bracket(2 ** Math.ceil(Math.log2(Math.max(2, entrants.length)))).map(
    seed => entrants[seed] ?? null,
  )
  for (const round of rounds) {
    places = twos(places).map(([a, b]) => {
      const game = round.find(({ first, second }) =>
        [first, second].some(one => one !== null && (one === a || one === b)),
      )
      return game === undefined ? null : winnerOf(game)
    })
  }
  return twos(places).filter(two => two.some(player => player !== null))
}

const twos = (places: readonly (string | null)[]): Two[] =>
  Array.from({ length: places.length / 2 }, (_, i): Two => [places[2 * i] ?? null, places[2 * i + 1] ?? null])

/** The order of the seeds in a bracket of so many. */
const bracket = (size: number): number[] =>
  size === 1 ? [0] : bracket(size / 2).flatMap(seed => [seed, size - 1 - seed])

/** A shared victory takes who began later further: they had the harder game. Where neither came, nobody goes further. */
export function winnerOf({ first, second, points }: Met): string | null {
  if (points === null) return null
  return second === null || points > 0.5 ? first : second
}
