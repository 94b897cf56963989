import type { GameKit } from '@kartentisch/kernel'
import { selectionLine } from '../arena/table.ts'
import { interval } from '../sim/tally.ts'
import type { Compared } from '../tune/comparison.ts'
import type { Found } from '../tune/search.ts'
import type { Tuned } from '../tune/tune.ts'
import { percent } from '../written.ts'
import { courseSections } from './course.ts'
import { sharePlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'
import { escaped, tag } from './svg.ts'

const code = (text: string): string => tag('pre', {}, tag('code', {}, escaped(text)))

function comparisonSection(rows: readonly Compared[], yardstick: string): Section {
  const bars = rows.map(({ name, games, wins, ties, losses }) => ({
    name,
    wins: wins / games,
    ties: ties / games,
    losses: losses / games,
    interval: interval(wins, games),
    series: 0,
  }))
  const cells = rows.map(({ name, games, score, low, high, wins, ties, losses }) => [
    name,
    percent(score),
    `${percent(low)} – ${percent(high)}`,
    ...[games, wins, ties, losses].map(n => n.toLocaleString('en-US')),
  ])
  return {
    title: 'How it fares',
    text: `Against ${yardstick}, the plans that fit, and those that were the best before it.`,
    figures: [
      figure(
        'Games won, tied (grey) and lost; the thin line is the 95 % interval of the wins',
        sharePlot(bars, 'How the plan fares against others'),
      ),
      details('In numbers', table([['', 'score', '95 % interval', 'games', 'wins', 'ties', 'losses'], ...cells])),
    ],
  }
}

function stageSection({ stages }: Found): Section {
  const rows = stages.map(({ plan, games, seconds }, i) => [
    `${i + 1}. ${plan.name}`,
    games.toLocaleString('en-US'),
    seconds.toFixed(1),
  ])
  return {
    title: 'How it was found',
    text: 'Each of these was the best plan for a while.',
    figures: [
      table([['', 'games', 'seconds'], ...rows]),
      details('As files', ...stages.map(({ plan }) => code(plan.text))),
    ],
  }
}

/** A page about a plan that was found. */
export function tuneReport(kit: GameKit, setup: unknown, tuned: Tuned, command: string): string {
  const { found, comparison, yardstick } = tuned
  const best = found.stages.at(-1)?.plan
  const diary = tuned.measured?.diary
  const names = ['the plan', yardstick]
  return page({
    title: `A plan: ${best?.name ?? ''}`,
    lead: `Found in ${found.games.toLocaleString('en-US')} games for ${selectionLine(kit, setup)}.`,
    sections: [
      { title: 'The plan', figures: best === undefined ? [] : [code(best.text)] },
      ...(comparison.length === 0 ? [] : [comparisonSection(comparison, yardstick)]),
      ...(diary === undefined ? [] : courseSections({ kit, names, ...diary })),
      stageSection(found),
    ],
    command,
  })
}
