import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dominion } from '@kartentisch/dominion'
import { Mistake } from '@kartentisch/kernel'
import { byToken, faults } from './rules/coverage.ts'
import { type Chapter, page } from './rules/page.ts'
import { readRulings } from './rules/rulings.ts'
import { isThere, readTests } from './rules/tests.ts'

const { cards, events, landmarks } = dominion.catalogue

/**
 * Writes docs/rules.md: every ruling with the tests that show it. With --check it only looks whether the page is as
 * it should be. A ruling that no test shows, and a test that shows no ruling, are mistakes either way.
 */

const PAGE = 'docs/rules.md'

const CHAPTERS = [
  ['Basic cards', 'dominion/rulings/en/basic.yaml'],
  ['Base, second edition', 'dominion/rulings/en/base.yaml'],
  ['Base, first edition only', 'dominion/rulings/en/base1.yaml'],
  ['Intrigue', 'dominion/rulings/en/intrigue.yaml'],
  ['Alchemy', 'dominion/rulings/en/alchemy.yaml'],
  ['Cornucopia', 'dominion/rulings/en/cornucopia.yaml'],
  ['Guilds', 'dominion/rulings/en/guilds.yaml'],
  ['Promos', 'dominion/rulings/en/promo.yaml'],
  ['Seaside', 'dominion/rulings/en/seaside.yaml'],
  ['Empires', 'dominion/rulings/en/empires.yaml'],
  ['Events', 'dominion/rulings/en/events.yaml'],
  ['Landmarks', 'dominion/rulings/en/landmarks.yaml'],
  ['Dominion, rules several sets share', 'dominion/rulings/en/shared.yaml'],
  ['Dominion, general rules', 'dominion/rulings/en/core.yaml'],
  ['Burgund', 'burgund/rulings.yaml'],
] as const

function written(): string {
  const chapters: Chapter[] = CHAPTERS.map(([title, file]) => ({ title, entries: readRulings(`packages/${file}`) }))
  const tests = readTests('litmus')
  const found = faults(
    [...cards.keys(), ...events.keys(), ...landmarks.keys()],
    chapters.flatMap(({ entries }) => entries),
    tests,
    isThere,
  )
  if (found.length > 0) throw new Mistake(`Rulings and tests don't fit together:\n${found.join('\n')}`)
  return page(chapters, byToken(tests))
}

function run(args: readonly string[]): string {
  const wrong = args.find(arg => arg !== '--check')
  if (wrong !== undefined) throw new Mistake(`Unknown option "${wrong}"; there is only --check.`)
  const text = written()
  if (args.length === 0) {
    writeFileSync(PAGE, text)
    return `${PAGE} is written.`
  }
  if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== text)
    throw new Mistake(`${PAGE} is out of date: run "npm run rules" and keep what it writes.`)
  return `${PAGE} is as it should be.`
}

try {
  console.log(run(process.argv.slice(2)))
} catch (fault) {
  if (!(fault instanceof Mistake)) throw fault
  console.error(fault.message)
  process.exitCode = 1
}
