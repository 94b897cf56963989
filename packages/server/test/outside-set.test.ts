import { Replay, readRecording } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import { expect, test } from 'vitest'
import { Guest, newHall, tempStore, until } from './at-a-table.ts'
import { playAt, serving } from './over-the-wire.ts'

/** Dominion with a set from outside, as a server is told of it by the path of a module. */
const HARBOUR = new URL('../../lab/test/harbour-kits.ts', import.meta.url).href
/** What everybody does, the best of what is possible first. */
const WANTED = ['play treasures', 'buy quay-chest', 'buy silver', 'end turn']

const setup = { kingdom: ['quay-village', 'quay-goons', 'quay-chest'], first: 0 }

test('two people play cards of a set from outside over the wire, and look at the game again', async () => {
  const shelf = await Shelf.load([HARBOUR])
  const { get, arrive, close } = await serving(shelf)
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
  const made = await anna.request({
    type: 'create',
    game: 'dominion',
    setup,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    timer: { per: 'none' },
  })
  const table = (made.type === 'acknowledged' && made.table) || ''
  await ben.request({ type: 'join', table })
  const kit = shelf.kit('dominion').game
  const { choice } = kit.naming(kit.game.prepare(kit.game.parseSetup({ ...setup, players: 2 })))
  // The chest asks when it is played: that question stays open.
  const isPlayed = () => told.feeds.some(({ standing }) => standing.question?.about === 'quay-chest')
  const told = playAt(table, [anna, ben], question => {
    const wanted = WANTED.find(name => question.choices.some(n => choice(question, n) === name))
    return isPlayed() ? undefined : question.choices.filter(n => choice(question, n) === wanted).slice(0, 1)
  })
  await anna.request({ type: 'start', table })
  await until(isPlayed)
  expect(told.faults).toEqual([])
  await anna.request({ type: 'resign', table })
  await until(() => [anna, ben].every(client => told.shown.get(client)?.status === 'finished'))
  const replay = new Replay(kit.game, readRecording(await get(`/api/replays/${table}`)))
  expect(replay.known).toBe(replay.length)
  for (const client of [anna, ben]) client.close()
  await close()
})

test('a server without the set refuses its cards', async () => {
  const { store, remove } = await tempStore()
  const hall = newHall(store)
  await expect(new Guest(hall, 'Cleo').create('dominion', ['open', 'open'], { setup })).rejects.toThrow('quay-village')
  await hall.close()
  await remove()
})
