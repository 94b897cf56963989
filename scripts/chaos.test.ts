import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const CHAOS = fileURLToPath(new URL('./chaos.ts', import.meta.url))

/** A short run; `npm run chaos` does it at length. */
const chaos = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [CHAOS, '--tables', '4', '--pause', '100', '--wait', '50-200', ...args]))
    .stdout

test('a server that is killed again and again loses nothing and does nothing twice', async () => {
  expect(await chaos('--kills', '2')).toContain('Nothing lost, nothing doubled, everybody sees the same.')
})

test('so do three nodes that are killed, frozen and cut off from each other and from PostgreSQL', async () => {
  // A blow of each kind.
  const told = await chaos('--nodes', 'three', '--kills', '5', '--freeze', '1')
  expect(told).toContain('Nothing lost, nothing doubled, everybody sees the same.')
})
