import { bigMoney } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { checked, randomPlayer, seeded, simulate } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

test('big-money answers legally whatever others pass it, make it pay or make it play', () => {
  for (let i = 0; i < 60; i++) {
    const random = seeded(`big-money ${i}`)
    const kingdom = dominion.randomKingdom(random, { sets: dominion.catalogue.kingdomSets, events: 2, landmarks: 2 })
    const rules = dominion.prepare(dominion.parseSetup({ players: 3, ...kingdom }))
    const state = simulate(rules, [checked(bigMoney), randomPlayer(i), checked(bigMoney)], i)
    expect(rules.over(state)).toBe(true)
  }
})
