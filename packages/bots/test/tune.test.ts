import { dominion } from '@kartentisch/dominion'
import { at, below, seeded, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { quickPlanner } from '../src/dominion/tune/quick.ts'
import { Evolution, kingdomKey, type Plan, parsePlan, planPlayer, tunePlan, tuning, writePlan } from '../src/index.ts'

const BM = parsePlan(`[province when money > 18, duchy when endgame <= 4, estate when endgame <= 2, gold,
  duchy when endgame <= 6, silver]`)

const kingdomOf = (...kingdom: readonly string[]) => dominion.parseSetup({ players: 2, kingdom })

const WITCH = kingdomOf(
  'cellar',
  'moat',
  'village',
  'workshop',
  'smithy',
  'militia',
  'market',
  'laboratory',
  'witch',
  'chapel',
)

/** A kingdom of all sets, with events and landmarks. */
const randomSetup = (seed: string) =>
  dominion.parseSetup({
    players: 2,
    ...dominion.randomKingdom(seeded(seed), { sets: dominion.catalogue.kingdomSets, events: 2, landmarks: 1 }),
  })

/** The share a plan wins against another, ties counting half. */
function share(plan: Plan, other: Plan, setup: ReturnType<typeof dominion.parseSetup>, games: number): number {
  const makers = [plan, other].map(one => planPlayer(one))
  const rules = [0, 1].map(first => dominion.prepare({ ...setup, first }))
  let won = 0
  for (let i = 0; i < games; i++) {
    const game = at(rules, i % 2)
    const players = makers.map(make => make(i))
    const winners = game.winners(simulate(game, players, `share/${i}`))
    if (winners.some(winner => winner === 0)) won += 1 / winners.length
  }
  return won / games
}

describe('the tuner', () => {
  test('finds the same plan with the same seed and number of games', () => {
    const find = (seed: string) =>
      [...tuning(dominion.prepare(WITCH), { simulations: 2500 }, { seed })].map(({ plan, games }) => [
        games,
        writePlan(plan),
      ])
    expect(find('tuesday')).toEqual(find('tuesday'))
  })

  test('has a plan from the start, and better ones come later', () => {
    const rules = dominion.prepare(WITCH)
    expect(tunePlan(rules, { simulations: 0 }).buy.map(({ name }) => name)).toContain('province')
    const games = [...tuning(rules, { simulations: 3000 })].map(improvement => improvement.games)
    expect(games.length).toBeGreaterThan(1)
    expect(games).toEqual(games.toSorted((a, b) => a - b))
  })

  test('stops at once when told to', () => {
    let asked = 0
    tunePlan(dominion.prepare(WITCH), { simulations: Number.POSITIVE_INFINITY, goOn: () => asked++ < 100 })
    expect(asked).toBe(101)
  })

  test('asks only for plans that can be read and bought in their kingdom, whatever the games say', () => {
    for (let k = 0; k < 2; k++) {
      const { tables } = dominion.prepare(randomSetup(`asked/${k}`))
      const random = seeded(k)
      const evolution = new Evolution(dominion.prepare(tables.setup), k)
      const rounds = evolution.rounds()
      const plans = new Map<string, Plan>()
      let won: number[] = []
      for (let round = 0; round < 60; round++) {
        const { value: trials } = rounds.next(won)
        for (const { plan } of trials) plans.set(writePlan(plan), plan)
        won = trials.map(({ games }) => below(random, games + 1))
      }
      for (const [text, plan] of plans) {
        expect(parsePlan(text)).toEqual(plan)
        for (const { name } of plan.buy) expect(tables.number(name) >= 0 || tables.pile(name) >= 0, name).toBe(true)
      }
      expect(plans.size).toBeGreaterThan(300)
    }
  })

  test('finds plans for kingdoms with events and landmarks', () => {
    const setup = randomSetup('events')
    const plan = tunePlan(dominion.prepare(setup), { simulations: 2500 })
    expect(share(plan, BM, setup, 200)).toBeGreaterThan(0.5)
  })

  test('tunes for three players too', () => {
    const rules = dominion.prepare({ ...WITCH, players: 3 })
    expect(tunePlan(rules, { simulations: 2000 }).buy.length).toBeGreaterThan(2)
  })

  test('beats Big Money clearly where there are Witch, Chapel and Laboratory', () => {
    const plan = tunePlan(dominion.prepare(WITCH), { simulations: 6000 }, { seed: 'witch' })
    // The standard error of 400 games is 2.5 points at most.
    expect(share(plan, BM, WITCH, 400)).toBeGreaterThan(0.8)
  })

  test('knows kingdoms apart, whatever order they are written in', () => {
    const [one, same, other] = [kingdomOf('moat', 'chapel'), kingdomOf('chapel', 'moat'), kingdomOf('chapel', 'witch')]
    expect(kingdomKey({ ...one, first: 1 })).toBe(kingdomKey(same))
    expect(kingdomKey(one)).not.toBe(kingdomKey(other))
    expect(kingdomKey(one)).not.toBe(kingdomKey({ ...one, players: 3 }))
  })
})

test('what is quickly found is better still once what good plans have is put together', () => {
  const kingdom = ['vineyard', 'university', 'laboratory', 'market', 'village', 'cellar', 'moat', 'smithy', 'militia']
  const setup = kingdomOf(...kingdom, 'workshop')
  const planner = quickPlanner(dominion.prepare(setup))
  planner.on({ simulations: 3000 })
  const before = planner.repertoire.plan
  planner.on({ simulations: 5000 })
  expect(share(planner.repertoire.plan, before, setup, 200)).toBeGreaterThan(0.7)
})
