import { afterEach, expect, test, vi } from 'vitest'
import { puzzlesOf } from '../src/puzzles/shipped.ts'
import { saidIn, saidOf } from '../src/words/said.ts'

afterEach(() => vi.unstubAllGlobals())

/** What browsers say when something doesn’t come: a file, an answer, a part of the page. */
const UNFETCHED = [
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://example.org/assets/About.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://example.org/assets/About.js',
  'Load failed',
  'Importing a module script failed.',
  'network error',
]

test('where there is no connection, that is said in the language of the page, whatever the browser says', () => {
  for (const message of UNFETCHED) {
    const said = saidOf(new TypeError(message))
    expect(saidIn(said, 'de'), message).toContain('nicht zu erreichen')
    expect(saidIn(said, 'en'), message).toContain('can’t be reached')
  }
})

test('any other fault is told as it is', () => {
  expect(saidOf(new TypeError('x is not a function'))).toBe('x is not a function')
})

test('puzzles that could not be fetched are fetched once more', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const fault = await puzzlesOf('dominion').catch((reason: unknown) => reason)
  expect(saidIn(saidOf(fault), 'de')).toContain('nicht zu erreichen')
  const puzzles = [{ name: 'one', length: 1 }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(puzzles)))
  expect(await puzzlesOf('dominion')).toEqual(puzzles)
})
