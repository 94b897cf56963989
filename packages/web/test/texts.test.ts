import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, events, landmarks, splitPiles } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { de } from '../src/app/texts/de.ts'
import { en } from '../src/app/texts/en.ts'
import { pictureOf } from '../src/cards/pictures.ts'

const source = join(import.meta.dirname, '..', 'src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.startsWith(join('app', 'texts')))
  .map(file => readFileSync(join(source, file), 'utf8'))
  .join('\n')

const gaps = (text: string): string[] => [...text.matchAll(/\{[a-z]+\}/g)].map(([gap]) => gap).sort()

test('both languages say the same things', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
  expect(Object.entries({ ...de, ...en }).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('the same is filled in in both languages', () => {
  const keys = Object.keys(en) as (keyof typeof en)[]
  expect(keys.filter(key => gaps(de[key]).join() !== gaps(en[key]).join())).toEqual([])
})

test('every text is used', () => {
  expect(Object.keys(en).filter(key => !code.includes(`'${key}'`) && !code.includes(`"${key}"`))).toEqual([])
})

test('every card, event, landmark and split pile has a picture', () => {
  const ids = [...cards.keys(), ...events.keys(), ...landmarks.keys(), ...splitPiles.map(({ id }) => id)]
  expect(ids.filter(id => pictureOf(id) === undefined)).toEqual([])
})

test('what refuses a player says why in both languages', () => {
  const packages = join(import.meta.dirname, '..', '..')
  const folders = ['web/src/game', 'web/src/kingdoms', 'web/src/table', 'dominion/src/kingdom']
  const files = [
    ...folders.flatMap(folder => readdirSync(join(packages, folder)).map(file => join(folder, file))),
    ...['dominion/src/setup.ts', 'burgund/src/setup.ts', 'kernel/src/match.ts', 'kernel/src/save.ts'],
  ]
  const inOneLanguage = /new Mistake\(\s*['`]/
  expect(files.filter(file => inOneLanguage.test(readFileSync(join(packages, file), 'utf8')))).toEqual([])
})
