import { createInterface, emitKeypressEvents, type Key } from 'node:readline'

/** What can be wished for while a game is looked at again. */
export type Wish = 'on' | 'back' | 'next-turn' | 'turn-before' | 'beginning' | 'end' | 'seat' | 'help' | 'quit'

const WISHES: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ['right', 'on'],
  ['space', 'on'],
  ['return', 'on'],
  ['', 'on'],
  ['n', 'on'],
  ['left', 'back'],
  ['b', 'back'],
  ['down', 'next-turn'],
  ['t', 'next-turn'],
  ['up', 'turn-before'],
  ['v', 'turn-before'],
  ['home', 'beginning'],
  ['h', 'beginning'],
  ['end', 'end'],
  ['e', 'end'],
  ['s', 'seat'],
  ['?', 'help'],
  ['q', 'quit'],
  ['escape', 'quit'],
])

/** A key by its name or a typed letter; what none is comes back as it was typed. */
export const wishOf = (typed: string): Wish | { readonly typed: string } => WISHES.get(typed) ?? { typed }

/** Where keys come from; the last one is followed by nothing. */
export interface Keys extends AsyncIterable<string> {
  close(): void
}

/** The keys pressed at this terminal, one by one; through a pipe, its lines. */
export function processKeys(): Keys {
  const { stdin } = process
  if (!stdin.isTTY) {
    const lines = createInterface({ input: stdin })
    const trimmed = async function* () {
      for await (const line of lines) yield line.trim().toLowerCase()
    }
    return { [Symbol.asyncIterator]: trimmed, close: () => lines.close() }
  }
  const waiting: string[] = []
  let wake = () => {}
  const press = (text: string | undefined, { name, ctrl }: Key) => {
    waiting.push(ctrl === true && name === 'c' ? 'q' : text === '?' ? '?' : (name ?? text ?? ''))
    wake()
  }
  emitKeypressEvents(stdin)
  stdin.setRawMode(true)
  stdin.resume()
  stdin.on('keypress', press)
  const pressed = async function* () {
    for (;;) {
      const key = waiting.shift()
      if (key !== undefined) yield key
      else
        await new Promise<void>(resolve => {
          wake = resolve
        })
    }
  }
  return {
    [Symbol.asyncIterator]: pressed,
    close() {
      stdin.off('keypress', press)
      stdin.setRawMode(false)
      stdin.pause()
    },
  }
}
