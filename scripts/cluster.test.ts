import { connect } from 'node:net'
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

/** Says a line to the Redis, and gives its answer. */
async function tell(line: string): Promise<string> {
  const { hostname, port } = new URL(workshop.url)
  const redis = connect(Number(port), hostname)
  redis.write(`${line}\r\n`)
  for await (const answer of redis) return String(answer)
  return ''
}

test('a worker leaves work for other versions alone, and says so', async () => {
  // Nobody waits for what was played before.
  await tell('FLUSHALL')
  expect(await tell('SET kartentisch:queue:wanted:kartentisch-9 1 EX 60')).toContain('OK')
  const { code, errors } = await workshop.run('worker', '--queue', workshop.url, '--workers', '1')
  expect(code).toBe(2)
  expect(errors).toMatch(/There is work for kartentisch-9, and this is kartentisch \d.*Install the same version\./)
})
