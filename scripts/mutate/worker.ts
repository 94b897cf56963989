import { Worker } from 'node:worker_threads'
import { at, type GameKit, Given } from '@kartentisch/kernel'
import { changedAt } from '@kartentisch/lab/recorded'
import { generation, importersOf, sourcesOf } from './generations.ts'
import { resetLaps } from './laps.ts'
import { changed, readSource, type Source, watched } from './mutants.ts'
import { faultOf, kitOf, rulesOf, SUBJECTS, type Subject } from './subjects.ts'
import { idOf, type Test } from './tests.ts'
import { declared } from './vitest.ts'

/** What the main process wants: the tests that call each function, or one mutant tried by some tests. */
export type Order =
  | { readonly kind: 'begin'; readonly tests: readonly Test[] }
  | { readonly kind: 'coverage' }
  | { readonly kind: 'mutant'; readonly file: string; readonly index: number; readonly tests: readonly number[] }

export type Report =
  | { readonly kind: 'ready' }
  /** For each `file function` the numbers of the tests that call it, and how many milliseconds each test takes. */
  | {
      readonly kind: 'covered'
      readonly calls: Readonly<Record<string, readonly number[]>>
      readonly costs: readonly number[]
    }
  /** A test that fails without any mutant. */
  | { readonly kind: 'failed'; readonly why: string }
  /** The number of the test that noticed, or that it can't even be loaded; and how many bytes are in use. */
  | { readonly kind: 'tried'; readonly killer: number | 'loading' | null; readonly heap: number }

const subject = SUBJECTS.find(({ id }) => id === process.argv[2])
if (subject === undefined || process.send === undefined) throw new Error('This is started by scripts/mutate.ts.')

const report = (said: Report): void => void process.send?.(said)

/** Goes up with every step, so that the watchdog sees that something happens. */
const steps = new Int32Array(new SharedArrayBuffer(4))
const step = () => {
  Atomics.add(steps, 0, 1)
  resetLaps()
}
new Worker(new URL('watchdog.ts', import.meta.url), { workerData: steps.buffer }).unref()

let tests: readonly Test[] = []
const importers = importersOf(sourcesOf(subject.source))
const testFiles = sourcesOf(subject.tests)
const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const source = sources.get(file) ?? readSource(file)
  sources.set(file, source)
  return source
}

declare global {
  var hit: ((file: string, index: number) => void) | undefined
}

type Load = ReturnType<typeof generation>

/** What a test finds wrong; nothing if it passes. */
async function wrongBy(test: Test, kit: GameKit, load: Load): Promise<string | undefined> {
  step()
  if (test.kind === 'litmus') return faultOf(kit.litmus, new Given(test.given), step)
  if (test.kind === 'recorded') {
    const answer = changedAt({ game: kit }, test.game)
    return answer === undefined ? undefined : `It goes another way from answer ${answer} on.`
  }
  declared()
  try {
    await load(test.file)
    for (const body of declared()) {
      step()
      await body()
    }
    return undefined
  } catch (fault) {
    return String(fault)
  }
}

async function cover(game: Subject): Promise<void> {
  const found = new Map<string, Set<number>>()
  let now = -1
  globalThis.hit = (file, index) => {
    const key = `${file} ${index}`
    const calling = found.get(key)
    if (calling === undefined) found.set(key, new Set([now]))
    else calling.add(now)
  }
  const load = generation(new Map(rulesOf(game).map(file => [file, watched(sourceOf(file))])), importers, testFiles)
  const kit = kitOf(await load(game.entry), game)
  const costs: number[] = []
  for (const [i, test] of tests.entries()) {
    now = i
    const start = process.cpuUsage().user
    const wrong = await wrongBy(test, kit, load)
    costs.push((process.cpuUsage().user - start) / 1000)
    if (wrong !== undefined) return report({ kind: 'failed', why: `${idOf(test)} fails without any mutant: ${wrong}` })
  }
  report({ kind: 'covered', calls: Object.fromEntries([...found].map(([key, calling]) => [key, [...calling]])), costs })
}

async function killerOf(
  game: Subject,
  file: string,
  index: number,
  by: readonly number[],
): Promise<number | 'loading' | null> {
  const source = sourceOf(file)
  let load: Load
  let kit: GameKit
  try {
    load = generation(new Map([[file, changed(source, at(source.mutants, index))]]), importers, testFiles)
    kit = kitOf(await load(game.entry), game)
  } catch {
    return 'loading'
  }
  for (const i of by) if ((await wrongBy(at(tests, i), kit, load)) !== undefined) return i
  return null
}

async function tryOut(game: Subject, file: string, index: number, by: readonly number[]): Promise<void> {
  const killer = await killerOf(game, file, index, by)
  report({ kind: 'tried', killer, heap: process.memoryUsage().heapUsed })
}

process.on('message', (order: Order) => {
  step()
  switch (order.kind) {
    case 'begin':
      tests = order.tests
      report({ kind: 'ready' })
      return
    case 'coverage':
      void cover(subject)
      return
    case 'mutant':
      void tryOut(subject, order.file, order.index, order.tests)
  }
})
