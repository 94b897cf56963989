import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ATTACK = fileURLToPath(new URL('./attack.ts', import.meta.url))

/** A few of the attacks; `npm run attack` makes all of them. */
const attack = async (only: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [ATTACK, '--only', only])).stdout

test('a server holds off who is after an account', async () => {
  expect(await attack('an account')).toContain('2 of 2 attacks held off')
})

test('and who would talk at a table that is not theirs', async () => {
  expect(await attack('the talk')).toContain('1 of 1 attacks held off')
})
