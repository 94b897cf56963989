import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { didYouMean, type Kit, type MakePlayer, Mistake } from '@kartentisch/kernel'
import { type Brought, broughtBy } from './brought.ts'
import { addressOf, isModuleFile } from './modules.ts'
import { say } from './words/say.ts'

/** Modules by their names, as somebody types them. */
export { addressOf, isModuleFile }

/** Where the games that come with Kartentisch are found. */
const STANDARD = pathToFileURL(createRequire(import.meta.url).resolve('@kartentisch/bots/kits')).href

/** A game that knows players of modules, too: they are named by their files. */
function withPlayers(kit: Kit, makers: ReadonlyMap<string, MakePlayer<unknown>>): Kit {
  const { players } = kit
  return {
    ...kit,
    players: {
      ...players,
      player: (name, plans) =>
        (isModuleFile(name) ? makers.get(addressOf(name)) : undefined) ?? players.player(name, plans),
    },
  }
}

/** Games with the parts that modules bring for their boxes. */
function withParts(kits: readonly Kit[], brought: readonly Brought[]): readonly Kit[] {
  const given = brought.flatMap(({ module, parts }) => parts.map(part => ({ module, part })))
  const stray = given.find(({ part }) => !kits.some(({ parts }) => parts?.isPart(part)))
  if (stray !== undefined) throw new Mistake(say('noKits', { module: stray.module }))
  return kits.map(kit => {
    const own = given.map(({ part }) => part).filter(part => kit.parts?.isPart(part))
    return own.length === 0 || kit.parts === undefined ? kit : kit.parts.with(own)
  })
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
   * that is there already takes its place. A module may also bring a player, or parts for the box of a game.
   */
  static async load(more: readonly string[] = []): Promise<Shelf> {
    const modules = [STANDARD, ...new Set(more.filter(module => module !== STANDARD))]
    const brought: Brought[] = []
    for (const module of modules) brought.push(await broughtBy(module))
    const byId = new Map(brought.flatMap(({ kits }) => kits).map(kit => [kit.game.game.id, kit]))
    const makers = new Map(brought.flatMap(({ module, player }) => (player === undefined ? [] : [[module, player]])))
    const kits = withParts([...byId.values()], brought)
    return new Shelf(makers.size === 0 ? kits : kits.map(kit => withPlayers(kit, makers)), modules)
  }

  get ids(): string[] {
    return this.kits.map(({ game }) => game.game.id)
  }

  /** A game by its id; throws a `Mistake` that says which there are. */
  kit(id: string): Kit {
    const found = this.kits.find(({ game }) => game.game.id === id)
    if (found !== undefined) return found
    const nearest = didYouMean(id, this.ids)
    throw new Mistake(say('unknownGame', { game: id, nearest, known: this.ids.join(', ') }))
  }
}
