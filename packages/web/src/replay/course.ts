import {
  at,
  type Chronicle,
  type Event,
  type Replay,
  type Rules,
  type Seat,
  seat,
  type Wording,
} from '@kartentisch/kernel'

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
  readonly id: string
  /** What it is called; the points have no other name. */
  readonly name?: Wording
  readonly lines: readonly { readonly name: string; readonly line: readonly Point[] }[]
}

/** A game of any kind, and what can be read off it. */
type Played = Replay<unknown, unknown, unknown>
type AnyChronicle = Chronicle<unknown, Rules<unknown, unknown>>

/** Where turns begin, in order. */
export function turnsOf({ turn }: AnyChronicle, { told, rules }: Played): TurnMark[] {
  const numbers = Array.from({ length: rules.seats }, () => 0)
  return told.flatMap((events, place) =>
    events.flatMap((event): TurnMark[] => {
      const begun = turn(event)
      if (begun === undefined) return []
      const number = (numbers[event.seat] ?? 0) + (begun === 'own' ? 1 : 0)
      numbers[event.seat] = number
      return [{ place, seat: event.seat, number }]
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
function standsOf({ turn }: AnyChronicle, { told, rules, length }: Played): Stand[] {
  const stands: Stand[] = []
  const open = Array.from({ length: rules.seats }, (): { turn: number; events: Event[] } => ({ turn: 0, events: [] }))
  let acting: Seat | undefined
  told.forEach((events, place) => {
    for (const event of events) {
      const begun = turn(event)
      if (begun !== undefined) {
        // What an extra turn brings belongs to no turn.
        acting = begun === 'own' ? event.seat : undefined
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
export function graphsOf(chronicle: AnyChronicle, replay: Played, names: readonly string[]): Graph[] {
  const { rules } = replay
  const stands = standsOf(chronicle, replay).filter(({ place }) => replay.shows(place))
  const states = new Map(stands.map(({ place }) => [place, replay.matchAt(place).state]))
  const linesOf = (figure: (typeof chronicle.figures)[number]): Graph['lines'] =>
    names.map((name, i) => {
      const own = stands.filter(stand => stand.seat === i)
      if ('of' in figure)
        return { name, line: own.map(({ turn, place, seat }) => ({ turn, value: figure.of(states.get(place), seat) })) }
      const line = own
        .filter(({ turn }) => turn > 0)
        .map(({ turn, events }) => ({ turn, value: events.reduce((sum, event) => sum + figure.earned(event), 0) }))
      return { name, line }
    })
  const scored = new Map([...states].map(([place, state]) => [place, rules.scores(state)]))
  const points = names.map((name, i) => ({
    name,
    line: stands
      .filter(stand => stand.seat === i)
      .map(({ turn, place }) => ({ turn, value: at(scored.get(place) ?? [], i) })),
  }))
  return [
    { id: 'points', lines: [...points, ...rivalOf(chronicle, stands, states)] },
    ...chronicle.figures.map((figure): Graph => ({ id: figure.id, name: figure.name, lines: linesOf(figure) })),
  ]
}

/** The rival's points stand beside the first player's, turn by turn. */
function rivalOf(
  { rival }: AnyChronicle,
  stands: readonly Stand[],
  states: ReadonlyMap<number, unknown>,
): Graph['lines'] {
  if (rival === undefined) return []
  const line = stands.flatMap(({ seat, turn, place }) => {
    const value = seat === 0 ? rival.points(states.get(place)) : undefined
    return value === undefined ? [] : [{ turn, value }]
  })
  return line.length === 0 ? [] : [{ name: rival.name, line }]
}
