import type { GameKit, Language } from '@kartentisch/kernel'
import type { Contested } from '../arena/arena.ts'
import { diaryOf } from '../arena/result.ts'
import type { Contest } from '../arena/schedule.ts'
import type { Standings } from '../arena/standings.ts'
import { selectionLine, writtenAgainst } from '../arena/table.ts'
import { percent, signed } from '../written.ts'
import { courseSections } from './course.ts'
import { endingSection } from './ending.ts'
import { dotLines, legend, ratingPlot } from './intervals.ts'
import { details, figure, page, type Section, table } from './page.ts'
import { type Wording, wordingIn } from './wording.ts'

function ratingSection({ players, lent, kingdoms }: Standings, wording: Wording): Section {
  const { say, counted } = wording
  const rows = players.map(({ name, rating, low, high }, series) => ({ name, value: rating, low, high, series }))
  const cells = players.map(({ name, rating, low, high, games, wins, ties, losses, score }) => [
    name,
    signed(rating),
    `${signed(low)} … ${signed(high)}`,
    percent(score),
    ...[games, wins, ties, losses].map(counted),
  ])
  const note = lent ? say('ratingsLent') : kingdoms.length > 1 ? say('ratingsOver') : ''
  return {
    title: say('ratings'),
    text: say('ratingsText') + note,
    figures: [
      figure(say('ratingsCaption'), ratingPlot(rows, say('ratingsAbout'), wording)),
      details(
        say('inNumbers'),
        table([
          ['', say('rating'), say('interval'), say('score'), say('gamesHead'), say('wins'), say('ties'), say('losses')],
          ...cells,
        ]),
      ),
    ],
  }
}

function pairSection(standings: Standings, { say }: Wording): Section {
  const names = standings.players.map(({ name }) => name)
  const { wins, ties, losses } = standings.first
  const games = Math.max(1, wins + ties + losses)
  return {
    title: say('everyone'),
    text: say('everyoneText', { wins: percent(wins / games), ties: percent(ties / games) }),
    figures: [
      figure(
        say('everyoneCaption'),
        table([['', ...names], ...names.map(a => [a, ...names.map(b => writtenAgainst(standings, a, b))])]),
      ),
    ],
  }
}

function kingdomSection(kit: GameKit, { players, kingdoms }: Standings, { say }: Wording): Section {
  const names = players.map(({ name }) => name)
  const rows = kingdoms.map(({ setup, players: fared }, k) => ({
    name: String(k + 1),
    hint: say('kingdom', { n: k + 1, cards: selectionLine(kit, setup) }),
    dots: names.flatMap((name, series) => {
      const line = fared.find(one => one.name === name)
      if (line === undefined || line.games === 0) return []
      const { score, low, high } = line
      const shares = { score: percent(score), low: percent(low), high: percent(high) }
      return [{ series, share: score, hint: say('kingdomScore', { name, ...shares }) }]
    }),
  }))
  const shown = rows.filter(({ dots }) => dots.length > 0)
  return {
    title: say('kingdomsTitle'),
    figures: [
      figure(say('kingdomsCaption'), legend(names), dotLines(shown, say('kingdomsAbout'))),
      details(
        say('theKingdoms'),
        table([['', say('cards')], ...kingdoms.map(({ setup }, k) => [String(k + 1), selectionLine(kit, setup)])]),
      ),
    ],
  }
}

/** A page about a contest. */
export function arenaReport(
  kit: GameKit,
  contest: Contest,
  contested: Contested,
  command: string,
  language: Language = 'en',
): string {
  const wording = wordingIn(language)
  const { say, counted } = wording
  const { players, settings, seed } = contest
  const { standings } = contested
  const diary = diaryOf(contest, contested)
  const names = standings.players.map(({ name }) => name)
  const several = settings.length > 1 && kit.draw !== undefined
  const where = several ? say('inKingdoms', { n: settings.length }) : ''
  const games = counted(standings.games)
  return page({
    wording,
    title: say('contestTitle', { game: kit.name[language], n: players.length }),
    lead: say('contestLead', { games, where, seed: String(seed), names: names.join(', ') }),
    sections: [
      ratingSection(standings, wording),
      pairSection(standings, wording),
      ...(several ? [kingdomSection(kit, standings, wording)] : []),
      ...(diary === undefined
        ? []
        : [...courseSections({ kit, wording, names, ...diary }), ...endingSection(names, diary, wording)]),
    ],
    command,
  })
}
