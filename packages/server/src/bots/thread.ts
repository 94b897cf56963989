import { parentPort, workerData } from 'node:worker_threads'
import {
  type Answer,
  Match,
  Mistake,
  type Seat,
  type Snapshot,
  seeded,
  type Thinking,
  type Wording,
} from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import { type Drawn, draw, playerNamed } from '../tables/lobby/kits.ts'
import { type Place, Sitters } from './sitters.ts'

/** A decision a bot has to make. */
export interface Decision {
  readonly game: string
  readonly setup: unknown
  readonly snapshot: Snapshot<unknown>
  readonly level: string
  readonly seed: string
  readonly place: Place
}

/** A set-up to be drawn: what is wished for may take a second to find. */
export interface Drawing {
  readonly game: string
  readonly selection: string
  readonly seed: string
}

/** What a bot may think about while others are asked. */
export interface Foresight extends Omit<Decision, 'place'> {
  readonly seat: Seat
}

/** Something to think about, and for how long. */
export type Task = (Decision | Foresight | Drawing) & { readonly withinMs: number }

/** What a thread says to a task. */
export type Reply =
  | { readonly answer: Answer }
  | { readonly drawn: Drawn }
  /** Whether there is more to think about ahead. */
  | { readonly more: boolean }
  | { readonly mistake: Wording }
  | { readonly fault: string }

const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')

const modules: readonly string[] = workerData
const shelf = await Shelf.load(modules)
const sitters = new Sitters()

function think(task: Task): Reply {
  const { game, seed, withinMs } = task
  if ('selection' in task) return { drawn: draw(shelf, game, task.selection, seeded(seed)) }
  const end = performance.now() + withinMs
  const match = Match.resume(shelf.kit(game).game.game.prepare(task.setup), task.snapshot)
  const make = (thinking: Thinking) => playerNamed(shelf, game, task.level, seed, thinking)
  // A bot sees what its seat may know and nothing else.
  if ('seat' in task) {
    const goOn = () => performance.now() < end
    return { more: make({ goOn }).thinkAhead?.(match.sight(task.seat), goOn) ?? false }
  }
  return { answer: match.consult(sitters.at(task.place, end - performance.now(), make)) }
}

port.on('message', (task: Task) => {
  let reply: Reply
  try {
    reply = think(task)
  } catch (fault) {
    reply = fault instanceof Mistake ? { mistake: fault.wording } : { fault: String(fault) }
  }
  port.postMessage(reply)
})
