import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { seeded, shuffle } from '@kartentisch/kernel'
import { equivalent } from './mutate/equivalent.ts'
import { type Case, caseOf, type Found, type Listed } from './mutate/found.ts'
import { isScoreFresh, Score, writeScore } from './mutate/score.ts'
import { spotCheck } from './mutate/spot-check.ts'
import { SUBJECTS } from './mutate/subjects.ts'
import { TestOrder } from './mutate/test-order.ts'
import { Tester } from './mutate/tester.ts'
import { idOf } from './mutate/tests.ts'

/**
 * Changes the rules in small ways and sees whether a test notices. What was found is kept, so that a run goes on where
 * the last one stopped; mutants nobody noticed are tried again, as tests may have been added.
 */

const HELP = `
npm run mutate -- [dominion|burgund] [--only TEXT] [--sample N] [--seconds S] [--report] [--check N] [--jobs N]

  --only TEXT    only mutants whose file, card or code contains TEXT
  --sample N     only so many, chosen by --seed (1)
  --seconds S    stop after this long
  --jobs N       processes (one per core)
  --new          leave alone what nobody noticed when it was tried
  --fresh        try again what was noticed before, too
  --report       try nothing, only list what nobody has noticed
  --check N      try N mutants that were noticed, each by the test that noticed it
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    check: { type: 'string' },
    report: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function mutate(one: Case): Promise<void> {
  const { mutants, found } = one
  const all = mutants.filter(({ key, about }) => !values.only || `${about} ${key}`.includes(values.only))
  if (values.sample !== undefined) {
    shuffle(seeded(values.seed), all)
    all.splice(Number(values.sample))
  }
  if (!values.report) {
    await tryAll(one, all)
    found.keep(mutants)
  }
  tell(one, all)
}

/** What is to be tried, what was never tried first. */
function waitingOf(all: readonly Listed[], found: Found): Listed[] {
  const waiting = all.filter(mutant => {
    const fate = found.get(mutant)?.fate
    return !(mutant.key in equivalent) && (values.fresh || fate === undefined || (fate === 'survived' && !values.new))
  })
  // By chance, so that a run that is stopped has tried a fair sample.
  shuffle(seeded(values.seed), waiting)
  return waiting.sort((a, b) => Number(found.get(a) !== undefined) - Number(found.get(b) !== undefined))
}

async function tryAll({ subject, tests, found }: Case, all: readonly Listed[]): Promise<void> {
  const waiting = waitingOf(all, found)
  if (waiting.length === 0) return
  const first = new Tester(subject.id, tests)
  const covered = await first.order({ kind: 'coverage' })
  if (covered?.kind !== 'covered') throw new Error(covered?.kind === 'failed' ? covered.why : 'A tester has died.')
  const slowest = Math.max(...covered.costs) / 1000
  console.log(
    `${subject.id}: ${waiting.length} to try by ${tests.length} tests, the slowest takes ${slowest.toFixed(1)} s`,
  )
  const order = new TestOrder(tests, covered, found.noticing)
  const begun = performance.now()
  const end = begun + 1000 * Number(values.seconds ?? Number.POSITIVE_INFINITY)
  /** What no quick test has noticed comes again at the end, for the tests that are left. */
  const queue: { readonly mutant: Listed; readonly left?: readonly number[] }[] = waiting.map(mutant => ({ mutant }))
  let done = 0
  const work = async (tester: Tester) => {
    for (let next = queue.shift(); next !== undefined && performance.now() < end; next = queue.shift()) {
      const { mutant, left = order.of(mutant) } = next
      const { file, index } = mutant
      const [now, later] = order.parted(left)
      const said = await tester.order({ kind: 'mutant', file, index, tests: now })
      const killer = said?.kind === 'tried' ? said.killer : null
      if (said !== undefined && killer === null && later.length > 0) {
        queue.push({ mutant, left: later })
        continue
      }
      if (typeof killer === 'number') order.notice(killer)
      const noticing = typeof killer === 'number' ? tests[killer] : undefined
      found.add(mutant, {
        fate: said === undefined ? 'endless' : killer === null ? 'survived' : 'killed',
        by: noticing === undefined ? '' : idOf(noticing),
      })
      if (++done % 50 === 0) {
        const minutes = (performance.now() - begun) / 60_000
        const left = (minutes / done) * queue.length
        console.log(`${subject.id}: ${done} tried, ${queue.length} to go, about ${left.toFixed(0)} min`)
      }
    }
    tester.end()
  }
  const jobs = Number(values.jobs ?? availableParallelism())
  await Promise.all([first, ...Array.from({ length: jobs - 1 }, () => new Tester(subject.id, tests))].map(work))
}

function tell({ subject, found }: Case, all: readonly Listed[]): void {
  for (const mutant of all) {
    const { key, line, was, becomes, file } = mutant
    if (found.get(mutant)?.fate === 'survived' && !(key in equivalent))
      console.log(`${file}:${line}: ${was} → ${becomes}\n    ${key}`)
  }
  const { noticed, recorded, fates, share } = new Score(all, found)
  console.log(
    `${subject.id}: ${all.length} mutants, ${noticed} noticed (${recorded} by recorded games alone, ${fates.endless} never end), ` +
      `${fates.survived} not, ${fates.equivalent} equivalent, ${fates.untried} untried: ${share} of those tried`,
  )
}

/** Says whether what is known is still true: some mutants, and the page of the score. */
async function check(cases: readonly Case[], count: number): Promise<void> {
  const all = cases.reduce((sum, { mutants }) => sum + mutants.length, 0)
  for (const one of cases) {
    const share = Math.round((count * one.mutants.length) / all)
    const missed = await spotCheck(one, share)
    console.log(`${one.subject.id}: ${share} mutants tried, ${missed.length} not noticed any more`)
    for (const key of missed) console.log(`    ${key}`)
    if (missed.length > 0) process.exitCode = 1
  }
  if (!isScoreFresh(cases)) console.log('The score in docs/mutation.md is out of date. Run: npm run mutate')
}

if (values.help) console.log(HELP.trim())
else {
  const cases = SUBJECTS.map(caseOf)
  if (values.check !== undefined) await check(cases, Number(values.check))
  else {
    const chosen = cases.filter(({ subject: { id } }) => positionals.length === 0 || positionals.includes(id))
    for (const one of chosen) await mutate(one)
    if (!values.report) writeScore(cases)
  }
}
