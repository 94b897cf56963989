import { dominion } from '@kartentisch/dominion'
import { simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { parsePlan, planPlayer } from '../src/index.ts'
import { PlanTable, type Position } from './table.ts'

const movesOf = (position: Position) => new PlanTable(position).moves()
const plays = (position: Position) =>
  movesOf(position)
    .filter(move => move.startsWith('play '))
    .map(move => move.slice(5))

describe('the order of Actions', () => {
  const kingdom = ['village', 'smithy', 'militia', 'market', 'laboratory', 'witch', 'throne-room', 'chapel']

  test('Villages and cantrips come before terminals, drawing before payload', () => {
    const hand = ['militia', 'smithy', 'market', 'village', 'laboratory']
    expect(plays({ kingdom, hand, deck: Array.from({ length: 9 }, () => 'estate') })).toEqual([
      'village',
      'laboratory',
      'market',
      'smithy',
      'militia',
    ])
  })

  test('of two terminals with one Action the better one is played', () => {
    const deck = Array.from({ length: 9 }, () => 'estate')
    expect(plays({ kingdom, hand: ['chapel', 'witch', 'gold', 'gold', 'gold'], deck })).toEqual(['witch'])
  })

  test('a Throne Room doubles the best Action, after what leaves Actions', () => {
    const table = new PlanTable({ kingdom, hand: ['throne-room', 'smithy', 'village'], deck: ['estate', 'gold'] })
    expect(table.move).toBe('play village')
    expect(table.until('throne-room', 'play').chosen).toEqual(['smithy'])
  })

  test('a Throne Room without a terminal to double comes before what it doubles', () => {
    expect(new PlanTable({ kingdom, hand: ['throne-room', 'laboratory'] }).move).toBe('play throne-room')
  })

  test('what would only do harm is left unplayed', () => {
    expect(plays({ kingdom: ['trading-post', 'baron'], hand: ['baron', 'trading-post', 'gold', 'gold'] })).toEqual([])
  })
})

describe('discarding', () => {
  const kingdom = ['cellar', 'horse-traders', 'village', 'smithy', 'baron', 'forum']
  const discards = (hand: readonly string[]) =>
    new PlanTable({ kingdom, hand: ['horse-traders', ...hand] }).until('horse-traders', 'discard').chosen

  test('Victory cards and Curses go first', () => {
    expect(discards(['copper', 'curse', 'silver', 'province'])).toEqual(['curse', 'province'])
  })

  test('then the cheapest Treasures', () => {
    expect(discards(['gold', 'copper', 'silver', 'estate'])).toEqual(['copper', 'estate'])
    expect(discards(['gold', 'copper', 'copper', 'silver'])).toEqual(['copper', 'copper'])
  })

  test('Actions that nothing is left to play with go before Treasures', () => {
    expect(discards(['smithy', 'gold', 'estate', 'copper'])).toEqual(['estate', 'smithy'])
  })

  test('a Cellar exchanges what is of no use', () => {
    const hand = ['cellar', 'estate', 'curse', 'copper', 'gold']
    expect(new PlanTable({ kingdom, hand, deck: ['gold', 'gold'] }).until('cellar', 'discard').chosen).toEqual([
      'curse',
      'estate',
    ])
  })

  test('the plan may say otherwise', () => {
    const plan = '{ buy: [province], discard: [gold, silver] }'
    const hand = ['horse-traders', 'gold', 'silver', 'estate', 'copper']
    const table = new PlanTable({ kingdom, plan, hand })
    expect(table.until('horse-traders', 'discard').chosen).toEqual(['gold', 'silver'])
  })
})

describe('trashing', () => {
  const kingdom = ['chapel', 'remodel', 'masquerade', 'steward']

  test('Curses and Estates go, and Coppers while there is other money', () => {
    const hand = ['chapel', 'curse', 'estate', 'copper', 'gold']
    const table = new PlanTable({ kingdom, hand, deck: ['gold', 'gold', 'gold'] })
    expect(table.until('chapel', 'trash').chosen).toEqual(['copper', 'curse', 'estate'])
  })

  test('the last Coppers stay', () => {
    const hand = ['chapel', 'estate', 'copper', 'copper', 'copper']
    expect(new PlanTable({ kingdom, hand }).until('chapel', 'trash').chosen).toEqual(['estate'])
  })

  test('a plan that says what to trash is taken at its word, each card judged as the others go', () => {
    const plan = '{ buy: [province], trash: [copper when own(copper) > 2] }'
    const hand = ['chapel', 'curse', 'copper', 'copper', 'copper', 'copper']
    expect(new PlanTable({ kingdom, plan, hand }).until('chapel', 'trash').chosen).toEqual(['copper', 'copper'])
  })

  test('Remodel makes a Gold into a Province and an Estate into something better', () => {
    const gold = new PlanTable({ kingdom, hand: ['remodel', 'gold', 'copper'], deck: ['gold', 'gold'] })
    expect(gold.until('remodel', 'trash').chosen).toEqual(['gold'])
    expect(gold.until('remodel', 'gain').chosen).toEqual(['province'])
    const estate = new PlanTable({ kingdom, hand: ['remodel', 'estate', 'silver'], deck: ['silver', 'silver'] })
    expect(estate.until('remodel', 'trash').chosen).toEqual(['estate'])
  })
})

describe('buying and gaining', () => {
  test('the first line that holds and can be paid is bought, as often as there are Buys', () => {
    const kingdom = ['festival', 'moat']
    const plan = '[province, festival when own(festival) < 2, silver, moat]'
    const buys = (hand: readonly string[]) => movesOf({ kingdom, plan, hand }).slice(2)
    expect(buys(['festival', 'silver', 'silver', 'silver'])).toEqual(['buy province', 'end-turn'])
    expect(buys(['festival', 'silver', 'copper', 'silver'])).toEqual(['buy festival', 'buy moat', 'end-turn'])
  })

  test('a gain is answered by the same list', () => {
    const plan = '[smithy when own(smithy) < 1, silver]'
    const kingdom = ['workshop', 'smithy', 'gardens']
    const first = new PlanTable({ kingdom, plan, hand: ['workshop', 'copper'] })
    expect(first.until('workshop', 'gain').chosen).toEqual(['smithy'])
    const second = new PlanTable({ kingdom, plan, hand: ['workshop', 'smithy'] })
    expect(second.until('workshop', 'gain').chosen).toEqual(['silver'])
  })

  test('Treasures that count the others come last', () => {
    const kingdom = ['horn-of-plenty', 'market']
    const hand = ['horn-of-plenty', 'gold', 'copper', 'silver']
    expect(movesOf({ kingdom, hand }).indexOf('play horn-of-plenty')).toBe(3)
  })
})

describe('landmarks', () => {
  const gains = (...landmarks: string[]) =>
    new PlanTable({ kingdom: ['workshop'], landmarks, hand: ['workshop'], plan: '[province]' }).until(
      'workshop',
      'gain',
    ).chosen

  test('cards that cost points at a landmark are gained only where nothing else is to be had', () => {
    expect(gains()).toEqual(['silver'])
    expect(gains('bandit-fort')).not.toContain('silver')
  })
})

describe('the end', () => {
  test('comes even with a plan that wants nothing more', () => {
    const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: [], first: 0 }))
    const make = planPlayer(parsePlan('[gold, silver when own(silver) < 1]'))
    for (const seed of [1, 2, 3]) expect(rules.over(simulate(rules, [make(0), make(1)], seed, 2000))).toBe(true)
  })
})

