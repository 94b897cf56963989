import { interval, type Language, type Wording, wrapped } from '@kartentisch/kernel'
import type { Shares } from '../sim/tally.ts'
import { say } from '../words/say.ts'
import { percent, shortened } from '../written.ts'
import type { SimResult } from './result.ts'

/** Lines are so long at most. */
const WIDTH = 80
/** With this much for a name, a line has less than that. */
const NAME = 20
/** `52.3 % (51.0–53.6)`. */
const WINS = 20
const SHARE = 8
const MEAN = 7

const share = (hits: number, n: number): string => percent(hits / Math.max(1, n))

function wins(hits: number, n: number): string {
  const [low, high] = interval(hits, n).map(bound => (100 * bound).toFixed(1))
  return `${share(hits, n).padStart(7)} (${low}–${high})`
}

/** A result as a table of less than 80 columns. `length` is what the length of a game is counted in. */
export function simTable(result: SimResult, length: Wording, language: Language): string {
  const { games: n, unfinished, players, first, until, instead } = result
  const row = (name: string, shares: Shares, more: readonly string[]) =>
    [
      shortened(name, NAME).padEnd(NAME),
      wins(shares.wins, n).padEnd(WINS),
      ...[shares.ties, shares.losses].map(hits => share(hits, n).padStart(SHARE)),
      ...more.map(text => text.padStart(MEAN)),
    ]
      .join(' ')
      .trimEnd()
  const [win, tie, lose, points] = [say('wins'), say('ties'), say('loses'), say('points')].map(word => word[language])
  const heads = [tie, lose].map(word => (word ?? '').padStart(SHARE))
  const means = [points, length[language]].map(word => (word ?? '').padStart(MEAN))
  const note = unfinished === 0 ? '' : say('withoutEnd', { n: unfinished })[language]
  const lines = [
    `${say('games', { n })[language]}${note}`,
    [''.padEnd(NAME), (win ?? '').padStart(7).padEnd(WINS), ...heads, ...means].join(' '),
    ...players.map(line => row(line.name, line, [line.points.toFixed(2), line.turns.toFixed(2)])),
    row(say('startingPlayer')[language], first, []),
  ]
  if (until !== undefined) lines.push('', ...wrapped(say('scoresAnytime')[language], WIDTH), ...players.map(scoreLine))
  if (instead !== undefined) {
    const { player, difference, low, high, games, correlation } = instead
    const signed = (n: number) => `${n < 0 ? '−' : '+'}${(100 * Math.abs(n)).toFixed(1)}`
    const told = { player, games, difference: signed(difference), low: signed(low), high: signed(high) }
    lines.push('', ...wrapped(say('instead', { ...told, correlation: correlation.toFixed(2) })[language], WIDTH))
  }
  return lines.join('\n')
}

const scoreLine = ({ name, score, low, high }: SimResult['players'][number]): string =>
  `${shortened(name, NAME).padEnd(NAME)} ${percent(score).padStart(7)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
