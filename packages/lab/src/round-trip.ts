import { at, type Kit, type Language, Mistake, type Recording, type Seat } from '@kartentisch/kernel'
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

/** Lines of a text cut out, doubled or moved: what is made of it must be refused, or be a game that tells just that. */
export function damaged(text: string, random: () => number): string {
  const lines = text.split('\n')
  const i = Math.floor(random() * lines.length)
  const kind = Math.floor(random() * 3)
  const line = at(lines, i)
  if (kind === 0) return lines.toSpliced(i, 1 + Math.floor(random() * 3)).join('\n')
  if (kind === 1) return lines.toSpliced(i, 0, line).join('\n')
  return lines
    .toSpliced(i, 1)
    .toSpliced(Math.floor(random() * (lines.length - 1)), 0, line)
    .join('\n')
}
