import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARDS as burgundCards, cardId } from '@kartentisch/burgund'
import { cards, events, landmarks } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { paint } from '../art/painter.ts'
import { SCENES } from '../art/scenes/index.ts'
import { pictureOf } from '../src/cards/pictures.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8'))

test('every card, event and landmark of Dominion has a scene in its set', () => {
  const without = [...cards.keys(), ...events.keys(), ...landmarks.keys()].filter(id => {
    const picture = pictureOf(id)
    return picture === undefined || SCENES[picture.set]?.[picture.id] === undefined
  })
  expect(without).toEqual([])
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
