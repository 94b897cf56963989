import {
  capitalised,
  type GermanSection,
  type Language,
  type ReadRulings,
  type Rulings,
  type RulingsFile,
  type RulingsSection,
  rulingsIn,
} from '@kartentisch/kernel'
import { data } from '../data.ts'
import { texts } from '../texts.ts'

/** Files of rulings are ours, and checked by `npm run rules`: this is where they are read. */
const sectionsIn = <Section>(read: ReadRulings, file: string) => read(file) as RulingsFile<Section>

/** Things that are no cards of a kind, but have rulings too. */
const MORE = ['building', 'worker', 'silver', 'start-player-card', 'egon', 'first-triple', 'all-seven']

/** Ids are for those who write tests. */
const ONLY_FOR_TESTS = / I[dD]s?:? `.*$/s

/** All that a section tells, each with the section's title. */
function told(section: RulingsSection, language: Language, german: GermanSection): string[] {
  const lines = (section.lines ?? []).map((line, i) => {
    const text = typeof line === 'string' ? line : line.text
    return language === 'de' ? (german.lines?.[i] ?? text) : text
  })
  const title = ((language === 'de' ? german.title : undefined) ?? section.title ?? '').replaceAll('`', '')
  return [...lines, ...rulingsIn(section, language, german.rulings)]
    .map(text => text.replace(ONLY_FOR_TESTS, ''))
    .map(text => (text.startsWith('**') ? text : `**${capitalised(title)}:** ${text}`))
}

/** Rulings stand by subject: a thing gets those that name it. */
export function burgundRulings(language: Language, read: ReadRulings): Rulings {
  const inGerman = sectionsIn<GermanSection>(read, 'rulings-de.yaml')
  const all = Object.entries(sectionsIn<RulingsSection>(read, 'rulings.yaml')).flatMap(([id, section]) => {
    const english = told(section, 'en', {})
    const shown = language === 'en' ? english : told(section, 'de', inGerman[id] ?? {})
    return english.map((text, i) => ({ text, shown: shown[i] ?? text }))
  })
  const ids = [...data.cards, ...data.goods, ...data.animals].map(({ id }) => id)
  return Object.fromEntries(
    [...ids, ...MORE].map(id => {
      const name = texts.en[id]?.name ?? id
      const named = new RegExp(`\\b(${name}|${id})s?\\b`, 'i')
      return [id, { steps: [], rulings: all.filter(({ text }) => named.test(text)).map(({ shown }) => shown) }]
    }),
  )
}
