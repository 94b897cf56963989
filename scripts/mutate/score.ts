import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { equivalent } from './equivalent.ts'
import type { Case, Found, Listed } from './found.ts'

const PAGE = join(import.meta.dirname, '../../docs/mutation.md')
const BEGIN = '<!-- Written by npm run mutate: -->\n'
const END = '<!-- To here. -->\n'

const VERSIONS: Readonly<Record<string, string>> = { dominion: dominion.version, burgund: burgund.version }

/** What became of mutants, counted. */
export class Score {
  readonly fates = { killed: 0, endless: 0, survived: 0, equivalent: 0, untried: 0 }
  /** Those that only recorded games noticed. */
  recorded = 0

  constructor(mutants: readonly Listed[], found: Found) {
    for (const mutant of mutants) {
      const tried = found.get(mutant)
      this.fates[mutant.key in equivalent ? 'equivalent' : (tried?.fate ?? 'untried')]++
      if (tried?.by.startsWith('packages/lab/')) this.recorded++
    }
  }

  get noticed(): number {
    return this.fates.killed + this.fates.endless
  }

  /** How many of those tried were noticed, in percent. */
  get share(): string {
    const tried = this.noticed + this.fates.survived
    return tried === 0 ? '–' : `${((100 * this.noticed) / tried).toFixed(1)} %`
  }

  get cells(): string[] {
    const { endless, survived, equivalent: same, untried } = this.fates
    return [this.noticed, this.recorded, endless, same, survived, untried, this.share].map(String)
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function tableOf({ subject, mutants, found }: Case): string[] {
  const files = [...new Set(mutants.map(({ file }) => file))]
  return [
    `### ${subject.name}, rules version ${VERSIONS[subject.id]}`,
    '',
    row(['file', 'noticed', 'by recorded games alone', 'never end', 'equivalent', 'not noticed', 'not tried', 'score']),
    row(['---', ...new Array<string>(7).fill('---:')]),
    ...files.map(file => {
      const { cells } = new Score(
        mutants.filter(mutant => mutant.file === file),
        found,
      )
      return row([`\`${file.slice(subject.source.length + 1)}\``, ...cells])
    }),
    row([`**all ${mutants.length}**`, ...new Score(mutants, found).cells]),
    '',
  ]
}

/** The page as it should be. */
function page(cases: readonly Case[]): string {
  const text = readFileSync(PAGE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return [before, BEGIN, '\n', cases.flatMap(tableOf).join('\n'), '\n', END, after].join('')
}

export const writeScore = (cases: readonly Case[]): void => writeFileSync(PAGE, page(cases))

/** Whether the page tells of the rules and tests as they are. */
export const isScoreFresh = (cases: readonly Case[]): boolean => page(cases) === readFileSync(PAGE, 'utf8')
