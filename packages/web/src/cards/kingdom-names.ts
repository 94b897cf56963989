import { type Recommended, recommended } from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'

/** The name of a recommended kingdom; two of the same name are told apart by their editions. */
export function kingdomName(kingdom: Recommended, language: Language): string {
  const name = kingdom.names[language]
  const alike = recommended.filter(({ names }) => names[language] === name)
  return alike.length > 1 && kingdom.edition === 1 ? `${name} (1E)` : name
}
