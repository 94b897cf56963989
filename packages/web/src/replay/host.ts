import { Mistake, type Recording, readRecording } from '@kartentisch/kernel'
import { recordingOf } from '../local/recorded.ts'
import { storedGame, storeGame } from '../local/storage.ts'
import { newWord } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { saidOf } from '../words/said.ts'
import type { Eye, FromReplay, Given, ToReplay } from './messages.ts'
import { type ReplayTable, replayTable } from './replay-table.ts'

async function recordingFrom(given: Given): Promise<Recording<unknown, unknown>> {
  if ('recording' in given) return readRecording(given.recording)
  const stored = await storedGame(given.stored)
  if (stored === undefined) throw new Mistake(say('not here'))
  return recordingOf(stored)
}

/** Only the rules of the game that is looked at are loaded. */
async function lay(recording: Recording<unknown, unknown>): Promise<ReplayTable> {
  const { game } = recording
  if (game === 'dominion') return replayTable((await import('./dominion.ts')).dominionReplay, recording)
  if (game === 'burgund') return replayTable((await import('./burgund.ts')).burgundReplay, recording)
  throw new Mistake(say('no such game', { game }))
}

/** The worker's side of a recorded game. */
export function hostReplay(): void {
  const post = (message: FromReplay) => self.postMessage(message)
  let table: ReplayTable | undefined
  let eye: Eye | undefined

  async function open(given: Given): Promise<void> {
    table = await lay(await recordingFrom(given))
    if (table.opened.eyes.length === 0) throw new Mistake(say('not over'))
    post({ type: 'opened', opened: table.opened })
  }

  async function follow(message: ToReplay): Promise<void> {
    if (message.type === 'open') return open(message.given)
    if (table === undefined) throw new Mistake(say('no game open'))
    if (message.type === 'look') {
      // Nobody looks from where they may not.
      eye = table.opened.eyes.find(allowed => allowed === message.eye)
      if (eye !== undefined) post({ type: 'told', eye, told: table.told(eye) })
    } else if (message.type === 'show' && eye !== undefined) {
      const { place, step } = message
      post({ type: 'shown', place, moment: table.moment(place, eye, step) })
    } else if (message.type === 'play-on') {
      const game = table.playOn(message.place, message.seat, message.bot, newWord(), Date.now())
      await storeGame(game).catch(() => {
        throw new Mistake(say('cannot store'))
      })
      post({ type: 'playing-on', id: game.id })
    } else if (message.type === 'recording' && table.opened.finished) {
      post({ type: 'recording', recording: table.recording })
    }
  }

  self.onmessage = ({ data }: MessageEvent<ToReplay>) => {
    follow(data).catch((fault: unknown) => post({ type: 'failed', reason: saidOf(fault) }))
  }
}
