import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the tests need besides Node, and the Debian package it comes in. */
const PACKAGES = {
  chromium: 'chromium',
  initdb: 'postgresql',
  postgres: 'postgresql',
  python3: 'python3',
  'redis-server': 'redis-server',
} as const

export type Program = keyof typeof PACKAGES

const POSTGRES = '/usr/lib/postgresql'

/** The browser without all that belongs to its windows: the same pages cost it a fifth less. */
const SHELL = 'chromium-headless-shell'

function found(name: Program | typeof SHELL): string | undefined {
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

const installing = (debian: string): string[] => ['install', '-y', '--no-install-recommends', debian]

function install(debian: string): void {
  try {
    apt(...installing(debian))
  } catch {
    // A new machine doesn't know yet which packages there are.
    apt('update')
    apt(...installing(debian))
  }
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Where a program lies; installed where that is allowed, asked for where it isn't. */
export function program(name: Program): string {
  const there = found(name)
  if (there !== undefined) return there
  const debian = PACKAGES[name]
  const advice = `These tests need ${name}. Install it: apt-get install -y ${debian}`
  if (!mayInstall()) throw new Error(advice)
  try {
    install(debian)
  } catch (fault) {
    throw new Error(`${advice}\n${fault}`)
  }
  const installed = found(name)
  if (installed === undefined) throw new Error(advice)
  return installed
}

/** What shows pages to tests: the shell where there is one. */
export const browser = (): string => found(SHELL) ?? program('chromium')

/** Whoever has no shell, and can't get one at once, waits a little longer for the tests. */
function tryShell(): void {
  if (found(SHELL) !== undefined || !mayInstall()) return
  try {
    apt(...installing(SHELL))
  } catch {
    console.error(`${SHELL} can't be installed: the tests take the whole Chromium.`)
  }
}

if (import.meta.main) {
  try {
    for (const name of ['chromium', 'initdb', 'postgres', 'python3', 'redis-server'] as const)
      console.log(program(name))
    tryShell()
    console.log(browser())
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exitCode = 1
  }
}
