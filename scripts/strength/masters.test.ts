import { parsePlan } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { Shelf } from '@kartentisch/lab'
import { expect, test } from 'vitest'
import { playersVersion, staleIn } from './kept-games.ts'
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
  const pairings = PAIRINGS.filter(({ id }) => id === 'medium-known' || id === 'medium-unseen')
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

test('figures are stale once their players have changed', () => {
  const text = 'Players of dominion 0123456789\n\n| hard | 70 % |\n\nPlayers of burgund aaaaaaaaaa\n'
  const version = (game: string) => (game === 'dominion' ? '0123456789' : 'bbbbbbbbbb')
  expect(staleIn(text, version)).toEqual(['Players of burgund aaaaaaaaaa'])
})

test('the players of one game have a version of their own', () => {
  const [dominion, burgund] = ['dominion', 'burgund'].map(game => playersVersion(game, ['dominion', 'burgund']))
  expect(dominion).not.toBe(burgund)
})

test('plans of the folder are met in ten piles with what they need', async () => {
  const pairing = PAIRINGS.find(({ id }) => id === 'hard-plans')
  const places = pairing === undefined ? [] : placesOf(await Shelf.load(), pairing)
  expect(places.length).toBeGreaterThan(40)
  for (const { name, setting } of places) {
    const { kingdom } = dominion.parseSetup(setting.setup)
    expect(kingdom.length, name).toBeGreaterThanOrEqual(10)
  }
})
