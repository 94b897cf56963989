import type { GameKit } from '@kartentisch/kernel'
import type { PlayerDiary, TurnSums } from '../sim/diary.ts'
import { short } from '../written.ts'
import { type HeatRow, heatMap } from './heat.ts'
import { legend } from './intervals.ts'
import { histogram, lineChart, type Series } from './lines.ts'
import { figure, type Section } from './page.ts'
import type { Wording } from './wording.ts'

/** Turns that fewer games than this share had tell more about long games than about the players. */
const FEW = 0.05
const MOST_CARDS = 24

/** What a diary says of the players it names. */
export interface Course {
  readonly kit: GameKit
  readonly wording: Wording
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

function lengthSection({ kit, wording: { language, say }, lengths }: Course): Section {
  const length = kit.chronicle.words.length[language]
  const counts = [...lengths.entries()].filter(([, n]) => n > 0)
  const games = counts.reduce((sum, [, n]) => sum + n, 0)
  const mean = counts.reduce((sum, [value, n]) => sum + value * n, 0) / games
  const [only] = counts
  const text =
    counts.length === 1 && only !== undefined
      ? say('everyLength', { n: only[0], length })
      : say('meanLength', { n: short(Math.round(mean * 100) / 100), length })
  const series = [{ name: '', points: counts.map(([x, y]) => ({ x, y })) }]
  const plots =
    counts.length === 1 ? [] : [histogram(series, { x: length, about: say('lengthAbout', { length }) }, false)]
  return { title: say('lengthTitle'), text, figures: plots.map(svg => figure(say('shareOfGames'), svg)) }
}

/** Length, points and money by turn, and which cards came when. */
export function courseSections(course: Course): Section[] {
  const { kit, wording, names, players, lengths } = course
  const { language, say } = wording
  // Stopped before the first game was over, there is nothing to show.
  if (!lengths.some(n => n > 0)) return []
  const { earned, got } = kit.chronicle.words
  const whose = legend(names)
  const points = byTurn(course, sums => sums.points)
  const coins = byTurn(course, sums => sums.money)
  return [
    lengthSection(course),
    {
      title: say('pointsTitle'),
      figures: [
        figure(
          say('pointsCaption'),
          whose,
          lineChart(points, { x: say('turn'), y: say('points'), about: say('pointsAbout') }),
        ),
        figure(
          say('finalCaption'),
          whose,
          histogram(finalPoints(course), { x: say('points'), about: say('finalAbout') }),
        ),
      ],
    },
    {
      title: say('moneyTitle'),
      figures: [
        figure(
          say('moneyCaption', { earned: earned[language] }),
          whose,
          lineChart(coins, { x: say('turn'), y: say('money'), about: say('moneyAbout'), fromZero: true }),
        ),
      ],
    },
    {
      title: say('cardsTitle'),
      text: say('cardsText', { got: got[language] }),
      figures: players.flatMap((player, i) => {
        const rows = cardRows(player)
        const name = names[i] ?? ''
        return rows.length === 0 ? [] : [figure(name, heatMap(rows, i, say('cardsAbout', { name }), wording))]
      }),
    },
  ]
}
