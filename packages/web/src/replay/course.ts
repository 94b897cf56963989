import { at, type Event, type Replay, type Seat, seat } from '@kartentisch/kernel'
import type { FigureId, ReplayGame, Seeing } from './replay-game.ts'

/** Where a turn begins. */
export interface TurnMark {
  readonly place: number
  readonly seat: Seat
  /** Which of this player's own turns it is, or was last. */
  readonly number: number
}

/** A player's figure after a turn; turn 0 is before the first. */
export interface Point {
  readonly turn: number
  readonly value: number
}

/** One figure for everybody. */
export interface Graph {
  readonly id: FigureId
  readonly lines: readonly { readonly name: string; readonly line: readonly Point[] }[]
}

const isTurn = ({ type }: Event): boolean => type === 'turn'

/** Where turns begin, in order. */
export function turnsOf<Setup, State, Sight extends Seeing>(
  { counts }: ReplayGame<Setup, State, Sight>,
  { told, rules }: Replay<Setup, State, Sight>,
): TurnMark[] {
  const numbers = Array.from({ length: rules.seats }, () => 0)
  return told.flatMap((events, place) =>
    events.filter(isTurn).map((turn): TurnMark => {
      const number = (numbers[turn.seat] ?? 0) + (counts(turn) ? 1 : 0)
      numbers[turn.seat] = number
      return { place, seat: turn.seat, number }
    }),
  )
}

/** How things stood with a player when one of their turns was over and the next began. */
interface Stand {
  readonly seat: Seat
  readonly turn: number
  /** Where it can be read off the table. */
  readonly place: number
  /** What was told in the turn. */
  readonly events: readonly Event[]
}

/** Every turn of every player with what belongs to it: it lasts for the table until the player's next turn begins. */
function standsOf<Setup, State, Sight extends Seeing>(
  { counts }: ReplayGame<Setup, State, Sight>,
  { told, rules, length }: Replay<Setup, State, Sight>,
): Stand[] {
  const stands: Stand[] = []
  const open = Array.from({ length: rules.seats }, () => ({ turn: 0, events: [] as Event[] }))
  let acting: Seat | undefined
  told.forEach((events, place) => {
    for (const event of events) {
      if (isTurn(event)) {
        // What an extra turn brings belongs to no turn.
        acting = counts(event) ? event.seat : undefined
        if (acting === undefined) continue
        const before = at(open, acting)
        stands.push({ seat: acting, turn: before.turn, place, events: before.events })
        open[acting] = { turn: before.turn + 1, events: [] }
      } else if (acting !== undefined && event.seat === acting) at(open, acting).events.push(event)
    }
  })
  const last = open.map(({ turn, events }, i): Stand => ({ seat: seat(i), turn, place: length, events }))
  return [...stands, ...last]
}

/** The course of a game in figures, turn by turn, as far as the table is known. */
export function graphsOf<Setup, State, Sight extends Seeing>(
  game: ReplayGame<Setup, State, Sight>,
  replay: Replay<Setup, State, Sight>,
  names: readonly string[],
): Graph[] {
  const { rules } = replay
  const stands = standsOf(game, replay).filter(({ place }) => replay.shows(place))
  const states = new Map(stands.map(({ place }) => [place, replay.matchAt(place).state]))
  const stateAt = (place: number): State => states.get(place) ?? replay.matchAt(place).state
  const graphs = game.figures.map((figure): Graph => {
    const lines = names.map((name, i) => {
      const own = stands.filter(stand => stand.seat === i)
      const line =
        'of' in figure
          ? own.map(({ turn, place, seat }) => ({ turn, value: figure.of(rules, stateAt(place), seat) }))
          : own
              .filter(({ turn }) => turn > 0)
              .map(({ turn, events }) => ({
                turn,
                value: events.reduce((sum, event) => sum + figure.earned(event), 0),
              }))
      return { name, line }
    })
    return { id: figure.id, lines }
  })
  return graphs.map(graph => (graph.id === 'points' ? withRival(graph, game, stands, stateAt) : graph))
}

/** The rival's points stand beside the first player's, turn by turn. */
function withRival<Setup, State, Sight extends Seeing>(
  graph: Graph,
  { rival }: ReplayGame<Setup, State, Sight>,
  stands: readonly Stand[],
  stateAt: (place: number) => State,
): Graph {
  if (rival === undefined) return graph
  const line = stands.flatMap(({ seat, turn, place }) => {
    const value = seat === 0 ? rival.points(stateAt(place)) : undefined
    return value === undefined ? [] : [{ turn, value }]
  })
  return line.length === 0 ? graph : { ...graph, lines: [...graph.lines, { name: rival.name, line }] }
}
