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

/** What may befall the lines of a log on their way here, beginning at one of them. */
type Blow = (lines: readonly string[], i: number, random: () => number) => string[]

const BLOWS: readonly Blow[] = [
  // A few lines are cut out, or all to the end.
  (lines, i, random) => lines.toSpliced(i, 1 + Math.floor(random() * 3)),
  (lines, i) => lines.slice(0, i),
  // A line is doubled, or a few are.
  (lines, i) => lines.toSpliced(i, 0, at(lines, i)),
  (lines, i, random) => lines.toSpliced(i, 0, ...lines.slice(i, i + 2 + Math.floor(random() * 4))),
  // A line comes to stand elsewhere, or two neighbours change places.
  (lines, i, random) => lines.toSpliced(i, 1).toSpliced(Math.floor(random() * (lines.length - 1)), 0, at(lines, i)),
  (lines, i) => lines.toSpliced(i, 2, ...lines.slice(i, i + 2).reverse()),
]

/** A text with lines cut out, doubled or moved, up to three times. */
export function damaged(text: string, random: () => number): string {
  let lines = text.split('\n')
  for (let blows = 1 + Math.floor(random() * 3); blows > 0 && lines.length > 1; blows--) {
    const i = Math.floor(random() * lines.length)
    lines = at(BLOWS, Math.floor(random() * BLOWS.length))(lines, i, random)
  }
  return lines.join('\n')
}

/**
 * What a log in English tells from its first turn on, card by card: `A plays Copper`, in the order of its lines, and where
 * turns begin. Of what is drawn only how much, where not everybody's cards are told.
 */
export function deedsIn(log: string, isOpen: boolean): string[] {
  const lines = log.split('\n')
  return lines.slice(lines.findIndex(isTurn)).flatMap(line => {
    if (isTurn(line)) return [line.trim()]
    const [, deed = '', cards = ''] = DEED.exec(line) ?? []
    if (cards === '') return []
    return cards.split(/, | and /).flatMap(part => {
      const [n = '', name = ''] = part.split(/ (.*)/s)
      const thing = isOpen || !deed.endsWith('draws') ? name.replace(/s$/, '') : 'card'
      return new Array<string>(Number(n) || 1).fill(`${deed} ${thing}`)
    })
  })
}
const DEED = /^ *(\S+ (?:plays|buys and gains|buys|gains|trashes|discards|draws)) (.*?)(?: again)?\.(?: \(.*\))?$/
const isTurn = (line: string): boolean => /^(?:Turn|Zug) \d/.test(line)
/** Whose log it is, is no part of the game. */
const isTitle = (line: string): boolean => /^(?:Game|Spiel) #/.test(line)

/** A log that breaks off is read to its last whole move, which ends before the turn after the next begins. */
function agree(one: readonly string[], other: readonly string[], last: number): boolean {
  const sure = Math.min(one.length, other.length) - last
  const rest = [...one.slice(sure), ...other.slice(sure)]
  return one.slice(0, sure).join('\n') === other.slice(0, sure).join('\n') && rest.filter(isTurn).length <= 2
}

/**
 * Reads a log in which something may be wrong: it must be refused, or be a game that tells just that. One of ours tells it
 * word for word, one that was written elsewhere (in English) deed by deed: what others count may not be what the rules do.
 */
export function readDamaged(
  { game: kit }: Kit,
  text: string,
  language: Language,
  isOurs: boolean,
  goOn?: () => boolean,
): 'refused' | 'told' | 'wrong' {
  const { logs, game } = kit
  if (logs === undefined) throw new Mistake(say('noLogs', { game: game.id }))
  try {
    const read = logs.read(text, undefined, goOn)
    const written = logs.write(read, language, read.eyes?.[0])
    const isOpen = read.eyes === undefined
    if (!isOurs) return agree(deedsIn(text, isOpen), deedsIn(written, isOpen), 0) ? 'told' : 'wrong'
    const lines = (log: string) => log.split('\n').filter(line => line.trim() !== '' && !isTitle(line))
    return agree(lines(text), lines(written), 1) ? 'told' : 'wrong'
  } catch (fault) {
    if (fault instanceof Mistake) return 'refused'
    throw fault
  }
}
