import { join } from 'node:path'
import { API, type Checker, type Symbol as CompilerSymbol, SymbolFlags } from 'typescript/unstable/sync'
import { manifestOf, ROOMS, ROOT } from '../packages/build.ts'

/** Something a package gives. */
export interface Given {
  readonly name: string
  readonly kind: 'class' | 'function' | 'value' | 'type' | 'module'
  /** What is said about it where it is declared. */
  readonly sentence: string
}

/** A way into a package and what it gives, in the order of the alphabet. */
export interface Entry {
  /** As somebody imports it. */
  readonly name: string
  readonly given: readonly Given[]
}

function kindOf(symbol: CompilerSymbol, checker: Checker): Given['kind'] {
  const { flags } = symbol
  if (flags & SymbolFlags.ValueModule) return 'module'
  if (flags & SymbolFlags.Class) return 'class'
  if (flags & SymbolFlags.Function) return 'function'
  if (!(flags & SymbolFlags.Variable)) return 'type'
  const type = checker.getTypeOfSymbol(symbol)
  return type !== undefined && checker.typeToString(type).includes('=>') ? 'function' : 'value'
}

/** What a package says of a module that it hands on as a whole. */
const handedOn = (text: string, name: string): string =>
  new RegExp(`/\\*\\* ([^*]*) \\*/\\nexport \\* as ${name} `).exec(text)?.[1] ?? ''

/** The modules that a package.json names, by the names they are imported by. */
function entriesOf(room: string): [name: string, file: string][] {
  const { name, exports = {} } = manifestOf(room)
  const all = typeof exports === 'string' ? { '.': exports } : exports
  return Object.entries(all)
    .filter(([, source]) => source.endsWith('.ts'))
    .map(([entry, source]) => [join(name, entry), join(ROOT, 'packages', room, source)])
}

/** All that the packages give, as the compiler sees it. */
export function surface(): Entry[] {
  const api = new API({ cwd: ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects()
    if (project === undefined) throw new Error('The project can’t be opened.')
    const { program, checker } = project
    return ROOMS.flatMap(entriesOf).map(([name, path]) => {
      const file = program.getSourceFile(path)
      const module = file && checker.getSymbolAtLocation(file)
      if (module === undefined) throw new Error(`${path} is no module.`)
      const given = checker.getExportsOfModule(module).map((symbol): Given => {
        const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        // What a module is, the package says where it hands it on.
        const said = checker.getDocumentationCommentOfSymbol(target) || handedOn(file?.text ?? '', symbol.name)
        const sentence = said.replaceAll(/\s+/g, ' ').trim()
        return { name: symbol.name, kind: kindOf(target, checker), sentence }
      })
      return { name, given: given.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
    })
  } finally {
    api.close()
  }
}

const row = ({ name, kind, sentence }: Given): string =>
  `| \`${name}\` | ${kind} | ${sentence.replaceAll('|', '\\|')} |`

/** The page that lists it. */
export function page(entries: readonly Entry[]): string {
  const sections = entries.map(
    ({ name, given }) => `## ${name}\n\n| name | is a | that |\n| --- | --- | --- |\n${given.map(row).join('\n')}\n`,
  )
  return `# What the packages give\n\nWritten by \`npm run api\`: what stands here is what others build on. A test compares the names.\n\n${sections.join('\n')}`
}

/** The names on a page, each with its package and kind. */
export function namesOn(text: string): string[] {
  let entry = ''
  return text.split('\n').flatMap(line => {
    entry = /^## (.*)$/.exec(line)?.[1] ?? entry
    const [, name, kind] = /^\| `([^`]+)` \| (\w+) \|/.exec(line) ?? []
    return name === undefined ? [] : [`${entry} ${name} (${kind})`]
  })
}
