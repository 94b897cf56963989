import { at, type Kit, type Language, Mistake } from '@kartentisch/kernel'
import { say } from './words/say.ts'

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

/** What is said of a damaged log that was read. */
export type Retelling =
  /** It is no game, and a sentence says why. */
  | 'refused'
  /** What is written of the game that was found is, line for line, what stands there. */
  | 'told'
  /** So it is, but for what other programs leave out or count otherwise. */
  | 'loosely told'
  /** It is another game than the one that is told. */
  | 'wrong'

/** Things that were done in the same way one after the other: in one line, or in several. */
interface Run {
  readonly deed: string
  readonly things: readonly string[]
}

const DEED =
  /^(\S+ (?:plays|buys|gains|trashes|discards|draws|topdecks|returns|names|sets|puts|passes)) (.*?)( aside| into their hand| to \S+)?( again)?\.(?: \(.*\))?$/
/** The order in which these are done is told. */
const ORDERED = /(?:plays|topdecks)/
/** What programs count, show and shuffle: they differ in whether and how they write it down. */
const UNRELIABLE = /^\S+ (?:gets \+|takes |repays |uses |loses |looks at |reveals |shuffles their deck)/
/** What becomes of cards that were looked at: others may leave it out. */
const OPTIONAL = /^\S+ (?:sets|puts)/
const isTurn = (line: string): boolean => /^(?:Turn|Zug) \d/.test(line)
/** Whose log it is, is no part of the game. */
const isTitle = (line: string): boolean => /^(?:Game|Spiel) #/.test(line)
/** What says the same wherever it stands: the kingdom, and with what everybody starts. */
const isSetUp = (line: string): boolean => /^[^.]+: | starts with /.test(line)
const CARD = 'card'

/** What the lines of a log in English tell that every program tells. */
function runsIn(lines: readonly string[]): Run[] {
  const runs: Run[] = []
  const add = (deed: string, things: readonly string[]) => {
    const before = runs.at(-1)
    if (things.length > 0 && before?.deed === deed)
      runs[runs.length - 1] = { deed, things: [...before.things, ...things] }
    else runs.push({ deed, things })
  }
  for (const line of lines.map(text => text.trim().replace(' buys and gains ', ' gains '))) {
    if (UNRELIABLE.test(line)) continue
    const [, verb = '', cards = '', where = '', again = ''] = DEED.exec(line) ?? []
    const things = cards.split(/, | and /).flatMap(part => {
      const [n = '', name = ''] = part.split(/ (.*)/s)
      return name === '' ? [part] : new Array<string>(Number(n) || 1).fill(name.replace(/s$/, ''))
    })
    if (cards === '') add(line, [])
    else add(`${verb}${where}${again}`, things)
  }
  return runs
}

/** Whether one run has nothing that the other hasn't: what isn't named may be anything. */
function isPartOf(part: Run, whole: Run): boolean {
  if (part.deed !== whole.deed || part.things.length > whole.things.length) return false
  if (ORDERED.test(part.deed))
    return part.things.every((thing, i) => thing === CARD || whole.things[i] === CARD || thing === whole.things[i])
  const left = [...whole.things]
  const missing = part.things.filter(thing => {
    const i = left.indexOf(thing)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
  return missing.filter(thing => thing !== CARD).length <= left.filter(thing => thing === CARD).length
}

const isSame = (one: Run, other: Run): boolean => isPartOf(one, other) && isPartOf(other, one)

/** A log that breaks off is read to its last whole move, which ends before the turn after the next begins. */
const isEnding = (rest: readonly string[]): boolean => rest.filter(isTurn).length <= 2

/** Line for line; where a log breaks off, its last line or that of the game may be the beginning of a longer one. */
function isRetold(text: readonly string[], written: readonly string[]): boolean {
  const sure = Math.min(text.length, written.length) - 1
  const rest = [...text.slice(sure), ...written.slice(sure)]
  return text.slice(0, sure).join('\n') === written.slice(0, sure).join('\n') && isEnding(rest)
}

/** As `isRetold`, but for what other programs write otherwise, by the lines of two logs in English. */
export function isLooselyRetold(text: readonly string[], written: readonly string[]): boolean {
  if (!text.filter(isSetUp).every(line => written.includes(line))) return false
  const there = text.filter(line => !isSetUp(line))
  const told = written.filter(line => !isSetUp(line))
  const [begun, begunTold] = [there.findIndex(isTurn), told.findIndex(isTurn)]
  const hands = runsIn(told.slice(0, begunTold))
  if (!runsIn(there.slice(0, begun)).every(run => hands.some(other => isSame(run, other)))) return false
  const [runs, others] = [runsIn(there.slice(begun)), runsIn(told.slice(begunTold))]
  let j = 0
  for (const [i, run] of runs.entries()) {
    while (j < others.length && !isSame(run, at(others, j)) && OPTIONAL.test(at(others, j).deed)) j++
    const other = others[j++]
    const rest = [...runs.slice(i), ...others.slice(j)].map(({ deed }) => deed)
    if (other === undefined) return isEnding(rest)
    if (!isSame(run, other))
      return (
        (i === runs.length - 1 || j === others.length) &&
        (isPartOf(run, other) || isPartOf(other, run)) &&
        isEnding(rest)
      )
  }
  return isEnding(others.slice(j).map(({ deed }) => deed))
}

/** Reads a log in which something may be wrong: it must be refused, or be a game of which just that is written. */
export function readDamaged(
  { game: kit }: Kit,
  text: string,
  language: Language,
  isOurs: boolean,
  goOn?: () => boolean,
): Retelling {
  const { logs, game } = kit
  if (logs === undefined) throw new Mistake(say('noLogs', { game: game.id }))
  try {
    const read = logs.read(text, undefined, goOn)
    const lines = (log: string) => log.split('\n').filter(line => line.trim() !== '' && !isTitle(line))
    const [there, written] = [lines(text), lines(logs.write(read, language, read.eyes?.[0]))]
    if (isRetold(there, written)) return 'told'
    return !isOurs && isLooselyRetold(there, written) ? 'loosely told' : 'wrong'
  } catch (fault) {
    if (fault instanceof Mistake) return 'refused'
    throw fault
  }
}
