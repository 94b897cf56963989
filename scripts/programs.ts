import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the tests need besides Node, and the Debian package it comes in. */
const PACKAGES = {
  chromium: 'chromium',
  initdb: 'postgresql',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
} as const

export type Program = keyof typeof PACKAGES

const POSTGRES = '/usr/lib/postgresql'

function found(name: Program): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : []
  const folders = [
    ...versions.map(version => join(POSTGRES, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.map(folder => join(folder, name)).find(file => existsSync(file))
}

/** Runs apt, after whoever else is installing something. */
function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], { env, stdio: 'pipe' })
}

function install(debian: string): void {
  const wanted = ['install', '-y', '--no-install-recommends', debian]
  try {
    apt(...wanted)
  } catch {
    // A new machine doesn't know yet which packages there are.
    apt('update')
    apt(...wanted)
  }
}

/** Where a program lies; installed where that is allowed, asked for where it isn't. */
export function program(name: Program): string {
  const there = found(name)
  if (there !== undefined) return there
  const debian = PACKAGES[name]
  const advice = `These tests need ${name}. Install it: apt-get install -y ${debian}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  try {
    install(debian)
  } catch (fault) {
    throw new Error(`${advice}\n${fault}`)
  }
  const installed = found(name)
  if (installed === undefined) throw new Error(advice)
  return installed
}

if (import.meta.main) {
  try {
    for (const name of ['chromium', 'initdb', 'postgres', 'redis-server'] as const) console.log(program(name))
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exitCode = 1
  }
}
