import { at, below, oneOf, type Random } from '@kartentisch/kernel'
import { fromClient, MAX_MESSAGE } from '@kartentisch/protocol'

/** What is known of the table somebody would like to meddle with. */
export interface Target {
  readonly table: string
  /** The number of the open question, and an answer that is legal there. */
  readonly number: number
  readonly answer: readonly number[]
}

type Message = Record<string, unknown>

let count = 0
const id = () => `h${++count}`

/** A right message of each kind. */
const right = ({ table, number, answer }: Target): Message[] => [
  { type: 'create', game: 'burgund', setup: {}, seats: [{ kind: 'open' }], listed: true, timer: { per: 'none' } },
  { type: 'list', which: 'mine' },
  { type: 'finished', search: 'anna' },
  { type: 'join', table },
  { type: 'watch', table, from: 0 },
  { type: 'answer', table, number, answer },
  { type: 'consent', table, number, agree: true },
  { type: 'hand-over', table, seat: 0, level: 'easy' },
  { type: 'chat', table, text: 'hello' },
  { type: 'mute', table, muted: true },
  { type: 'undo', table },
  { type: 'resign', table },
]

/** A value that has no business where it is put. */
function oddity(random: Random, depth = 0): unknown {
  const simple = [null, true, -1, 1e308, 0.5, '', 'x'.repeat(1000), '__proto__', '\u0000', '💥', [], {}]
  const choice = below(random, depth > 3 ? simple.length : simple.length + 2)
  if (choice < simple.length) return simple[choice]
  if (choice === simple.length) return Array.from({ length: below(random, 20) }, () => oddity(random, depth + 1))
  return { [oneOf(random, ['constructor', '__proto__', 'type', 'toString'])]: oddity(random, depth + 1) }
}

const isMessage = (value: unknown) => fromClient.safeParse(value).success

/** Draws until what came out is no message, and not so large that it would close the connection. */
function noMessage(make: () => unknown): string {
  for (;;) {
    const text = JSON.stringify(make())
    if (Buffer.byteLength(text) <= MAX_MESSAGE && !isMessage(JSON.parse(text))) return text
  }
}

/** Lists in lists, so deep that whoever followed them would fall. */
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const LARGE = 15_000

/**
 * What is no message at all: each is refused, and twenty of them close the connection.
 */
export const NO_MESSAGES: Readonly<Record<string, (random: Random, target: Target) => string | Buffer>> = {
  'wrong types': (random, target) =>
    noMessage(() => {
      const message = { ...oneOf(random, right(target)), id: id() }
      return { ...message, [oneOf(random, Object.keys(message))]: oddity(random) }
    }),
  'something missing': (random, target) =>
    noMessage(() => {
      const message = { ...oneOf(random, right(target)), id: id() }
      const left = oneOf(random, Object.keys(message))
      return Object.fromEntries(Object.entries(message).filter(([field]) => field !== left))
    }),
  'something too much': (random, target) =>
    noMessage(() => ({ ...oneOf(random, right(target)), id: id(), [`x${below(random, 1e6)}`]: oddity(random) })),
  huge: (random, target) =>
    noMessage(() => ({ ...oneOf(random, right(target)), id: id(), name: 'x'.repeat(below(random, LARGE)), more: 1 })),
  deep: random => `{"type":"create","id":"${id()}","setup":${deep(1 + below(random, LARGE / 2 - 100))}}`,
  'many fields': (random, target) =>
    noMessage(() => {
      const fields = Array.from({ length: 1 + below(random, 900) }, (_, i) => [`field ${i}`, i])
      return { ...at(right(target), 0), id: id(), setup: Object.fromEntries(fields), none: 1 }
    }),
  'no JSON': random => `{"type":"answer","id":"${'9'.repeat(below(random, 100))}`,
  binary: random => Buffer.from(Array.from({ length: 1 + below(random, 64) }, () => below(random, 256))),
}

/** Right messages from who has no right to what they ask for: each is refused. */
export const NO_RIGHT: Readonly<Record<string, (random: Random, target: Target) => Message>> = {
  "another's seat": (random, { table, number, answer }) =>
    oneOf(random, [
      { type: 'answer', table, number, answer },
      { type: 'undo', table },
      { type: 'consent', table, number, agree: true },
      { type: 'resign', table },
      { type: 'abandon', table },
      { type: 'hand-over', table, seat: below(random, 2) },
      { type: 'take-back', table },
      { type: 'rematch', table },
      { type: 'join', table, seat: below(random, 2) },
      { type: 'join', table, invitation: `guess${below(random, 1e9)}` },
    ]),
  'unknown tables': (random, target) => {
    const known = right(target).filter(message => 'table' in message)
    return { ...oneOf(random, known), table: `nosuchtable${below(random, 1e9)}` }
  },
}

/** What somebody at the table may not say now: answers to questions that are not open, or not legal. */
export const NOT_NOW: Readonly<Record<string, (random: Random, target: Target) => Message>> = {
  'stale questions': (random, { table, number, answer }) => {
    const other = below(random, 2 * number + 50)
    return { type: 'answer', table, number: other === number ? number + 1 : other, answer }
  },
  'answers that are none': (random, { table, number }) => {
    const answer = Array.from({ length: 2 + below(random, 100) }, () => below(random, 1e6) - 500)
    return { type: 'answer', table, number, answer }
  },
}
