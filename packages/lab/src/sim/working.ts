import { parentPort, workerData } from 'node:worker_threads'
import { at, Mistake } from '@kartentisch/kernel'
import { Programs } from '../outside/programs.ts'
import { Shelf } from '../shelf.ts'
import { type FromWorker, NEXT, type Order, STOP, type ToWorker } from './messages.ts'
import { openTable, type Table } from './table.ts'

/** What was played is reported so often, in milliseconds. */
const REPORT_EVERY = 100

const tell = (message: FromWorker): void => parentPort?.postMessage(message)

const shelf = await Shelf.load(workerData)

const programs = new Programs(pid => tell({ type: 'started', pid }))

/** Plays games until none is left or it is told to stop. Which games fall to whom is chance; their results are not. */
async function playAll({ jobs, shared }: Order): Promise<void> {
  const control = new Int32Array(shared)
  const claim = () => Atomics.add(control, NEXT, 1)
  let job = -1
  /** The first game of the job, counted over all jobs, and the first that isn't its any more. */
  let from = 0
  let to = 0
  let table: Table | undefined
  let reported = performance.now()
  const report = () => {
    if (table !== undefined) tell({ type: 'played', job, outcome: table.take() })
    reported = performance.now()
  }
  for (let game = claim(); Atomics.load(control, STOP) === 0; game = claim()) {
    if (game >= to) {
      report()
      while (game >= to && job + 1 < jobs.length) {
        job++
        from = to
        to += at(jobs, job).games
      }
      if (game >= to) return
      table = openTable(shelf, at(jobs, job), programs)
    }
    // Only where programs take part there is something to wait for: waiting for nothing would cost time.
    const playing = table?.play(game - from + (at(jobs, job).from ?? 0))
    if (playing !== undefined) await playing
    if (performance.now() - reported >= REPORT_EVERY) report()
  }
  report()
}

async function obey(message: ToWorker): Promise<void> {
  if (message.type === 'close') {
    await programs.end()
    tell({ type: 'closed' })
    return
  }
  try {
    await playAll(message)
    tell({ type: 'done' })
  } catch (fault) {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    tell({ type: 'failed', mistake: fault instanceof Mistake ? fault.message : undefined, text })
  }
}

parentPort?.on('message', (message: ToWorker) => void obey(message))
