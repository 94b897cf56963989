import {
  type GermanSection,
  type Language,
  type ReadRulings,
  type Rulings,
  type RulingsFile,
  type RulingsSection,
  rulingsIn,
} from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'

/** The files of the standard sets; events and landmarks have their own. */
const FILES = [
  'alchemy',
  'base',
  'base1',
  'basic',
  'cornucopia',
  'empires',
  'events',
  'guilds',
  'intrigue',
  'landmarks',
  'promo',
  'seaside',
]

const merged = <Section>(read: ReadRulings, language: Language): RulingsFile<Section> =>
  Object.assign({}, ...FILES.map(file => read(`rulings/${language}/${file}.yaml`)))

/** Rulings stand under the ids of the cards; other sets bring theirs along. */
export function dominionRulings({ sets }: Catalogue, language: Language, read: ReadRulings): Rulings {
  const inGerman: RulingsFile<GermanSection> = language === 'de' ? merged(read, 'de') : {}
  const standard = Object.entries(merged<RulingsSection>(read, 'en')).map(([id, section]) => {
    const german = inGerman[id]
    const steps = german?.steps ?? section.steps ?? []
    return [id, { steps, rulings: rulingsIn(section, language, german?.rulings) }] as const
  })
  const brought = sets.flatMap(({ rulings }) => (rulings === 'in files' ? [] : Object.entries(rulings[language])))
  return Object.fromEntries([...standard, ...brought])
}
