import type { Event, History } from './event.ts'
import type { Keeper } from './keeper.ts'
import type { Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seed } from './random.ts'
import type { Recording } from './recording.ts'
import type { Result } from './result.ts'
import type { Seat } from './seat.ts'
import type { Mark } from './undo.ts'
import { say } from './words/say.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isOne)

const isWord = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isWhole = (value: unknown): value is number => Number.isInteger(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isSeed = (value: unknown): value is Seed => isWord(value) || isNumber(value)
const isBot = (value: unknown): value is string | null => value === null || isWord(value)
const isAnswer: (value: unknown) => value is Answer = isListOf(isWhole)

const isEvent = (value: unknown): value is Event =>
  isRecord(value) &&
  [value.type, value.about, value.from, value.to].every(isWord) &&
  [value.seat, value.seenBy, value.count].every(isWhole) &&
  isAnswer(value.cards)

const isHistory: (value: unknown) => value is History = isListOf(isListOf(isEvent))

/** The outer shape of a snapshot; what its state is only the rules can tell. */
const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  isRecord(value) && isRecord(value.quiet) && isListOf(isAnswer)(value.since) && isWhole(value.before)

const isKeeper = (value: unknown): value is Keeper =>
  isRecord(value) && isFlag(value.person) && isBot(value.level) && isFlag(value.resigned)

const isMark = (value: unknown): value is Mark =>
  isRecord(value) && isWhole(value.seat) && isFlag(value.bot) && isFlag(value.plain)

const isResult = (value: unknown): value is Result =>
  isRecord(value) &&
  isAnswer(value.winners) &&
  (value.scores === null || isListOf(isNumber)(value.scores)) &&
  isWord(value.reason) &&
  ['played', 'resigned', 'abandoned'].includes(value.reason)

const isEyes = (value: unknown): value is readonly Seat[] => isAnswer(value) && value.length > 0

type Complaint = Parameters<typeof say>[0] & `bad${string}`

/** A field as it should be, or a mistake. */
function need<T>(
  value: unknown,
  isRight: (value: unknown) => value is T,
  complaint: Exclude<Complaint, 'badSeats'>,
): T {
  if (isRight(value)) return value
  throw new Mistake(say(complaint))
}

/** Reads the outer shape of a saved game; whether its answers are legal only the rules can tell. */
export function readRecording(given: unknown): Recording {
  if (!isRecord(given)) throw new Mistake(say('noRecord'))
  for (const field of ['game', 'version', 'setup', 'seed', 'answers'])
    if (given[field] === undefined) throw new Mistake(say('noField', { field }))
  const { setup, snapshot, told, digest, keepers, marks, result, eyes } = given
  const answers = need(given.answers, isListOf(isAnswer), 'badAnswers')
  const recording = {
    game: need(given.game, isWord, 'badGame'),
    version: need(given.version, isWord, 'badVersion'),
    setup,
    seed: need(given.seed, isSeed, 'badSeed'),
    answers,
    before: need(given.before ?? 0, isWhole, 'badBefore'),
    players: need(given.players ?? [], isListOf(isWord), 'badPlayers'),
    bots: need(given.bots ?? [], isListOf(isBot), 'badBots'),
    finished: need(given.finished ?? false, isFlag, 'badFinished'),
    ...(snapshot !== undefined && { snapshot: need(snapshot, isSnapshot, 'badSnapshot') }),
    ...(told !== undefined && { told: need(told, isHistory, 'badTold') }),
    ...(digest !== undefined && { digest: need(digest, isNumber, 'badDigest') }),
    ...(keepers !== undefined && { keepers: need(keepers, isListOf(isKeeper), 'badKeepers') }),
    ...(marks !== undefined && { marks: need(marks, isListOf(isMark), 'badMarks') }),
    ...(result !== undefined && result !== null && { result: need(result, isResult, 'badResult') }),
    ...(eyes !== undefined && { eyes: need(eyes, isEyes, 'badEyes') }),
  }
  if (recording.told !== undefined && recording.told.length !== answers.length + 1) throw new Mistake(say('badTold'))
  if (recording.marks !== undefined && recording.marks.length !== answers.length) throw new Mistake(say('badMarks'))
  return recording
}
