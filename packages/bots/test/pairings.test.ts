import { dominion } from '@kartentisch/dominion'
import { at, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { parsePlan, planPlayer } from '../src/index.ts'

/** Independent programs agree on these figures, in percent, within this much. */
const AGREED = 0.5
const GAMES = 10_000
/** So many standard errors of a sample this large don't happen by chance. */
const ERRORS = 4

const KINGDOM = 'cellar chapel moat village workshop smithy militia market laboratory witch'.split(' ')
const MONEY = '[province, gold, silver]'
const BM = `[province when money > 18, duchy when endgame <= 4, estate when endgame <= 2, gold,
  duchy when endgame <= 6, silver]`
const ONE_SMITHY = '[province, gold, smithy when own(smithy) < 1, silver]'
const BIG_SMITHY = `[province, duchy when endgame <= 5, estate when endgame <= 2, gold,
  smithy when own(smithy) < 2 and deck >= 16, smithy when own(smithy) < 1, silver, copper when endgame <= 3]`

/** Plays two plans against each other, taking turns in starting: shares in percent of the first plan, of whoever starts. */
function pairing(a: string, b: string) {
  const makers = [a, b].map(text => planPlayer(parsePlan(text)))
  const rules = [0, 1].map(first => dominion.prepare(dominion.parseSetup({ players: 2, kingdom: KINGDOM, first })))
  const plan = { wins: 0, ties: 0, losses: 0 }
  const starting = { wins: 0, ties: 0, losses: 0 }
  let rounds = 0
  const count = (shares: typeof plan, winners: readonly number[], seat: number) => {
    if (winners.length > 1) shares.ties++
    else if (winners[0] === seat) shares.wins++
    else shares.losses++
  }
  for (let i = 0; i < GAMES; i++) {
    const first = i % 2
    const game = at(rules, first)
    const players = makers.map(make => make(i))
    const state = simulate(game, players, `pairing/${i}`)
    count(plan, game.winners(state), 0)
    count(starting, game.winners(state), first)
    rounds += at(state.players, first).turns
  }
  return { plan, starting, rounds: rounds / GAMES }
}

function expectShare(count: number, percent: number): void {
  const share = percent / 100
  const error = 100 * Math.sqrt((share * (1 - share)) / GAMES)
  expect(Math.abs((100 * count) / GAMES - percent)).toBeLessThan(AGREED + ERRORS * error)
}

describe('plan players agree with other programs', () => {
  test('money against itself', () => {
    const { starting, rounds } = pairing(MONEY, MONEY)
    expectShare(starting.wins, 24.3)
    expectShare(starting.ties, 33.3)
    expectShare(starting.losses, 42.5)
    expect(Math.abs(rounds - 17.36)).toBeLessThan(0.1)
  })

  test('one Smithy against money', () => {
    const { plan } = pairing(ONE_SMITHY, MONEY)
    expectShare(plan.wins, 60.1)
    expectShare(plan.ties, 27.5)
    expectShare(plan.losses, 12.4)
  })

  test('Big Money against itself', () => {
    const { starting } = pairing(BM, BM)
    expectShare(starting.wins, 51.7)
    expectShare(starting.ties, 7.0)
  })

  test('Big Smithy against Big Money', () => {
    const { plan } = pairing(BIG_SMITHY, BM)
    expectShare(plan.wins, 68.3)
    expectShare(plan.ties, 5.3)
    expectShare(plan.losses, 26.4)
  })
})
