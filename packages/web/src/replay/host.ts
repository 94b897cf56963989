import type { Review } from '@kartentisch/bots'
import { digestOf, type Language, Mistake, type Recording, readRecording, type Seat } from '@kartentisch/kernel'
import { gameOf, kitOf, logsOf } from '../kits/find.ts'
import { storedGame, storeGame } from '../local/storage.ts'
import type { Moment } from '../table/feed.ts'
import { newWord } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { keepReview, keptReview } from './kept-reviews.ts'
import type { Eye, Given, Opened, ToldTo } from './opened.ts'
import { type ReplayTable, replayTable } from './replay-table.ts'
import type { Possessions, Reviewed } from './reviewed.ts'

/** A log is given up after so long, in milliseconds. */
const LONG = 60_000

async function recordingFrom(given: Given): Promise<Recording> {
  if ('recording' in given) return readRecording(given.recording)
  if ('log' in given) {
    const end = performance.now() + LONG
    return (await logsOf()).read(given.log, undefined, () => performance.now() < end)
  }
  const stored = await storedGame(given.stored)
  if (stored === undefined) throw new Mistake(say('not here'))
  return stored.recording
}

/** A recorded game in the worker: it knows everything, and tells what may be known from where one looks. */
export class ReplayHost {
  #table: ReplayTable | undefined
  #eye: Eye | undefined
  readonly #tell: (share: number) => void

  /** `tell` hears how far a review has come, from 0 to 1. */
  constructor(tell: (share: number) => void) {
    this.#tell = tell
  }

  get #open(): ReplayTable {
    if (this.#table === undefined) throw new Mistake(say('no game open'))
    return this.#table
  }

  async open(given: Given): Promise<Opened> {
    const recording = await recordingFrom(given)
    const table = replayTable(await kitOf(recording.game), recording)
    if (table.opened.eyes.length === 0) throw new Mistake(say('not over'))
    this.#table = table
    return table.opened
  }

  /** Looks from somewhere else; gives all that was told there. Nobody looks from where they may not. */
  look(wanted: Eye): ToldTo {
    const table = this.#open
    const eye = table.opened.eyes.find(allowed => allowed === wanted)
    if (eye === undefined) throw new Mistake(say('not over'))
    this.#eye = eye
    return table.told(eye)
  }

  /** The table at a place; a step shows how it came about. */
  show(place: number, step: boolean): Moment {
    if (this.#eye === undefined) throw new Mistake(say('no game open'))
    return this.#open.moment(place, this.#eye, step)
  }

  /** Makes a game on this machine that goes on from a place; gives back its id. */
  async playOn(place: number, seat: Seat, bot: string): Promise<string> {
    const game = { id: newWord(), recording: this.#open.playOn(place, seat, bot), changed: Date.now() }
    await storeGame(game).catch(() => {
      throw new Mistake(say('cannot store'))
    })
    return game.id
  }

  recording(): Recording {
    const { opened, recording } = this.#open
    if (!opened.finished) throw new Mistake(say('not over'))
    return recording
  }

  /** Nobody looks at the game any more. */
  leave(): void {
    this.#table = undefined
    this.#eye = undefined
  }

  /** What everybody's cards were good for. */
  async possessions(language: Language): Promise<Possessions> {
    const recording = this.recording()
    const { kit, players } = await gameOf(recording.game)
    const { broughtIn, strengthsOf } = await import('./reviewing.ts')
    const { possessionsInWords } = await import('./review-in-words.ts')
    const strengths = strengthsOf(kit, players, recording)
    return possessionsInWords(strengths, broughtIn(kit, recording), recording.players, language)
  }

  /** What was found out about the game before, if anything was. */
  async reviewed(language: Language): Promise<Reviewed | undefined> {
    const kept = await keptReview(this.#reviewKey)
    return kept && this.#inWords(kept, language)
  }

  /** Judges the decisions of a finished game, more closely in each stage, and keeps what is found. */
  async review(stage: number, milliseconds: number, language: Language): Promise<Reviewed> {
    const recording = this.recording()
    const { kit, players } = await gameOf(recording.game)
    const { CLOSER, reviewGame } = await import('./reviewing.ts')
    const review = reviewGame(kit, players, recording, {
      clock: () => performance.now(),
      milliseconds,
      closeness: CLOSER[stage] ?? 1,
      progress: share => {
        this.#tell(share)
        return true
      },
    })
    const found = { stage: stage + 1, review }
    await keepReview({ key: this.#reviewKey, ...found, changed: Date.now() })
    return this.#inWords(found, language)
  }

  async #inWords(found: { readonly stage: number; readonly review: Review }, language: Language): Promise<Reviewed> {
    const recording = this.recording()
    const { kit, players } = await gameOf(recording.game)
    const { strengthsOf } = await import('./reviewing.ts')
    const { reviewInWords } = await import('./review-in-words.ts')
    return reviewInWords(kit, recording, found, strengthsOf(kit, players, recording), language)
  }

  /** By what happened in it, whatever way the game came here. */
  get #reviewKey(): string {
    const { game, told = [] } = this.recording()
    return `${game} ${told.length} ${digestOf(told)}`
  }
}
