import { type Kit, type Language, Mistake, type Recording, type Seat } from '@kartentisch/kernel'
import { say } from './words/say.ts'

/** How reading a written log again ended. */
export type RoundTrip = 'same' | 'other' | { readonly refused: string }

/** Writes a game down and reads it again: what is written of that must be the same, so it differs in nothing that is told. */
export function roundTrip({ game: kit }: Kit, recording: Recording, language: Language, eye?: Seat): RoundTrip {
  const { logs, game } = kit
  if (logs === undefined) throw new Mistake(say('noLogs', { game: game.id }))
  const text = logs.write(recording, language, eye)
  let read: Recording
  try {
    read = logs.read(text)
  } catch (fault) {
    if (fault instanceof Mistake) return { refused: fault.message }
    throw fault
  }
  return logs.write(read, language, eye) === text ? 'same' : 'other'
}
