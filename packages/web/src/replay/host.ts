import type { Reviewed as Judged } from '@kartentisch/bots'
import { type Language, Mistake, type Recording, readRecording, type Seat } from '@kartentisch/kernel'
import { gameOf, kitOf, logsOf } from '../kits/find.ts'
import { storedGame, storeGame } from '../local/storage.ts'
import type { Moment } from '../table/feed.ts'
import { newWord } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import type { Eye, Given, Opened, ToldTo } from './opened.ts'
import { type ReplayTable, replayTable } from './replay-table.ts'
import type { Lost, Reviewed } from './reviewed.ts'

async function recordingFrom(given: Given): Promise<Recording> {
  if ('recording' in given) return readRecording(given.recording)
  if ('log' in given) return (await logsOf()).read(given.log)
  const stored = await storedGame(given.stored)
  if (stored === undefined) throw new Mistake(say('not here'))
  return stored.recording
}

/** What was lost by part of the game, for each seat. */
function lostIn(decisions: readonly Judged[]): Lost[] {
  const lost = new Map<string, Lost>()
  for (const { seat, part, better } of decisions) {
    if (better === undefined) continue
    const key = `${seat} ${part}`
    lost.set(key, { seat, part, loss: (lost.get(key)?.loss ?? 0) + better.loss.mean })
  }
  return [...lost.values()]
}

/** A recorded game in the worker: it knows everything, and tells what may be known from where one looks. */
export class ReplayHost {
  #table: ReplayTable | undefined
  #eye: Eye | undefined

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

  /** Judges the decisions of a finished game for so long. */
  async review(milliseconds: number, language: Language): Promise<Reviewed> {
    const recording = this.recording()
    const { kit, players } = await gameOf(recording.game)
    const { reviewGame, told } = await import('./reviewing.ts')
    const review = reviewGame(kit, players, recording, { clock: () => performance.now(), milliseconds })
    const remarks = review.decisions.flatMap(one => {
      const { place, seat, turn, better } = one
      if (better === undefined) return []
      const words = told(kit, recording, one, language)
      const { verdict, loss } = better
      const said = { given: words.given, better: words.better ?? '' }
      return [{ place, seat, turn, verdict, ...said, loss: loss.mean, error: loss.error }]
    })
    return {
      remarks: remarks.sort((a, b) => b.loss - a.loss),
      fortunes: review.balances,
      chances: review.decisions.map(({ place, seat, chance }) => ({ place, seat, ...chance })),
      lost: lostIn(review.decisions),
    }
  }
}
