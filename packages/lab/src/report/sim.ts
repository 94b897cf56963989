import { at, type GameKit } from '@kartentisch/kernel'
import { selectionLine } from '../arena/table.ts'
import type { Job, Outcome } from '../sim/job.ts'
import { interval, type Shares } from '../sim/tally.ts'
import { percent } from '../written.ts'
import { courseSections } from './course.ts'
import { type ShareRow, sharePlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'

const counted = (n: number): string => n.toLocaleString('en-US')

/** Names that stand more than once are told apart by their seats. */
const distinct = (names: readonly string[]): string[] =>
  names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (seat ${i + 1})`))

function shareRow(name: string, { wins, ties, losses }: Shares, games: number, series?: number): ShareRow {
  const n = Math.max(1, games)
  const row = { name, wins: wins / n, ties: ties / n, losses: losses / n, interval: interval(wins, games) }
  return series === undefined ? row : { ...row, series }
}

function resultSection(names: readonly string[], { counts }: Outcome): Section {
  const { games, players, places } = counts
  const rows = [
    ...players.map((line, i) => shareRow(names[i] ?? '', line, games, i)),
    ...(players.length > 1 ? [shareRow('starting player', at(places, 0), games)] : []),
  ]
  const cells = rows.map(({ name, wins, ties, losses, interval: [low, high] }, i) => {
    const line = players[i]
    const means = line === undefined ? ['', ''] : [line.points / games, line.turns / games].map(n => n.toFixed(2))
    return [name, percent(wins), `${percent(low)} – ${percent(high)}`, percent(ties), percent(losses), ...means]
  })
  const head = ['', 'wins', '95 % interval', 'ties', 'loses', 'points', 'length']
  const plot = sharePlot(rows, 'Shares of games won, tied and lost')
  return {
    title: 'Who wins',
    figures: [
      figure('Games won, tied (grey) and lost; the thin line is the 95 % interval of the wins', plot),
      details('In numbers', table([head, ...cells])),
    ],
  }
}

/** A page about the games between some players in one setting. */
export function simReport(kit: GameKit, job: Job, outcome: Outcome, command: string): string {
  const { setting, players, seed } = job
  const { counts, diary } = outcome
  const names = distinct(players)
  const selection = selectionLine(kit, setting.setup)
  const against =
    players.length === 1 ? `${players[0]} against ${kit.chronicle.rival?.name ?? 'nobody'}` : players.join(' against ')
  const unfinished = counts.unfinished === 0 ? '' : ` ${counted(counts.unfinished)} had no end and count as ties.`
  const course =
    diary === undefined ? [] : courseSections({ kit, names, players: diary.players, lengths: diary.lengths })
  return page({
    title: `${kit.name.en}: ${against}`,
    lead: `${counted(counts.games)} games, seed ${seed}.${unfinished}${selection === '' ? '' : ` With ${selection}.`}`,
    sections: counts.games === 0 ? [] : [resultSection(names, outcome), ...course],
    command,
  })
}
