import { at, type GameKit, interval, type Language } from '@kartentisch/kernel'
import { selectionLine } from '../arena/table.ts'
import type { Job, Outcome } from '../sim/job.ts'
import type { Shares } from '../sim/tally.ts'
import { percent } from '../written.ts'
import { courseSections } from './course.ts'
import { endingSection } from './ending.ts'
import { type ShareRow, sharePlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'
import { type Wording, wordingIn } from './wording.ts'

/** Names that stand more than once are told apart by their seats. */
const distinct = (names: readonly string[], { say }: Wording): string[] =>
  names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : say('seat', { name, n: i + 1 })))

function shareRow(name: string, { wins, ties, losses }: Shares, games: number, series?: number): ShareRow {
  const n = Math.max(1, games)
  const row = { name, wins: wins / n, ties: ties / n, losses: losses / n, interval: interval(wins, games) }
  return series === undefined ? row : { ...row, series }
}

function resultSection(names: readonly string[], { counts }: Outcome, wording: Wording): Section {
  const { say } = wording
  const { games, players, places } = counts
  const rows = [
    ...players.map((line, i) => shareRow(names[i] ?? '', line, games, i)),
    ...(players.length > 1 ? [shareRow(say('startingPlayer'), at(places, 0), games)] : []),
  ]
  const cells = rows.map(({ name, wins, ties, losses, interval: [low, high] }, i) => {
    const line = players[i]
    const means = line === undefined ? ['', ''] : [line.points / games, line.turns / games].map(n => n.toFixed(2))
    return [name, percent(wins), `${percent(low)} – ${percent(high)}`, percent(ties), percent(losses), ...means]
  })
  const head = ['', say('wins'), say('interval'), say('ties'), say('loses'), say('points'), say('length')]
  const plot = sharePlot(rows, say('sharesAbout'), wording)
  return {
    title: say('whoWins'),
    figures: [figure(say('shares'), plot), details(say('inNumbers'), table([head, ...cells]))],
  }
}

/** A page about the games between some players in one setting. */
export function simReport(
  kit: GameKit,
  job: Job,
  outcome: Outcome,
  command: string,
  language: Language = 'en',
): string {
  const wording = wordingIn(language)
  const { say, counted } = wording

  const { setting, players, seed } = job
  const { counts, diary } = outcome
  const names = distinct(players, wording)
  const selection = selectionLine(kit, setting.setup)
  const opponents = players.length === 1 ? [...players, kit.chronicle.rival?.name ?? say('nobody')] : players
  const against = opponents.reduce((one, other) => say('against', { one, other }))
  const unfinished = counts.unfinished === 0 ? '' : say('unfinished', { n: counted(counts.unfinished) })
  const course =
    diary === undefined
      ? []
      : [
          ...courseSections({ kit, wording, names, players: diary.players, lengths: diary.lengths }),
          ...endingSection(names, diary, wording),
        ]
  return page({
    wording,
    title: say('titled', { game: kit.name[language], what: against }),
    lead: say('simLead', {
      games: counted(counts.games),
      seed: String(seed),
      unfinished,
      selection: selection === '' ? '' : say('with', { selection }),
    }),
    sections: counts.games === 0 ? [] : [resultSection(names, outcome, wording), ...course],
    command,
  })
}
