import {
  arrangedSeed,
  at,
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
import { follow, START } from './place.ts'
import { type LogLine, LogReader, type ReadLog } from './read.ts'
import { isBonus, saidOf } from './said.ts'
import { type Outcome, Search } from './search.ts'
import { Shuffles, slotOf } from './shuffles.ts'

const HAND = 5
/** The log is gone through again until no card changes places any more: so often at most. */
const MOST_PASSES = 16
/** How many tries at a step may lead no further. */
const TRIES = 20_000

/** The set-up a log speaks of; what it doesn't say is what occurs in it. */
function setupOf(dominion: Dominion, log: ReadLog, selection: string | undefined): Setup {
  const { catalogue } = dominion
  const { names, first, setup, things } = log
  const chosen = selection === undefined ? {} : dominion.kingdomNamed(seeded('log'), selection)
  const seen = [...things].filter(id => !isBasic(id) && catalogue.cards.get(id)?.types.includes('prize') === false)
  return dominion.parseSetup({
    kingdom: [...new Set(seen.map(id => catalogue.pileOf(id)))].filter(id => id !== setup.bane),
    events: [...things].filter(id => catalogue.events.has(id)),
    ...chosen,
    ...setup,
    players: names.length,
    first,
  })
}

/** The table as it was dealt, and where everybody's first cards lie. */
function dealt(rules: DominionRules, log: ReadLog, shuffles: Shuffles) {
  const { tables } = rules
  const market = tables.setup.blackMarket.map(id => tables.card(id))
  const before = market.length < 2 ? 0 : 1
  if (before > 0) shuffles.result(0, market)
  const seen = new Set<number>()
  const hands: number[][] = []
  const decks: number[][] = []
  log.hands.forEach((hand, i) => {
    const start: number[] = [...new Array<number>(7).fill(COPPER), ...new Array<number>(3).fill(ESTATE)]
    const index = before + i
    const slots = start.map((_, position) => slotOf(index, position))
    if (hand === undefined) shuffles.result(index, start)
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

/** Searches until every card lies where it must have lain from the beginning. */
function solve(rules: DominionRules, log: ReadLog, lines: readonly LogLine[], strict: boolean) {
  const shuffles = new Shuffles(seeded('log'))
  let outcome: Outcome = { found: false, line: 0, tired: false }
  let stuckAt = -1
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    shuffles.changes = 0
    outcome = new Search(rules, lines, shuffles, strict, TRIES).run(dealt(rules, log, shuffles))
    if (shuffles.changes === 0 || (!outcome.found && outcome.line === stuckAt)) break
    stuckAt = outcome.found ? -1 : outcome.line
  }
  return { outcome, results: shuffles.results, settled: shuffles.changes === 0 }
}

const wrong = ({ number: line, text }: LogLine, tired: boolean): Mistake =>
  new Mistake(sayLogMistake(tired ? 'tooHard' : 'doesNotFit', { line, text }))

/** The first line that doesn't tell what happened; nothing if all do. */
function contradicted(dominion: Dominion, recording: Recording, lines: readonly LogLine[], strict: boolean) {
  const replay = new Replay(dominion, recording)
  const { tables } = dominion.prepare(replay.setup)
  let place = START
  for (const event of replay.told.flat()) {
    if (place.line >= lines.length) return undefined
    const said = saidOf(tables, event)
    if (said === undefined || said.beside || (isBonus(said.verb) && !strict)) continue
    const next = follow(lines, place, said)
    if (next === undefined) return lines[Math.min(place.line, lines.length - 1)]
    place = next
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

/** Makes a log a recording, with the rules as judge. Whatever doesn't follow from the log by the rules is refused. */
export function readLog(dominion: Dominion, text: string, selection?: string): Recording {
  const log = new LogReader(dominion.catalogue).read(text)
  const setup = setupOf(dominion, log, selection)
  const rules = dominion.prepare(setup)
  let fault: Mistake | undefined
  // Logs of our own, which say what is in the supply, count as the rules do.
  for (const strict of log.setup.kingdom === undefined ? [true, false] : [true]) {
    const lines = strict ? log.lines : log.lines.filter(({ verb }) => !isBonus(verb))
    const { outcome, results, settled } = solve(rules, log, lines, strict)
    const { found } = outcome
    if (!found || !settled) {
      const line = at(lines, Math.min(outcome.found ? 0 : outcome.line, lines.length - 1))
      fault ??= wrong(line, outcome.found || outcome.tired)
      continue
    }
    const eyes = eyesOf(log)
    const recording: Recording = {
      game: dominion.id,
      version: dominion.version,
      setup,
      seed: arrangedSeed(results.slice(0, outcome.shuffles), 'log'),
      answers: outcome.answers,
      players: log.names,
      bots: log.names.map(() => null),
      finished: true,
      ...(eyes.length < log.names.length && { eyes: eyes.length === 0 ? [seatOf(0)] : eyes }),
    }
    const lie = contradicted(dominion, recording, lines, strict)
    if (lie === undefined) return recording
    fault ??= wrong(lie, false)
  }
  throw fault ?? new Mistake(sayLogMistake('empty'))
}
