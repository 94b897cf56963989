import { below, seeded } from '@kartentisch/kernel'
import { reach, shareOver } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

describe('a share over kingdoms', () => {
  test('its interval holds the truth in about 95 of 100 samples, though kingdoms differ', () => {
    const random = seeded('share')
    const samples = 1000
    let held = 0
    for (let i = 0; i < samples; i++) {
      const kingdoms = Array.from({ length: 30 }, () => {
        const wins = 5 + below(random, 11)
        let score = 0
        for (let game = 0; game < 40; game++) if (below(random, 20) < wins) score++
        return { games: 40, score }
      })
      const { low, high } = shareOver(kingdoms)
      if (low <= 0.5 && high >= 0.5) held++
    }
    expect(held / samples).toBeGreaterThan(0.93)
    expect(held / samples).toBeLessThan(0.97)
  })

  test('is wider than if all games were of one kingdom, and stays a share', () => {
    const one = shareOver([{ games: 400, score: 300 }])
    const several = shareOver([200, 100].map(score => ({ games: 200, score })))
    expect(several.score).toBe(one.score)
    expect(several.high - several.low).toBeGreaterThan(one.high - one.low)
    const all = shareOver([20, 20, 20].map(games => ({ games, score: games })))
    expect(all.high).toBeCloseTo(1, 9)
    expect(all.low).toBeLessThan(0.9)
    expect(shareOver([])).toMatchObject({ low: 0, high: 1 })
  })

  test('counts a kingdom that nobody has played in for nothing', () => {
    const kingdoms = [5, 8, 6].map(score => ({ games: 10, score }))
    expect(shareOver([...kingdoms, { games: 0, score: 0 }])).toEqual(shareOver(kingdoms))
  })

  test('the quantiles are Student’s', () => {
    expect(reach(2)).toBeCloseTo(12.706, 3)
    expect(reach(6)).toBeCloseTo(2.571, 1)
    expect(reach(31)).toBeCloseTo(2.042, 2)
    expect(reach(1000)).toBeCloseTo(1.962, 2)
  })
})