describe('a crowded hand', () => {
  const many = (id: string, n: number) => Array.from({ length: n }, () => id)
  const kingdom = [
    'overlord',
    'forum',
    'throne-room',
    'crown',
    'nobles',
    'village',
    'smithy',
    'hamlet',
    'minion',
    'golem',
  ]

  test.each([
    ['Overlords', many('overlord', 8)],
    ['Overlords and Throne Rooms', [...many('overlord', 4), ...many('throne-room', 4), ...many('crown', 4)]],
    ['everything', [...kingdom.filter(id => id !== 'forum'), ...many('overlord', 6), ...many('nobles', 6)]],
    // What weighs every Overlord by every other takes minutes here, which is longer than a test may.
  ])('is judged as quickly as any: %s', (_, crowd) => {
    const table = new PlanTable({ kingdom, hand: ['forum', ...crowd], deck: many('overlord', 3), actions: 3 })
    table.until('forum', 'discard')
    expect(table.chosen).toHaveLength(2)
    for (const move of table.moves()) expect(move).not.toBe('')
  })
})

test('whoever loses a Silver to a Swindler gets something that does less', () => {
  const kingdom = ['swindler', 'chancellor', 'village', 'smithy']
  const table = new PlanTable({ kingdom, hand: ['swindler', 'copper'], theirs: ['silver'] })
  expect(table.until('swindler', 'gain').chosen).not.toEqual(['silver'])
})
