import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COPPER, dominion, moveNumber } from '@kartentisch/dominion'
import type { Feed } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../packages/server/test/at-a-table.ts'
import { freePort } from './online/free-port.ts'
import { NodeProcess, newFolder } from './online/node-process.ts'
import { becomeGuest, connect, openTable } from './online/players.ts'

const HERE = fileURLToPath(new URL('..', import.meta.url))
const PACKAGES = readdirSync(join(HERE, 'packages')).filter(name => name !== 'web' && name !== 'toy')

const folders: string[] = []
const folder = () => {
  const made = newFolder()
  folders.push(made)
  return made
}

/** Changes a file, and makes sure that there was something to change. */
function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

/** The same program with other rules: a new version, in which a Copper is worth two. */
function upgraded(): string {
  const tree = folder()
  mkdirSync(join(tree, 'node_modules', '@kartentisch'), { recursive: true })
  for (const name of readdirSync(join(HERE, 'node_modules'))) {
    if (name !== '@kartentisch') symlinkSync(join(HERE, 'node_modules', name), join(tree, 'node_modules', name))
  }
  for (const name of PACKAGES) {
    const [own, copy] = [join(HERE, 'packages', name), join(tree, 'packages', name)]
    mkdirSync(copy, { recursive: true })
    cpSync(join(own, 'src'), join(copy, 'src'), { recursive: true })
    cpSync(join(own, 'package.json'), join(copy, 'package.json'))
    if (existsSync(join(own, 'node_modules'))) symlinkSync(join(own, 'node_modules'), join(copy, 'node_modules'))
    symlinkSync(copy, join(tree, 'node_modules', '@kartentisch', name))
  }
  const rules = join(tree, 'packages', 'dominion', 'src')
  change(join(rules, 'dominion.ts'), new RegExp(`(?<=version = )'${dominion.version}'`), "'next'")
  change(join(rules, 'cards', 'basic.ts'), /(?<='copper'[\s\S]*?)g\.coins\(1/, 'g.coins(2')
  return join(tree, 'packages', 'cli', 'src', 'main.ts')
}

/** Where the new version keeps what was compiled of it. */
const compiled = folder()

const clients: Client[] = []
let before: NodeProcess
let after: NodeProcess
beforeAll(async () => {
  const [port, env] = [await freePort(), { DATA_DIR: folder() }]
  before = new NodeProcess(port, env)
  after = new NodeProcess(port, { ...env, NODE_COMPILE_CACHE: compiled }, upgraded())
  await before.start()
})
afterAll(async () => {
  for (const client of clients) client.close()
  await after.signal('SIGKILL')
  await before.signal('SIGKILL')
  for (const made of folders) rmSync(made, { recursive: true })
})

test('a game under way goes on under new rules from where it stood; a finished one stays as it was', async () => {
  for (const name of ['Anna', 'Ben']) {
    clients.push(connect(() => before.address, await becomeGuest(before.address, name)))
  }
  const [anna, ben] = clients as [Client, Client]
  const [running, finished] = [await openTable(anna, ben), await openTable(anna, ben)]
  const players = [anna, ben]
  /** What each has last been told. */
  const told = new Map<Client, Feed>()
  for (const client of players) client.follow(running, { feed: feed => told.set(client, feed) })
  /** Whoever is asked plays a Copper; done when everybody has been told. Then so many coins are there. */
  const playCopper = async (): Promise<unknown> => {
    const asked = () => players.find(client => told.get(client)?.standing.question != null)
    await until(() => asked() !== undefined && players.every(client => told.has(client)))
    const client = asked()
    const { number = -1 } = (client && told.get(client)?.standing.question) ?? {}
    await client?.answer(running, number, [moveNumber('play', COPPER)])
    await until(() => players.every(one => (told.get(one)?.number ?? -1) > number))
    return told.get(anna)?.standing.view
  }
  expect(await playCopper()).toMatchObject({ turn: { coins: 1 } })

  await ben.request({ type: 'resign', table: finished })
  const replay = async () => (await fetch(`http://${before.address}/api/replays/${finished}`)).text()
  let kept = ''
  while (!kept.includes('"answers"')) kept = await replay()
  expect(JSON.parse(kept)).toMatchObject({ version: dominion.version })

  await before.signal('SIGTERM')
  await after.start()
  // Nobody's answers are played again by rules they were not given under: the first Copper was worth one.
  expect(await playCopper()).toMatchObject({ turn: { coins: 3 } })
  expect(await replay()).toBe(kept)

  let seen: Feed | undefined
  anna.follow(finished, {
    feed: feed => {
      seen = feed
    },
  })
  await until(() => seen !== undefined)
  expect(seen?.standing.asked).toBe(-1)
})

test('what was compiled for a server is there before it is killed, so that the next one starts sooner', async () => {
  // It has a file for every module, and of ours alone there are some hundreds.
  await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(500)
})
