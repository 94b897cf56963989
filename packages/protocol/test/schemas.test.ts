import { NOBODY, untranslated } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { type FromServer, readFromClient, readFromServer } from '../src/index.ts'
import { books } from '../src/words/index.ts'
import { FEED } from './feed.ts'

const reasonOf = (text: string) => {
  const reading = readFromServer(text)
  return 'reason' in reading ? reading.reason.en : ''
}

test('a server’s message comes back as it was sent', () => {
  const sent: FromServer[] = [
    { type: 'welcome', id: 'hello', version: 1, player: { id: 'p', name: 'Anna', guest: true } },
    { type: 'acknowledged', id: 'a', table: 'tabletable', number: 3 },
    { type: 'refused', id: 'b', reason: 'No.', wording: { de: 'Nein.', en: 'No.' }, again: true },
    { type: 'chat', table: 'tabletable', number: 1, seat: NOBODY, name: 'Ben', text: 'hi', at: 5 },
    { type: 'your-turn', table: 'tabletable', name: 'Friday', openedBy: null },
    { type: 'closing', reason: 'bye' },
    FEED,
  ]
  for (const message of sent) expect(readFromServer(JSON.stringify(message))).toEqual({ message })
})

test('what a newer server adds to a message it has kept is left out', () => {
  const more = { ...FEED, weather: 'rain', standing: { ...FEED.standing, candles: 3 } }
  expect(readFromServer(JSON.stringify(more))).toEqual({ message: FEED })
})

test('a message of a kind that is not known is told as newer, a damaged one with its place', () => {
  expect(reasonOf('{"type":"applause"}')).toContain('it is newer')
  expect(reasonOf('{"type":"feed","table":"tabl')).toContain('cannot be read (JSON)')
  expect(reasonOf(JSON.stringify({ ...FEED, steps: [{ ...FEED.steps[0], events: [{}] }] }))).toContain('steps.0.events')
  const question = { ...FEED.standing.question, choices: [1, 'two'] }
  const damaged = readFromServer(JSON.stringify({ ...FEED, standing: { ...FEED.standing, question } }))
  expect(damaged).toMatchObject({ table: FEED.table, reason: { de: expect.stringContaining('nicht lesen') } })
})

test.each([
  ['a name', { type: 'create', name: 'a\u0000b' }],
  ['a message id', { type: 'ping', id: 'a\u0000b' }],
  ['chat', { type: 'chat', table: 'tabletable', text: 'hi\u0000' }],
  ['half a character', { type: 'chat', table: 'tabletable', text: '\ud800' }],
  ['a search', { type: 'finished', search: '\u0007' }],
  ['a page that is none', { type: 'finished', after: '1e308' }],
  ['a page beyond all calendars', { type: 'list', which: 'open', after: `${'9'.repeat(17)}-tabletable` }],
  ['a number no log reaches', { type: 'answer', table: 'tabletable', number: 2 ** 31, answer: [] }],
])('what no store can keep is refused: %s', (_, message) => {
  const create = { game: 'dominion', setup: {}, seats: [{ kind: 'open' }], listed: true, timer: { per: 'none' } }
  const whole = { id: 'm', ...(message.type === 'create' && create), ...message }
  expect(readFromClient(JSON.stringify(whole))).toHaveProperty('reason')
})

test('chat may have lines and any writing', () => {
  const text = 'Grüße 👋\n你好'
  const reading = readFromClient(JSON.stringify({ type: 'chat', id: 'm', table: 'tabletable', text }))
  expect(reading).toMatchObject({ message: { text } })
})

test('everything is said in every language', () => {
  expect(untranslated(books)).toEqual([])
})
