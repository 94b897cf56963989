import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { didYouMean, inEvery, type Kit, Mistake } from '@kartentisch/kernel'
import { say } from './words/say.ts'

/** Where the games that come with Kartentisch are found. */
const STANDARD = pathToFileURL(createRequire(import.meta.url).resolve('@kartentisch/bots/kits')).href

const isKit = (value: unknown): value is Kit =>
  typeof value === 'object' && value !== null && 'game' in value && 'players' in value

/** The kits a module gives by its default export: one, or a list of them. */
async function kitsIn(module: string): Promise<readonly Kit[]> {
  const loaded: unknown = await import(module).catch(fault => {
    throw new Mistake(say('cantLoad', { module, why: fault instanceof Error ? fault.message : String(fault) }))
  })
  const given = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : undefined
  const kits = Array.isArray(given) ? given : [given]
  if (!kits.every(isKit)) throw new Mistake(say('noKits', { module }))
  return kits
}

/** The games that are there, and the modules they come from: a thread loads them by these. */
export class Shelf {
  readonly kits: readonly Kit[]
  readonly modules: readonly string[]

  private constructor(kits: readonly Kit[], modules: readonly string[]) {
    this.kits = kits
    this.modules = modules
  }

  /**
   * The games of some modules, by their addresses, besides those that come with Kartentisch. One with the id of a game
   * that is there already takes its place.
   */
  static async load(more: readonly string[] = []): Promise<Shelf> {
    const modules = [STANDARD, ...more.filter(module => module !== STANDARD)]
    const byId = new Map<string, Kit>()
    for (const module of modules) for (const kit of await kitsIn(module)) byId.set(kit.game.game.id, kit)
    return new Shelf([...byId.values()], modules)
  }

  get ids(): string[] {
    return this.kits.map(({ game }) => game.game.id)
  }

  /** A game by its id; throws a `Mistake` that says which there are. */
  kit(id: string): Kit {
    const found = this.kits.find(({ game }) => game.game.id === id)
    if (found !== undefined) return found
    const nearest = inEvery(language => didYouMean(id, this.ids, language))
    throw new Mistake(say('unknownGame', { game: id, nearest, known: this.ids.join(', ') }))
  }
}
