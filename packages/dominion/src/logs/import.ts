import {
  arrangedSeed,
  at,
  type History,
  LineMistake,
  last,
  Mistake,
  type Recording,
  Replay,
  type Seat,
  seat as seatOf,
  seeded,
} from '@kartentisch/kernel'
import { COPPER, ESTATE, isBasic } from '../card.ts'
import type { Dominion } from '../dominion.ts'
import type { DominionRules } from '../rules.ts'
import type { Setup } from '../setup.ts'
import { sayLogMistake } from '../words/say-logs.ts'
import { foreseen, foreseenMarket } from './foresight.ts'
import { isAside } from './line.ts'
import { follow, START } from './place.ts'
import { type LogLine, LogReader, type ReadLog } from './read.ts'
import { isInner, isReliable, isTold, type Said, saidOf, type Telling } from './said.ts'
import { type Found, Search } from './search.ts'
import { Shuffles, slotOf } from './shuffles.ts'
import { writeLog } from './write.ts'

const HAND = 5
/** The log is gone through again until no card changes places any more: so often at most. */
const MOST_PASSES = 16
/** How many tries at a step may lead no further. */
const TRIES = 10_000
/** Where cards aren't written down, a search that leads nowhere begins anew with other guesses: so many in all. */
const GUESSES = 12

/** The set-up a log speaks of; what it doesn't say is what occurs in it. */
function setupOf(dominion: Dominion, log: ReadLog, selection: string | undefined): Setup {
  const { catalogue } = dominion
  const { names, first, setup, things } = log
  const chosen = selection === undefined ? {} : dominion.kingdomNamed(seeded('log'), selection)
  const seen = [...things].filter(id => !isBasic(id) && catalogue.cards.get(id)?.types.includes('prize') === false)
  const whole = dominion.parseSetup({
    kingdom: [...new Set(seen.map(id => catalogue.pileOf(id)))].filter(id => id !== setup.bane),
    events: [...things].filter(id => catalogue.events.has(id)),
    ...chosen,
    ...setup,
    players: names.length,
    first,
  })
  // Where that line is missing, others that count may be too.
  if (setup.obelisk !== undefined && !whole.landmarks.includes('obelisk')) throw new Mistake(sayLogMistake('noObelisk'))
  return whole
}

/** How the first shuffle of somebody whose hand isn't told may have come out. */
function opening(
  { tables }: DominionRules,
  lines: readonly LogLine[],
  seat: Seat,
  cards: readonly number[],
  guess: string,
): number[] {
  const drawn: LogLine = { verb: 'draw', seat, count: HAND, number: 0, text: '' }
  return foreseen(tables, [drawn, ...lines], { seat, hand: [], deck: [], cards, line: 0 }, seeded(guess))
}

/** The table as it was dealt, and where everybody's first cards lie. */
function dealt(rules: DominionRules, log: ReadLog, lines: readonly LogLine[], shuffles: Shuffles, guess: string) {
  const { tables } = rules
  const market = tables.setup.blackMarket.map(id => tables.card(id))
  const before = market.length < 2 ? 0 : 1
  if (before > 0) shuffles.result(0, market, () => foreseenMarket(tables, lines, market))
  const seen = new Set<number>()
  const hands: number[][] = []
  const decks: number[][] = []
  log.hands.forEach((hand, i) => {
    const start: number[] = [...new Array<number>(7).fill(COPPER), ...new Array<number>(3).fill(ESTATE)]
    const index = before + i
    const slots = start.map((_, position) => slotOf(index, position))
    if (hand === undefined) shuffles.result(index, start, () => opening(rules, lines, seatOf(i), start, guess))
    else {
      const held = hand.map(id => tables.number(id))
      for (const card of held) start.splice(start.indexOf(card), 1)
      shuffles.results[index] = [...start, ...held.toReversed()]
      for (const slot of slots.slice(HAND)) seen.add(slot)
    }
    hands.push(hand === undefined ? slots.slice(HAND) : [])
    decks.push(slots.slice(0, HAND))
  })
  const count = before + log.hands.length
  const state = rules.deal(arrangedSeed(shuffles.results.slice(0, count), 'log'))
  return {
    state,
    place: START,
    where: { decks, hands, spent: log.hands.map(() => []), past: log.hands.map(() => []), seen },
    shuffles: count,
  }
}

