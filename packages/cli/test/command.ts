import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { vi } from 'vitest'
import { runCommandLine } from '../src/command-line.ts'

export const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

export interface Done {
  readonly code: number
  readonly out: string
  readonly errors: string
}

/** Whoever was told to run something before; what they print is not mixed with what comes after. */
let before: Promise<unknown> = Promise.resolve()

/** Does what a person would type, in this process: most of what a process of its own takes is to start. */
export const kartentisch = (...args: readonly string[]): Promise<Done> => typing([], ...args)

/** The same, with lines that come in by a pipe. */
export function typing(lines: readonly string[], ...args: readonly string[]): Promise<Done> {
  const done = before.then(() => piped(lines, () => running(args)))
  before = done.catch(() => undefined)
  return done
}

/** What reads this process's own input finds lines there meanwhile. */
async function piped<T>(lines: readonly string[], run: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}
  const value = Readable.from(lines.map(line => Buffer.from(`${line}\n`)))
  Object.defineProperty(process, 'stdin', { value, configurable: true })
  try {
    return await run()
  } finally {
    Object.defineProperty(process, 'stdin', own)
  }
}

async function running(args: readonly string[]): Promise<Done> {
  const printed: string[] = []
  const complained: string[] = []
  const hears = (lines: string[]) => (said: unknown, more: unknown[]) => void lines.push(`${format(said, ...more)}\n`)
  const [log, error] = [hears(printed), hears(complained)]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((said, ...more) => log(said, more)),
    vi.spyOn(console, 'error').mockImplementation((said, ...more) => error(said, more)),
    vi.spyOn(process.stdout, 'write').mockImplementation(text => {
      printed.push(typeof text === 'string' ? text : Buffer.from(text).toString())
      return true
    }),
  ]
  process.exitCode = undefined
  try {
    await runCommandLine(args)
    return { code: Number(process.exitCode ?? 0), out: printed.join(''), errors: complained.join('') }
  } finally {
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}

/** Does it in a process of its own: what only a process can show. */
export const typingIntoProcess = (lines: readonly string[], ...args: readonly string[]): Promise<Done> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1 << 26 }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors })
    })
    child.stdin?.end(lines.map(line => `${line}\n`).join(''))
  })
