import { setTimeout as sleep } from 'node:timers/promises'
import { type Entry, readEntry, type Sitting } from '@kartentisch/kernel'
import type { Store } from '../../packages/server/src/store/contract.ts'
import type { ChaosPlayers, Fault } from './chaos-players.ts'
import type { NodeProcess } from './node-process.ts'
import { openTruth, seatOf } from './truth.ts'
import type { UnrulyProxy } from './unruly-proxy.ts'

interface Case {
  readonly players: ChaosPlayers
  readonly proxy: UnrulyProxy
  readonly store: Store
  readonly nodes: readonly NodeProcess[]
  readonly seconds: number
  readonly did: Readonly<Record<string, number>>
}

/** Lets everybody come to rest, and compares what was promised, what is written, and what is seen. */
export async function judge({ players, proxy, store, nodes, seconds, did }: Case): Promise<number> {
  players.stop()
  proxy.calm()
  const faults: Fault[] = []
  await settle(players, store)
  faults.push(...(await missing(players.acknowledged, store)))
  for (const follower of players.followers) faults.push(...follower.faults.slice(0, 3))
  faults.push(...(await apart(players, store)))
  console.log(`\n${players.tables.length} tables, ${seconds.toFixed(0)} s, ${JSON.stringify(did)}`)
  const count = (kind: Fault['kind']) => faults.filter(fault => fault.kind === kind).length
  console.log(
    `${players.acknowledged.length} answers acknowledged, ${count('lost')} lost, ${count('doubled')} doubled, ` +
      `${count('untold')} untold to ${players.followers.length} who follow`,
  )
  for (const [reason, count] of players.refusals) console.log(`  refused ${count} times: ${reason}`)
  console.log(
    faults.length === 0 ? 'Nothing lost, nothing doubled, everybody sees the same.' : `${faults.length} faults:`,
  )
  for (const { kind, what } of faults.slice(0, 20)) console.log(`  ${kind}: ${what}`)
  players.close()
  proxy.close()
  for (const node of nodes) await node.signal('SIGTERM')
  await store.close()
  return faults.length
}

/** Waits until everybody has seen what is written, for so long that who hasn't never will. */
async function settle(players: ChaosPlayers, store: Store): Promise<void> {
  const end = Date.now() + 60_000
  let quiet = 0
  while (Date.now() < end && quiet < 8) {
    await sleep(250)
    const heads = await store.heads(players.tables)
    const behind = players.followers.filter(({ table, feed }) => feed?.number !== (heads.get(table) ?? 0))
    quiet = behind.length === 0 ? quiet + 1 : 0
  }
}

/** Acknowledged answers that are not in the log where they were said to be, and questions answered twice. */
export async function missing(acknowledged: ChaosPlayers['acknowledged'], store: Store): Promise<Fault[]> {
  const faults: Fault[] = []
  const logs = new Map<string, Map<number, Entry>>()
  for (const { table, number, question, answer } of acknowledged) {
    let log = logs.get(table)
    if (log === undefined) {
      log = new Map((await store.readLog(table, 1)).map(line => [line.number, readEntry(JSON.parse(line.body))]))
      logs.set(table, log)
      const questions = [...log.values()].flatMap(entry => (entry.what === 'answer' ? [entry.question] : []))
      if (new Set(questions).size !== questions.length)
        faults.push({ kind: 'doubled', what: `${table}: a question was answered twice` })
      if ([...log.keys()].some((key, i) => key !== i + 1))
        faults.push({ kind: 'lost', what: `${table}: the log has a gap` })
    }
    const entry = log.get(number)
    const same = entry?.what === 'answer' && entry.question === question && `${entry.answer}` === `${answer}`
    if (!same) faults.push({ kind: 'lost', what: `${table}: the answer acknowledged as ${number} is not there` })
  }
  return faults
}

/** Followers who see something else than the log makes, read anew. */
async function apart(players: ChaosPlayers, store: Store): Promise<Fault[]> {
  const faults: Fault[] = []
  const truths = new Map<string, Sitting>()
  for (const { table, feed, client } of players.followers) {
    const sitting = truths.get(table) ?? (await openTruth(store, table))
    truths.set(table, sitting)
    const view = JSON.stringify(sitting.match.view(await seatOf(store, table, await client.welcome())))
    if (JSON.stringify(feed?.standing.view) === view) continue
    const what = `${table}: at ${feed?.number} somebody sees another table than the log makes at ${sitting.number}`
    faults.push({ kind: 'untold', what })
  }
  return faults
}
