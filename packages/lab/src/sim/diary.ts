import { at, type FinalTable, type Seat } from '@kartentisch/kernel'

/** What was so after a turn, summed over the games that had it. */
export interface TurnSums {
  games: number
  points: number
  /** Made in the turn. */
  money: number
}

export interface PlayerDiary {
  /** From the first turn on. */
  readonly turns: TurnSums[]
  /** How many of each card the player got in each turn. */
  readonly cards: Record<string, number[]>
  /** Games by the points at their end. */
  readonly points: Record<string, number>
}

/** How things lay when games were over, summed over games: everybody's cards, the piles, the trash. */
export interface Ending {
  readonly decks: readonly Record<string, number>[]
  readonly left: Record<string, number>
  readonly trash: Record<string, number>
}

/** What happened by turn, summed over games. Plain data in whole numbers: it adds up in any order. */
export interface Diary {
  /** Games by their length: that of whoever had most turns. */
  readonly lengths: number[]
  readonly players: readonly PlayerDiary[]
  readonly ending: Ending
}

export const newDiary = (players: number): Diary => ({
  lengths: [],
  players: Array.from({ length: players }, () => ({ turns: [], cards: {}, points: {} })),
  ending: { decks: Array.from({ length: players }, () => ({})), left: {}, trash: {} },
})

function addTo(sums: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [id, n] of Object.entries(more)) sums[id] = (sums[id] ?? 0) + n
}

const countedIds = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

/** Adds how a game lay when it was over. */
export function addEnding({ ending }: Diary, { decks, left, trash }: FinalTable): void {
  ending.decks.forEach((sums, i) => {
    addTo(sums, countedIds(decks[i] ?? []))
  })
  addTo(ending.left, left)
  addTo(ending.trash, countedIds(trash))
}

/** Adds to a place of a list that may not be so long yet. */
function addAt(list: number[], i: number, n: number): void {
  while (list.length <= i) list.push(0)
  list[i] = (list[i] ?? 0) + n
}

function sumsOf(turns: TurnSums[], i: number): TurnSums {
  while (turns.length <= i) turns.push({ games: 0, points: 0, money: 0 })
  return at(turns, i)
}

function addCards(cards: Record<string, number[]>, id: string, i: number, n: number): void {
  const counts = cards[id] ?? []
  cards[id] = counts
  addAt(counts, i, n)
}

function mergePlayer(into: PlayerDiary, more: PlayerDiary): void {
  more.turns.forEach(({ games, points, money }, i) => {
    const sums = sumsOf(into.turns, i)
    sums.games += games
    sums.points += points
    sums.money += money
  })
  for (const [id, counts] of Object.entries(more.cards)) {
    for (const [i, n] of counts.entries()) addCards(into.cards, id, i, n)
  }
  addTo(into.points, more.points)
}

/** Adds another diary; `places` says where each of its players stands in this one. */
export function mergeDiary(into: Diary, more: Diary, places: readonly number[] = [...more.players.keys()]): void {
  for (const [i, n] of more.lengths.entries()) addAt(into.lengths, i, n)
  for (const [i, place] of places.entries()) {
    mergePlayer(at(into.players, place), at(more.players, i))
    addTo(at(into.ending.decks, place), at(more.ending.decks, i))
  }
  addTo(into.ending.left, more.ending.left)
  addTo(into.ending.trash, more.ending.trash)
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))

/** The same in an order that doesn't depend on which game was over first. */
export const inOrder = ({ lengths, players, ending }: Diary): Diary => ({
  lengths,
  players: players.map(({ turns, cards, points }) => ({ turns, cards: sorted(cards), points: sorted(points) })),
  ending: { decks: ending.decks.map(sorted), left: sorted(ending.left), trash: sorted(ending.trash) },
})

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** How many games a diary tells of. */
export const gamesIn = ({ lengths }: Diary): number => total(lengths)

/** In how many of them a player was. */
export const gamesOfPlayer = ({ points }: PlayerDiary): number => total(Object.values(points))

/** The page of one game: what its events tell is written into a diary turn by turn. */
export class Page {
  readonly #diary: Diary
  readonly #points: (seat: Seat) => number
  /** Turns begun, by seat. */
  readonly #turns: number[]
  #seat: Seat | undefined
  #money = 0

  /** `points` tells what a seat has now. */
  constructor(diary: Diary, points: (seat: Seat) => number) {
    this.#diary = diary
    this.#points = points
    this.#turns = diary.players.map(() => 0)
  }

  beginTurn(seat: Seat): void {
    this.endTurn()
    this.#seat = seat
    this.#turns[seat] = (this.#turns[seat] ?? 0) + 1
  }

  /** The turn is over; what follows belongs to nobody's until the next one begins. */
  endTurn(): void {
    const seat = this.#seat
    if (seat === undefined) return
    const sums = sumsOf(at(this.#diary.players, seat).turns, at(this.#turns, seat) - 1)
    sums.games++
    sums.points += this.#points(seat)
    sums.money += this.#money
    this.#seat = undefined
    this.#money = 0
  }

  earn(seat: Seat, n: number): void {
    if (seat === this.#seat) this.#money += n
  }

  /** A card has come to a player, in their last turn or since. */
  got(seat: Seat, id: string): void {
    const turn = Math.max(1, at(this.#turns, seat))
    addCards(at(this.#diary.players, seat).cards, id, turn - 1, 1)
  }

  /** The game is over, with these points. */
  end(points: readonly number[], length: number): void {
    this.endTurn()
    addAt(this.#diary.lengths, length, 1)
    this.#diary.players.forEach((player, i) => {
      const key = String(at(points, i))
      player.points[key] = (player.points[key] ?? 0) + 1
    })
  }
}
