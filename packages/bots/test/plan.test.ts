import { dominion, type Sight } from '@kartentisch/dominion'
import { seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { Facts } from '../src/dominion/facts.ts'
import { compile } from '../src/dominion/plan/compile.ts'
import { PlanMistake, parsePlan, planPlayer } from '../src/index.ts'

/** Where and why a plan is refused. */
function refused(text: string): string {
  try {
    parsePlan(text)
  } catch (fault) {
    if (fault instanceof PlanMistake) return `${fault.line}:${fault.column} ${fault.message}`
    throw fault
  }
  return 'accepted'
}

test('what is wrong with a plan is said in every language', () => {
  const said = () => {
    try {
      parsePlan('[smity when own(smithy) < 2]')
    } catch (fault) {
      if (fault instanceof PlanMistake) return fault.wording
    }
    return undefined
  }
  expect(said()).toEqual({
    en: 'Line 1, column 2: Unknown card "smity". Did you mean "smithy"?',
    de: 'Zeile 1, Spalte 2: Eine Karte „smity“ gibt es nicht. Meintest du „smithy“?',
  })
})

test('a plan is a mapping with a list of what to buy, or that list alone', () => {
  const plan = parsePlan(`
name: Big Smithy
requires: [smithy]
buy:
  - province
  - smithy when own(smithy) < 2 and deck >= 16   # a second one later
  - silver
`)
  expect(plan).toMatchObject({ name: 'Big Smithy', requires: ['smithy'] })
  expect(plan.buy.map(({ name }) => name)).toEqual(['province', 'smithy', 'silver'])
  expect(plan.buy.map(({ when }) => when !== undefined)).toEqual([false, true, false])
  expect(parsePlan('[province, smithy when own(smithy) < 1, silver]').buy).toHaveLength(3)
})

test('events and piles of several kinds may be named like cards', () => {
  expect(parsePlan('[donate when turn > 3, castles, catapult/rocks, humble-castle]').buy).toHaveLength(4)
})

test('a mistake is said with its line and column and what would be right', () => {
  expect(refused('name: x\nbuy:\n  - province\n  - smity\n')).toMatch(/^4:5 .*"smity".*"smithy"/)
  expect(refused('buy:\n  - smithy when own(smity) < 1\n')).toMatch(/^2:21 .*"smity".*"smithy"/)
  expect(refused('buy:\n  - smithy when own(smithy < 1\n')).toMatch(/^2:28 .*"\)" is expected/)
  expect(refused('buy:\n  - smithy if turn > 2\n')).toMatch(/^2:12 .*"when"/)
  expect(refused('buy:\n  - smithy when dekc > 5\n')).toMatch(/^2:17 .*"dekc".*"deck"/)
  expect(refused('buy:\n  - smithy when own(smithy)\n')).toMatch(/^2:17 .*compares/)
  expect(refused('buy:\n  - smithy when (deck > 5) + 3 > 2\n')).toMatch(/^2:18 .*number is expected/)
  expect(refused('buy:\n  - smithy when deck > 5 6\n')).toMatch(/^2:26 .*"6"/)
  expect(refused('buy:\n  - smithy when deck > 5 and\n')).toMatch(/^2:29 /)
  expect(refused('byu:\n  - smithy\n')).toMatch(/^1:1 .*"byu".*"buy"/)
  expect(refused('buy: silver')).toMatch(/^1:6 .*a list/)
  expect(refused('buy: [province\nname: x')).toMatch(/^2:/)
  expect(refused('trash: [copper]')).toMatch(/^1:1 .*"buy"/)
  expect(refused('buy: [province]\nrequires: [smity]')).toMatch(/^2:12 .*"smithy"/)
  expect(refused('[province, gold, slver]')).toMatch(/^1:18 .*"silver"/)
  expect(refused('buy: [province]\ntrash: [donate]')).toMatch(/^2:9 .*"donate"/)
  expect(refused('')).toMatch(/^1:1 /)
})

const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['smithy', 'village', 'market'], first: 0 }))

/**
 * Whether a condition holds in somebody's third turn, with 5 coins and 2 Buys and a Silver gained: for who owns these
 * cards, or if nothing is said, for who holds two Smithies and a Copper and has played a Village.
 */
