import { type GameKit, type Given, type LitmusGame, runLitmus } from '@kartentisch/kernel'
import { sourcesOf } from './generations.ts'

/** A game whose rules are mutated. */
export interface Subject {
  readonly id: string
  readonly name: string
  readonly source: string
  readonly entry: string
  /** What of its source is rules. */
  readonly rules: RegExp
  readonly tests: string
  /** Tests that take too long to be run for every mutant, or that are about other things. */
  readonly leftOut: RegExp
  /** The kit that its entry exports. */
  readonly kit: string
}

export const SUBJECTS: readonly Subject[] = [
  {
    id: 'dominion',
    name: 'Dominion',
    source: 'packages/dominion/src',
    entry: 'packages/dominion/src/index.ts',
    rules: /src\/(cards\/|play\/|costs|scoring|pile|top-of-pile|purchase|rules)/,
    tests: 'packages/dominion/test',
    leftOut: /words|books|kingdom|memory|outside-set/,
    kit: 'dominionKit',
  },
  {
    id: 'burgund',
    name: 'Burgund',
    source: 'packages/burgund/src',
    entry: 'packages/burgund/src/index.ts',
    rules: /src\/(play\/|scoring|deal|display|estate|rules|setup)/,
    tests: 'packages/burgund/test',
    leftOut: /words|books/,
    kit: 'burgundKit',
  },
]

export const rulesOf = ({ source, rules }: Subject): string[] => sourcesOf(source).filter(file => rules.test(file))

/** By the processor's clock: a busy machine is no endless loop. */
const MOST_MILLISECONDS = 3000
const spent = () => process.cpuUsage().user / 1000

/** Runs a test; says what was wrong, or nothing. `step` is told that it goes on. */
export function faultOf(litmus: LitmusGame<unknown, unknown>, test: Given, step: () => void): string | undefined {
  const end = spent() + MOST_MILLISECONDS
  try {
    runLitmus(litmus, test, {
      paths: 200_000,
      tick: () => {
        step()
        if (spent() > end) throw new Error('It takes too long.')
      },
    })
    return undefined
  } catch (fault) {
    return String(fault)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The kit of a game that was loaded anew. */
export function kitOf(module: Readonly<Record<string, unknown>>, { kit }: Subject): GameKit {
  const found = module[kit]
  if (!isKit(found)) throw new Error(`There is no ${kit}.`)
  return found
}

const isKit = (value: unknown): value is GameKit => isRecord(value) && isRecord(value.litmus) && isRecord(value.game)
