import { spawn } from 'node:child_process'

/**
 * Everything that must hold, in two lanes side by side: what looks at the code, and what plays.
 * Each step's output is shown when it is done; the first that fails decides the exit code.
 */

interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

const kartentisch = (...args: string[]): [string, ...string[]] => ['kartentisch', ...args]

/** Browser and databases, once, before anybody needs them. */
const PROGRAMS: Step = { name: 'programs', command: ['node', 'scripts/programs.ts'] }

const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'style', command: ['biome', 'ci'] },
    { name: 'types', command: ['tsc'] },
    { name: 'types of the page', command: ['tsc', '-p', 'packages/web'] },
    { name: 'unit tests', command: ['vitest', 'run'] },
  ],
  [
    { name: 'rules page', command: ['node', 'scripts/rules.ts', '--check'] },
    { name: 'rule tests', command: kartentisch('litmus', 'litmus', '--quiet', '--conform') },
    { name: 'random games of Dominion', command: kartentisch('fuzz', 'dominion', '--seconds', '60') },
    { name: 'random games of Burgund', command: kartentisch('fuzz', 'burgund', '--seconds', '20') },
    { name: 'the page in a browser', command: ['npm', 'run', '--silent', 'test:web'] },
  ],
]

function run({ name, command: [program, ...args] }: Step): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', part => output.push(part))
    child.stderr.on('data', part => output.push(part))
    child.on('error', reject)
    child.on('close', code => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
      console.log(Buffer.concat(output).toString().trimEnd())
      resolve(code ?? 1)
    })
  })
}

/** Runs a lane to its end, so that one run shows all that is wrong. */
async function runLane(lane: readonly Step[]): Promise<number> {
  let failed = 0
  for (const step of lane) if ((await run(step)) !== 0) failed++
  return failed
}

async function runAll(): Promise<{ readonly steps: number; readonly failed: number }> {
  if ((await run(PROGRAMS)) !== 0) return { steps: 1, failed: 1 }
  const failed = (await Promise.all(LANES.map(runLane))).reduce((a, b) => a + b)
  return { steps: 1 + LANES.flat().length, failed }
}

const { steps, failed } = await runAll()
console.log(`\n${steps - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
