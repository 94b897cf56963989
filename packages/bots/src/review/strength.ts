import {
  at,
  type Event,
  type PlayedStrength,
  type PlayersKit,
  type Recording,
  Replay,
  type Rules,
  type Seat,
  type Strength,
  seat as seatOf,
  simulate,
  type TableKit,
  type Wording,
} from '@kartentisch/kernel'
import { type TurnBegun, turnsBegun } from './turns.ts'
import { type Estimate, estimate } from './weighing.ts'

/** What a figure was for a seat turn by turn: found by playing with what it had when the turn began, or read off after it. */
export interface StrengthCourse {
  readonly id: string
  readonly name: Wording
  readonly isShare: boolean
  readonly isRead: boolean
  readonly seat: Seat
  readonly turns: readonly (Estimate & { readonly turn: number })[]
}

/** Turns that are played with what somebody has. */
const TURNS = 40
/** Longer turns are left where they are. */
const MOST_STEPS = 400

/** What is told in the first turn of a game. */
function firstTurn(
  { chronicle }: TableKit,
  rules: Rules<unknown, unknown>,
  players: PlayersKit,
  state: unknown,
  seed: string,
) {
  const [easiest = ''] = Object.keys(players.levels)
  const seated = Array.from({ length: rules.seats }, (_, i) => players.player(easiest)(`${seed} ${i}`))
  const told: Event[] = []
  let turns = 0
  const hear = (event: Event) => {
    if (chronicle.turn(event) !== undefined) turns++
    if (turns < 2) told.push(event)
  }
  for (let steps = 0; steps < MOST_STEPS && turns < 2 && !rules.over(state); steps++) {
    simulate(rules, seated, { from: state }, 1, hear)
  }
  return told
}

/** How strong what everybody had was, turn by turn; nothing for games in which nobody has anything. */
export function strengthsOf(kit: TableKit, players: PlayersKit, recording: Recording): StrengthCourse[] {
  const { strength } = kit.chronicle
  if (strength === undefined) return []
  const replay = new Replay(kit.game, recording)
  const begun = turnsBegun(kit, replay).filter(({ seat }) => replay.eyes.includes(seat))
  return 'read' in strength ? readOff(strength.read, replay, begun) : playedWith(kit, strength, players, replay, begun)
}

type Played = Replay<unknown, unknown, unknown>
type ReadFigures = Extract<Strength<unknown, unknown>, { readonly read: unknown }>['read']

/** What everybody had when a turn was over: as their next begins, or the game ends. */
function readOff(figures: ReadFigures, replay: Played, begun: readonly TurnBegun[]): StrengthCourse[] {
  const after = begun.map(({ seat, turn }) => {
    const next = begun.find(one => one.seat === seat && one.turn === turn + 1)
    return { seat, turn, place: next?.place ?? replay.length }
  })
  const states = new Map(
    after.filter(({ place }) => replay.shows(place)).map(({ place }) => [place, replay.matchAt(place).state]),
  )
  return figures.flatMap(({ id, name, of }) =>
    replay.eyes.map(
      (eye): StrengthCourse => ({
        id,
        name,
        isShare: false,
        isRead: true,
        seat: eye,
        turns: after
          .filter(({ seat, place }) => seat === eye && states.has(place))
          .map(({ turn, place }) => ({ turn, mean: of(states.get(place), eye), error: 0 })),
      }),
    ),
  )
}

/** What cards come to that are shuffled anew and played for a turn, again and again. */
function playedWith(
  kit: TableKit,
  strength: PlayedStrength<unknown, Rules<unknown, unknown>>,
  players: PlayersKit,
  replay: Played,
  all: readonly TurnBegun[],
): StrengthCourse[] {
  const begun = all.filter(({ place }) => replay.shows(place))
  const starting = Array.from({ length: replay.rules.seats }, (_, i) =>
    kit.game.prepare(kit.startingWith(replay.setup, seatOf(i))),
  )
  const measured = begun.map(({ seat, turn, place }) => {
    const { state } = replay.matchAt(place)
    const rules = at(starting, seat)
    const turns = Array.from({ length: TURNS }, (_, i) => {
      const seed = `strength ${place} ${i}`
      return firstTurn(kit, rules, players, strength.anew(rules, state, seed), seed).filter(
        event => event.seat === seat,
      )
    })
    return { seat, turn, figures: strength.figures.map(figure => estimate(turns.map(events => figure.of(events)))) }
  })
  return strength.figures.flatMap(({ id, name, isShare }, i) =>
    starting.map((_, k): StrengthCourse => {
      const own = measured.filter(({ seat }) => seat === k)
      return {
        id,
        name,
        isShare,
        isRead: false,
        seat: seatOf(k),
        turns: own.map(({ turn, figures }) => ({ turn, ...at(figures, i) })),
      }
    }),
  )
}
