import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GameKit, Language, Ruled } from '@kartentisch/kernel'
import { parse } from 'yaml'

/** What the rules of a game say about one of its things; nothing where they say nothing. */
export function rulingsOf({ rulings }: GameKit, id: string, language: Language): Ruled | undefined {
  if (rulings === undefined) return undefined
  const folder = dirname(createRequire(import.meta.url).resolve(`${rulings.package}/package.json`))
  return rulings.of(language, file => parse(readFileSync(join(folder, file), 'utf8')))[id]
}
