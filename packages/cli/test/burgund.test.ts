import { expect, test } from 'vitest'
import { kartentisch } from './command.ts'

test('the box of Burgund is listed with its numbers, and what is assumed is called so', async () => {
  const [json, lines] = await Promise.all([
    kartentisch('cards', '--game', 'burgund', '--json'),
    kartentisch('cards', '--game', 'burgund', '--language', 'de'),
  ])
  const entries: { id: string; kind: string; copies: number; triple: unknown; names: { de: string } }[] = JSON.parse(
    json.out,
  )
  const copies = (kind: string) =>
    entries.filter(entry => entry.kind === kind).reduce((sum, entry) => sum + entry.copies, 0)
  expect(['card', 'good', 'animal', 'bonus', 'round'].map(copies)).toEqual([114, 18, 20, 11, 5])
  expect(entries.find(({ id }) => id === 'castle')).toMatchObject({
    names: { de: 'Burg', en: 'castle' },
    triple: { vp: 2, mark: 'assumed' },
    dice: [2, 2, 2, 2, 2, 2],
  })
  expect(lines.out).toMatch(/^ 12× {2}Burg .*\(assumed\)$/m)
})

test('random games of Burgund hold all that must hold', async () => {
  const { code, out } = await kartentisch('fuzz', 'burgund', '--games', '12', '--seed', 'test')
  expect(out).toMatch(/^12 games, \d+ answers, \d+ kinds of question, no finding\.$/m)
  expect(code).toBe(0)
})
