import { Mistake } from './mistake.ts'
import { type Seat, seat as seatOf } from './seat.ts'
import { say } from './words/say.ts'

/**
 * Reads plain data that came from elsewhere as something of a known type; what doesn't fit is refused with its place.
 * What is there besides is left out, so that whoever is older can read what somebody newer has written.
 */
export type Shape<T> = (given: unknown, place: string) => T

/** What a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never

function refuse(place: string): never {
  throw new Mistake(say('unreadable', { place }))
}

export const text: Shape<string> = (given, place) => (typeof given === 'string' ? given : refuse(place))

export const number: Shape<number> = (given, place) => (typeof given === 'number' ? given : refuse(place))

export const flag: Shape<boolean> = (given, place) => (typeof given === 'boolean' ? given : refuse(place))

export const seat: Shape<Seat> = (given, place) => seatOf(number(given, place))

/** One of these words. */
export const word =
  <const T extends string>(words: readonly T[]): Shape<T> =>
  (given, place) =>
    words.find(word => word === given) ?? refuse(place)

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (given, place) =>
    given === null ? null : shape(given, place)

export const list =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (given, place) =>
    Array.isArray(given) ? given.map((item: unknown, i) => shape(item, `${place}.${i}`)) : refuse(place)

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Something for each of some names. */
export const byName =
  <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (given, place) =>
    isRecord(given)
      ? Object.fromEntries(Object.entries(given).map(([name, item]) => [name, shape(item, `${place}.${name}`)]))
      : refuse(place)

type Shapes = Readonly<Record<string, Shape<unknown>>>

type Fields<Always extends Shapes, Sometimes extends Shapes> = {
  readonly [Name in keyof Always]: Read<Always[Name]>
} & { readonly [Name in keyof Sometimes]?: Read<Sometimes[Name]> }

/** An object with these fields, some of them perhaps missing. */
export const fields =
  <Always extends Shapes, Sometimes extends Shapes = Record<never, never>>(
    always: Always,
    sometimes?: Sometimes,
  ): Shape<Fields<Always, Sometimes>> =>
  (given, place) => {
    if (!isRecord(given)) return refuse(place)
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(always)) read[name] = shape(given[name], `${place}.${name}`)
    for (const [name, shape] of Object.entries(sometimes ?? {}))
      if (given[name] !== undefined) read[name] = shape(given[name], `${place}.${name}`)
    return read as Fields<Always, Sometimes>
  }
