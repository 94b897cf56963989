import { didYouMean } from '@kartentisch/kernel'
import { type Entry, type Statement, statements, type UnitTest } from './rulings.ts'
import type { LitmusTest } from './tests.ts'

/** The litmus tests by what they show. */
export type Shown = ReadonlyMap<string, readonly LitmusTest[]>

export const byToken = (tests: readonly LitmusTest[]): Shown => {
  const shown = new Map<string, LitmusTest[]>()
  for (const test of tests)
    for (const token of test.tokens) {
      const others = shown.get(token)
      if (others === undefined) shown.set(token, [test])
      else others.push(test)
    }
  return shown
}

/** What is wrong between the catalogue, the rulings and the tests, a sentence each. */
export function faults(
  catalogue: Iterable<string>,
  entries: readonly Entry[],
  tests: readonly LitmusTest[],
  isThere: (test: UnitTest) => boolean,
): string[] {
  const shown = byToken(tests)
  const all = entries.flatMap(statements)
  const tokens = all.map(({ token }) => token)
  const known = new Set(tokens)
  const names = tests.map(({ name }) => name)
  return [
    ...[...catalogue].filter(id => !known.has(id)).map(id => `${id} is in the catalogue, but not in the rulings.`),
    ...tokens.filter((token, i) => tokens.indexOf(token) !== i).map(token => `${token} stands twice in the rulings.`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map(name => `Two tests have the name "${name}".`),
    ...tests.flatMap(({ file, name, tokens }) =>
      tokens
        .filter(token => !known.has(token))
        .map(token => `${file}: "${name}" names ${token}, which is no ruling.${didYouMean(token, known).en}`),
    ),
    ...all.flatMap(statement => faultsOf(statement, shown.has(statement.token), isThere)),
  ]
}

function faultsOf(
  { token, kind, text, shown, untestable }: Statement,
  hasLitmus: boolean,
  isThere: (test: UnitTest) => boolean,
): string[] {
  const missing = shown
    .filter(test => !isThere(test))
    .map(({ file, name }) => `${token} is shown by "${name}" in ${file}, but there is no such test.`)
  if (untestable !== undefined && (hasLitmus || shown.length > 0))
    return [...missing, `${token} is called untestable, but there are tests for it.`]
  if (hasLitmus || shown.length > 0 || untestable !== undefined) return missing
  const what = kind === 'text' ? 'has no test for what it says' : 'has neither a test nor a reason why not'
  return [`${token} ${what}: ${text.replaceAll(/\s+/g, ' ').slice(0, 80)}`]
}
