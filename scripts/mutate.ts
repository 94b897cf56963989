import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { seeded, shuffle } from '@kartentisch/kernel'
import { parse } from 'yaml'
import { Found, type Listed, mutantsOf } from './mutate/found.ts'
import { read } from './mutate/generations.ts'
import { SUBJECTS, type Subject } from './mutate/subjects.ts'
import { TestOrder } from './mutate/test-order.ts'
import { Tester } from './mutate/tester.ts'
import { idOf, type Test, testsOf } from './mutate/tests.ts'

/**
 * Changes the rules in small ways and sees whether a test notices. What was found is kept, so that a run goes on where
 * the last one stopped; mutants nobody noticed are tried again, as tests may have been added.
 */

const HELP = `
npm run mutate -- [dominion|burgund] [--only TEXT] [--sample N] [--seconds S] [--report] [--jobs N]

  --only TEXT    only mutants whose file, card or code contains TEXT
  --sample N     only so many, chosen by --seed (1)
  --seconds S    stop after this long
  --jobs N       processes (one per core)
  --new          leave alone what nobody noticed when it was tried
  --fresh        try again what was noticed before, too
  --report       try nothing, only list what nobody has noticed
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    report: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Mutants that change nothing anybody could notice, each with the reason. */
const equivalent: Readonly<Record<string, string>> = parse(read('scripts/mutate/equivalent.yaml')) ?? {}

async function mutate(subject: Subject): Promise<void> {
  const every = mutantsOf(subject)
  const all = every.filter(({ key, about }) => !values.only || `${about} ${key}`.includes(values.only))
  if (values.sample !== undefined) {
    shuffle(seeded(values.seed), all)
    all.splice(Number(values.sample))
  }
  const tests = testsOf(subject)
  const found = new Found(subject, tests)
  if (!values.report) {
    await tryAll(subject, all, tests, found)
    found.keep(every)
  }
  tell(subject, all, found)
}

/** What is to be tried, what was never tried first. */
function waitingOf(all: readonly Listed[], found: Found): Listed[] {
  const waiting = all.filter(mutant => {
    const fate = found.get(mutant)?.fate
    return !(mutant.key in equivalent) && (values.fresh || fate === undefined || (fate === 'survived' && !values.new))
  })
  return waiting.sort((a, b) => Number(found.get(a) !== undefined) - Number(found.get(b) !== undefined))
}

async function tryAll(subject: Subject, all: readonly Listed[], tests: readonly Test[], found: Found): Promise<void> {
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
  let done = 0
  const work = async (tester: Tester) => {
    for (let mutant = waiting.shift(); mutant !== undefined && performance.now() < end; mutant = waiting.shift()) {
      const { file, index } = mutant
      const said = await tester.order({ kind: 'mutant', file, index, tests: order.of(mutant) })
      const killer = said?.kind === 'tried' ? said.killer : null
      if (typeof killer === 'number') order.notice(killer)
      const noticing = typeof killer === 'number' ? tests[killer] : undefined
      found.add(mutant, {
        fate: said === undefined ? 'endless' : killer === null ? 'survived' : 'killed',
        by: noticing === undefined ? '' : idOf(noticing),
      })
      if (++done % 50 === 0) {
        const minutes = (performance.now() - begun) / 60_000
        const left = (minutes / done) * waiting.length
        console.log(`${subject.id}: ${done} tried, ${waiting.length} to go, about ${left.toFixed(0)} min`)
      }
    }
    tester.end()
  }
  const jobs = Number(values.jobs ?? availableParallelism())
  await Promise.all([first, ...Array.from({ length: jobs - 1 }, () => new Tester(subject.id, tests))].map(work))
}

function tell(subject: Subject, all: readonly Listed[], found: Found): void {
  const fates = { killed: 0, endless: 0, survived: 0, equivalent: 0, untried: 0 }
  for (const mutant of all) {
    const { key, line, was, becomes, file } = mutant
    const fate = key in equivalent ? 'equivalent' : (found.get(mutant)?.fate ?? 'untried')
    fates[fate]++
    if (fate === 'survived') console.log(`${file}:${line}: ${was} → ${becomes}\n    ${key}`)
  }
  const noticed = fates.killed + fates.endless
  const share = (100 * noticed) / Math.max(1, noticed + fates.survived)
  console.log(
    `${subject.id}: ${all.length} mutants, ${noticed} noticed (${fates.endless} of them never end), ` +
      `${fates.survived} not, ${fates.equivalent} equivalent, ${fates.untried} untried: ${share.toFixed(1)} % of those tried`,
  )
}

if (values.help) console.log(HELP.trim())
else
  for (const subject of SUBJECTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id)))
    await mutate(subject)
