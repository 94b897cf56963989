import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { freePort } from '../../../scripts/online/free-port.ts'
import { program } from '../../../scripts/programs.ts'

export { freePort }

/** A throw-away service on a free port, in a folder of its own. */
export interface Service {
  readonly url: string
  /** Stops it without farewell and starts it again on the same port and folder. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0

/** Waits until a program answers; fails if it ends before that. */
async function until(child: ChildProcess, ready: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ready()
      return
    } catch (fault) {
      const end = child.exitCode ?? child.signalCode
      if (end !== null) throw new Error(`${child.spawnfile} ended with ${end}: ${fault}`)
      await sleep(50)
    }
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => child.once('exit', () => resolve()))
}

/** A signal would end this process without the farewell at which it ends what it has started. */
const leave = (): void => process.exit(1)

/** Keeps a program running in its folder, and clears everything away at the end. */
async function run(
  url: string,
  folder: string,
  start: () => ChildProcess,
  ready: () => Promise<unknown>,
  soft: NodeJS.Signals,
) {
  let child = start()
  const kill = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave)
  await until(child, ready)
  const service: Service = {
    url,
    async restart() {
      child.kill(soft)
      await ended(child)
      child = start()
      await until(child, ready)
    },
    async stop() {
      process.removeListener('exit', kill)
      child.kill(soft)
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return service
}

/** A PostgreSQL that flushes like a real one. It refuses to run as root, so root runs it as `postgres`. */
export async function startPostgres(): Promise<Service> {
  const initdb = program('initdb')
  const postgres = program('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-pg-'))
  const port = await freePort()
  const ids = isRoot ? postgresIds() : {}
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C']
  execFileSync(initdb, args, { ...ids, cwd: folder, stdio: 'pipe' })
  const settings = ['-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=300']
  const start = () =>
    spawn(postgres, ['-D', join(folder, 'data'), '-h', '127.0.0.1', ...settings], {
      ...ids,
      cwd: folder,
      stdio: 'ignore',
    })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const ready = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
  }
  return run(url, folder, start, ready, 'SIGINT')
}

function postgresIds(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

export async function startRedis(): Promise<Service> {
  const redis = program('redis-server')
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-redis-'))
  const port = await freePort()
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const url = `redis://127.0.0.1:${port}`
  const ready = async () => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
    client.on('error', () => undefined)
    await client.connect()
    client.disconnect()
  }
  return run(url, folder, () => spawn(redis, args, { stdio: 'ignore' }), ready, 'SIGTERM')
}

/** A new database in a running PostgreSQL, so that suites don't meet. */
export async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `t${Math.random().toString(36).slice(2)}`
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}
