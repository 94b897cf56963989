import { dominion, type Sight } from '@kartentisch/dominion'
import { at, seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { Adapting } from '../src/dominion/adapting.ts'
import { searchable } from '../src/dominion/search.ts'
import type { Choose, Maker } from '../src/search/game.ts'
import { SearchingPlayer } from '../src/search/player.ts'
import { boughtBy, COPPERS, MONEY, tenthCopper } from './fountain.ts'

const adapting = (simulations = 1000): Adapting => new Adapting({ simulations }, seeded('adapting'))
const sight = (): Sight => tenthCopper().sight(seat(0))
const repertoire = { plan: MONEY, others: [COPPERS] }

/** Takes one after the other, and notes what there was to take. */
function taking(...taken: readonly number[]) {
  const fields: (readonly Maker<Sight>[])[] = []
  const choose: Choose<Sight> = ways => {
    fields.push(ways)
    return at(taken, fields.length - 1)
  }
  return { fields, choose }
}

/** What is bought by somebody who thinks of nothing but the plan. */
const bought = (suited?: Adapting): string => {
  const game = searchable(() => repertoire, {}, suited === undefined ? {} : { adapting: suited })
  return boughtBy(new SearchingPlayer('somebody', game, () => ({ simulations: 1 }), 'seed'))
}

test('the plan of a kingdom comes first, then its others, then variations', () => {
  const { fields, choose } = taking(0)
  adapting().adapt(sight(), repertoire, choose)
  const field = at(fields, 0)
  expect(field.slice(0, 2).map(way => boughtBy(way(0)))).toEqual(['end-turn', 'copper'])
  expect(field.length).toBeGreaterThan(10)
})

test('what was found the best is played by, and tried again later in the game', () => {
  const suited = adapting()
  const now = sight()
  expect(suited.maker(now.tables)).toBeUndefined()
  const { fields, choose } = taking(1, 0)
  suited.adapt(now, repertoire, choose)
  expect(suited.maker(now.tables)).toBe(fields[0]?.[1])
  suited.adapt(now, { plan: MONEY, others: [] }, choose)
  expect(fields[1]?.slice(0, 2).map(way => boughtBy(way(0)))).toEqual(['end-turn', 'copper'])
  expect(suited.maker(now.tables)).toBe(fields[1]?.[0])
})

test('more is tried in the first turns, and less where time ran out', () => {
  let inTime = true
  const suited = new Adapting({ simulations: 40_000, goOn: () => inTime }, seeded('adapting'))
  const tried: { readonly simulations: number; readonly ways: number }[] = []
  const adaptIn = (turn: number) =>
    suited.adapt(tenthCopper('buy', turn).sight(seat(0)), repertoire, (ways, { simulations }) => {
      tried.push({ simulations, ways: ways.length })
      return 0
    })
  adaptIn(1)
  adaptIn(7)
  inTime = false
  adaptIn(7)
  adaptIn(7)
  inTime = true
  adaptIn(7)
  adaptIn(7)
  expect(tried.map(({ simulations }) => simulations)).toEqual([40_000, 12_000, 12_000, 6000, 3000, 6000])
  const [first = 0, later = 0, , , fewest = 0] = tried.map(({ ways }) => ways)
  expect(first).toBeGreaterThan(later)
  expect(later).toBeGreaterThan(fewest)
})

test('what few trials show must be shown more clearly', () => {
  adapting().adapt(sight(), repertoire, (_, __, caution) => {
    expect(caution(50)).toBeGreaterThan(caution(500))
    return 0
  })
  expect.assertions(1)
})

test('what suits is known for the same kingdom read anew, and not for another', () => {
  const suited = adapting()
  suited.adapt(sight(), repertoire, () => 1)
  const { setup } = sight().tables
  expect(suited.maker(dominion.prepare({ ...setup, first: 1 }).tables)).toBeDefined()
  expect(suited.maker(dominion.prepare({ ...setup, landmarks: [] }).tables)).toBeUndefined()
})

test('a plan that is better as things stand is found, and the first one kept where none is', () => {
  expect(bought()).toBe('end-turn')
  expect(bought(adapting())).toBe('copper')
  expect(bought(adapting(0))).toBe('end-turn')
})

test('nothing is looked for where nothing is bought', () => {
  const game = searchable(() => repertoire, {}, { adapting: adapting() })
  const { fields, choose } = taking(0)
  const match = tenthCopper('action')
  const { question } = match
  if (question === undefined) throw new Error('Nobody is asked.')
  game.adapt?.(question, match.sight(question.seat), choose)
  expect(fields).toEqual([])
})
