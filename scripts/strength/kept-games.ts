import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cluster } from '@kartentisch/lab'

const PLAYERS = fileURLToPath(new URL('../../packages/bots/src', import.meta.url))

/** What changes nothing about how they play: what they are called, what was measured, and what is made of games afterwards. */
const APART = { files: ['measured.ts', 'index.ts'], folders: ['words', 'review', 'arena'] }

/** The same, and other games. */
const isApart = (file: string, game: string, games: readonly string[]): boolean =>
  APART.files.includes(file) ||
  [...APART.folders, ...games.filter(other => other !== game)].some(folder => file.startsWith(`${folder}/`))

/** What tells today's players of a game from others: figures of other players say nothing about them. */
export function playersVersion(game: string, games: readonly string[]): string {
  const hash = createHash('sha256')
  const all = readdirSync(PLAYERS, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  const files = all.filter(file => !isApart(file, game, games))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(PLAYERS, file)))
  return hash.digest('hex').slice(0, 10)
}

/** Figures in a text are headed by the players they are of, as "Players of dominion 0123456789". */
const HEADED = /Players of (\w+) ([0-9a-f]{10})/g

/** Which figures in a text are of other players than today's. */
export const staleIn = (text: string, version: (game: string) => string): string[] =>
  [...text.matchAll(HEADED)].flatMap(([heading, game = '', of]) => (version(game) === of ? [] : [heading]))

/** Games of a pairing in one of its places. */
interface Line extends Cluster {
  readonly version: string
  readonly key: string
}

const isLine = (read: unknown): read is Line =>
  typeof read === 'object' && read !== null && 'key' in read && 'version' in read && 'score' in read && 'games' in read

/** Games that were played before, in a file with a line for each: what was stopped goes on where it stood. */
export class KeptGames {
  readonly #file: string | undefined
  readonly #version: string
  readonly #known = new Map<string, Cluster>()

  constructor(file: string | undefined, version: string) {
    this.#file = file
    this.#version = version
    if (file === undefined || !existsSync(file)) return
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const line: unknown = text === '' ? undefined : JSON.parse(text)
      if (isLine(line) && line.version === version) this.#known.set(line.key, line)
    }
  }

  find(key: string): Cluster | undefined {
    return this.#known.get(key)
  }

  keep(key: string, { games, score }: Cluster): void {
    this.#known.set(key, { games, score })
    if (this.#file === undefined) return
    const line: Line = { version: this.#version, key, games, score }
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}
