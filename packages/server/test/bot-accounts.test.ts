import { expect, test } from 'vitest'
import { botAccounts, botProfile } from '../src/people/bot-accounts.ts'
import { shelf } from './at-a-table.ts'

test('every game whose levels were measured has accounts for them, the stronger level with more points', () => {
  const accounts = botAccounts(shelf)
  for (const { players } of shelf.kits) {
    const own = accounts.filter(({ game }) => game === players.game)
    expect(own.map(({ level }) => level)).toEqual(
      Object.keys(players.levels)
        .filter(level => players.measured?.[level] !== undefined)
        .reverse(),
    )
    expect(own.find(({ level }) => level === players.usual)?.rating ?? 1500).toBe(1500)
  }
})

test('a bot has a profile and nobody else takes its name for an id', () => {
  const [bot] = botAccounts(shelf)
  const profile = botProfile(shelf, bot?.player ?? '')
  expect(profile).toMatchObject({ level: bot?.level, own: false, mayFollow: false })
  expect(profile?.ratings).toHaveLength(1)
  expect(botProfile(shelf, 'bot:dominion:none')).toBeUndefined()
})
