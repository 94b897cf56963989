import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../packages/build.ts'
import { namesOn, page, surface } from './surface.ts'

const entries = surface()

test('what the packages give is what docs/api.md lists (npm run api)', () => {
  expect(namesOn(page(entries))).toEqual(namesOn(readFileSync(join(ROOT, 'docs/api.md'), 'utf8')))
})

test('everything that is given has a sentence where it is declared', () => {
  const silent = entries.flatMap(({ name, given }) =>
    given.filter(({ sentence }) => sentence === '').map(one => `${name}: ${one.name}`),
  )
  expect(silent).toEqual([])
})
