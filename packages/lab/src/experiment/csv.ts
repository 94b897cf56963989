import type { GameLine } from '../sim/job.ts'
import type { SimResult } from './result.ts'

/** A cell: what has a comma, a quote or a line's end in it stands in quotes. */
const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (cells: readonly (string | number)[]): string => cells.map(cell).join(',')

/** A result as a table for spreadsheets: a line for each player. */
export const simCsv = ({ players, games }: SimResult): string =>
  [
    row(['player', 'games', 'wins', 'ties', 'losses', 'score', 'low', 'high', 'points', 'turns']),
    ...players.map(({ name, wins, ties, losses, score, low, high, points, turns }) =>
      row([name, games, wins, ties, losses, score, low, high, points, turns]),
    ),
  ].join('\n')

/** A line of JSON for each game. */
export const gameLines = (lines: readonly GameLine[]): string => lines.map(line => `${JSON.stringify(line)}\n`).join('')