function holds(condition: string, owned: readonly string[] = [], left: Readonly<Record<string, number>> = {}): boolean {
  const state = rules.lay(seeded('facts'))
  const { tables } = rules
  const [player] = state.players
  if (player === undefined) throw new Error('There is nobody.')
  player.discard = owned.map(id => tables.card(id))
  player.hand = ['smithy', 'smithy', 'copper'].slice(0, owned.length === 0 ? 3 : 0).map(id => tables.card(id))
  player.play = owned.length === 0 ? [tables.card('village')] : []
  player.turns = 3
  player.shuffled = 2
  Object.assign(state.turn, { coins: 5, buys: 2, actions: 1, gains: [tables.card('silver')] })
  for (const [id, n] of Object.entries(left)) state.piles[tables.pile(id)] = n
  const [line] = parsePlan(`buy:\n  - silver when ${condition}\n`).buy
  if (line?.when === undefined) throw new Error('There is no condition.')
  const worth = new Map<string, number>(Object.entries({ copper: 1, silver: 2, gold: 3, market: 1 }))
  const coins = tables.names.map(id => worth.get(id) ?? 0)
  const sight: Sight = rules.sight(state, seat(0))
  return compile(tables, line.when)(new Facts(sight, coins))
}

test('conditions reckon as one would expect', () => {
  expect(holds('1 + 2 * 3 = 7 and (1 + 2) * 3 = 9 and 7 / 2 = 3.5 and 2 - 3 - 1 = -2')).toBe(true)
  expect(holds('1 < 2 or 1 > 2 and 1 > 2')).toBe(true)
  expect(holds('not 1 > 2 and not (2 >= 2 and 1 != 1)')).toBe(true)
  expect(holds('3 <= 2')).toBe(false)
})

test('conditions know what one owns, what is left and how the turn stands', () => {
  const owned = ['copper', 'copper', 'silver', 'gold', 'market', 'smithy', 'estate']
  expect(holds('own(copper) = 2 and own(smithy) = 1 and own(village) = 0 and own(witch) = 0', owned)).toBe(true)
  expect(holds('deck = 7 and money = 8', owned)).toBe(true)
  expect(holds('turn = 3 and coins = 5 and buys = 2 and actions = 1')).toBe(true)
  expect(holds('supply(smithy) = 10 and supply(province) = 8 and supply(witch) = 0')).toBe(true)
})

test('conditions know the hand, what is in play and gained, empty piles and points', () => {
  const owned = ['province', 'estate', 'estate']
  expect(holds('empty = 2 and points = 8', owned, { smithy: 0, curse: 0 })).toBe(true)
  expect(holds('hand(smithy) = 2 and hand(village) = 0 and play(village) = 1 and gained = 1')).toBe(true)
})

test('conditions know what the others have taken, and who leads', () => {
  expect(holds('others(smithy) = 3 and others(village) = 0', ['smithy'], { smithy: 6 })).toBe(true)
  expect(holds('others(province) = 1 and lead = 0', ['province', 'estate', 'estate', 'estate'], { province: 6 })).toBe(
    true,
  )
  expect(holds('others(province) = 2 and lead = -12', ['estate', 'estate', 'estate'], { province: 6 })).toBe(true)
})

test('conditions count cards of a type, coins on average and cards to draw, and know the last shuffle and the phases of a game', () => {
  const owned = ['copper', 'copper', 'silver', 'gold', 'market', 'smithy', 'estate']
  expect(holds('own(action) = 2 and own(treasure) = 4 and own(victory) = 1 and own(attack) = 0', owned)).toBe(true)
  expect(holds('average > 5.7 and average < 5.8 and undrawn = 0', owned)).toBe(true)
  expect(holds('hand(action) = 2 and play(action) = 1 and others(action) = 0')).toBe(true)
  expect(holds('shuffled = 2 and turn - shuffled = 1')).toBe(true)
  expect(holds('building and not opening and not ending')).toBe(true)
  expect(holds('ending and not (building or opening)', [], { province: 3 })).toBe(true)
})

test('endgame is the fewest gains that could end the game', () => {
  expect(holds('endgame = 8')).toBe(true)
  expect(holds('endgame = 3', [], { province: 3 })).toBe(true)
  expect(holds('endgame = 4', [], { smithy: 0, village: 1, curse: 3 })).toBe(true)
})

test('a plan that needs a card this game has not got is refused when it is to be played', () => {
  const player = planPlayer(parsePlan('{ name: Witches, requires: [witch], buy: [witch] }'))('1')
  const state = rules.deal('1')
  const question = { seat: seat(0), whose: seat(0), about: 'buy', step: 'move', of: 'move', from: '' } as const
  const ask = () =>
    player.answer(
      { ...question, choices: [0], min: 1, max: 1, orNone: false, ordered: false, shown: [] },
      rules.sight(state, seat(0)),
    )
  expect(ask).toThrow('The plan "Witches" needs "witch"')
})
