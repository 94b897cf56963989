import { AssertionError } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'

/**
 * As much of Vitest as the tests of the rules use, so that they run in this process, thousands of times: Vitest itself
 * starts anew for every change.
 */

type Body = (...row: never[]) => unknown

const bodies: (() => unknown)[] = []

/** The tests that were declared since the last time. */
export const declared = (): (() => unknown)[] => bodies.splice(0)

export const test = Object.assign((_: string, body: () => unknown) => void bodies.push(body), {
  each: (rows: readonly unknown[]) => (_: string, body: Body) => {
    for (const row of rows) bodies.push(() => Reflect.apply(body, undefined, Array.isArray(row) ? row : [row]))
  },
})

export const describe = Object.assign((_: string, body: () => void) => body(), {
  each: (rows: readonly unknown[]) => (_: string, body: Body) => {
    for (const row of rows) Reflect.apply(body, undefined, Array.isArray(row) ? row : [row])
  },
})

/** A value that stands for all that fit. */
class Fitting {
  readonly fits: (value: unknown) => boolean
  constructor(fits: (value: unknown) => boolean) {
    this.fits = fits
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two values are alike; what is undefined may be missing, and with `partly` so may other fields. */
function alike(is: unknown, wanted: unknown, partly: boolean): boolean {
  if (wanted instanceof Fitting) return wanted.fits(is)
  if (!isRecord(is) || !isRecord(wanted)) return Object.is(is, wanted)
  if (is instanceof Set || is instanceof Map || wanted instanceof Set || wanted instanceof Map)
    return isDeepStrictEqual(is, wanted)
  if (Array.isArray(is) !== Array.isArray(wanted)) return false
  if (Array.isArray(is) && Array.isArray(wanted) && is.length !== wanted.length) return false
  const keys = new Set([...Object.keys(wanted), ...(partly ? [] : Object.keys(is))])
  return [...keys].every(key => alike(is[key], wanted[key], partly))
}

function thrown(body: unknown): string | undefined {
  if (typeof body !== 'function') return undefined
  try {
    body()
    return undefined
  } catch (fault) {
    return String(fault)
  }
}

const matches = (text: string, wanted: unknown): boolean =>
  wanted instanceof RegExp ? wanted.test(text) : text.includes(typeof wanted === 'string' ? wanted : '')

const length = (value: unknown): unknown =>
  typeof value === 'string' ? value.length : isRecord(value) ? value.length : undefined

const among = (values: unknown, fits: (value: unknown) => boolean): boolean =>
  Symbol.iterator in Object(values) && Array.isArray(values) && values.some(fits)

const MATCHERS = {
  toBe: (is: unknown, wanted: unknown) => Object.is(is, wanted),
  toEqual: (is: unknown, wanted: unknown) => alike(is, wanted, false),
  toMatchObject: (is: unknown, wanted: unknown) => alike(is, wanted, true),
  toContain: (is: unknown, wanted: unknown) =>
    typeof is === 'string' ? is.includes(String(wanted)) : among(is, value => Object.is(value, wanted)),
  toContainEqual: (is: unknown, wanted: unknown) => among(is, value => alike(value, wanted, false)),
  toHaveLength: (is: unknown, wanted: unknown) => length(is) === wanted,
  toBeGreaterThan: (is: unknown, wanted: unknown) => Number(is) > Number(wanted),
  toBeGreaterThanOrEqual: (is: unknown, wanted: unknown) => Number(is) >= Number(wanted),
  toBeLessThan: (is: unknown, wanted: unknown) => Number(is) < Number(wanted),
  toBeNull: (is: unknown) => is === null,
  toBeUndefined: (is: unknown) => is === undefined,
  toMatch: (is: unknown, wanted: unknown) => matches(String(is), wanted),
  toThrow: (is: unknown, wanted?: unknown) => {
    const fault = thrown(is)
    return fault !== undefined && matches(fault, wanted)
  },
}

type Matchers = Readonly<Record<keyof typeof MATCHERS, (wanted?: unknown) => void>>

/** The checks of a value; each throws where it doesn't hold. */
function checks(is: unknown, holds: boolean): Matchers {
  const check = (fits: (is: unknown, wanted?: unknown) => boolean) => (wanted?: unknown) => {
    if (fits(is, wanted) !== holds) throw new AssertionError({ message: 'It is not as expected.' })
  }
  return {
    toBe: check(MATCHERS.toBe),
    toEqual: check(MATCHERS.toEqual),
    toMatchObject: check(MATCHERS.toMatchObject),
    toContain: check(MATCHERS.toContain),
    toContainEqual: check(MATCHERS.toContainEqual),
    toHaveLength: check(MATCHERS.toHaveLength),
    toBeGreaterThan: check(MATCHERS.toBeGreaterThan),
    toBeGreaterThanOrEqual: check(MATCHERS.toBeGreaterThanOrEqual),
    toBeLessThan: check(MATCHERS.toBeLessThan),
    toBeNull: check(MATCHERS.toBeNull),
    toBeUndefined: check(MATCHERS.toBeUndefined),
    toMatch: check(MATCHERS.toMatch),
    toThrow: check(MATCHERS.toThrow),
  }
}

export const expect = Object.assign((is: unknown) => ({ ...checks(is, true), not: checks(is, false) }), {
  any: (of: unknown) =>
    new Fitting(value =>
      of === Number ? typeof value === 'number' : of === Array ? Array.isArray(value) : isRecord(value),
    ),
  arrayContaining: (some: readonly unknown[]) =>
    new Fitting(value => some.every(wanted => among(value, each => alike(each, wanted, false)))),
  objectContaining: (part: unknown) => new Fitting(value => alike(value, part, true)),
})
