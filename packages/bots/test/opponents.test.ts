import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dominion, moveOf } from '@kartentisch/dominion'
import { at, below, Match, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { Lookalikes } from '../src/dominion/opponents.ts'
import { SHIPPED_PLANS } from '../src/dominion/shipped-plans.ts'
import { parsePlan } from '../src/index.ts'
import { race } from '../src/search/race.ts'

const PLANS = join(import.meta.dirname, '../../../plans')

test('the players know the plans of the folder', () => {
  const texts = readdirSync(PLANS).map(file => [file.replace('.yaml', ''), readFileSync(join(PLANS, file), 'utf8')])
  expect(SHIPPED_PLANS, 'npm run plans').toEqual(Object.fromEntries(texts))
})

describe('somebody else is thought to go on as they have begun', () => {
  const rules = dominion.prepare(
    dominion.parseSetup({ players: 2, kingdom: ['gardens', 'workshop', 'smithy'], first: 0 }),
  )
  const plans = ['bm', 'gardens-workshop'].map(name => parsePlan(SHIPPED_PLANS[name] ?? ''))
  const { tables } = rules

  /** What is bought with four coins by whoever owns these cards besides Coppers and Estates. */
  function bought(...more: readonly string[]): string {
    const state = rules.lay(seeded('opponent'))
    const coppers = Array.from({ length: 7 }, () => 'copper')
    const deck = [...coppers, 'estate', 'estate', 'estate', ...more].map(id => tables.card(id))
    Object.assign(at(state.players, 0), { hand: deck.splice(0, 4), deck, turns: 9 })
    Object.assign(state.turn, { phase: 'buy' })
    const match = Match.from(rules, state)
    const player = new Lookalikes(tables, plans).maker(() => true)('seed')
    for (;;) {
      const { question } = match
      if (question === undefined) throw new Error('Nobody is asked.')
      const answer = player.answer(question, match.sight(seat(0)))
      const { kind, of } = moveOf(answer[0] ?? 0)
      if (kind === 'buy') return tables.name(of)
      match.answer(question.seat, answer)
    }
  }

  test('with Silver and Gold for Provinces', () => {
    expect(bought('silver', 'silver', 'silver', 'gold', 'gold')).toBe('silver')
  })

  test('with Workshops for Gardens', () => {
    expect(bought('workshop', 'workshop', 'workshop', 'workshop', 'gardens', 'gardens')).toBe('gardens')
  })
})

describe('what one would do without a thought', () => {
  const found = (seed: number, better: number, caution = (_: number) => 2, simulations = 60) => {
    const random = seeded(`race ${seed}`)
    return race(4, { simulations }, i => below(random, 100) / 100 + (i === 3 ? better : 0), caution)
  }
  const runs = Array.from({ length: 100 }, (_, n) => n)

  test('is hardly ever left for what is as good', () => {
    expect(runs.filter(n => found(n, 0) !== 0).length).toBeLessThan(12)
  })

  test('is left for what is clearly better', () => {
    expect(runs.filter(n => found(n, 0.6) === 3).length).toBeGreaterThan(90)
  })

  test('is tried until it is proved to be worse, among many as between two', () => {
    const better = (size: number, seed: number) => {
      const random = seeded(`race of ${size}, ${seed}`)
      const won = (i: number) => (below(random, 100) < (i === 1 ? 65 : i === 0 ? 50 : 45) ? 1 : 0)
      return race(size, { simulations: 3000 }, won, () => 2.7) === 1
    }
    for (const size of [2, 8]) expect(runs.filter(n => better(size, n)).length).toBeGreaterThan(90)
  })

  test('is left for what is a little better once many trials have shown it to whoever trusts in them', () => {
    const often = (caution: (trials: number) => number) => runs.filter(n => found(n, 0.02, caution, 4000) === 3).length
    expect(often(trials => 2 * Math.sqrt(8 / trials))).toBeGreaterThan(often(() => 2) + 20)
  })
})
