import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARDS as burgundCards, cardId } from '@kartentisch/burgund'
import { BASIC, dominion } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { paint } from '../art/painter.ts'
import { SCENES } from '../art/scenes/index.ts'
import { PICTURES, pictureOf, UNKNOWN } from '../src/cards/pictures.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8'))

const { cards, events, landmarks, splitPiles, recommended } = dominion.catalogue
const { table: _, ...signs } = PICTURES
const { burgund: __, ...scenes } = SCENES
const drawn = (by: Readonly<Record<string, object>>): string[] =>
  Object.entries(by).flatMap(([set, pictures]) => Object.keys(pictures).map(id => `${set}/${id}`))
const piles = splitPiles.map(({ id }) => id)

test('whatever of Dominion has a sign has a scene too, in the same set, and the other way round', () => {
  expect(drawn(scenes).toSorted()).toEqual(drawn(signs).toSorted())
})

test('every picture of Dominion is one of something there is, or of what has none', () => {
  const things = [...cards.keys(), ...events.keys(), ...landmarks.keys(), ...piles, UNKNOWN.id]
  expect(Object.values(signs).flatMap(pictures => Object.keys(pictures).filter(id => !things.includes(id)))).toEqual([])
})

test('the basic cards and whatever a rulebook recommends have pictures of their own', () => {
  const used = recommended.flatMap(({ kingdom, events, landmarks }) => [...kingdom, ...events, ...landmarks])
  expect([...BASIC, ...used].filter(id => pictureOf(id) === UNKNOWN)).toEqual([])
})

test('every card of Burgund has a scene', () => {
  expect(burgundCards.map(cardId).filter(id => SCENES.burgund?.[id] === undefined)).toEqual([])
})

test('no two scenes are painted alike, and each is light enough to be loaded with its table', () => {
  const painted = Object.entries(SCENES).flatMap(([set, scenes]) =>
    Object.entries(scenes).map(([id, scene]) => ({ id: `${set}/${id}`, svg: paint(scene, set, icons) })),
  )
  expect(new Set(painted.map(({ svg }) => svg)).size).toBe(painted.length)
  expect(painted.filter(({ svg }) => svg.length > 24_000).map(({ id }) => id)).toEqual([])
})
