import { Given, type LitmusGame, Mistake, type Puzzle, readPuzzle } from '@kartentisch/kernel'
import { say } from '../words/refusals.ts'

/** A puzzle as it is written down; what is in it besides its name and its length only its game can read. */
export interface WrittenPuzzle extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly length: number
}

/** A game with puzzles: where they lie, and who reads them. */
interface Source {
  readonly game: string
  readonly address: URL
  litmus(): Promise<LitmusGame<unknown, unknown>>
}

/** Every game with puzzles of its own. */
export const SOURCES: readonly Source[] = [
  {
    game: 'dominion',
    address: new URL('../../../../puzzles/dominion.json', import.meta.url),
    litmus: async () => (await import('./dominion.ts')).litmus,
  },
  {
    game: 'burgund',
    address: new URL('../../../../puzzles/burgund.json', import.meta.url),
    litmus: async () => (await import('./burgund.ts')).litmus,
  },
]

const isWritten = (value: unknown): value is WrittenPuzzle =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'length' in value &&
  typeof value.length === 'number'

function sourceOf(game: string): Source {
  const found = SOURCES.find(one => one.game === game)
  if (found === undefined) throw new Mistake(say('no such game', { game }))
  return found
}

/** All puzzles of a game, loaded once. */
const loaded = new Map<string, Promise<readonly WrittenPuzzle[]>>()

export function puzzlesOf(game: string): Promise<readonly WrittenPuzzle[]> {
  const known = loaded.get(game)
  if (known !== undefined) return known
  const found = fetch(sourceOf(game).address)
    .then(answer => answer.json())
    .then((list: unknown) => (Array.isArray(list) ? list.filter(isWritten) : []))
  loaded.set(game, found)
  // What didn't come is asked for again by whoever wants it next.
  found.catch(() => loaded.delete(game))
  return found
}

/** A puzzle by its name, as its game reads it. */
export async function puzzleNamed(game: string, name: string): Promise<Puzzle> {
  const written = (await puzzlesOf(game)).find(one => one.name === name)
  if (written === undefined) throw new Mistake(say('no such puzzle', { name }))
  return readPuzzle(await sourceOf(game).litmus(), new Given(written))
}
