import { generation, importersOf, read, sourcesOf } from './generations.ts'
import { changed, readSource, type Source, watched } from './mutants.ts'
import { faultOf, litmusOf, rulesOf, SUBJECTS, type Subject, type Test, testsOf, unitTestsOf } from './subjects.ts'
import { declared } from './vitest.ts'

/** What the main process wants: the tests that call each function, or one mutant tried by some tests. */
export type Order =
  | { readonly kind: 'coverage' }
  | { readonly kind: 'mutant'; readonly file: string; readonly index: number; readonly tests: readonly number[] }

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** For each `file function` the numbers of the tests that call it. */
  | { readonly kind: 'covered'; readonly tests: Readonly<Record<string, readonly number[]>> }
  /** The number of the test that noticed, or what else did; nothing if nobody did. */
  | { readonly kind: 'tried'; readonly killer: number | string | undefined }

const subject = SUBJECTS.find(({ id }) => id === process.argv[2])
if (subject === undefined || process.send === undefined) throw new Error('This is started by scripts/mutate.ts.')

const report = (said: Report) => process.send?.(said)

const tests = testsOf(subject)
const importers = importersOf(sourcesOf(subject.source))
const testFiles = sourcesOf(subject.tests)
const sources = new Map<string, Source>(rulesOf(subject).map(file => [file, readSource(file, read(file))]))

declare global {
  var hit: ((file: string, index: number) => void) | undefined
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
  const watching = new Map([...sources].map(([file, source]) => [file, watched(source)]))
  const litmus = litmusOf(await generation(watching, importers, testFiles)(game.entry), game)
  for (now = 0; now < tests.length; now++) {
    const fault = faultOf(litmus, at(now))
    if (fault !== undefined) throw new Error(`${at(now).name} fails without any mutant: ${fault}`)
    if (now % 50 === 0) report({ kind: 'alive' })
  }
  const wrong = await byUnitTests(game, generation(new Map(), importers, testFiles))
  if (wrong !== undefined) throw new Error(`${wrong.file} fails without any mutant.`, { cause: wrong.fault })
  report({ kind: 'covered', tests: Object.fromEntries([...found].map(([key, calling]) => [key, [...calling]])) })
}

function at(i: number): Test {
  const test = tests[i]
  if (test === undefined) throw new RangeError(`There is no test ${i}.`)
  return test
}

type Load = ReturnType<typeof generation>

let told = 0
/** Lets the main process know now and then that this is no endless loop. */
function live(): void {
  if (performance.now() - told < 1000) return
  told = performance.now()
  report({ kind: 'alive' })
}

async function byLitmus(game: Subject, load: Load, by: readonly number[]): Promise<number | string | undefined> {
  try {
    const litmus = litmusOf(await load(game.entry), game)
    for (const i of by) {
      if (faultOf(litmus, at(i)) !== undefined) return i
      live()
    }
    return undefined
  } catch {
    return 'loading'
  }
}

async function byUnitTests(game: Subject, load: Load): Promise<{ file: string; fault: unknown } | undefined> {
  for (const file of unitTestsOf(game)) {
    declared()
    try {
      await load(file)
      for (const body of declared()) {
        await body()
        live()
      }
    } catch (fault) {
      return { file, fault }
    }
  }
  return undefined
}

async function tryOut(game: Subject, file: string, index: number, by: readonly number[]) {
  const source = sources.get(file)
  const mutant = source?.mutants[index]
  if (source === undefined || mutant === undefined) throw new RangeError(`There is no mutant ${index} of ${file}.`)
  const load = generation(new Map([[file, changed(source, mutant)]]), importers, testFiles)
  report({ kind: 'tried', killer: (await byLitmus(game, load, by)) ?? (await byUnitTests(game, load))?.file })
}

process.on('message', (order: Order) => {
  void (order.kind === 'coverage' ? cover(subject) : tryOut(subject, order.file, order.index, order.tests))
})
report({ kind: 'ready' })
