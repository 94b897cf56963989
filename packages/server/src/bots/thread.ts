import { parentPort } from 'node:worker_threads'
import { Match, type Snapshot } from '@kartentisch/kernel'
import { gameNamed } from '../tables/games.ts'
import { makeBot } from './levels.ts'

/** A decision a bot has to make. */
export interface Task {
  readonly game: string
  readonly setup: unknown
  readonly snapshot: Snapshot<unknown>
  readonly level: string
  readonly seed: string
}

const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')

port.on('message', (task: Task) => {
  try {
    const match = Match.resume(gameNamed(task.game).game.prepare(task.setup), task.snapshot)
    // A bot sees what its seat may know and nothing else.
    port.postMessage({ answer: match.consult(makeBot(task.game, task.level, task.seed)) })
  } catch (fault) {
    port.postMessage({ fault: String(fault) })
  }
})
