import { dominionPlayers, StudyTable } from '@kartentisch/bots'
import { dominionKit } from '@kartentisch/dominion'
import { at, type Studied, type StudyResult, settled } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

// The Black Market's deck is shuffled before the players', so openings must be dealt with care. Few piles: the more there are,
// the more plans are tried.
const selection = 'moat,market,militia,black-market,smithy,witch'
const setup = dominionKit.setup({ players: 2, selection, seed: 'study' })

/** Studies a kingdom until something is known. */
function studied(seed: string, isEnough: (found: Studied) => boolean): Studied {
  const studying = dominionPlayers.study?.(dominionKit.game.prepare(setup), seed)
  if (studying === undefined) throw new Error('Kingdoms can be studied.')
  const table = new StudyTable(dominionKit, dominionPlayers, setup)
  let results: StudyResult[] = []
  for (;;) {
    const trials = studying.next(results)
    if (isEnough(studying.found)) return studying.found
    results = trials.flatMap(trial => table.play(trial, () => true) ?? [])
  }
}

test('a study finds plans of several kinds, lets them meet and opens for every start', () => {
  const found = studied('a', ({ openings }) => openings.length === 3)
  const { plans, table, openings, length } = found
  expect(new Set(plans.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
  const money = plans.findIndex(({ uses }) => uses.length === 0)
  const { won, games } = at(at(table, 0), money)
  expect(won / games).toBeGreaterThan(0.55)
  // What one wins, the other loses.
  expect(at(at(table, money), 0)).toEqual({ won: games - won, games })
  expect(openings.map(({ start }) => start)).toEqual(['5/2', '4/3', '3/4'])
  for (const { choices } of openings) for (const { buys } of choices) expect(buys).toHaveLength(2)
  expect(length.turns / length.games).toBeGreaterThan(10)
})

test('the same seed and as many games find the same', () => {
  const tabled = ({ length }: Studied) => length.games > 200
  expect(studied('b', tabled)).toEqual(studied('b', tabled))
})

test('only what is beyond chance is said to be better or worse', () => {
  expect(settled({ won: 55, games: 100 })).toBe('unclear')
  expect(settled({ won: 66, games: 100 })).toBe('better')
  expect(settled({ won: 550, games: 1000 })).toBe('better')
  expect(settled({ won: 30, games: 100 })).toBe('worse')
})
