import type { BroughtTable, Review, StrengthCourse } from '@kartentisch/bots'
import type { Language } from '@kartentisch/kernel'
import { percent } from '../written.ts'
import { legend } from './intervals.ts'
import { lineChart, type Series } from './lines.ts'
import { figure, page, table } from './page.ts'
import { type Wording, wordingIn } from './wording.ts'

/** What is told beside the course of the winning chance. */
interface Besides {
  /** The review in words. */
  readonly lines: readonly string[]
  readonly strengths: readonly StrengthCourse[]
  readonly brought: BroughtTable | undefined
}

/** A page about a reviewed game: the course of everybody's winning chance, and what is said about it. */
export function reviewReport(
  names: readonly string[],
  review: Review,
  { lines, strengths, brought }: Besides,
  command: string,
  language: Language = 'en',
): string {
  const wording = wordingIn(language)
  const { say, counted } = wording
  const series = names.map((name, seat): Series => {
    const own = review.decisions.filter(one => one.seat === seat)
    const last = review.balances.find(one => one.seat === seat)
    const points = own.map(({ place, chance }) => ({ x: place, y: chance.mean, reach: 2 * chance.error }))
    return {
      name,
      points: last === undefined ? points : [...points, { x: (own.at(-1)?.place ?? 0) + 1, y: last.result }],
    }
  })
  const drawn = series.filter(({ points }) => points.length > 1)
  const axes = {
    x: say('answerAxis'),
    y: say('chanceAxis'),
    about: say('chanceAbout'),
    show: percent,
    fromZero: true,
  }
  const uncertain = review.decisions.map(({ chance }) => chance.error)
  const error = uncertain.reduce((a, b) => a + b, 0) / Math.max(1, uncertain.length)
  const rows = review.balances.map(({ seat, first, luck, skill, others, result }) => [
    names[seat] ?? '',
    ...[first, luck, skill, others, result].map(percent),
  ])
  return page({
    wording,
    title: names.join(' – '),
    lead: say('reviewLead', { decisions: counted(review.decisions.length), games: counted(review.rounds) }),
    sections: [
      {
        title: say('winningChance'),
        figures:
          drawn.length === 0
            ? []
            : [
                figure(
                  say('chanceCaption', { error: percent(2 * error) }),
                  lineChart(drawn, axes),
                  legend(drawn.map(({ name }) => name)),
                ),
              ],
      },
      {
        title: say('luckAndSkill'),
        figures: [table([['', say('atFirst'), say('luck'), say('skill'), say('others'), say('resultHead')], ...rows])],
      },
      { title: say('decisionsHead'), figures: [table([[''], ...lines.map(line => [line])])] },
      ...(strengths.length === 0
        ? []
        : [
            {
              title: say(strengths[0]?.isRead ? 'possessionsHead' : 'strengthHead'),
              text: say(strengths[0]?.isRead ? 'possessionsText' : 'strengthText'),
              figures: strengthFigures(strengths, names, wording),
            },
          ]),
      ...(brought === undefined
        ? []
        : [{ title: say('broughtHead'), figures: broughtTables(brought, names, language) }]),
    ],
    command,
  })
}

/** A plot for each figure of the cards' strength, with a line for each player. */
function strengthFigures(
  strengths: readonly StrengthCourse[],
  names: readonly string[],
  { say, language }: Wording,
): string[] {
  const figures = new Map(strengths.map(one => [one.id, one]))
  return [...figures.values()].map(({ id, name, isShare }) => {
    const series = strengths
      .filter(one => one.id === id && one.turns.length > 0)
      .map(
        ({ seat, turns }): Series => ({
          name: names[seat] ?? String(seat + 1),
          points: turns.map(({ turn, mean, error }) => ({ x: turn, y: mean, reach: 2 * error })),
        }),
      )
    const axes = { x: say('turnAxis'), y: '', about: name[language], fromZero: true, ...(isShare && { show: percent }) }
    return figure(name[language], lineChart(series, axes), legend(series.map(one => one.name)))
  })
}

const broughtTables = ({ columns, seats }: BroughtTable, names: readonly string[], language: Language): string[] =>
  seats.map(({ seat, things }) =>
    table([
      [names[seat] ?? String(seat + 1), ...columns.map(name => name[language])],
      ...things.map(({ name, counts }) => [name[language], ...counts.map(n => (n === 0 ? '' : String(n)))]),
    ]),
  )
