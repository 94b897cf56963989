import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Archive, packed, unpacked } from '../src/store/archive.ts'

const GAME: Archive = {
  log: [{ number: 1, ref: 'a', body: '{"type":"answer"}' }],
  snapshots: [{ number: 1, answers: 1, body: '{}', events: '[]' }],
  replay: null,
}

test('a finished game that was put together comes out as it went in, whichever Node has packed it', () => {
  expect(unpacked(packed(GAME))).toEqual(GAME)
  // So does a Node that has no Zstandard yet.
  expect(unpacked(brotliCompressSync(JSON.stringify(GAME)))).toEqual(GAME)
})

test('what is no finished game is refused with its place', () => {
  const [snapshot] = GAME.snapshots
  const wrong = { ...GAME, snapshots: [{ ...snapshot, answers: 'one' }] }
  expect(() => unpacked(brotliCompressSync(JSON.stringify(wrong)))).toThrow('archive.snapshots.0.answers')
})
