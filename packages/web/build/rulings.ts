import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { data, texts } from '@kartentisch/burgund'
import type { Language } from '@kartentisch/kernel'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** What the rules say about a thing, as the page shows it. */
export interface Ruled {
  /** What it does, step by step. */
  readonly steps: readonly string[]
  readonly rulings: readonly string[]
}

type Rulings = Record<string, Ruled>

interface Section {
  readonly title?: string
  readonly steps?: readonly string[]
  readonly lines?: readonly (string | { readonly text: string })[]
  readonly rulings?: readonly Readonly<Record<string, string>>[]
}

/** The same in German: what is shown of a section, sentence by sentence. */
interface German {
  readonly title?: string
  readonly steps?: readonly string[]
  readonly lines?: readonly string[]
  readonly rulings?: readonly string[]
}

type Of<T> = Readonly<Record<string, T>>

const packages = join(import.meta.dirname, '..', '..')
const read = (file: string) => parse(readFileSync(file, 'utf8'))
const readAll = (folder: string) =>
  Object.assign({}, ...readdirSync(folder).map(file => read(join(folder, file)))) as unknown

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const BETWEEN_EDITIONS = { de: 'Zwischen den Ausgaben:', en: 'Between the editions:' }

/** Decisions of ours are rulings like any other here; notes are for those who write tests. */
function said({ rulings = [] }: Section, language: Language, german: readonly string[] = []): string[] {
  return rulings
    .flatMap(({ ruling, decision, edition }) => {
      const text = ruling ?? decision ?? edition
      return text === undefined ? [] : [{ text: text.trim(), between: edition === text }]
    })
    .map(({ text, between }, i) => {
      const told = capitalised(language === 'de' ? (german[i] ?? text) : text)
      return between ? `${BETWEEN_EDITIONS[language]} ${told}` : told
    })
}

/** Dominion's rulings stand under the ids of the cards. */
export function dominionRulings(language: Language): Rulings {
  const sections = readAll(join(packages, 'dominion', 'rulings', 'en')) as Of<Section>
  const inGerman = readAll(join(packages, 'dominion', 'rulings', 'de')) as Of<German>
  return Object.fromEntries(
    Object.entries(sections).map(([id, section]) => {
      const german = language === 'de' ? inGerman[id] : undefined
      const steps = german?.steps ?? section.steps ?? []
      return [id, { steps, rulings: said(section, language, german?.rulings) }]
    }),
  )
}

/** Burgund's stand by subject: a thing gets those that name it. */
export function burgundRulings(language: Language): Rulings {
  const sections = read(join(packages, 'burgund', 'rulings.yaml')) as Of<Section>
  const inGerman = read(join(packages, 'burgund', 'rulings-de.yaml')) as Of<German>
  const all = Object.entries(sections).flatMap(([id, section]) => {
    const english = told(section, 'en', {})
    const shown = language === 'en' ? english : told(section, 'de', inGerman[id] ?? {})
    return english.map((text, i) => ({ text, shown: shown[i] ?? text }))
  })
  const ids = [...data.cards, ...data.goods, ...data.animals].map(({ id }) => id)
  const more = ['building', 'worker', 'silver', 'start-player-card', 'egon', 'first-triple', 'all-seven']
  return Object.fromEntries(
    [...ids, ...more].map(id => {
      const name = texts.en[id]?.name ?? id
      const named = new RegExp(`\\b(${name}|${id})s?\\b`, 'i')
      return [id, { steps: [], rulings: all.filter(({ text }) => named.test(text)).map(({ shown }) => shown) }]
    }),
  )
}

/** All that a section of Burgund's rules tells, each with the section's title. */
function told(section: Section, language: Language, german: German): string[] {
  const lines = (section.lines ?? []).map((line, i) => {
    const text = typeof line === 'string' ? line : line.text
    return language === 'de' ? (german.lines?.[i] ?? text) : text
  })
  const title = ((language === 'de' ? german.title : undefined) ?? section.title ?? '').replaceAll('`', '')
  return [...lines, ...said(section, language, german.rulings)]
    .map(text => text.replace(ONLY_FOR_TESTS, ''))
    .map(text => (text.startsWith('**') ? text : `**${capitalised(title)}:** ${text}`))
}

/** Ids are for those who write tests. */
const ONLY_FOR_TESTS = / I[dD]s?:? `.*$/s

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
