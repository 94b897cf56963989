import { parsePlan } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { Shelf } from '@kartentisch/lab'
import { expect, test } from 'vitest'
import { KNOWN_MASTERS } from './known-masters.ts'
import { PAIRINGS, placesOf } from './pairings.ts'
import { UNSEEN_MASTERS } from './unseen-masters.ts'

const MASTERS = [...KNOWN_MASTERS, ...UNSEEN_MASTERS]

test('there are masters of every kind, half of whom nobody tunes on', () => {
  expect(MASTERS.length).toBeGreaterThanOrEqual(60)
  expect(UNSEEN_MASTERS.length).toBeGreaterThanOrEqual(30)
  const kinds = new Set(MASTERS.map(({ kind }) => kind))
  expect(new Set(UNSEEN_MASTERS.map(({ kind }) => kind))).toEqual(kinds)
  expect(new Set(MASTERS.map(({ name }) => name)).size).toBe(MASTERS.length)
})

test('a master finds all that its plan names in its kingdom of ten piles', async () => {
  const shelf = await Shelf.load()
  const pairings = PAIRINGS.filter(({ id }) => id.startsWith('medium-'))
  const places = pairings.flatMap(pairing => placesOf(shelf, pairing))
  expect(places).toHaveLength(MASTERS.length)
  for (const { name, setting, players } of places) {
    const { tables } = dominion.prepare(dominion.parseSetup(setting.setup))
    const bought = parsePlan(players[1] ?? '').buy.map(line => line.name)
    const isThere = (id: string) =>
      tables.pile(id) >= 0 || tables.number(id) >= 0 || tables.events.some(event => event.id === id)
    expect(tables.setup.kingdom, name).toHaveLength(10)
    expect(
      bought.filter(id => !isThere(id)),
      name,
    ).toEqual([])
  }
})
