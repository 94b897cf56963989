import { at, type GameKit } from '@kartentisch/kernel'
import type { Contest } from '../arena/schedule.ts'
import { pairs } from '../arena/schedule.ts'
import type { Standings } from '../arena/standings.ts'
import { selectionLine, writtenAgainst } from '../arena/table.ts'
import { mergeLengths, mergePlayer, newDiary } from '../sim/diary.ts'
import type { Outcome } from '../sim/job.ts'
import { percent, signed } from '../written.ts'
import { type Course, courseSections } from './course.ts'
import { dotLines, legend, ratingPlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'

/** What all games of each player together were like. */
function courseOf(kit: GameKit, { players }: Contest, names: readonly string[], outcomes: readonly Outcome[]): Course {
  const whole = newDiary(names.length)
  const matches = pairs(players.length)
  for (const [i, { diary }] of outcomes.entries()) {
    if (diary === undefined) continue
    mergeLengths(whole.lengths, diary.lengths)
    at(matches, i % matches.length).forEach((player, side) => {
      mergePlayer(at(whole.players, names.indexOf(at(players, player))), at(diary.players, side))
    })
  }
  return { kit, names, players: whole.players, lengths: whole.lengths }
}

function ratingSection({ players, lent, kingdoms }: Standings): Section {
  const rows = players.map(({ name, rating, low, high }, series) => ({ name, value: rating, low, high, series }))
  const cells = players.map(({ name, rating, low, high, games, wins, ties, losses, score }) => [
    name,
    signed(rating),
    `${signed(low)} … ${signed(high)}`,
    percent(score),
    ...[games, wins, ties, losses].map(n => n.toLocaleString('en-US')),
  ])
  const note = lent
    ? ' Somebody never scored: one drawn game was lent to every pairing to keep the ratings finite.'
    : ''
  const over = kingdoms.length > 1 && !lent ? ' The intervals tell how it would be in other kingdoms of the kind.' : ''
  return {
    title: 'Ratings',
    text: `Bradley-Terry by maximum likelihood, in Elo points around the mean: 400 more are odds of ten to one. Ties count half.${over}${note}`,
    figures: [
      figure('Rating and its 95 % interval', ratingPlot(rows, 'Ratings with intervals')),
      details(
        'In numbers',
        table([['', 'rating', '95 % interval', 'score', 'games', 'wins', 'ties', 'losses'], ...cells]),
      ),
    ],
  }
}

function pairSection(standings: Standings): Section {
  const names = standings.players.map(({ name }) => name)
  const { wins, ties, losses } = standings.first
  const games = Math.max(1, wins + ties + losses)
  return {
    title: 'Everyone against everyone',
    text: `The score of the row against the column. Whoever started won ${percent(wins / games)} and tied ${percent(ties / games)} of all games.`,
    figures: [
      figure(
        'Ties count half; in brackets the 95 % interval',
        table([['', ...names], ...names.map(a => [a, ...names.map(b => writtenAgainst(standings, a, b))])]),
      ),
    ],
  }
}

function kingdomSection(kit: GameKit, { players, kingdoms }: Standings): Section {
  const names = players.map(({ name }) => name)
  const rows = kingdoms.map(({ setup, players: fared }, k) => ({
    name: String(k + 1),
    hint: `Kingdom ${k + 1}: ${selectionLine(kit, setup)}`,
    dots: names.flatMap((name, series) => {
      const line = fared.find(one => one.name === name)
      if (line === undefined || line.games === 0) return []
      const { score, low, high } = line
      return [
        { series, share: score, hint: `${name}: ${percent(score)}, 95 % interval ${percent(low)} – ${percent(high)}` },
      ]
    }),
  }))
  const shown = rows.filter(({ dots }) => dots.length > 0)
  return {
    title: 'By kingdom',
    figures: [
      figure(
        'Score of each player against all others, kingdom by kingdom',
        legend(names),
        dotLines(shown, 'Scores by kingdom'),
      ),
      details(
        'The kingdoms',
        table([['', 'cards'], ...kingdoms.map(({ setup }, k) => [String(k + 1), selectionLine(kit, setup)])]),
      ),
    ],
  }
}

/** A page about a contest. */
export function arenaReport(
  kit: GameKit,
  contest: Contest,
  standings: Standings,
  outcomes: readonly Outcome[],
  command: string,
): string {
  const { players, settings, seed } = contest
  const names = standings.players.map(({ name }) => name)
  const several = settings.length > 1 && kit.draw !== undefined
  const where = several ? ` in ${settings.length} kingdoms` : ''
  return page({
    title: `${kit.name.en}: ${players.length} players, everyone against everyone`,
    lead: `${standings.games.toLocaleString('en-US')} games${where}, seed ${seed}: ${names.join(', ')}.`,
    sections: [
      ratingSection(standings),
      pairSection(standings),
      ...(several ? [kingdomSection(kit, standings)] : []),
      ...courseSections(courseOf(kit, contest, names, outcomes)),
    ],
    command,
  })
}
