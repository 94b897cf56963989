import { readFileSync } from 'node:fs'
import { createDominion, dominionKitOf, standard, type Verbs } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { changedAt, changedGames, type RecordedGame, readGames } from '../src/recorded.ts'
import { Shelf } from '../src/shelf.ts'

const shelf = await Shelf.load()
const recorded = ['dominion', 'burgund'].map(game =>
  readGames(readFileSync(new URL(`recorded/${game}.txt`, import.meta.url), 'utf8')),
)

const seatsOf = (game: string, { setup }: RecordedGame) => {
  const rules = shelf.kit(game).game.game
  return rules.prepare(rules.parseSetup(setup)).seats
}

test('at least 200 games are recorded, with every number of players', () => {
  expect(recorded.flatMap(({ games }) => games).length).toBeGreaterThanOrEqual(200)
  for (const { game, games } of recorded) {
    const { least, most } = shelf.kit(game).game.seats
    const seats = new Set(games.map(one => seatsOf(game, one)))
    expect([...seats].sort()).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i))
  }
})

test.each(recorded)('the rules of $game lead recorded games where they led', ({ game, version, games }) => {
  const kit = shelf.kit(game)
  const { fuzzing } = kit.game
  const unseen = new Set(fuzzing.things())
  const advice = 'If that is meant, raise the version of the rules and run: npm run record'
  const changed = changedGames(kit, games, (event, rules) => {
    for (const thing of fuzzing.exercised(rules, event)) unseen.delete(thing)
  })
  expect(changed, advice).toEqual([])
  expect(kit.game.game.version, 'The games were recorded under other rules. Run: npm run record').toBe(version)
  expect(unseen.size, `No recorded game shows ${[...unseen]}.`).toBeLessThan(fuzzing.things().length / 5)
})

test('a recorded game shows that something else is told, or that an answer can no longer be given', () => {
  const [
    {
      game,
      games: [one],
    } = { game: '', games: [] },
  ] = recorded
  if (one === undefined) throw new Error('No game is recorded.')
  const kit = shelf.kit(game)
  expect(changedAt(kit, { ...one, told: one.told.with(7, '???') })).toBe(7)
  expect(changedAt(kit, { ...one, seed: 'another' })).toBeDefined()
  expect(changedAt(kit, { ...one, told: one.told.slice(0, -1) })).toBeDefined()
})

test('a Smithy that draws four cards changes games with a Smithy, and no others', () => {
  const { games } = recorded.find(({ game }) => game === 'dominion') ?? { games: [] }
  const sets = standard.map(set => ({
    ...set,
    cards: set.cards.map(card => (card.id === 'smithy' ? { ...card, play: (g: Verbs) => void g.draw(4) } : card)),
  }))
  const changed = changedGames({ game: dominionKitOf(createDominion({ sets })) }, games)
  const withSmithy = games.flatMap(({ setup, seed }, i) =>
    JSON.stringify(setup).includes('"smithy"') ? [`game ${i} (${seed})`] : [],
  )
  expect(changed.length).toBeGreaterThan(10)
  expect(changed.filter(said => !withSmithy.some(name => said.startsWith(`${name} goes another way`)))).toEqual([])
})
