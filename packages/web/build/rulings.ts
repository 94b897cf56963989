import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { burgundKit } from '@kartentisch/burgund'
import { dominionKit } from '@kartentisch/dominion'
import type { GameKit, Language, Rulings } from '@kartentisch/kernel'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const packages = join(import.meta.dirname, '..', '..')

const rulingsOf = (kit: Pick<GameKit, 'rulings'>, folder: string, language: Language): Rulings =>
  kit.rulings?.of(language, file => parse(readFileSync(join(packages, folder, file), 'utf8'))) ?? {}

export const dominionRulings = (language: Language): Rulings => rulingsOf(dominionKit, 'dominion', language)

export const burgundRulings = (language: Language): Rulings => rulingsOf(burgundKit, 'burgund', language)

const MODULES: Readonly<Record<string, () => Rulings>> = {
  'virtual:rulings/dominion/de': () => dominionRulings('de'),
  'virtual:rulings/dominion/en': () => dominionRulings('en'),
  'virtual:rulings/burgund/de': () => burgundRulings('de'),
  'virtual:rulings/burgund/en': () => burgundRulings('en'),
}

/** The rulings of both games as modules, so that the page loads them when somebody reads one. */
export function rulings(): Plugin {
  return {
    name: 'rulings',
    resolveId: id => (id in MODULES ? `\0${id}` : undefined),
    load: id => {
      const make = MODULES[id.slice(1)]
      // A string to be parsed is quicker to read in than an object of the same size.
      return make && `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))})`
    },
  }
}
