import { account, bonusVp, type Sight, tellOption } from '@kartentisch/burgund'
import { at, type Player, seat, simulate } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { rulesFor } from './table.ts'

const DEALS = 4_000

/** Places nothing, so that Egon gets every bonus card he can. */
const idle: Player<Sight> = {
  name: 'idle',
  answer: ({ choices }) => [choices.find(choice => tellOption(choice) === 'silver') ?? choices[0] ?? 0],
}

test('Egon ends with 22.5 points on average without bonus cards and with 30.0 with every one of them', () => {
  const rules = rulesFor(1)
  let [triples, all] = [0, 0]
  for (let i = 0; i < DEALS; i++) {
    const state = rules.deal(`egon ${i}`)
    // Far ahead, the player sees all five rounds.
    at(state.players, 0).vp = 1_000
    const end = simulate(rules, [idle], { from: state })
    const { egonScore } = rules.sight(end, seat(0))
    const bonuses = (end.egon?.bonus ?? []).reduce((vp, bonus) => vp + bonusVp(bonus), 0)
    triples += egonScore - bonuses
    all += egonScore
  }
  // A deal's score has a standard deviation of 3.3 and 3.9: four standard errors of the mean are 0.21 and 0.25.
  expect(Math.abs(triples / DEALS - 22.5)).toBeLessThan(0.21)
  expect(Math.abs(all / DEALS - 30)).toBeLessThan(0.25)
})

test('the account of a solo game never has the start player card', () => {
  const rules = rulesFor(1)
  const end = simulate(rules, [idle], 'lost')
  expect(rules.winners(end)).toEqual([])
  expect(account(end, seat(0)).find(line => line.id === 'start-player-card')?.points).toBe(0)
})
