import { parentPort } from 'node:worker_threads'
import { type Answer, Match, Mistake, type Snapshot, seeded, type Wording } from '@kartentisch/kernel'
import { type Drawn, draw, gameNamed } from '../tables/games.ts'
import { makeBot } from './levels.ts'

/** A decision a bot has to make. */
export interface Decision {
  readonly game: string
  readonly setup: unknown
  readonly snapshot: Snapshot<unknown>
  readonly level: string
  readonly seed: string
}

/** A kingdom to be drawn: what is wished for may take a second to find. */
export interface Drawing {
  readonly game: string
  readonly selection: string
  readonly seed: string
}

/** Something to think about, and for how long. */
export type Task = (Decision | Drawing) & { readonly withinMs: number }

/** What came of it. */
export type Told =
  | { readonly answer: Answer }
  | { readonly drawn: Drawn }
  | { readonly mistake: Wording }
  | { readonly fault: string }

const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')

function think(task: Task): Told {
  const { game, seed, withinMs } = task
  if ('selection' in task) return { drawn: draw(game, task.selection, seeded(seed)) }
  const end = performance.now() + withinMs
  const match = Match.resume(gameNamed(game).game.prepare(task.setup), task.snapshot)
  // A bot sees what its seat may know and nothing else.
  return { answer: match.consult(makeBot(game, task.level, seed, { goOn: () => performance.now() < end })) }
}

port.on('message', (task: Task) => {
  let told: Told
  try {
    told = think(task)
  } catch (fault) {
    told = fault instanceof Mistake ? { mistake: fault.wording } : { fault: String(fault) }
  }
  port.postMessage(told)
})
