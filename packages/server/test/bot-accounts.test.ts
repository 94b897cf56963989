import { expect, test } from 'vitest'
import { botAccounts, botProfile } from '../src/people/bot-accounts.ts'
import { shelf } from './at-a-table.ts'

test('every game whose levels were measured has accounts for them, by their points', () => {
  const accounts = botAccounts(shelf)
  for (const { players } of shelf.kits) {
    const own = accounts.filter(({ game }) => game === players.game)
    const measured = Object.keys(players.levels).filter(level => players.measured?.[level] !== undefined)
    expect(own.map(({ level }) => level).toSorted()).toEqual(measured.toSorted())
    expect(own.map(({ rating }) => rating)).toEqual(own.map(({ rating }) => rating).toSorted((a, b) => b - a))
    expect(own.find(({ level }) => level === players.usual)?.rating ?? 1500).toBe(1500)
  }
})

test('the stronger of two levels has more points, as far as that was found', () => {
  const accounts = botAccounts(shelf)
  for (const game of ['dominion', 'burgund']) {
    // That expert is stronger than hard hasn't been shown in either game.
    const levels = accounts.filter(account => account.game === game && account.level !== 'expert')
    expect(levels.map(({ level }) => level)).toEqual(['hard', 'medium', 'easy'])
  }
})

test('a bot has a profile and nobody else takes its name for an id', () => {
  const [bot] = botAccounts(shelf)
  const profile = botProfile(shelf, bot?.player ?? '')
  expect(profile).toMatchObject({ level: bot?.level, own: false, mayFollow: false })
  expect(profile?.ratings).toHaveLength(1)
  expect(botProfile(shelf, 'bot:dominion:none')).toBeUndefined()
})
