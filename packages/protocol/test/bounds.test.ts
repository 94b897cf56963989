import { expect, test } from 'vitest'
import { readMessage } from '../src/read.ts'

const table = 'abcdefgh'

test.each([
  ['a NUL in a message’s name', { type: 'ping', id: 'a\u0000b' }],
  ['half a letter in a message’s name', { type: 'ping', id: 'a\ud800' }],
  ['a NUL in what is searched for', { type: 'finished', id: '1', search: '\u0000' }],
  ['a NUL in what is said', { type: 'chat', id: '1', table, text: 'hello\u0000' }],
  ['a NUL in an invitation', { type: 'join', id: '1', table, invitation: '\u0000' }],
  ['a number no log reaches', { type: 'answer', id: '1', table, number: 2 ** 31, answer: [] }],
  ['a page that is none', { type: 'finished', id: '1', after: '1e308' }],
  ['a page of no table', { type: 'list', id: '1', which: 'open', after: `${'9'.repeat(17)}-${table}` }],
])('%s is refused before it comes to a table or a database', (_, message) => {
  expect(readMessage(JSON.stringify(message))).toHaveProperty('reason')
})

test('what people write is taken in every script', () => {
  for (const text of ['Grüß dich!', '你好', 'שלום', '👩‍👩‍👧 🂡'])
    expect(readMessage(JSON.stringify({ type: 'chat', id: '1', table, text }))).toHaveProperty('message.text', text)
})
