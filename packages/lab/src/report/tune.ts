import { type GameKit, interval, type Language } from '@kartentisch/kernel'
import { selectionLine } from '../arena/table.ts'
import type { Compared } from '../tune/comparison.ts'
import type { Found } from '../tune/search.ts'
import type { Tuned } from '../tune/tune.ts'
import { percent } from '../written.ts'
import { courseSections } from './course.ts'
import { endingSection } from './ending.ts'
import { sharePlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'
import { escaped, tag } from './svg.ts'
import { type Wording, wordingIn } from './wording.ts'

const comparedHead = ({ say }: Wording): string[] => [
  '',
  say('score'),
  say('interval'),
  say('gamesHead'),
  say('wins'),
  say('ties'),
  say('losses'),
]

const code = (text: string): string => tag('pre', {}, tag('code', {}, escaped(text)))

function comparisonSection(rows: readonly Compared[], yardstick: string, wording: Wording): Section {
  const { say, counted } = wording
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
    ...[games, wins, ties, losses].map(counted),
  ])
  return {
    title: say('fares'),
    text: say('faresText', { yardstick }),
    figures: [
      figure(say('shares'), sharePlot(bars, say('faresAbout'), wording)),
      details(say('inNumbers'), table([comparedHead(wording), ...cells])),
    ],
  }
}

function stageSection({ stages }: Found, { say, counted }: Wording): Section {
  const rows = stages.map(({ plan, games, seconds }, i) => [
    `${i + 1}. ${plan.name}`,
    counted(games),
    seconds.toFixed(1),
  ])
  return {
    title: say('howFound'),
    text: say('howFoundText'),
    figures: [
      table([['', say('gamesHead'), say('seconds')], ...rows]),
      details(say('asFiles'), ...stages.map(({ plan }) => code(plan.text))),
    ],
  }
}

/** A page about a plan that was found. */
export function tuneReport(
  kit: GameKit,
  setup: unknown,
  tuned: Tuned,
  command: string,
  language: Language = 'en',
): string {
  const wording = wordingIn(language)
  const { say, counted } = wording

  const { found, comparison, yardstick } = tuned
  const best = found.stages.at(-1)?.plan
  const diary = tuned.measured?.diary
  const names = [say('thePlanNamed'), yardstick]
  return page({
    wording,
    title: say('aPlan', { name: best?.name ?? '' }),
    lead: say('foundIn', { games: counted(found.games), selection: selectionLine(kit, setup) }),
    sections: [
      { title: say('thePlan'), figures: best === undefined ? [] : [code(best.text)] },
      ...(comparison.length === 0 ? [] : [comparisonSection(comparison, yardstick, wording)]),
      ...(diary === undefined
        ? []
        : [...courseSections({ kit, wording, names, ...diary }), ...endingSection(names, diary, wording)]),
      stageSection(found, wording),
    ],
    command,
  })
}
