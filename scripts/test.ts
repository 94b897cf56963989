import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type Tool, tool } from './tools.ts'

/**
 * Everything that must hold. The browser's tests mostly wait, each for many processes in turn, and are slow where much else
 * runs: beside them one step at a time goes on, and two when they are done. Whatever a step says is shown as it comes; the
 * slowest tests are named at the end. `--quick` leaves out what takes long.
 */

interface Step {
  readonly name: string
  readonly command: readonly [Tool | 'node', ...string[]]
  /** Part of the quick run too. */
  readonly quick?: boolean
  /** Waits until browser and databases are there; whatever else there is to do goes on while they are installed. */
  readonly withPrograms?: boolean
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-test-'))

const kartentisch = (...args: string[]): Step['command'] => ['kartentisch', ...args]

/** So many games that everything comes up. Each answer of the litmus tests is looked at from all sides already; here, one in thirty-two. */
const fuzz = (game: string, games: number): Step['command'] =>
  kartentisch('fuzz', game, '--games', `${games}`, '--check-every', '32', '--all')

/** Both cores are busy: more threads would find out the same types twice, for two thirds more work. */
const types = (project: string): Step['command'] => ['tsc', '-p', project, '--singleThreaded']

/** A run of Vitest that also writes down how long each test took. */
const vitest = (report: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(folder, `${report}.json`)}`,
  ...args,
]

/** The tests of some projects: one file after the other where they compute, two at a time where they wait for processes. */
const unit = (workers: 1 | 2, ...projects: string[]): Step => ({
  name: projects.join(' '),
  command: vitest(projects.join('-'), `--maxWorkers=${workers}`, ...projects.map(project => `--project=${project}`)),
})

/** Browser and databases, once, before anybody needs them. */
const PROGRAMS: Step = { name: 'programs', command: ['node', 'scripts/programs.ts'] }

const BROWSER: Step = {
  name: 'browser',
  command: vitest('browser', '--config', 'packages/web/test/e2e.config.ts'),
}

/** In this order: what takes longest comes last, when nothing else waits any more. */
const STEPS: readonly Step[] = [
  { name: 'style', command: ['biome', 'ci'], quick: true },
  { name: 'types', command: types('.'), quick: true },
  { name: 'page types', command: types('packages/web'), quick: true },
  { name: 'rules page', command: ['node', 'scripts/rules.ts', '--check'], quick: true },
  {
    name: 'rules',
    command: kartentisch('litmus', 'litmus', '--quiet', '--by-name', ...(values.quick ? [] : ['--conform'])),
    quick: true,
  },
  { ...unit(1, 'quick'), quick: true },
  { ...unit(1, 'page'), quick: true },
  {
    name: 'mutants',
    command: ['node', '--disable-warning=ExperimentalWarning', 'scripts/mutate.ts', '--check', '300'],
  },
  { name: 'fuzz dominion', command: fuzz('dominion', 500) },
  { name: 'fuzz burgund', command: fuzz('burgund', 300) },
  unit(1, 'playing', 'replacing'),
  { ...unit(2, 'online'), withPrograms: true },
  unit(2, 'apart'),
]

/** Shows each line as it comes, behind the name of its step. */
function show(name: string, lines: Readable): void {
  const reader = createInterface({ input: lines })
  reader.on('line', line => {
    if (line.trim() !== '') console.log(`${name.padEnd(13)} │ ${line}`)
  })
}

interface Ran {
  readonly name: string
  readonly seconds: number
  readonly ok: boolean
}

function run({ name, command: [program, ...args] }: Step): Promise<Ran> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const script = program === 'node' ? [] : [tool(program)]
    const child = spawn(process.execPath, [...script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    show(name, child.stdout)
    show(name, child.stderr)
    child.on('error', reject)
    child.on('close', code => {
      const ran = { name, seconds: (performance.now() - start) / 1000, ok: code === 0 }
      console.log(`${name.padEnd(13)} ╰ ${ran.ok ? 'ok' : 'FAILED'} after ${ran.seconds.toFixed(1)} s`)
      resolve(ran)
    })
  })
}

/** Everything to its end, so that one run shows all that is wrong, but for what can't be tried without programs. */
async function runAll(): Promise<Ran[]> {
  const ran: Ran[] = []
  const left = STEPS.filter(({ quick }) => quick || !values.quick)
  const runOne = async (step: Step) => {
    const done = await run(step)
    ran.push(done)
    return done.ok
  }
  // Nothing of the quick run needs them.
  const areThere = values.quick ? Promise.resolve(true) : runOne(PROGRAMS)
  const workOff = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift())
      if (!step.withPrograms || (await areThere)) await runOne(step)
  }
  const browsed = areThere.then(there => !values.quick && there && runOne(BROWSER))
  await Promise.all([workOff(), browsed.then(workOff)])
  return ran
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

/** The tests that took longest, over all runs of Vitest. */
function slowest(count: number): string[] {
  const tests = readdirSync(folder).flatMap(report => {
    const { testResults }: Report = JSON.parse(readFileSync(join(folder, report), 'utf8'))
    return testResults.flatMap(({ assertionResults }) => assertionResults)
  })
  return tests
    .toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
    .slice(0, count)
    .map(({ fullName, duration }) => `${((duration ?? 0) / 1000).toFixed(1).padStart(7)} s  ${fullName}`)
}

const begun = performance.now()
const ran = await runAll()
console.log(`\nThe slowest ten tests:\n${slowest(10).join('\n')}`)
rmSync(folder, { recursive: true })
console.log(`\n${ran.map(({ name, seconds, ok }) => `${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`).join('   ')}`)
const failed = ran.filter(({ ok }) => !ok).length
console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s in all`)
console.log(`\n${ran.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
