import { type Answer, answers, countAnswers, isMove, type Question } from '@kartentisch/kernel'
import { BUY, COFFERS, DEBT, END_ACTIONS, END_TURN, EVENT, PLAY } from '../moves.ts'
import type { Tables } from '../tables.ts'
import { shownLater } from './foresight.ts'
import { type Place, restOf } from './place.ts'
import type { LogLine } from './read.ts'

/** So many lines ahead may show what was answered. */
const AHEAD = 8
/** Questions with more answers are answered by what the log shows alone. */
const MOST_ANSWERS = 400

/** The lines that may show what came of an answer: to the end of the turn at most. */
function ahead(
  lines: readonly LogLine[],
  place: Place,
): { readonly line: LogLine; readonly cards: readonly string[] }[] {
  const found: { readonly line: LogLine; readonly cards: readonly string[] }[] = []
  for (let i = place.line; i < Math.min(lines.length, place.line + AHEAD); i++) {
    const line = lines[i]
    if (line === undefined || (line.verb === 'turn' && i > place.line)) break
    found.push({ line, cards: i === place.line ? restOf(lines, place) : (line.cards ?? []) })
  }
  return found
}

/** The moves that the next line may tell of, and those that no line tells of. */
function moves(tables: Tables, lines: readonly LogLine[], place: Place, { whose, choices }: Question): Answer[] {
  const line = lines[place.line]
  const wanted: number[] = []
  if (line?.seat === whose)
    for (const id of new Set(restOf(lines, place))) {
      if (line.verb === 'play') wanted.push(PLAY + tables.number(id))
      if (line.verb === 'buy') {
        const event = tables.events.findIndex(one => one.id === id)
        wanted.push(event >= 0 ? EVENT + event : BUY + tables.number(id))
      }
    }
  if (line?.verb === 'spend-coffers') wanted.push(COFFERS + line.count)
  if (line?.verb === 'pay-debt') wanted.push(DEBT + line.count)
  wanted.push(END_ACTIONS, END_TURN)
  const unsaid = choices.filter(move => move > COFFERS && move < END_ACTIONS && !wanted.includes(move))
  return [...wanted.filter(move => choices.includes(move)), ...unsaid.toReversed()].map(move => [move])
}

/** The cards of all lines that tell of the same deed of one player: they may have been chosen at once. */
const together = (near: ReturnType<typeof ahead>, { verb, seat }: LogLine): string[] =>
  near.flatMap(({ line, cards }) => (line.verb === verb && line.seat === seat ? cards : []))

/** Cards that lines ahead name, as far as they can be taken, in the order they are named. */
function shown(question: Question, nameOf: (n: number) => string | undefined, cards: readonly string[]): Answer {
  const left = [...question.choices]
  const taken: number[] = []
  for (const id of cards) {
    const i = left.findIndex(n => nameOf(n) === id)
    const n = left[i]
    if (n === undefined || taken.length === question.max) continue
    left.splice(i, 1)
    taken.push(n)
  }
  return taken
}

/** First what somebody can best do without who shows other cards later: it matters where nobody saw what was taken. */
function leastMissed(
  tables: Tables,
  lines: readonly LogLine[],
  { line }: Place,
  { whose }: Question,
  all: readonly Answer[],
): Answer[] {
  const later = shownLater(tables, lines, line, whose)
  const missed = (answer: Answer) => answer.reduce((sum, n) => sum + (later.get(n) ?? 0), 0)
  return all.toSorted((a, b) => missed(a) - missed(b))
}

/** What may have been answered here, likeliest first. */
export function candidates(tables: Tables, lines: readonly LogLine[], place: Place, question: Question): Answer[] {
  if (isMove(question)) return moves(tables, lines, place, question)
  const { of, choices, max, min, orNone } = question
  const nameOf = (n: number): string | undefined =>
    of === 'pile' ? tables.piles[n]?.id : of === 'card' || of === 'name' ? tables.names[n] : undefined
  const found = new Map<string, Answer>()
  const add = (answer: Answer) => {
    const fits = answer.length === 0 ? min === 0 || orNone : answer.length >= Math.min(min, choices.length)
    if (fits && answer.length <= max) found.set(answer.join(), answer)
  }
  if (of === 'card' || of === 'pile' || of === 'name') {
    const near = ahead(lines, place)
    for (const { line, cards } of near) {
      if (line.seat !== question.whose && line.seat !== question.seat && line.seat !== question.concerns) continue
      add(shown(question, nameOf, cards))
      add(shown(question, nameOf, together(near, line)))
      if (max === 1) for (const id of cards) add(shown(question, nameOf, [id]))
    }
    // What is left over may be what is put back, or the other way round.
    if (max >= choices.length && min >= choices.length) {
      const last = near.find(({ line }) => line.verb === 'put-on-deck')?.cards ?? []
      const put = shown(question, nameOf, last)
      const others = [...choices]
      for (const n of put) others.splice(others.indexOf(n), 1)
      add([...put, ...others])
    }
  }
  add([])
  if (countAnswers(question) > MOST_ANSWERS) return [...found.values()]
  const all = [...answers(question)]
  for (const answer of of === 'card' ? leastMissed(tables, lines, place, question, all) : all) add(answer)
  return [...found.values()]
}
