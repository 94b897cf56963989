import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readTournament } from '../../src/people/tournament.ts'
import type { Store } from '../../src/store/contract.ts'
import { PostgresStore } from '../../src/store/postgres.ts'
import { SqliteStore } from '../../src/store/sqlite.ts'
import { cupIn, namesIn } from './rounds.ts'

const LIFE = fileURLToPath(new URL('./life.ts', import.meta.url))

interface Life {
  /** Whether what the life before was killed at came to its end. */
  readonly recovered: boolean
  readonly through: boolean
}

/** Lets a process live; it ends by its own `kill -9`, or gets through. */
function live(given: object): Promise<Life> {
  const child = spawn(process.execPath, [LIFE, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL')
        resolve({ recovered: said.includes('recovered'), through: said.includes('through') })
      else reject(new Error(`A life ended with ${code ?? signal}.`))
    })
  })
}

/**
 * Kills a process just before and just after every single thing it writes when people are brought together, told whose
 * turn it is, rated and paired in a tournament, and lets the next go on. Gives how many things are not as they should be.
 */
export async function everyStep(where: string): Promise<number> {
  const calls: string[] = []
  const service = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    calls.push(String(JSON.parse(body).table))
    response.end()
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  let round = 0
  let steps = 0
  const next = (at: number, when: 'before' | 'after') => live({ where, service: address, round: ++round, at, when })
  while (!(await next(steps + 1, 'before')).through) {
    steps++
    process.stderr.write(`\rkilled before step ${steps} `)
  }
  for (let at = 1; at <= steps; at++) {
    await next(at, 'after')
    process.stderr.write(`\rkilled after step ${at} of ${steps} `)
  }
  // The last life brings what was left to its end, and is not killed.
  const last = await next(Number.MAX_SAFE_INTEGER, 'before')
  service.close()
  const store = where.startsWith('postgres:') ? await PostgresStore.open(where) : await SqliteStore.open(where)
  const faults = last.through ? [] : ['The last life did not get through.']
  let untold = 0
  for (let r = 1; r <= round; r++) {
    const { wrong, told } = await judged(store, r, calls)
    faults.push(...wrong)
    untold += 2 - told
  }
  await store.close()
  console.log(`\n${steps} steps, ${2 * steps} times killed before and after them, ${round} rounds`)
  console.log(`turns nobody was told of, since the life that had claimed them was killed or they were over: ${untold}`)
  for (const fault of faults) console.log(`WRONG: ${fault}`)
  if (faults.length === 0)
    console.log('Every pair was found once, rated once and played one tournament; no turn was told twice.')
  return faults.length
}

/** What is wrong with a round, and how many of its two turns were told. */
async function judged(store: Store, round: number, calls: readonly string[]) {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`round ${round}: ${what}`)
  }
  const names = namesIn(round)
  const found = (await store.seeks.found(names)).map(({ table }) => table)
  must(found.length === 2 && found[0] === found[1], `they were found for ${found.join(', ') || 'nothing'}`)
  const tables = await store.listTables({ players: names, limit: 100 })
  must(tables.length === 2, `${tables.length} tables instead of one and one in the tournament`)
  for (const { id, status } of tables) must(status === 'finished', `${id} is ${status}`)
  const told = tables.map(({ id }) => calls.filter(table => table === id).length)
  must(
    told.every(times => times <= 1),
    `turns were told ${told.join(' and ')} times`,
  )
  for (const name of names) {
    const changes = (await store.results.curve('burgund-2', name, 100)).length
    must(changes === 1, `${name} was rated ${changes} times`)
  }
  const cup = await store.tournaments.read(cupIn(round))
  const over = cup !== undefined && readTournament(cup).status === 'over'
  must(over, 'the tournament is not over')
  const results = await store.tournaments.results(cupIn(round))
  must(results.length === 1, `${results.length} results in the tournament`)
  return { wrong, told: told.reduce((sum, times) => sum + times, 0) }
}
