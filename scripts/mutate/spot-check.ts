import { seeded, shuffle } from '@kartentisch/kernel'
import { equivalent } from './equivalent.ts'
import type { Case, Listed } from './found.ts'
import { Tester } from './tester.ts'
import { idOf } from './tests.ts'

interface Known {
  readonly mutant: Listed
  /** The number of the test that noticed it. */
  readonly by: number
}

/** Mutants of a game that were noticed by a test that is still there. */
function knownOf({ tests, mutants, found }: Case): Known[] {
  const places = new Map(tests.map((test, i) => [idOf(test), i]))
  return mutants.flatMap(mutant => {
    const by = places.get(found.get(mutant)?.by ?? '')
    return by === undefined || mutant.key in equivalent ? [] : [{ mutant, by }]
  })
}

/**
 * Tries some mutants of a game, each by the test that has noticed it and by all others if that one doesn't any more. Which
 * ones follows from the rules alone. Gives back those that nobody notices.
 */
export async function spotCheck(one: Case, count: number): Promise<string[]> {
  const { subject, tests } = one
  const known = knownOf(one)
  shuffle(seeded(subject.id), known)
  const tester = new Tester(subject.id, tests)
  const missed: string[] = []
  for (const { mutant, by } of known.slice(0, count)) {
    const { file, index, key } = mutant
    const said = await tester.order({ kind: 'mutant', file, index, tests: [by, ...tests.keys()] })
    if (said?.kind === 'tried' && said.killer === null) missed.push(key)
  }
  tester.end()
  return missed
}
