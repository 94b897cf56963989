import { type GameKit, type Language, wrapped } from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import { percent, shortened, signed } from '../written.ts'
import type { Share } from './share.ts'
import type { Standings } from './standings.ts'

/** Of a name at the head of a column. */
const MOST_LETTERS = 14
/** Of a name in a list. */
const LISTED = 26
const WIDTH = 80
const INDENT = 4
/** Between two columns. */
const GAP = 2

/** What a game is played with, in a line; empty where that is always the same. */
export const selectionLine = ({ selected }: GameKit, setup: unknown): string => selected(setup).join(', ')

/** Rows of cells as text, each column as wide as it must be; the first is a name. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** The share the first of two players made against the second, whichever way round it was counted. */
function shareAgainst({ pairings }: Standings, a: string, b: string): Share | undefined {
  for (const { players, score, low, high, games } of pairings) {
    if (games === 0) continue
    if (players[0] === a && players[1] === b) return { score, low, high }
    if (players[0] === b && players[1] === a) return { score: 1 - score, low: 1 - high, high: 1 - low }
  }
  return undefined
}

/** `65.2 % (60.1–70.0)`, or a dash where there is nothing to tell. */
export function writtenAgainst(standings: Standings, a: string, b: string): string {
  const share = shareAgainst(standings, a, b)
  if (share === undefined) return '–'
  const [low, high] = [share.low, share.high].map(bound => (100 * bound).toFixed(1))
  return `${percent(share.score)} (${low}–${high})`
}

/** Everybody against everybody as a table, or as a list where a table would be too wide. */
function pairingLines(
  standings: Standings,
  names: readonly string[],
  heads: readonly string[],
  language: Language,
): string[] {
  const table = columns([['', ...heads], ...names.map(a => [a, ...names.map(b => writtenAgainst(standings, a, b))])])
  if (table.every(line => line.length <= WIDTH)) return [...wrapped(say('pairings')[language], WIDTH), ...table]
  const short = (name: string) => shortened(name, LISTED)
  const rows = standings.pairings.map(({ players: [a, b] }) => [short(a), short(b), writtenAgainst(standings, a, b)])
  return [...wrapped(say('pairingsListed')[language], WIDTH), ...columns(rows)]
}

/** Everybody's score in each kingdom, in as many tables one below the other as the width needs. */
function kingdomLines({ players, kingdoms }: Standings, heads: readonly string[]): string[] {
  const abreast = Math.floor((WIDTH - INDENT) / (MOST_LETTERS + GAP))
  const tables = Math.ceil(players.length / abreast)
  return Array.from({ length: tables }, (_, t) => {
    const shown = players.slice(t * abreast, (t + 1) * abreast)
    const rows = kingdoms.map(({ players: fared }, k) => [
      String(k + 1),
      ...shown.map(({ name }) => percent(fared.find(line => line.name === name)?.score ?? 0)),
    ])
    return [...(t === 0 ? [] : ['']), ...columns([['', ...heads.slice(t * abreast, (t + 1) * abreast)], ...rows])]
  }).flat()
}

/** The standings as text, in lines of 80 letters. */
export function standingsTable(kit: GameKit, standings: Standings, language: Language): string {
  const { players, kingdoms, games, first, lent } = standings
  const names = players.map(({ name }) => name)
  const heads = names.map(name => shortened(name, MOST_LETTERS))
  const ratings = players.map(({ name, rating, low, high, score, points, turns }) => [
    shortened(name, LISTED),
    signed(rating),
    `${signed(low)} … ${signed(high)}`,
    percent(score),
    points.toFixed(2),
    turns.toFixed(2),
  ])
  const [rating, share, points, length] = [say('rating'), say('score'), say('points'), say('length')]
  const head = ['', rating[language], '95 %', ...[share, points, length].map(word => word[language])]
  const where = kingdoms.length > 1 ? say('inKingdoms', { n: kingdoms.length })[language] : ''
  const lines = [
    `${say('contest', { games, players: players.length })[language]}${where}`,
    '',
    ...columns([head, ...ratings]),
    '',
    ...pairingLines(standings, names, heads, language),
    '',
    ...wrapped(say('startingPlayerWon', { ...first })[language], WIDTH),
  ]
  if (lent) lines.push(...wrapped(say('lent')[language], WIDTH))
  if (kingdoms.length > 1) {
    const things = kingdoms.flatMap(({ setup }, k) => {
      const [first = '', ...others] = wrapped(selectionLine(kit, setup), WIDTH - INDENT)
      return first === ''
        ? []
        : [`${String(k + 1).padEnd(INDENT)}${first}`, ...others.map(line => ' '.repeat(INDENT) + line)]
    })
    lines.push(
      '',
      say('byKingdom')[language],
      ...kingdomLines(standings, heads),
      ...(things.length === 0 ? [] : ['', ...things]),
    )
  }
  return lines.join('\n')
}
