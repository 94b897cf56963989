import { createInterface, type Interface } from 'node:readline'
import { styleText } from 'node:util'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan'

/** Sets a text in a style, where there are styles. */
export type Paint = (style: Style, text: string) => string

/** Where a game is played: somebody reads what is written and types lines. */
export interface Terminal {
  readonly width: number
  /** How many lines can be seen at once; nothing where they aren't on a screen. */
  readonly height: number | undefined
  readonly paint: Paint
  write(lines: readonly string[]): void
  /** Wipes the screen, also what has scrolled away if nobody may see that again. */
  clear(forGood: boolean): void
  /** The next line somebody types; nothing when no more will come. */
  line(prompt: string): Promise<string | undefined>
  close(): void
}

const NARROWEST = 40
const USUAL_WIDTH = 80
const WIPE = '\x1b[H\x1b[2J'
const WIPE_FOR_GOOD = '\x1b[H\x1b[2J\x1b[3J'

/** The terminal this process runs in, or what takes its place in a pipe: then there are no colours and no wiping. */
export class ProcessTerminal implements Terminal {
  readonly paint: Paint
  readonly #lines: Interface
  readonly #next: AsyncIterator<string>

  constructor() {
    const coloured = process.stdout.isTTY && !process.env.NO_COLOR
    this.paint = (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text)
    const terminal = process.stdin.isTTY && process.stdout.isTTY
    // What one person typed is not for the next one to call up again.
    this.#lines = createInterface({ input: process.stdin, output: process.stdout, terminal, historySize: 0 })
    this.#next = this.#lines[Symbol.asyncIterator]()
  }

  get width(): number {
    return Math.max(NARROWEST, process.stdout.columns ?? USUAL_WIDTH)
  }

  get height(): number | undefined {
    return process.stdout.isTTY ? process.stdout.rows : undefined
  }

  write(lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`)
  }

  clear(forGood: boolean): void {
    if (process.stdout.isTTY) process.stdout.write(forGood ? WIPE_FOR_GOOD : WIPE)
    else this.write([''])
  }

  async line(prompt: string): Promise<string | undefined> {
    this.#lines.setPrompt(prompt)
    this.#lines.prompt()
    const { value, done } = await this.#next.next()
    if (!process.stdin.isTTY) process.stdout.write('\n')
    return done === true ? undefined : value
  }

  close(): void {
    this.#lines.close()
  }
}
