import {
  type Answer,
  at,
  type Language,
  Match,
  Mistake,
  type PlayersKit,
  type Recording,
  Replay,
  type Seat,
  seat as seatOf,
  type TableKit,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import { type Balance, balancesOf } from './balance.ts'
import { type Better, lookCloser } from './closer.ts'
import { type TurnBegun, turnsBegun } from './turns.ts'
import { type Asked, type Estimate, Weighing } from './weighing.ts'

/** The parts of a game that doesn't name its own. */
export const PARTS = ['opening', 'building', 'ending', 'last turns'] as const
type Part = (typeof PARTS)[number]

/** A decision and what it was worth. */
export interface Reviewed {
  /** Which answer of the game it was: the place before it can be looked at and played on from. */
  readonly place: number
  readonly seat: Seat
  readonly turn: number
  /** The part of the game, by its id: one of the game's own, or else of `PARTS`. */
  readonly part: string
  /** The chance of winning after it, as whoever decided could know it. */
  readonly chance: Estimate
  readonly given: Answer
  /** What seemed best else, and its gain at first sight: nothing of it is sure. */
  readonly rival?: { readonly answer: Answer; readonly gain: Estimate }
  /** What would have been better, beyond doubt. */
  readonly better?: Better
  /** What it took of the chance there was if the seat had played on as it seemed to before; less than nothing if it gave some. */
  readonly cost: number
}

/** How the decisions of a game were judged, and what chance gave. */
export interface Review {
  readonly decisions: readonly Reviewed[]
  readonly balances: readonly Balance[]
  /** Games that were played on for it. */
  readonly rounds: number
  /** Whether there was time for all of it. */
  readonly whole: boolean
}

/** How long and how closely a game is judged. */
export interface Reviewing {
  /** In milliseconds. */
  readonly clock: () => number
  readonly milliseconds: number
  /** Told how much of it is done, from 0 to 1; once it says no, what is known so far is given back. */
  readonly progress?: (share: number) => boolean
  readonly seed?: string
  /** So many times as closely as at first sight, for which it needs as many times longer. */
  readonly closeness?: number
}

/** Rounds by which it is seen what may have been better: a few for every decision, then more as long as there is time. */
const GLANCE = 4
const FIRST_ROUNDS = 12
/** The rest of the time is left for a closer look at what seems wrong. */
const SHARE_OF_FIRST = 0.6
/** All that comes is counted from somebody's first chance: it is known by so many games more than the others. */
const FIRST_CHANCE = 200
const LAST_TURNS = 3
const OPENING_TURNS = 3

/** A question that was answered and is worth weighing. */
interface Weighed {
  readonly place: number
  readonly turn: number
  /** Where the game names its parts. */
  readonly part: string | undefined
  readonly weighing: Weighing<unknown>
}

/** Players build until they turn to points; where that can't be told, for half of the game. */
function partOf(turn: number, turns: number, scoring: number): Part {
  if (turn > turns - LAST_TURNS) return 'last turns'
  if (turn <= OPENING_TURNS) return 'opening'
  return turn < scoring ? 'building' : 'ending'
}

/** The turn in which each seat turns to points. */
function scoringTurns(
  kit: TableKit,
  replay: Replay<unknown, unknown, unknown>,
  begun: readonly TurnBegun[],
  turns: readonly number[],
): number[] {
  const { isScoring } = kit.chronicle
  return turns.map((most, seat) => {
    if (isScoring === undefined) return most / 2 + 1
    const place = replay.told.findIndex(events =>
      events.some(event => event.seat === seat && isScoring(replay.rules, event)),
    )
    return begun.findLast(one => one.seat === seat && one.place <= place)?.turn ?? most + 1
  })
}

/** Weighs every decision of a finished game, coarsely at first, then where something seems to have been better. */
export function reviewGame(kit: TableKit, players: PlayersKit, recording: Recording, reviewing: Reviewing): Review {
  const { judging } = players
  if (judging === undefined) throw new Mistake(say('notJudged', { game: kit.name }))
  const replay = new Replay(kit.game, recording)
  if (!replay.finished) throw new Mistake(say('notOver'))
  const { clock, milliseconds, progress = () => true, seed = 'review', closeness = 1 } = reviewing
  const end = clock() + milliseconds
  let stopped = false
  const goOn = () => !stopped && clock() < end
  const tell = (share: number) => {
    stopped ||= !progress(share)
  }
  const weighed: Weighed[] = []
  /** What everybody decided last. */
  const before = new Map<Seat, Asked<unknown>>()
  const { answers } = recording
  const { parts } = kit.chronicle
  const begun = turnsBegun(kit, replay)
  const turnAt = (place: number, who: Seat) => begun.findLast(one => one.seat === who && one.place <= place)?.turn ?? 1
  // From the deal on, so that every seat remembers what it was told.
  const match = Match.deal(replay.rules, recording.seed)
  for (let place = 0; place < replay.known && goOn(); place++) {
    const { question } = match
    if (question === undefined) break
    const given = at(answers, place)
    if (replay.eyes.includes(question.seat) && question.choices.length > 1) {
      // A match of its own stands still while this one goes on.
      const here = Match.resume(replay.rules, match.fullSnapshot())
      const weighing = Weighing.of(here, given, judging, `${seed} ${place}`, goOn, before.get(question.seat))
      for (let n = 0; n < GLANCE && goOn() && weighing !== undefined && weighing.answers.length > 1; n++) {
        weighing.round()
      }
      if (weighing !== undefined && at(weighing.samples, 0).length > 1) {
        weighed.push({ place, turn: turnAt(place, question.seat), part: parts?.of(match.state), weighing })
        before.set(question.seat, weighing.asked)
      }
    }
    match.answer(question.seat, given)
    tell((0.2 * place) / replay.known)
  }
  for (const seat of replay.eyes)
    weighed.find(({ weighing }) => weighing.seat === seat)?.weighing.lookFurther(closeness * FIRST_CHANCE, goOn)
  const enough = end - (1 - SHARE_OF_FIRST) * milliseconds
  const wanted = closeness * FIRST_ROUNDS
  for (let n = GLANCE; n < wanted && goOn() && clock() < enough; n++) {
    for (const { weighing } of weighed) {
      if (!goOn()) break
      weighing.round()
    }
    tell(0.2 + (0.3 * n) / wanted)
  }
  const known = lookCloser(
    weighed.map(({ weighing }) => weighing),
    { goOn, tell: share => tell(0.5 + 0.5 * share), closeness },
  )
  const last = replay.matchAt(replay.length)
  const turns = Array.from({ length: last.rules.seats }, (_, i) => turnAt(replay.length, seatOf(i)))
  const scoring = scoringTurns(kit, replay, begun, turns)
  const decisions = weighed.map(({ place, turn, weighing, ...named }): Reviewed => {
    const { better, cost } = known.get(weighing) ?? {}
    const { seat } = weighing
    const part = named.part ?? partOf(turn, turns[seat] ?? turn, at(scoring, seat))
    const given = at(answers, place)
    const { best } = weighing
    return {
      place,
      seat,
      turn,
      part,
      chance: weighing.chance,
      given,
      ...(best > 0 && { rival: { answer: at(weighing.answers, best), gain: weighing.gain(best) } }),
      ...(better !== undefined && { better }),
      cost: cost?.mean ?? 0,
    }
  })
  const winners = recording.result?.winners ?? last.rules.winners(last.state)
  const rounds = weighed.reduce((sum, { weighing }) => sum + weighing.played, 0)
  return { decisions, balances: balancesOf(decisions, last.rules.seats, winners), rounds, whole: goOn() }
}

/** How many times as closely a game is looked at each time. */
export const CLOSER = [1, 4, 16]

/** Reviews a game again and again, more closely each time, until the time is up: what was broken off gives way to what wasn't. */
export function reviewCloser(kit: TableKit, players: PlayersKit, recording: Recording, reviewing: Reviewing): Review {
  const { clock, milliseconds } = reviewing
  const end = clock() + milliseconds
  let best: Review | undefined
  for (const closeness of CLOSER) {
    const left = end - clock()
    if (best !== undefined && left <= 0) break
    const review = reviewGame(kit, players, recording, { ...reviewing, milliseconds: left, closeness })
    if (best === undefined || review.whole) best = review
    if (!review.whole) break
  }
  if (best === undefined) throw new RangeError('No game was reviewed.')
  return best
}

/**
 * The loss of a decision measured anew, with other chances than those of the review: to see how far that can be trusted.
 * Nothing where nothing can be weighed.
 */
export function lossAgain(
  kit: TableKit,
  { judging }: PlayersKit,
  recording: Recording,
  { place, given, answer }: { readonly place: number; readonly given: Answer; readonly answer: Answer },
  rounds: number,
  seed: string,
): Estimate | undefined {
  if (judging === undefined) return undefined
  const replay = new Replay(kit.game, recording)
  const match = Match.deal(replay.rules, recording.seed)
  for (const known of recording.answers.slice(0, place)) {
    if (match.question === undefined) return undefined
    match.answer(match.question.seat, known)
  }
  const weighing = Weighing.of(match, given, judging, seed, () => true)
  const i = weighing?.answers.findIndex(one => one.join() === answer.join()) ?? -1
  return i < 0 ? undefined : weighing?.confirming(i, 'independent').play(rounds, () => true).loss
}

/** A decision in words: what was done, and what would have been better. */
export function told(kit: TableKit, recording: Recording, { place, given, better }: Reviewed, language: Language) {
  const replay = new Replay(kit.game, recording)
  const { question } = replay.matchAt(place)
  const speaker = kit.speak(replay.rules, language, replay.players)
  const words = (answer: Answer) =>
    question === undefined || answer.length === 0
      ? say('nothing')[language]
      : answer.map(n => speaker.choice(question, n)).join(', ')
  return {
    asked: question === undefined ? '' : speaker.prompt(question),
    given: words(given),
    better: better && words(better.answer),
  }
}
