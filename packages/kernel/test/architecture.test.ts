import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Each room of the house and the rooms below it that it may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  dominion: ['kernel'],
  burgund: ['kernel'],
  bots: ['kernel', 'dominion', 'burgund'],
  lab: ['kernel', 'dominion', 'burgund', 'bots'],
  protocol: ['kernel', 'dominion', 'burgund', 'bots'],
  server: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol'],
  web: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol'],
  cli: ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol', 'server'],
}

/** What would make rules depend on more than their state. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'chance from outside the state'],
  [/\b(Date|performance|setTimeout|setInterval|queueMicrotask)\b\s*[.(]/, 'a clock'],
  [/\b(console|process|globalThis)\b\s*\./, 'the world outside'],
  [/from 'node:/, 'the machine'],
  [/^(let|var)\s/m, 'state of a module'],
  [/\b(async|await|Promise)\b(?!')/, 'waiting'],
]

const sources = (room: string): string[] =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(root, room, 'src', file))

/** The code without its comments, which may speak of anything. */
const code = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

const rooms = readdirSync(root).filter(room => room in MAY_USE)

test('every room is known', () => {
  expect(readdirSync(root).filter(room => !(room in MAY_USE))).toEqual([])
})

test.each(rooms)('%s uses only what lies below it', room => {
  const wrong = sources(room).flatMap(file =>
    [...code(file).matchAll(/from '@kartentisch\/([a-z]+)/g)]
      .map(match => match[1] ?? '')
      .filter(used => used !== room && !MAY_USE[room]?.includes(used))
      .map(used => `${relative(root, file)} uses ${used}`),
  )
  expect(wrong).toEqual([])
})

test.each(['kernel', 'dominion', 'burgund'])('the rules of %s are pure', room => {
  const impure = sources(room).flatMap(file =>
    IMPURE.filter(([pattern]) => pattern.test(code(file))).map(([, what]) => `${relative(root, file)}: ${what}`),
  )
  expect(impure).toEqual([])
})

test('the kernel names no game', () => {
  const named = sources('kernel').filter(file => /dominion|burgund|kingdom|province/i.test(code(file)))
  expect(named).toEqual([])
})
