import type { ArenaResult } from '../arena/result.ts'
import type { Diary } from '../sim/diary.ts'
import type { TuneResult } from '../tune/result.ts'
import type { SimResult } from './result.ts'

/** A cell: what has a comma, a quote or a line's end in it stands in quotes. */
const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Row = readonly (string | number)[]

/** Rows for a spreadsheet, their heads first. */
const table = (heads: readonly string[], rows: readonly Row[]): string =>
  [heads, ...rows].map(row => row.map(cell).join(',')).join('\n')

const FARED = ['games', 'wins', 'ties', 'losses', 'score', 'low', 'high'] as const

/** A result as a table for spreadsheets: a line for each player. */
export const simCsv = ({ players, games }: SimResult): string =>
  table(
    ['player', ...FARED, 'points', 'turns'],
    players.map(({ name, wins, ties, losses, score, low, high, points, turns }) => [
      ...[name, games, wins, ties, losses, score, low, high],
      ...[points, turns],
    ]),
  )

/** Standings as a table for spreadsheets: a line for each player. */
export const arenaCsv = ({ players }: ArenaResult): string =>
  table(
    ['player', 'rating', 'low', 'high', 'games', 'wins', 'ties', 'losses', 'score', 'points', 'turns'],
    players.map(({ name, rating, low, high, games, wins, ties, losses, score, points, turns }) => [
      ...[name, rating, low, high],
      ...[games, wins, ties, losses, score, points, turns],
    ]),
  )

/** How a plan fares as a table for spreadsheets: a line for each opponent. */
export const tuneCsv = ({ comparison }: TuneResult): string =>
  table(
    ['against', 'kind', ...FARED],
    comparison.map(({ name, kind, games, wins, ties, losses, score, low, high }) => [
      ...[name, kind],
      ...[games, wins, ties, losses, score, low, high],
    ]),
  )

/** A result that tells what happened by turn, if that was asked for. */
interface Diarist {
  readonly players: readonly { readonly name: string }[]
  readonly diary?: Diary | undefined
}

/** What was so after each turn, as a table for spreadsheets: a line for each player and turn, with means. */
export const turnsCsv = ({ players, diary }: Diarist): string =>
  table(
    ['player', 'turn', 'games', 'points', 'money'],
    (diary?.players ?? []).flatMap(({ turns }, i) =>
      turns.map(({ games, points, money }, turn) => [
        ...[players[i]?.name ?? '', turn + 1, games],
        ...[points, money].map(sum => sum / Math.max(1, games)),
      ]),
    ),
  )
