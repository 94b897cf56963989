import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { data, texts } from '@kartentisch/burgund'
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
  readonly text?: string
  readonly steps?: readonly string[]
  readonly lines?: readonly (string | { readonly text: string })[]
  readonly rulings?: readonly Readonly<Record<string, string>>[]
}

const packages = join(import.meta.dirname, '..', '..')
const read = (file: string): Readonly<Record<string, Section>> => parse(readFileSync(file, 'utf8'))

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Decisions of ours are rulings like any other here; notes are for those who write tests. */
const said = ({ rulings = [] }: Section): string[] =>
  rulings.flatMap(({ ruling, decision, edition }) => {
    const text = ruling ?? decision ?? (edition === undefined ? undefined : `Between the editions: ${edition}`)
    return text === undefined ? [] : [capitalised(text.trim())]
  })

/** Dominion's rulings stand under the ids of the cards. */
function dominionRulings(): Rulings {
  const folder = join(packages, 'dominion', 'rulings')
  const sections = readdirSync(folder).flatMap(file => Object.entries(read(join(folder, file))))
  return Object.fromEntries(
    sections.map(([id, section]) => [id, { steps: section.steps ?? [], rulings: said(section) }]),
  )
}

/** Burgund's stand by subject: a thing gets those that name it. */
function burgundRulings(): Rulings {
  const sections = Object.values(read(join(packages, 'burgund', 'rulings.yaml')))
  const all = sections.flatMap(section => {
    const lines = (section.lines ?? []).map(line => (typeof line === 'string' ? line : line.text))
    // Ids are for those who write tests.
    const told = [...lines, ...said(section)].map(text => text.replace(/ Ids? `.*$/s, ''))
    const title = (section.title ?? '').replaceAll('`', '')
    return told.map(text => (text.startsWith('**') ? text : `**${capitalised(title)}:** ${text}`))
  })
  const ids = [...data.cards, ...data.goods, ...data.animals].map(({ id }) => id)
  const more = ['building', 'worker', 'silver', 'start-player-card', 'egon', 'first-triple', 'all-seven']
  return Object.fromEntries(
    [...ids, ...more].map(id => {
      const name = texts[id]?.en.name ?? id
      const named = new RegExp(`\\b(${name}|${id})s?\\b`, 'i')
      return [id, { steps: [], rulings: all.filter(ruling => named.test(ruling)) }]
    }),
  )
}

const MODULES: Readonly<Record<string, () => Rulings>> = {
  'virtual:rulings/dominion': dominionRulings,
  'virtual:rulings/burgund': burgundRulings,
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
