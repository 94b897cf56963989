import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seeded, shuffle } from '@kartentisch/kernel'
import { parse } from 'yaml'
import { read } from './mutate/generations.ts'
import { type Mutant, readSource } from './mutate/mutants.ts'
import { rulesOf, SUBJECTS, type Subject, testsOf } from './mutate/subjects.ts'
import type { Order, Report } from './mutate/worker.ts'

/**
 * Changes the rules in small ways and sees whether a litmus test notices. What was found is kept in `.mutate`, so that a
 * run goes on where the last one stopped; mutants nobody noticed are tried again, as tests may have been added.
 */

const HELP = `
npm run mutate -- [dominion|burgund] [--only TEXT] [--sample N] [--seconds S] [--report] [--jobs N]

  --only TEXT    only mutants whose file, card or code contains TEXT
  --sample N     only so many, chosen by --seed (1)
  --seconds S    stop after this long
  --jobs N       processes (one per core)
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
    help: { type: 'boolean', default: false },
  },
})

const FOLDER = join(import.meta.dirname, '../.mutate')
/** A process in which nothing happens for so long is in an endless loop. */
const PATIENCE = 60_000
/** Modules are never given back: a process is replaced after so many mutants. */
const MOST_MUTANTS = 150

type Fate = 'killed' | 'endless' | 'survived'

interface Tried {
  readonly key: string
  readonly fate: Fate
  readonly by: string
}

const isTried = (value: unknown): value is Tried =>
  typeof value === 'object' && value !== null && 'key' in value && 'fate' in value

/** What earlier runs found, the latest word on each mutant. */
function remembered(file: string): Map<string, Tried> {
  const found = new Map<string, Tried>()
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const tried: unknown = line === '' ? undefined : JSON.parse(line)
      if (isTried(tried)) found.set(tried.key, tried)
    }
  return found
}

/** Mutants that change nothing anybody could notice, each with the reason. */
const equivalent: Readonly<Record<string, string>> = parse(read('scripts/mutate/equivalent.yaml')) ?? {}

/** A process that tries mutants, one order at a time. */
class Tester {
  readonly #game: string
  #process: ChildProcess | undefined
  #orders = 0

  constructor(game: string) {
    this.#game = game
  }

  async #start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'mutate/worker.ts'), [this.#game], {
      execArgv: ['--max-old-space-size=900', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (started.pid !== undefined) setPriority(started.pid, 10)
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve())
      started.once('exit', code => reject(new Error(`A tester ended with ${code}.`)))
    })
    started.removeAllListeners('exit')
    return started
  }

  /** Gives an order; nothing comes back where it never ends or the process dies of it. */
  async order(order: Order): Promise<Report | undefined> {
    if (++this.#orders % MOST_MUTANTS === 0) this.end()
    this.#process ??= await this.#start()
    const worker = this.#process
    return new Promise(resolve => {
      const finish = (said: Report | undefined) => {
        clearTimeout(timer)
        worker.removeAllListeners()
        if (said === undefined) this.end()
        resolve(said)
      }
      const wait = () => setTimeout(() => finish(undefined), PATIENCE)
      let timer = wait()
      worker.on('message', (said: Report) => {
        clearTimeout(timer)
        if (said.kind === 'alive') timer = wait()
        else finish(said)
      })
      worker.once('exit', () => finish(undefined))
      worker.send(order)
    })
  }

  end(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}

interface Listed extends Mutant {
  readonly index: number
}

const mutantsOf = (subject: Subject): Listed[] =>
  rulesOf(subject).flatMap(file => readSource(file, read(file)).mutants.map((mutant, index) => ({ ...mutant, index })))

async function mutate(subject: Subject): Promise<void> {
  const all = mutantsOf(subject).filter(({ key, about }) => !values.only || `${about} ${key}`.includes(values.only))
  if (values.sample !== undefined) {
    shuffle(seeded(values.seed), all)
    all.splice(Number(values.sample))
  }
  mkdirSync(FOLDER, { recursive: true })
  const kept = join(FOLDER, `${subject.id}.jsonl`)
  const tried = remembered(kept)
  if (!values.report) await tryAll(subject, all, tried, kept)
  tell(subject, all, tried)
}

async function tryAll(subject: Subject, all: readonly Listed[], tried: Map<string, Tried>, kept: string) {
  const waiting = all.filter(({ key }) => {
    const fate = tried.get(key)?.fate
    return !(key in equivalent) && (values.fresh || (fate !== 'killed' && fate !== 'endless'))
  })
  if (waiting.length === 0) return
  // What was never tried comes first.
  waiting.sort((a, b) => Number(tried.has(a.key)) - Number(tried.has(b.key)))
  const tests = testsOf(subject)
  const first = new Tester(subject.id)
  const covered = await first.order({ kind: 'coverage' })
  if (covered?.kind !== 'covered') throw new Error('The tests fail without any mutant.')
  const end = performance.now() + 1000 * Number(values.seconds ?? Number.POSITIVE_INFINITY)
  /** How many mutants each test has noticed: those come first. */
  const noticed = tests.map(() => 0)
  const order = ({ file, within, about }: Mutant): number[] => {
    const calling = within < 0 ? tests.map((_, i) => i) : (covered.tests[`${file} ${within}`] ?? [])
    // What runs while modules are loaded concerns everybody.
    const concerned = calling.includes(-1) ? tests.map((_, i) => i) : [...calling]
    const near = (i: number) => {
      const test = tests[i]
      if (about === undefined || test === undefined) return 0
      return test.file.endsWith(`/${about}.yaml`) ? 2 : test.words.includes(about) ? 1 : 0
    }
    return concerned.sort((a, b) => near(b) - near(a) || (noticed[b] ?? 0) - (noticed[a] ?? 0))
  }
  let done = 0
  const work = async (tester: Tester) => {
    for (let mutant = waiting.shift(); mutant !== undefined && performance.now() < end; mutant = waiting.shift()) {
      const { key, file, index } = mutant
      const said = await tester.order({ kind: 'mutant', file, index, tests: order(mutant) })
      const killer = said?.kind === 'tried' ? said.killer : undefined
      const fate: Fate = said === undefined ? 'endless' : killer === undefined ? 'survived' : 'killed'
      if (typeof killer === 'number') noticed[killer] = (noticed[killer] ?? 0) + 1
      const by = typeof killer === 'number' ? tests[killer]?.name : killer
      const result: Tried = { key, fate, by: by ?? '' }
      tried.set(key, result)
      appendFileSync(kept, `${JSON.stringify(result)}\n`)
      if (++done % 50 === 0) console.log(`${subject.id}: ${done} tried, ${waiting.length} to go`)
    }
    tester.end()
  }
  const jobs = Number(values.jobs ?? availableParallelism())
  await Promise.all([first, ...Array.from({ length: jobs - 1 }, () => new Tester(subject.id))].map(work))
}

function tell(subject: Subject, all: readonly Listed[], tried: ReadonlyMap<string, Tried>): void {
  const fates = { killed: 0, endless: 0, survived: 0, equivalent: 0, untried: 0 }
  for (const { key, line, was, becomes, file } of all) {
    const fate = key in equivalent ? 'equivalent' : (tried.get(key)?.fate ?? 'untried')
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
