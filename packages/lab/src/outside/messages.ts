import type { Event, Question, Seat, Wording } from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Interpreter } from './interpreter.ts'

/** Goes up when a program written for the last version would no longer understand. */
export const PROTOCOL = 1

/** One of the things that may be taken, and how often. */
interface Choice {
  /** What stands for it in an answer. */
  readonly n: number
  readonly is: string
  readonly times: number
}

/** An event as the seat was told it, cards by their ids. */
type Told = Omit<Event, 'cards' | 'seenBy'> & { readonly cards: readonly string[] }

/** Begins a game: whatever was before is over. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly game: string
  /** Of the rules. */
  readonly version: string
  readonly seat: Seat
  readonly seats: number
  readonly setup: unknown
  /** For the program's own chance: with this it plays the same game the same way again. */
  readonly random: number
  readonly catalogue: unknown
}

/** Wants an answer. */
export interface Asked {
  readonly type: 'question'
  readonly number: number
  readonly prompt: string
  readonly question: Omit<Question, 'choices' | 'shown'> & {
    readonly choices: readonly Choice[]
    readonly shown: readonly string[]
  }
  readonly view: unknown
  /** What happened since the last question, or since the game began. */
  readonly events: readonly Told[]
}

/** The last answer can't be: another one is wanted. */
export interface Refused {
  readonly type: 'refused'
  readonly number: number
  readonly why: string
}

/** The game has ended. */
export interface Over {
  readonly type: 'over'
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  readonly view: unknown
  readonly events: readonly Told[]
}

export type Message = Hello | Asked | Refused | Over

/** Each different number once. */
const different = (choices: readonly number[]): number[] => [...new Set(choices)]

/** A question as a program is asked it. */
export function askedOf(
  interpreter: Interpreter,
  number: number,
  question: Question,
  view: unknown,
  events: readonly Event[],
): Asked {
  const { choices, min, max } = question
  return {
    type: 'question',
    number,
    prompt: interpreter.prompt(question),
    question: {
      ...question,
      min: Math.min(min, choices.length),
      max: Math.min(max, choices.length),
      choices: different(choices).map(n => ({
        n,
        is: interpreter.choice(question, n),
        times: choices.filter(other => other === n).length,
      })),
      shown: interpreter.shown(question),
    },
    view,
    events: toldOf(interpreter, events),
  }
}

export const toldOf = (interpreter: Interpreter, events: readonly Event[]): Told[] =>
  events.map(event => {
    const { type, seat, count, about, from, to } = event
    return { type, seat, cards: interpreter.cards(event), count, about, from, to }
  })

/** What a program said: an answer that still has to be looked at, or that it gives up. */
export type Said = { readonly answer: unknown } | { readonly error: string } | { readonly nonsense: Wording }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a line of a program. */
export function saidIn(line: string): Said {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { nonsense: say('bot no json') }
  }
  if (isRecord(value) && 'error' in value) return { error: String(value.error) }
  if (isRecord(value) && 'answer' in value) return { answer: value.answer }
  return { nonsense: say('bot no answer', { example: '{"answer": [3]}' }) }
}
