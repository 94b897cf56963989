import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dominion, OPTIONS } from '@kartentisch/dominion'
import { at, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { parsePlan, planPlayer } from '../src/index.ts'
import { PlanTable } from './table.ts'

const PLANS = join(import.meta.dirname, '../../../plans')
const read = (name: string): string => readFileSync(join(PLANS, `${name}.yaml`), 'utf8')

const BM = read('bm')
const GAMES = 400

/** Money with some of a card, bought before Silver. */
const withSome = (id: string, count: number): string =>
  `[province when money > 15, duchy when endgame <= 4, estate when endgame <= 2, gold, duchy when endgame <= 6,
    ${id} when own(${id}) < ${count}, silver]`

/** The share of games a plan makes against another, in percent. */
function share(kingdom: readonly string[], plan: string, against = BM): number {
  const makers = [plan, against].map(text => planPlayer(parsePlan(text)))
  const bane = kingdom.includes('young-witch') ? { bane: 'moat' } : {}
  const rules = [0, 1].map(first => dominion.prepare(dominion.parseSetup({ players: 2, kingdom, first, ...bane })))
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const setting = at(rules, i % 2)
    const state = simulate(
      setting,
      makers.map(make => make(i)),
      `sound/${i}`,
    )
    const winners = setting.winners(state)
    if (winners.some(winner => winner === 0)) won += 1 / winners.length
  }
  return (100 * won) / GAMES
}

describe('attacks and engines do against Big Money what they are known for', () => {
  test.each([
    ['militia', ['militia'], 63],
    ['double-witch', ['witch'], 85],
    ['chapel-witch', ['chapel', 'witch'], 85],
    ['village-smithy', ['village', 'smithy', 'market'], 55],
    ['throne-council', ['throne-room', 'council-room'], 51],
    ['torturer', ['torturer', 'village'], 65],
    ['minion', ['minion'], 54],
    ['masquerade', ['masquerade'], 70],
    ['courtyard', ['courtyard'], 68],
    ['familiar', ['familiar'], 60],
    ['golem-witch', ['golem', 'witch'], 69],
    ['jester', ['jester'], 58],
    ['young-witch', ['young-witch'], 90],
    ['tournament', ['tournament'], 60],
    ['soothsayer', ['soothsayer'], 77],
    ['wild-hunt', ['wild-hunt'], 54],
    ['legionary', ['legionary'], 57],
    ['gardens-ironworks', ['gardens', 'ironworks'], 70],
  ])('%s', (plan, kingdom, least) => {
    expect(share(kingdom, read(plan))).toBeGreaterThan(least)
  })

  test.each([
    ['smithy', 1, 66],
    ['swindler', 1, 65],
    ['butcher', 1, 66],
    ['sacrifice', 1, 65],
    ['moneylender', 1, 49],
    ['steward', 2, 53],
    ['masquerade', 2, 57],
    ['journeyman', 1, 66],
    ['apprentice', 2, 42],
    ['catapult', 2, 50],
    ['remodel', 1, 48],
    ['mine', 1, 51],
  ])('%s, %i of them', (id, count, least) => {
    expect(share([id === 'catapult' ? 'catapult/rocks' : id], withSome(id, count))).toBeGreaterThan(least)
  })
})

describe('single cards', () => {
  test('a Moneylender trashes a Copper, whatever the purchase would be without it', () => {
    const table = new PlanTable({ kingdom: ['moneylender'], hand: ['moneylender', 'copper', 'silver', 'estate'] })
    expect(table.until('moneylender', 'trash').chosen).toEqual(['copper'])
  })

  test('a Steward trashes Estates, but pays rather than trash two Coppers', () => {
    const kingdom = ['steward']
    const chooses = (hand: readonly string[]) =>
      new PlanTable({ kingdom, hand: ['steward', ...hand] }).until('steward', 'choose').answer.map(n => OPTIONS[n])
    const discard = ['silver', 'silver', 'gold', 'copper']
    expect(chooses(['estate', 'copper', 'copper', 'silver', ...discard])).toEqual(['trash'])
    expect(chooses(['copper', 'copper', 'silver', 'silver', ...discard])).not.toEqual(['trash'])
  })

  test('a Masquerade trashes a Curse, and no Copper of a poor deck', () => {
    const discard = ['silver', 'copper', 'copper', 'copper']
    const trashes = (hand: readonly string[]) =>
      new PlanTable({ kingdom: ['masquerade'], hand: ['masquerade', ...hand], discard }).until('masquerade', 'trash')
        .chosen
    expect(trashes(['curse', 'curse', 'gold'])).toEqual(['curse'])
    expect(trashes(['copper', 'copper', 'silver'])).toEqual([])
  })

  test('a Journeyman passes over what is worse than the rest: Estates sooner than Coppers', () => {
    const deck = [...Array.from({ length: 3 }, () => 'estate'), ...Array.from({ length: 5 }, () => 'copper'), 'silver']
    const table = new PlanTable({ kingdom: ['journeyman'], hand: ['journeyman', 'silver'], deck })
    expect(table.until('journeyman', 'name').chosen).toEqual(['estate'])
  })

  test('a University gains a cantrip the plan has enough of rather than nothing', () => {
    const plan = '[province, laboratory when own(laboratory) < 1, gold, silver]'
    const hand = ['university', 'laboratory', 'silver', 'copper', 'copper', 'copper']
    const table = new PlanTable({ kingdom: ['university', 'laboratory', 'smithy'], hand, plan })
    expect(table.until('university', 'gain').chosen).toEqual(['laboratory'])
  })

  test('a Stonemason that is bought isn’t overpaid for when one is enough', () => {
    const plan = '[stonemason when own(stonemason) < 1]'
    const table = new PlanTable({ kingdom: ['stonemason'], hand: ['gold', 'copper'], plan })
    expect(table.until('stonemason', 'overpay').answer).toEqual([0])
  })

  test('an Apprentice takes an Estate rather than a Province', () => {
    const hand = ['apprentice', 'province', 'estate', 'gold', 'gold']
    const deck = Array.from({ length: 9 }, () => 'silver')
    const table = new PlanTable({ kingdom: ['apprentice'], hand, deck })
    expect(table.until('apprentice', 'trash').chosen).toEqual(['estate'])
  })

  test('a Jester leaves what is bad to the other', () => {
    const table = new PlanTable({ kingdom: ['jester'], hand: ['jester', 'gold', 'gold'] }).until(
      'jester',
      'asks-who-gains',
    )
    expect(table.answer.map(n => OPTIONS[n])).toEqual(['gain-copy-victim'])
  })

  test('a Jester takes what would serve the other, though the plan doesn’t ask for it', () => {
    const kingdom = ['jester', 'laboratory', 'market']
    const labs = '[province, duchy when endgame <= 4, laboratory when own(laboratory) < 3, gold, market, silver]'
    expect(share(kingdom, withSome('jester', 2), labs)).toBeGreaterThan(66)
  })

  test('a Catapult is no reason to miss a purchase', () => {
    const hand = ['catapult', 'gold', 'gold', 'silver', 'estate']
    const table = new PlanTable({ kingdom: ['catapult/rocks'], hand })
    expect(table.until('catapult', 'trash').chosen).toEqual(['estate'])
  })
  test('Triumph and Annex, which cost more than they bring in two turns, are bought where a plan says so', () => {
    for (const event of ['triumph', 'annex']) {
      const table = new PlanTable({ events: ['triumph', 'annex'], hand: ['copper'], plan: `[${event}]` })
      expect(table.moves()).toEqual(['treasures', `buy ${event}`, 'debt', 'end-turn'])
    }
  })
})
