import { describe, expect, test } from 'vitest'
import { codeOf, cycles, files, manifest, named, rooms, type SourceFile, target } from './imports.ts'

const GAMES = ['dominion', 'burgund', 'toy']

/** Each room of the house and the rooms below it that it may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  dominion: ['kernel'],
  burgund: ['kernel'],
  toy: ['kernel'],
  bots: ['kernel', 'dominion', 'burgund'],
  lab: ['kernel', 'dominion', 'burgund', 'bots'],
  protocol: ['kernel', 'dominion', 'burgund', 'bots'],
  server: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol'],
  web: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol'],
  cli: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol', 'server'],
}

/** The toy is for tests, whoever's they are. */
const FOR_TESTS = ['toy']

/** Files that still reach into another package's own: the list may only get shorter. */
const REACHING: readonly string[] = [
  'packages/server/test/services.ts',
  'packages/web/test/browser.ts',
  'packages/web/test/online-server.ts',
  'scripts/attack.ts',
  'scripts/chaos.ts',
  'scripts/deploy/trying.ts',
  'scripts/load.ts',
  'scripts/online/judge.test.ts',
  'scripts/online/judge.ts',
  'scripts/online/truth.ts',
  'scripts/upgrade.test.ts',
]

/** What would make rules depend on more than their state. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'chance from outside the state'],
  [/\b(Date|performance|setTimeout|setInterval|queueMicrotask)\b\s*[.(]/, 'a clock'],
  [/\b(console|process|globalThis)\b\s*\./, 'the world outside'],
  [/from 'node:/, 'the machine'],
  [/^(let|var)\s/m, 'state of a module'],
  [/\b(async|await|Promise)\b(?!')/, 'waiting'],
]

const roomOf = new Map(rooms.map(room => [manifest(room).name, room]))

const of = (room: string | undefined): readonly SourceFile[] => files.filter(file => file.room === room)

/** Imports by name, of a file. */
const namesIn = ({ imports }: SourceFile) => imports.flatMap(imported => named(imported) ?? [])

function mayUse({ room, inside }: SourceFile, used: string): boolean {
  if (room === undefined || room === used) return true
  return (MAY_USE[room]?.includes(used) ?? false) || (!inside && FOR_TESTS.includes(used))
}

test('every room is known', () => {
  expect(rooms.filter(room => !(room in MAY_USE))).toEqual([])
})

const everybody = [...rooms.map(room => ({ room, name: room })), { room: undefined, name: 'scripts and examples' }]

describe.each(everybody)('$name', ({ room }) => {
  test('uses only what lies below it', () => {
    const wrong = of(room).flatMap(file =>
      namesIn(file)
        .map(({ name }) => roomOf.get(name))
        .filter(used => used !== undefined && !mayUse(file, used))
        .map(used => `${file.path} uses ${used}`),
    )
    expect(wrong).toEqual([])
  })

  test('declares what it uses', () => {
    const { name: own, dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest(room)
    // What every package is tested with, the whole declares once.
    const everywhere = Object.keys(manifest().devDependencies ?? {}).filter(name => !roomOf.has(name))
    const forTests = [...everywhere, ...Object.keys(devDependencies)]
    const undeclared = of(room).flatMap(file => {
      // The page is built before it is used: nobody who uses it needs what it was built from.
      const also = file.inside && room !== 'web' ? [] : forTests
      const declared = new Set([own, ...Object.keys(dependencies), ...Object.keys(peerDependencies), ...also])
      return namesIn(file)
        .filter(({ name }) => !declared.has(name))
        .map(({ name }) => `${file.path} uses ${name}`)
    })
    expect([...new Set(undeclared)]).toEqual([])
  })

  test('asks other packages only for what they give', () => {
    const wrong = of(room).flatMap(file => [
      ...namesIn(file)
        .filter(({ name, entry }) => {
          const { exports = {} } = manifest(roomOf.get(name))
          return roomOf.has(name) && !(entry in (typeof exports === 'string' ? { '.': exports } : exports))
        })
        .map(({ name, entry }) => `${file.path} asks ${name} for ${entry}`),
      ...file.imports
        .map(imported => target(file, imported))
        .filter(path => path !== undefined && homeOf(path) !== homeOf(file.path) && !REACHING.includes(file.path))
        .map(path => `${file.path} reaches for ${path}`),
    ])
    expect(wrong).toEqual([])
  })

  test('has no files that lead back to themselves', () => {
    expect(cycles(of(room))).toEqual([])
  })
})

/** A package, or the folder of the whole in which a file lies. */
const homeOf = (path: string): string => /^(packages\/[^/]+|[^/]+(?=\/))/.exec(path)?.[0] ?? ''

test.each(['kernel', ...GAMES].filter(room => rooms.includes(room)))('the rules of %s are pure', room => {
  const impure = of(room)
    .filter(({ inside }) => inside)
    .flatMap(({ path }) =>
      IMPURE.filter(([pattern]) => pattern.test(codeOf(path))).map(([, what]) => `${path}: ${what}`),
    )
  expect(impure).toEqual([])
})

test('the kernel names no game', () => {
  const named = of('kernel').filter(
    ({ path, inside }) => inside && /dominion|burgund|kingdom|province/i.test(codeOf(path)),
  )
  expect(named.map(({ path }) => path)).toEqual([])
})
