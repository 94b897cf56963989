import { afterAll, expect, test } from 'vitest'
import { openWorkshop } from './cluster.ts'

const workshop = await openWorkshop()
afterAll(() => workshop.close())

const SIM = ['sim', 'dominion', '--players', 'big-smithy,big-money', '--games', '300', '--by-turn', '--json']

test('a queue gives the same bytes as one machine, also when a worker freezes in the middle', async () => {
  const [alone, frozen] = await Promise.all([
    workshop.run(...SIM, '--workers', '1'),
    workshop.hire('--lost', '1', '--verbose'),
  ])
  const queued = workshop.run(...SIM, '--queue', workshop.url, '--chunk', '40')
  // It has one chunk done and one in hand.
  for (let taken = 0; taken < 2; taken++) expect(await frozen.said()).toContain('40')
  frozen.kill('SIGSTOP')
  await workshop.hire('--lost', '1')
  const { out, code } = await queued
  frozen.kill('SIGKILL')
  expect(code).toBe(0)
  expect(out).toBe(alone.out)
})

test('what is wrong on the way is said', async () => {
  const [nowhere, noUrl, unknown] = await Promise.all([
    workshop.run(...SIM, '--queue', 'redis://127.0.0.1:1'),
    workshop.run('worker', '--queue', 'localhost'),
    workshop.run('worker'),
  ])
  expect(nowhere.errors).toContain("can't be reached")
  expect(noUrl.errors).toContain('redis://')
  expect(unknown.errors).toContain('--queue')
})
