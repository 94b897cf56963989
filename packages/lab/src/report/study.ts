import { at, type GameKit, interval, type Language, type Studied, type Tried } from '@kartentisch/kernel'
import { selectionLine } from '../arena/table.ts'
import { mattersLines, namesIn, overall, planName, shareText } from '../study/table.ts'
import { percent } from '../written.ts'
import { sharePlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'
import { escaped, tag } from './svg.ts'
import { wordingIn } from './wording.ts'

/** A page about a setting: what wins there, how to open, what matters. */
export function studyReport(
  kit: GameKit,
  setup: unknown,
  studied: Studied,
  command: string,
  language: Language = 'en',
): string {
  const wording = wordingIn(language)
  const { say, counted } = wording
  const { plans, openings, things, attack, length, games } = studied
  const name = namesIn(kit, language)
  const names = plans.map(plan => planName(plan, name, language))
  const rows = (all: readonly (Tried & { readonly label: string })[]) =>
    all.map(({ label, won, games: n }, series) => {
      const share = won / Math.max(1, n)
      return { name: label, wins: share, ties: 0, losses: 1 - share, interval: interval(won, n), series }
    })
  const plotted = rows(plans.map((_, i) => ({ ...overall(studied, i), label: at(names, i) })))
  const sections: Section[] = [
    {
      title: say('studyTableTitle'),
      text: say('studyTable'),
      figures: [
        figure(say('studyOverall'), sharePlot(plotted, say('studyOverall'), wording)),
        table([
          ['', ...plans.map((_, i) => String(i + 1))],
          ...studied.table.map((cells, i) => [
            `${i + 1} ${at(names, i)}`,
            ...cells.map(({ won, games: n }) => (n === 0 ? '' : percent(won / n, 0))),
          ]),
        ]),
        details(say('asFiles'), ...plans.map(({ text }) => tag('pre', {}, tag('code', {}, escaped(text))))),
      ],
    },
    ...(openings.length === 0
      ? []
      : [
          {
            title: say('studyOpeningsTitle'),
            text: say('studyOpenings'),
            figures: [
              table([
                ['', '', say('score')],
                ...openings.flatMap(({ start, choices }) =>
                  choices.map(({ buys, ...tried }, i) => [
                    i === 0 ? start : '',
                    buys.map(name).join(' / '),
                    shareText(tried),
                  ]),
                ),
              ]),
            ],
          },
        ]),
    ...(things.length === 0
      ? []
      : [
          {
            title: say('studyThingsTitle'),
            text: mattersLines(studied, name, language).join('. '),
            figures: [
              figure(
                say('studyThings'),
                sharePlot(
                  rows(things.map(({ id, ...tried }) => ({ ...tried, label: name(id) }))),
                  say('studyThings'),
                  wording,
                ),
              ),
            ],
          },
        ]),
    ...(attack === undefined
      ? []
      : [
          {
            title: say('studyAttackTitle'),
            text: say('studyAttack', { share: shareText(at(at(studied.table, attack.withIt), attack.without)) }),
            figures: [],
          },
        ]),
    ...(length.games === 0
      ? []
      : [
          {
            title: say('lengthTitle'),
            text: say('studyLength', { turns: (length.turns / length.games).toFixed(1) }),
            figures: [],
          },
        ]),
  ]
  return page({
    wording,
    title: say('studyTitle', { game: kit.name[language] }),
    lead: `${say('studyLead', { games: counted(games) })} ${selectionLine(kit, setup)}`,
    sections,
    command,
  })
}
