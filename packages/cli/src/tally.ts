import { at, type Seat } from '@kartentisch/kernel'

/** How a game ended, by seats. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
  readonly turns: readonly number[]
}

interface Shares {
  wins: number
  ties: number
  losses: number
}

interface Line extends Shares {
  readonly name: string
  points: number
  turns: number
}

const nothing = (): Shares => ({ wins: 0, ties: 0, losses: 0 })

function count(shares: Shares, won: boolean, shared: boolean): void {
  if (shared) shares.ties++
  else if (won) shares.wins++
  else shares.losses++
}

/** The 95 % interval of a share (Wilson). */
export function interval(hits: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1]
  const z = 1.959964
  const p = hits / n
  const middle = p + (z * z) / (2 * n)
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const all = 1 + (z * z) / n
  return [(middle - reach) / all, (middle + reach) / all]
}

const percent = (hits: number, n: number): string => {
  const [low, high] = interval(hits, n)
  const show = (share: number) => (100 * share).toFixed(1)
  return `${show(hits / n).padStart(5)} % (${show(low)}–${show(high)})`
}

/** Counts how games end. */
export class Tally {
  readonly #lines: Line[]
  readonly #first = nothing()
  #games = 0
  #unfinished = 0

  constructor(names: readonly string[]) {
    this.#lines = names.map(name => ({ name, ...nothing(), points: 0, turns: 0 }))
  }

  add(first: number, { winners, points, turns }: Result): void {
    this.#games++
    const unfinished = winners.length === 0
    if (unfinished) this.#unfinished++
    this.#lines.forEach((line, i) => {
      const won = winners.some(winner => winner === i)
      // A game without an end has no winner and no loser.
      const shared = unfinished || (won && winners.length > 1)
      count(line, won, shared)
      if (i === first) count(this.#first, won, shared)
      line.points += at(points, i)
      line.turns += at(turns, i)
    })
  }

  json(seed: string | number) {
    const n = this.#games
    const players = this.#lines.map(line => ({ ...line, points: line.points / n, turns: line.turns / n }))
    return { games: n, seed, players, first: { ...this.#first } }
  }

  table(): string {
    const n = this.#games
    const width = Math.max(16, ...this.#lines.map(line => line.name.length))
    const row = (name: string, { wins, ties, losses }: Shares, more: string) =>
      `${name.padEnd(width)}  ${[wins, ties, losses].map(hits => percent(hits, n).padEnd(22)).join('  ')}  ${more}`.trimEnd()
    const head = `${''.padEnd(width)}  ${['wins', 'ties', 'loses'].map(word => word.padEnd(22)).join('  ')}  points  turns`
    const lines = this.#lines.map(line =>
      row(line.name, line, `${(line.points / n).toFixed(2).padStart(6)}  ${(line.turns / n).toFixed(2).padStart(5)}`),
    )
    const note = this.#unfinished === 0 ? '' : `, ${this.#unfinished} of them without an end, counted as ties`
    return [`${n} games${note}`, head, ...lines, row('starting player', this.#first, '')].join('\n')
  }
}
