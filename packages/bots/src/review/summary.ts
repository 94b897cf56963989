import {
  type GamePart,
  type Language,
  type Recording,
  Replay,
  type Seat,
  type TableKit,
  type Wording,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Balance } from './balance.ts'
import type { Verdict } from './closer.ts'
import { PARTS, type Review, type Reviewed, told } from './review.ts'
import type { StrengthCourse } from './strength.ts'

/** So many standard errors apart, cards differ in strength. */
const APART = 3

const percent = (share: number): string => `${Math.abs(Math.round(100 * share))} %`
const lossOf = ({ better }: Reviewed): number => better?.loss.mean ?? 0
const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** What a verdict is called. */
export const verdictName = (verdict: Verdict): Wording => say(verdict)

const partsOf = ({ chronicle }: TableKit): readonly GamePart[] =>
  chronicle.parts?.all ?? PARTS.map(id => ({ id, name: say(id) }))

/** A decision that was judged, in words. */
interface Worded {
  readonly one: Reviewed
  readonly given: string
  readonly better: string
}

/** What is too little to be named. */
const isNothing = (share: number): boolean => Math.abs(share) < 0.005

function fortune({ luck, skill, others }: Balance, language: Language): string {
  const clauses = [
    say(luck < 0 ? 'luck took' : 'luck gave', { share: percent(luck) }),
    ...(isNothing(skill) ? [] : [say(skill < 0 ? 'own took' : 'own gave', { share: percent(skill) })]),
    ...(isNothing(others) ? [] : [say(others < 0 ? 'others took' : 'others gave', { share: percent(others) })]),
  ]
  return `${upper(new Intl.ListFormat(language).format(clauses.map(clause => clause[language])))}.`
}

/** What was dearest in each part of the game. */
function parts(kit: TableKit, judged: readonly Worded[], language: Language): string[] {
  return partsOf(kit).flatMap(({ id, name }) => {
    const own = judged.filter(({ one }) => one.part === id).sort((a, b) => lossOf(b.one) - lossOf(a.one))
    const [worst] = own
    if (worst === undefined) return []
    const { given, better, one } = worst
    const loss = percent(lossOf(one))
    return [
      say('part lost', { part: upper(name[language]), loss, turn: one.turn, given, better: upper(better) })[language],
    ]
  })
}

/** What was done wrong in the same way several times. */
function habits(judged: readonly Worded[], language: Language): string[] {
  const firsts = judged.filter(
    (one, i) => judged.findIndex(({ given, better }) => given === one.given && better === one.better) === i,
  )
  return firsts.flatMap(first => {
    const own = judged.filter(({ given, better }) => given === first.given && better === first.better)
    if (own.length < 2) return []
    const turns = new Intl.ListFormat(language).format([...new Set(own.map(({ one }) => String(one.turn)))])
    const { given, better } = first
    // What could have been done each time can't be lost each time.
    const loss = percent(Math.max(...own.map(({ one }) => lossOf(one))))
    return [say('again and again', { given: upper(given), better, turns, loss })[language]]
  })
}

/** From when on somebody was ahead of the others, or behind one of them, by the first figure there is. */
function lead(
  strengths: readonly StrengthCourse[],
  seat: Seat,
  names: readonly string[],
  language: Language,
): string[] {
  const [main] = strengths
  const courses = strengths.filter(one => one.id === main?.id)
  const own = courses.find(one => one.seat === seat)
  const final = ({ turns }: StrengthCourse) => turns.at(-1)?.mean ?? 0
  const [rival] = courses.filter(one => one.seat !== seat).sort((a, b) => final(b) - final(a))
  if (own === undefined || rival === undefined) return []
  const both = own.turns.flatMap(mine => {
    const theirs = rival.turns.find(({ turn }) => turn === mine.turn)
    return theirs === undefined ? [] : [{ turn: mine.turn, mine: mine.mean, theirs: theirs.mean }]
  })
  const way = Math.sign(final(own) - final(rival))
  const before = both.findLastIndex(({ mine, theirs }) => Math.sign(mine - theirs) !== way)
  const since = both[before + 1]
  if (way === 0 || since === undefined) return []
  const words = {
    turn: since.turn,
    other: names[rival.seat] ?? '',
    figure: own.name,
    own: since.mine,
    theirs: since.theirs,
  }
  return [say(way > 0 ? 'ahead' : 'behind', words)[language]]
}

/** Where the cards of somebody differed most from those of another, if they did beyond chance. */
function cards(strengths: readonly StrengthCourse[], seat: Seat, names: readonly string[], language: Language) {
  const [main] = strengths
  if (main?.isRead) return lead(strengths, seat, names, language)
  const own = strengths.find(one => one.id === main?.id && one.seat === seat)
  const rivals = strengths.filter(one => one.id === main?.id && one.seat !== seat)
  const differences = rivals.flatMap(rival =>
    rival.turns.flatMap(theirs => {
      const mine = own?.turns.find(({ turn }) => turn === theirs.turn)
      if (mine === undefined) return []
      const apart = (mine.mean - theirs.mean) / Math.hypot(mine.error, theirs.error)
      return [{ rival, mine, theirs, apart }]
    }),
  )
  // Late in a game cards are weak because they are points.
  const half = Math.max(...strengths.flatMap(({ turns }) => turns.map(({ turn }) => turn))) / 2
  const early = differences.filter(({ mine }) => mine.turn <= half)
  const [most] = early.sort((a, b) => Math.abs(b.apart) - Math.abs(a.apart))
  if (own === undefined || most === undefined || Math.abs(most.apart) < APART) return []
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const { mine, theirs, rival, apart } = most
  return [
    say(apart > 0 ? 'stronger' : 'weaker', {
      turn: mine.turn,
      other: names[rival.seat] ?? '',
      figure: own.name,
      own: figures.format(mine.mean),
      theirs: figures.format(theirs.mean),
    })[language],
  ]
}

/** A review of somebody's game, as a player would put it: luck and decisions, part by part, habits, the strength of the cards. */
export function summaryOf(
  kit: TableKit,
  recording: Recording,
  review: Review,
  strengths: readonly StrengthCourse[],
  seat: Seat,
  language: Language,
): string[] {
  const balance = review.balances.find(one => one.seat === seat)
  if (balance === undefined) return []
  const judged = review.decisions
    .filter(one => one.seat === seat && one.better !== undefined)
    .map((one): Worded => {
      const { given, better = '' } = told(kit, recording, one, language)
      return { one, given, better }
    })
  const { players } = new Replay(kit.game, recording)
  return [
    fortune(balance, language),
    ...(judged.length === 0 ? [say('nothing wrong')[language]] : []),
    ...parts(kit, judged, language),
    ...habits(judged, language),
    ...cards(strengths, seat, players, language),
    ...(review.whole ? [] : [say('broken off')[language]]),
  ]
}
