import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const strength = (...args: readonly string[]): Promise<{ code: number; out: string; errors: string }> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [join(import.meta.dirname, 'strength.ts'), ...args], (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors })
    })
  })

test('a pairing is measured in all kingdoms, and told with its interval and whether it holds', async () => {
  const { code, out } = await strength('--only', 'easy', '--games', '1', '--workers', '1', '--json')
  expect(code).toBe(0)
  const { id, games, score, low, high, wanted, holds } = JSON.parse(out)
  expect({ id, games, wanted }).toEqual({ id: 'easy', games: 50, wanted: 0.95 })
  expect(low).toBeLessThan(score)
  expect(high).toBeGreaterThanOrEqual(score)
  expect(['yes', 'likely', 'unlikely']).toContain(holds)
})

test('a pairing that isn’t one is told with the nearest', async () => {
  const { code, errors } = await strength('--only', 'eazy')
  expect(code).toBe(2)
  expect(errors).toContain('Unknown pairing "eazy". Did you mean "easy"?')
})

test('a pairing is measured in some places alone, and a place that isn’t one is told with the nearest', async () => {
  const only = ['--only', 'easy', '--games', '2', '--workers', '1']
  const { code, out } = await strength(...only, '--at', '7; 31', '--places', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out.split('\n', 1)[0] ?? '').games).toBe(4)
  expect(out.match(/of 2 {2}\d+$/gm)?.sort()).toEqual(['of 2  31', 'of 2  7'])
  const wrong = await strength('--only', 'hard-known', '--at', 'Donate, then Mony')
  expect(wrong.code).toBe(2)
  expect(wrong.errors).toContain(
    '"hard-known" isn\'t played at "Donate, then Mony". Did you mean "Donate, then Money"?',
  )
  const late = await strength('--only', 'easy,hard-known', '--at', '7')
  expect(late).toMatchObject({ code: 2, out: '' })
})
