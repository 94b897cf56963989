import { seeded } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import { expect, test } from 'vitest'
import { Guest, newHall, tempStore } from './at-a-table.ts'

/** Dominion with a set from outside, as a server is told of it by the path of a module. */
const HARBOUR = new URL('../../lab/test/harbour-kits.ts', import.meta.url).href
const setup = { kingdom: ['quay-village', 'quay-goons', 'village', 'smithy', 'moat'], first: 0 }

test('two people play cards of a set from outside at a table online; a server without it refuses them', async () => {
  const { store, remove } = await tempStore()
  const plain = newHall(store)
  await expect(new Guest(plain, 'Cleo').create('dominion', ['open', 'open'], { setup })).rejects.toThrow('quay-village')
  await plain.close()
  const hall = newHall(store, { shelf: await Shelf.load([HARBOUR]) })
  const [anna, ben] = [new Guest(hall, 'Anna'), new Guest(hall, 'Ben')]
  const table = await anna.create('dominion', ['open', 'open'], { setup })
  for (const guest of [anna, ben]) await guest.say({ type: 'join', table })
  for (const guest of [anna, ben]) await guest.say({ type: 'watch', table })
  await anna.say({ type: 'start', table })
  const random = seeded('harbour')
  const played = () => [...anna.wire, ...ben.wire].some(text => text.includes('"about":"quay-village"'))
  for (let n = 0; n < 1500 && !played(); n++) {
    const asked = [anna, ben].find(({ question }) => question !== null)
    if (asked === undefined) break
    await asked.answer(table, random)
  }
  expect(played()).toBe(true)
  await hall.close()
  await remove()
})