/**
 * Searches until every card lies where it must have lain from the beginning: `check` says what is wrong with a game that
 * was found, as long as something is.
 */
function solve(
  rules: DominionRules,
  log: ReadLog,
  lines: readonly LogLine[],
  telling: Telling,
  guess: string,
  goOn: () => boolean,
  check: (found: Found, results: readonly (readonly number[])[]) => Mistake | Recording,
): Mistake | Recording {
  const shuffles = new Shuffles()
  let fault = new Mistake(sayLogMistake('empty'))
  let stuckAt = -1
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    shuffles.changes = 0
    const search = new Search(rules, lines, shuffles, telling, TRIES, seeded(guess), goOn)
    const outcome = search.run(dealt(rules, log, lines, shuffles, guess))
    if (outcome.found) {
      const checked = check(outcome, shuffles.results)
      if (!(checked instanceof Mistake)) return checked
      fault = checked
    } else fault = wrong(at(lines, Math.min(outcome.line, lines.length - 1)), outcome.tired)
    if (shuffles.changes === 0 || (!outcome.found && outcome.line === stuckAt)) break
    stuckAt = outcome.found ? -1 : outcome.line
  }
  return fault
}

const wrong = ({ number: line, text }: LogLine, tired: boolean): Mistake =>
  new LineMistake(sayLogMistake(tired ? 'tooHard' : 'doesNotFit', { line, text }), line)

/** What a recording tells; nothing if its answers can't be given to what its shuffles lead to. */
function toldBy(dominion: Dominion, recording: Recording): History | undefined {
  try {
    return new Replay(dominion, recording).told
  } catch (fault) {
    if (fault instanceof Mistake) return undefined
    throw fault
  }
}

/** What no program invents: whoever is said to take it has taken it. */
const TAKEN: ReadonlySet<string> = new Set(['vp', 'take-debt'])

/** The first line by which somebody has taken more than they have: what gave it, a landmark perhaps, isn't in the game. */
function takenFromNowhere(said: readonly Said[], lines: readonly LogLine[]): LogLine | undefined {
  const left = new Map<string, number>()
  const add = ({ verb, seat }: Said, count: number): number => {
    const sum = (left.get(`${verb} ${seat}`) ?? 0) + count
    left.set(`${verb} ${seat}`, sum)
    return sum
  }
  for (const one of said) if (TAKEN.has(one.verb)) add(one, one.count)
  return lines.find(line => TAKEN.has(line.verb) && add(line, -line.count) < 0)
}

/** The first line that doesn't tell what happened; nothing if all do. A log may break off in the midst of a move. */
function contradicted(
  dominion: Dominion,
  recording: Recording,
  { lines: all }: ReadLog,
  telling: Telling,
  whole: boolean,
): LogLine | undefined {
  const lines = all.filter(line => isReliable(line, telling))
  const told = toldBy(dominion, recording)
  if (told === undefined) return lines[0]
  const { tables } = dominion.prepare(dominion.parseSetup(recording.setup))
  let place = START
  for (const event of told.flat()) {
    if (place.line >= lines.length) break
    const said = saidOf(tables, event)
    if (!isTold(said, telling)) continue
    const next = follow(lines, place, said, telling, isInner(tables, said.verb, event.about))
    if (next === undefined) return lines[place.line]
    place = next
  }
  const next = lines[place.line]
  if (whole && next !== undefined) return next
  const happened = told.flat().flatMap(event => saidOf(tables, event) ?? [])
  return takenFromNowhere(happened, next === undefined ? all : all.slice(0, all.indexOf(next)))
}

