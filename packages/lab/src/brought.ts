import { type Kit, type MakePlayer, Mistake, type Player } from '@kartentisch/kernel'
import { say } from './words/say.ts'

/** What a module brings by its default export: games, players, or parts for the box of a game such as sets of cards. */
export interface Brought {
  readonly module: string
  readonly kits: readonly Kit[]
  readonly player?: MakePlayer<unknown>
  readonly parts: readonly unknown[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isKit = (value: unknown): value is Kit => isObject(value) && 'game' in value && 'players' in value

const isPlayer = (value: unknown): value is Player<unknown> =>
  isObject(value) && 'answer' in value && typeof value.answer === 'function'

const isMaker = (value: unknown): value is MakePlayer<unknown> => typeof value === 'function'

/** The oldest Node that reads TypeScript as it is. */
const READS_TYPESCRIPT = 'ERR_UNKNOWN_FILE_EXTENSION'

const why = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

async function load(module: string): Promise<unknown> {
  try {
    const loaded: { readonly default?: unknown } = await import(module)
    return loaded.default
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === READS_TYPESCRIPT)
      throw new Mistake(say('noTypeScript', { module, version: process.versions.node }))
    throw new Mistake(say('cantLoad', { module, why: why(fault) }))
  }
}

/** Loads a module by its address. */
export async function broughtBy(module: string): Promise<Brought> {
  const given = await load(module)
  if (isMaker(given)) return { module, kits: [], player: given, parts: [] }
  if (isPlayer(given)) return { module, kits: [], player: () => given, parts: [] }
  const all: readonly unknown[] = Array.isArray(given) ? given : [given]
  const kits = all.filter(isKit)
  if (kits.length === 0 && !all.every(isObject)) throw new Mistake(say('noKits', { module }))
  return { module, kits, parts: all.filter(one => !isKit(one)) }
}
