import { execFile } from 'node:child_process'
import { join } from 'node:path'

export const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

export interface Done {
  readonly code: number
  readonly out: string
  readonly errors: string
}

/** Runs the command line as a person would. */
export const kartentisch = (...args: readonly string[]): Promise<Done> => running(args, [])

/** The same, with lines typed into it. */
export const typing = (lines: readonly string[], ...args: readonly string[]): Promise<Done> => running(args, lines)

const running = (args: readonly string[], lines: readonly string[]): Promise<Done> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1 << 26 }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors })
    })
    child.stdin?.end(lines.map(line => `${line}\n`).join(''))
  })
