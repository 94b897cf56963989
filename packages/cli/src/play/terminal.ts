import { createInterface, type Interface } from 'node:readline'
import { styleText } from 'node:util'
import type { Paint } from '@kartentisch/kernel'

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

/** What is written on, without anybody typing lines: the screen of this process, or the pipe in its place. */
export function screen(): Omit<Terminal, 'line' | 'close'> {
  const { stdout } = process
  const coloured = stdout.isTTY && !process.env.NO_COLOR
  const write = (lines: readonly string[]): void => {
    stdout.write(`${lines.join('\n')}\n`)
  }
  return {
    get width() {
      return Math.max(NARROWEST, stdout.columns ?? USUAL_WIDTH)
    },
    get height() {
      return stdout.isTTY ? stdout.rows : undefined
    },
    paint: (style, text) => (coloured ? styleText(style, text, { validateStream: false }) : text),
    write,
    clear(forGood) {
      if (stdout.isTTY) stdout.write(forGood ? WIPE_FOR_GOOD : WIPE)
      else write([''])
    },
  }
}

/** The terminal this process runs in, or what takes its place in a pipe: then there are no colours and no wiping. */
export class ProcessTerminal implements Terminal {
  readonly paint: Paint
  readonly #screen = screen()
  readonly #lines: Interface
  readonly #next: AsyncIterator<string>
  /** Nobody will type any more, though lines may be left that haven't been read. */
  #closed = false

  constructor() {
    this.paint = this.#screen.paint
    const terminal = process.stdin.isTTY && process.stdout.isTTY
    // What one person typed is not for the next one to call up again.
    this.#lines = createInterface({ input: process.stdin, output: process.stdout, terminal, historySize: 0 })
    this.#next = this.#lines[Symbol.asyncIterator]()
    this.#lines.once('close', () => {
      this.#closed = true
    })
  }

  get width(): number {
    return this.#screen.width
  }

  get height(): number | undefined {
    return this.#screen.height
  }

  write(lines: readonly string[]): void {
    this.#screen.write(lines)
  }

  clear(forGood: boolean): void {
    this.#screen.clear(forGood)
  }

  async line(prompt: string): Promise<string | undefined> {
    this.#lines.setPrompt(prompt)
    if (!this.#closed) this.#lines.prompt()
    const { value, done } = await this.#next.next()
    if (!process.stdin.isTTY) process.stdout.write('\n')
    return done === true ? undefined : value
  }

  close(): void {
    this.#lines.close()
  }
}
