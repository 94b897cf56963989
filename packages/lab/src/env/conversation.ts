import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { inEvery, type Language, Mistake } from '@kartentisch/kernel'
import { z } from 'zod'
import type { Shelf } from '../shelf.ts'
import { say } from '../words/say.ts'
import { courseOf } from './course.ts'
import { PROTOCOL, type Request, request } from './messages.ts'
import { type Positions, Practice } from './practice.ts'
import { jsonLines, messagePack, positionsMessage, Unreadable, type Wire } from './wire.ts'

type Reply = Readonly<Record<string, unknown>>

/** A line of JSON begins with this; no message in MessagePack does. */
const BRACE = '{'.charCodeAt(0)

/** One client and what it has open. Told a message, it gives the answer; it knows nothing of streams. */
export class Conversation {
  readonly #shelf: Shelf
  readonly #language: Language
  readonly #binary: boolean
  #practice: Practice | undefined

  constructor(shelf: Shelf, language: Language, binary: boolean) {
    this.#shelf = shelf
    this.#language = language
    this.#binary = binary
  }

  answer(message: unknown): Reply {
    const id = idOf(message)
    try {
      return { ...this.#take(read(message)), ...(id !== undefined && { id }) }
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      return { type: 'refused', why: fault.wording[this.#language], ...(id !== undefined && { id }) }
    }
  }

  #take(message: Request): Reply {
    switch (message.type) {
      case 'open':
        return this.#open(message)
      case 'reset':
        return this.#told(this.#opened.reset(message.games, message.seeds?.map(String)))
      case 'step':
        return this.#told(this.#opened.step(message.actions, message.games))
      case 'undo':
        return this.#told(this.#opened.undo(message.games, message.steps))
      case 'clone':
        return this.#told(this.#opened.clone(message.from, message.to))
      case 'look':
        return { type: 'looked', ...this.#opened.look(message.game, message.seat) }
      case 'close':
        return { type: 'closed' }
    }
  }

  get #opened(): Practice {
    if (this.#practice === undefined) throw new Mistake(say('nothingOpen'))
    return this.#practice
  }

  #told(positions: Positions): Reply {
    return positionsMessage(positions, this.#binary)
  }

  #open({ games, seed, autoReset, mostAnswers, ...wanted }: Request & { type: 'open' }): Reply {
    const course = courseOf(this.#shelf, { ...wanted, seed })
    const practice = new Practice(course, { games, seed: String(seed), autoReset, mostAnswers })
    this.#practice = practice
    const { id: game, version } = course.kit.game
    const { actions, features } = practice
    const { setup, seats } = course
    return { type: 'opened', protocol: PROTOCOL, game, version, setup, seats, games, actions, features }
  }
}

function idOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined
}

function read(message: unknown): Request {
  if (message instanceof Unreadable) throw new Mistake(say('noMessage', { why: message.why }))
  const { success, data, error } = request.safeParse(message)
  if (success) return data
  throw new Mistake(say('wrongMessage', { why: inEvery(() => z.prettifyError(error)) }))
}

/** Looks at the first chunk, and gives all of them back. */
async function begun(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ readonly first: number | undefined; readonly all: AsyncIterable<Uint8Array> }> {
  const { value, done } = await chunks.next()
  if (done === true) return { first: undefined, all: (async function* () {})() }
  const all = async function* () {
    yield value
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value
  }
  return { first: value[0], all: all() }
}

/** Answers a client until it has said all. It speaks JSON lines or MessagePack: its first byte tells. */
export async function converse(shelf: Shelf, input: Readable, output: Writable, language: Language): Promise<void> {
  const { first, all } = await begun(input[Symbol.asyncIterator]())
  if (first === undefined) return
  const binary = first !== BRACE
  const wire: Wire = binary ? messagePack() : jsonLines
  const conversation = new Conversation(shelf, language, binary)
  for await (const message of wire.messages(all)) {
    const reply = conversation.answer(message)
    if (!output.write(wire.write(reply))) await once(output, 'drain')
    if (reply.type === 'closed') return
  }
}
