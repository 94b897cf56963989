import { includesSeat, type Seat, type Seats } from './seat.ts'

/**
 * Something that happened, reported by one verb of the rules.
 * The log, the animations and the spectators' feed come from events alone.
 */
export interface Event<
  Type extends string = string,
  From extends string = string,
  To extends string = string,
  About extends string = string,
> {
  /** The verb. */
  readonly type: Type
  /** Whose doing it is, or whom it happens to. */
  readonly seat: Seat
  /** What it is about, for those who may see it. */
  readonly cards: readonly number[]
  /** Who may see `cards`. */
  readonly seenBy: Seats
  /** How much or how many; known to all. */
  readonly count: number
  /** The card or rule that made it happen. */
  readonly about: About
  readonly from: From
  readonly to: To
}

/** The event as this seat may know it. */
export const eventFor = (event: Event, seat: Seat): Event =>
  includesSeat(event.seenBy, seat) ? event : { ...event, cards: [] }

/** What happened before the first answer and after each. */
export type History = readonly (readonly Event[])[]

/** What can be heard of an event. */
export type Sound = 'card' | 'shuffle' | 'coin'

/**
 * What a game says about one kind of event, once and for all who need it. Each game has one table of these, by type;
 * whatever names an event takes the name from there, so that a misspelt one doesn't compile.
 */
export interface EventKind {
  /** The places things may come from and go to: `row-#` is any with a number, `#` any thing's own id. */
  readonly from?: readonly string[]
  readonly to?: readonly string[]
  /** To whom it may show what was hidden from them: whoever does it, others, or as the game works it out for either. */
  readonly shows: 'nobody' | 'actor' | 'others' | 'everybody' | Readonly<Record<'actor' | 'others', unknown>>
  readonly sound?: Sound
  /** Things do move, but nobody needs to watch them. */
  readonly still?: boolean
}

type Way = 'from' | 'to'

/** The places of a kind as they are written in the table; none where nothing moves. */
type Written<Kind, On extends Way> = Kind extends { readonly [W in On]: readonly (infer Place extends string)[] }
  ? Place
  : ''

type PlaceOf<Place extends string> = Place extends '#'
  ? string
  : Place extends `${infer Head}-#`
    ? `${Head}-${number}`
    : Place

type Where<Kind, On extends Way> =
  '' extends Written<Kind, On>
    ? { readonly [W in On]?: PlaceOf<Written<Kind, On>> }
    : { readonly [W in On]: PlaceOf<Written<Kind, On>> }

/** What is told of an event besides whose it is and the cards: where it says so in the table, it must be said. */
export type Telling<Kind> = { readonly seenBy?: Seats; readonly count?: number } & Where<Kind, 'from'> &
  Where<Kind, 'to'>

/** Any event of a game with this table, and whatever makes things happen there. */
export type EventIn<Kinds, About extends string> = {
  [Type in keyof Kinds & string]: Event<
    Type,
    PlaceOf<Written<Kinds[Type], 'from'>>,
    PlaceOf<Written<Kinds[Type], 'to'>>,
    About
  >
}[keyof Kinds & string]

/** By what a sentence about an event may be found: `type from>to`, `type from>`, `type >to`, the type, or none at all. */
export type SentenceKey<Kinds> = {
  [Type in keyof Kinds & string]:
    | Type
    | `${Type} none`
    | `${Type} ${PlaceOf<Written<Kinds[Type], 'from'>>}>`
    | `${Type} >${PlaceOf<Written<Kinds[Type], 'to'>>}`
    | `${Type} ${PlaceOf<Written<Kinds[Type], 'from'>>}>${PlaceOf<Written<Kinds[Type], 'to'>>}`
}[keyof Kinds & string]
