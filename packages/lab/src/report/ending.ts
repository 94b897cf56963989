import { type Diary, gamesIn, gamesOfPlayer } from '../sim/diary.ts'
import { details, figure, type Section, table } from './page.ts'
import type { Wording } from './wording.ts'

/** The means of some sums, the largest first. */
const means = (sums: Readonly<Record<string, number>>, games: number): [string, number][] =>
  Object.entries(sums)
    .map(([id, sum]): [string, number] => [id, sum / Math.max(1, games)])
    .sort(([, a], [, b]) => b - a)

/** The average decks, the piles and the trash when games were over; nothing for a game without piles. */
export function endingSection(names: readonly string[], diary: Diary, { say }: Wording): Section[] {
  const { ending, players } = diary
  if (Object.keys(ending.left).length === 0) return []
  const listed = (head: string, sums: Readonly<Record<string, number>>, games: number): string =>
    table([['', head], ...means(sums, games).map(([id, mean]) => [id, mean.toFixed(2)])])
  const decks = players.map((player, i) => {
    const sums = ending.decks[i] ?? {}
    const games = gamesOfPlayer(player)
    const size = means(sums, games).reduce((total, [, mean]) => total + mean, 0)
    return figure(say('deckOf', { name: names[i] ?? '', size: size.toFixed(1) }), listed(say('cards'), sums, games))
  })
  const games = gamesIn(diary)
  return [
    {
      title: say('atTheEnd'),
      text: say('endingText'),
      figures: [
        ...decks,
        details(say('piles'), listed(say('left'), ending.left, games)),
        details(say('trash'), listed(say('cards'), ending.trash, games)),
      ],
    },
  ]
}
