import { decodeMultiStream, Encoder } from '@msgpack/msgpack'
import type { Positions } from './practice.ts'

/** How messages go over a stream. */
export interface Wire {
  /** What comes in, message by message; text that is no message is given as such. */
  messages(chunks: AsyncIterable<Uint8Array>): AsyncIterable<unknown>
  write(message: Readonly<Record<string, unknown>>): Uint8Array
}

/** Text that can't be read. */
export class Unreadable {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest !== '') yield rest
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch (fault) {
    return new Unreadable(fault instanceof Error ? fault.message : String(fault))
  }
}

/** A line of JSON for each message. */
export const jsonLines: Wire = {
  async *messages(chunks) {
    for await (const line of lines(chunks)) if (line.trim() !== '') yield parsed(line)
  },
  write: message => new TextEncoder().encode(`${JSON.stringify(message)}\n`),
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** MessagePack: one object after the other, each of which says itself where it ends. */
export const messagePack = (): Wire => {
  const encoder = new Encoder({ initialBufferSize: 1 << 16, ignoreUndefined: true })
  return {
    messages: chunks => decodeMultiStream(chunks),
    write: message => encoder.encode(message),
  }
}

const table = (numbers: ArrayLike<number>, rows: number): number[][] => {
  const width = rows === 0 ? 0 : numbers.length / rows
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: width }, (_, i) => numbers[row * width + i] ?? 0),
  )
}

/** Positions as a message: as lists of rows, or as the numbers' own bytes, row after row. */
export function positionsMessage(positions: Positions, binary: boolean): Record<string, unknown> {
  const { games, seats, observations, masks, rewards, ended, results } = positions
  const rows = games.length
  if (!binary)
    return {
      type: 'positions',
      games,
      seats: [...seats],
      observations: table(observations, rows),
      masks: table(masks, rows),
      rewards: table(rewards, rows),
      ended: [...ended],
      results,
    }
  return {
    type: 'positions',
    games,
    seats: bytesOf(seats),
    observations: bytesOf(observations),
    masks,
    rewards: bytesOf(rewards),
    ended,
    results,
  }
}
