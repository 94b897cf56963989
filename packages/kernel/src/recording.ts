import type { Event } from './event.ts'
import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seed } from './random.ts'
import { isSnapshot, type Save } from './save.ts'

/** What happened before the first answer and after each. */
export type History = readonly (readonly Event[])[]

/** A game as a file to be looked at again: a saved match, who played, and what was told. */
export interface Recording<Setup, State> extends Omit<Save<Setup, State>, 'snapshot'> {
  readonly snapshot?: Save<Setup, State>['snapshot']
  /** Names by seat. */
  readonly players: readonly string[]
  /** For each seat which bot sat there, or nothing for a person. */
  readonly bots: readonly (string | null)[]
  /** Nothing is secret any more: the game is over or was given up. */
  readonly finished: boolean
  /** A finished game keeps what was told, so that its replay never changes. */
  readonly told?: History
  /** Where that would be too long, a number that follows from it: other rules would lead to another. */
  readonly digest?: number
}

/** A number that follows from what was told, and is another for nearly everything else. */
export function digestOf(told: History): number {
  let sum = 0x811c9dc5
  const text = JSON.stringify(told)
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAnswer = (value: unknown): value is Answer =>
  Array.isArray(value) && value.every(choice => Number.isInteger(choice))

const isEvent = (value: unknown): value is Event =>
  isRecord(value) &&
  [value.type, value.about, value.from, value.to].every(word => typeof word === 'string') &&
  [value.seat, value.seenBy, value.count].every(number => Number.isInteger(number)) &&
  isAnswer(value.cards)

const isHistory = (value: unknown): value is History =>
  Array.isArray(value) && value.every(step => Array.isArray(step) && step.every(isEvent))

const isName = (value: unknown): value is string => typeof value === 'string'
const isBot = (value: unknown): value is string | null => value === null || typeof value === 'string'

const isSeed = (value: unknown): value is Seed => typeof value === 'string' || typeof value === 'number'

const damaged = (en: string, de: string): Mistake =>
  new Mistake({ de: `Das aufgezeichnete Spiel ist beschädigt: ${de}.`, en: `The recorded game is damaged: ${en}.` })

/** Reads the outer shape of a recorded game; whether its answers are legal only the rules can tell. */
export function readRecording(given: unknown): Recording<unknown, unknown> {
  if (!isRecord(given))
    throw new Mistake({ de: 'Ein aufgezeichnetes Spiel ist ein JSON-Objekt.', en: 'A recorded game is a JSON object.' })
  for (const field of ['game', 'version', 'setup', 'seed', 'answers']) {
    if (given[field] === undefined) {
      throw new Mistake({
        de: `Das ist kein aufgezeichnetes Spiel: Es hat kein „${field}“.`,
        en: `This is no recorded game: it has no "${field}".`,
      })
    }
  }
  const { game, version, setup, seed, answers, before = 0, snapshot, told, digest } = given
  const { players = [], bots = [], finished = false } = given
  if (typeof game !== 'string') throw damaged('"game" is no name of a game', '„game“ ist kein Name eines Spiels')
  if (typeof version !== 'string') throw damaged('"version" is no name of rules', '„version“ ist kein Name von Regeln')
  if (!isSeed(seed)) throw damaged('its seed is neither a word nor a number', 'sein Seed ist weder Wort noch Zahl')
  if (!Array.isArray(answers) || !answers.every(isAnswer))
    throw damaged('its answers are no lists of numbers', 'seine Antworten sind keine Listen von Zahlen')
  if (typeof before !== 'number' || !Number.isInteger(before))
    throw damaged('"before" is no number', '„before“ ist keine Zahl')
  if (snapshot !== undefined && !isSnapshot(snapshot))
    throw damaged('its "snapshot" is none', 'sein „snapshot“ ist keiner')
  if (!Array.isArray(players) || !players.every(isName))
    throw damaged('"players" are no names', '„players“ sind keine Namen')
  if (!Array.isArray(bots) || !bots.every(isBot))
    throw damaged('"bots" are no names of bots', '„bots“ sind keine Namen von Bots')
  if (typeof finished !== 'boolean')
    throw damaged('"finished" is neither true nor false', '„finished“ ist weder wahr noch falsch')
  if (told !== undefined && (!isHistory(told) || told.length !== answers.length + 1))
    throw damaged('it doesn’t say what happened after each answer', 'es sagt nicht, was nach jeder Antwort geschah')
  if (digest !== undefined && typeof digest !== 'number')
    throw damaged('its "digest" is no number', 'sein „digest“ ist keine Zahl')
  return {
    game,
    version,
    setup,
    seed,
    answers,
    before,
    players,
    bots,
    finished,
    ...(snapshot !== undefined && { snapshot }),
    ...(told !== undefined && { told }),
    ...(digest !== undefined && { digest }),
  }
}