/**
 * The first line of a log of ours that isn't what we write of this game; nothing if there is none. Where a log breaks
 * off, its last line or that of the recording may be the beginning of a longer one.
 */
function toldOtherwise(
  dominion: Dominion,
  recording: Recording,
  { texts, ours, indented }: ReadLog,
): Mistake | undefined {
  if (ours === undefined) return undefined
  const written = writeLog(dominion, recording, ours, recording.eyes?.[0])
    .split('\n')
    .filter(line => line.trim() !== '' && !isAside(line.trim()))
    .map(line => (indented ? line.trimEnd() : line.trim()))
  const replay = new Replay(dominion, recording)
  const over = replay.rules.over(replay.matchAt(replay.length).state)
  const sure = over ? Math.max(written.length, texts.length) : Math.min(written.length, texts.length) - 1
  for (let i = 0; i < sure; i++) {
    const { number: line, text } = texts[i] ?? { number: last(texts).number + 1, text: '' }
    if ((indented ? text : text.trim()) !== written[i])
      return new LineMistake(sayLogMistake('toldOtherwise', { line, text, written: written[i] ?? '' }), line)
  }
  return undefined
}

/** The seats all of whose cards the log names. */
function eyesOf({ names, hands, lines }: ReadLog): Seat[] {
  const isOpen = (seat: Seat) =>
    hands[seat] !== undefined &&
    lines.every(
      line => line.seat !== seat || (line.verb !== 'draw' && line.verb !== 'look') || line.cards !== undefined,
    )
  return names.map((_, i) => seatOf(i)).filter(isOpen)
}

/** In which ways a log may have to be read, the strictest first: what others count and list may not be what the rules do. */
function tellings({ ours, lines }: ReadLog): Telling[] {
  if (ours !== undefined) return [{ counts: true, sights: true, shuffles: true, exact: true }]
  const shuffles = lines.some(({ verb }) => verb === 'shuffle')
  const others = { shuffles, exact: false }
  return [
    { ...others, counts: true, sights: true },
    { ...others, counts: false, sights: true },
    { ...others, counts: false, sights: false },
  ]
}

/** Makes a log a recording, with the rules as judge. Whatever doesn't follow from the log by the rules is refused. */
export function readLog(
  dominion: Dominion,
  text: string,
  selection?: string,
  goOn: () => boolean = () => true,
): Recording {
  const log = new LogReader(dominion.catalogue).read(text)
  const setup = setupOf(dominion, log, selection)
  const rules = dominion.prepare(setup)
  const eyes = eyesOf(log)
  let fault: Mistake | undefined
  // Where all cards are named there is nothing to guess.
  const guesses = eyes.length < log.names.length ? GUESSES : 1
  const ways = tellings(log).flatMap(telling => Array.from({ length: guesses }, (_, n) => ({ telling, n })))
  for (const { telling, n } of ways) {
    const lines = log.lines.filter(line => isReliable(line, telling))
    const solved = solve(
      rules,
      log,
      lines,
      telling,
      n === 0 ? 'log' : `log ${n}`,
      goOn,
      ({ answers, shuffles, whole }, results) => {
        const recording: Recording = {
          game: dominion.id,
          version: dominion.version,
          setup,
          seed: arrangedSeed(results.slice(0, shuffles), 'log'),
          answers,
          players: log.names,
          bots: log.names.map(() => null),
          finished: true,
          ...(eyes.length < log.names.length && { eyes: eyes.length === 0 ? [seatOf(0)] : eyes }),
        }
        const lie = contradicted(dominion, recording, log, telling, whole)
        return (lie === undefined ? toldOtherwise(dominion, recording, log) : wrong(lie, false)) ?? recording
      },
    )
    if (!(solved instanceof Mistake)) return solved
    if (!goOn()) throw solved
    fault ??= solved
  }
  throw fault ?? new Mistake(sayLogMistake('empty'))
}
