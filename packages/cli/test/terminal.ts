import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Kit, Language, Style } from '@kartentisch/kernel'
import { usualPlayers } from '@kartentisch/lab'
import { expect } from 'vitest'
import { type Chosen, sit } from '../src/play/sit.ts'
import type { Terminal } from '../src/play/terminal.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

/** What became of a command. */
export interface Played {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

export function start(args: readonly string[], command = 'play'): { child: ChildProcess; ended: Promise<Played> } {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, LANG: 'C' }
  const child = spawn(process.execPath, [MAIN, command, ...args], { env })
  let out = ''
  let errors = ''
  child.stdout.on('data', part => {
    out += part
  })
  child.stderr.on('data', part => {
    errors += part
  })
  return { child, ended: new Promise(resolve => child.on('close', code => resolve({ code, out, errors }))) }
}

/** Plays in a process of its own, with lines that come through a pipe. */
export function play(args: string, ...lines: string[]): Promise<Played> {
  const { child, ended } = start(args.split(' '))
  child.stdin?.end(lines.map(line => `${line}\n`).join(''))
  return ended
}

/** A terminal at which somebody has typed all their lines beforehand. */
export class Typed implements Terminal {
  readonly width: number
  readonly height = undefined
  out = ''
  readonly #lines: string[]

  constructor(lines: readonly string[], width = 80) {
    this.#lines = [...lines]
    this.width = width
  }

  paint(_: Style, text: string): string {
    return text
  }

  write(lines: readonly string[]): void {
    this.out += `${lines.join('\n')}\n`
  }

  clear(): void {
    this.out += '\n'
  }

  line(prompt: string): Promise<string | undefined> {
    this.out += `${prompt}\n`
    return Promise.resolve(this.#lines.shift())
  }

  close(): void {}
}

/** What somebody may choose, and the language it is told in. */
export type Spoken = Chosen & { readonly language?: Language }

/** Plays with these lines against bots that think little, and gives back all that was shown. */
export async function typeAt(kit: Kit, spoken: Spoken, lines: readonly string[], width = 80): Promise<string> {
  const { language = 'en', ...chosen } = spoken
  const terminal = new Typed(lines, width)
  const bots = usualPlayers(kit.players)[0] ?? kit.players.usual
  expect(await sit(kit, chosen.load === undefined ? { bots, ...chosen } : chosen, language, () => terminal)).toBe(0)
  return terminal.out
}
