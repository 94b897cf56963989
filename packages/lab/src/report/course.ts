import type { GameKit } from '@kartentisch/kernel'
import type { PlayerDiary, TurnSums } from '../sim/diary.ts'
import { short } from '../written.ts'
import { type HeatRow, heatMap } from './heat.ts'
import { legend } from './intervals.ts'
import { histogram, lineChart, type Series } from './lines.ts'
import { figure, type Section } from './page.ts'

/** Turns that fewer games than this share had tell more about long games than about the players. */
const FEW = 0.05
const MOST_CARDS = 24

/** What a diary says of the players it names. */
export interface Course {
  readonly kit: GameKit
  readonly names: readonly string[]
  readonly players: readonly PlayerDiary[]
  readonly lengths: readonly number[]
}

const enough = (turns: readonly TurnSums[]): readonly TurnSums[] =>
  turns.filter(({ games }) => games > 0 && games >= FEW * (turns[0]?.games ?? 0))

const byTurn = ({ names, players }: Course, value: (sums: TurnSums) => number): Series[] =>
  players.map(({ turns }, i) => ({
    name: names[i] ?? '',
    points: enough(turns).map((sums, turn) => ({ x: turn + 1, y: value(sums) / sums.games })),
  }))

/** Games by the points at their end. */
const finalPoints = ({ names, players }: Course): Series[] =>
  players.map(({ points }, i) => ({
    name: names[i] ?? '',
    points: Object.entries(points).map(([x, y]) => ({ x: Number(x), y })),
  }))

/** The cards a player got most of, by turn. */
function cardRows({ cards, turns }: PlayerDiary): HeatRow[] {
  const games = turns[0]?.games ?? 1
  const shown = enough(turns).length
  return Object.entries(cards)
    .map(([name, counts]) => ({
      name,
      means: Array.from({ length: shown }, (_, i) => (counts[i] ?? 0) / games),
      total: counts.reduce((sum, n) => sum + n, 0),
    }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name))
    .slice(0, MOST_CARDS)
}

function lengthSection({ kit, lengths }: Course): Section {
  const length = kit.chronicle.words.length.en
  const counts = [...lengths.entries()].filter(([, n]) => n > 0)
  const games = counts.reduce((sum, [, n]) => sum + n, 0)
  const mean = counts.reduce((sum, [value, n]) => sum + value * n, 0) / games
  const [only] = counts
  const text =
    counts.length === 1 && only !== undefined
      ? `Every game had ${only[0]} ${length}.`
      : `${short(Math.round(mean * 100) / 100)} ${length} on average, counted for whoever had most of them.`
  const series = [{ name: '', points: counts.map(([x, y]) => ({ x, y })) }]
  const plots = counts.length === 1 ? [] : [histogram(series, { x: length, about: `Games by their ${length}` }, false)]
  return { title: 'Length', text, figures: plots.map(svg => figure('Share of games', svg)) }
}

/** Length, points and money by turn, and which cards came when. */
export function courseSections(course: Course): Section[] {
  const { kit, names, players, lengths } = course
  // Stopped before the first game was over, there is nothing to show.
  if (!lengths.some(n => n > 0)) return []
  const { earned, got } = kit.chronicle.words
  const whose = legend(names)
  const points = byTurn(course, sums => sums.points)
  const coins = byTurn(course, sums => sums.money)
  return [
    lengthSection(course),
    {
      title: 'Points',
      figures: [
        figure(
          'Mean points after each turn, in the games that lasted so long',
          whose,
          lineChart(points, { x: 'turn', y: 'points', about: 'Points by turn' }),
        ),
        figure(
          'Share of games by the points at their end',
          whose,
          histogram(finalPoints(course), { x: 'points', about: 'Points at the end' }),
        ),
      ],
    },
    {
      title: 'Money',
      figures: [
        figure(
          `${earned.en}, on average`,
          whose,
          lineChart(coins, { x: 'turn', y: 'money', about: 'Money by turn', fromZero: true }),
        ),
      ],
    },
    {
      title: 'Which cards when',
      text: `${got.en}, a game on average: the stronger the colour, the more of them in that turn.`,
      figures: players.flatMap((player, i) => {
        const rows = cardRows(player)
        const name = names[i] ?? ''
        return rows.length === 0 ? [] : [figure(name, heatMap(rows, i, `Cards of ${name} by turn`))]
      }),
    },
  ]
}
