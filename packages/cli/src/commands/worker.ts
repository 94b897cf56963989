import { workOn } from '@kartentisch/lab'
import { Interrupt } from '../interrupt.ts'
import { atMost, type Command, read, readWorkers, UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  queue: { type: 'string' },
  workers: { type: 'string' },
  lost: { type: 'string' },
  verbose: { type: 'boolean' },
} as const

export const worker: Command = {
  name: 'worker',
  summary: 'play games of experiments that run elsewhere',
  help: `
kartentisch worker --queue URL [--workers N]

Takes games that "sim", "arena" and "tune" with --queue have laid in a queue (BullMQ, in a Redis), plays them on all cores,
and waits for more. Work for other versions of Kartentisch is refused. Ctrl-C ends it when what is under way is done; a
second one ends it at once. docs/experiments.md tells how many machines work together.

  kartentisch worker --queue redis://queue.example:6379

Options:
  --queue URL    the Redis, redis://host:port or rediss:// with TLS; a password goes into it as redis://:password@host
  --workers N    how many threads play (one for each core)
  --verbose      say how many games it takes, each time
  --lost S       give the work of others to somebody else when they were silent for so many seconds (10)
`,
  async run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 0)
    if (values.queue === undefined) throw new UsageMistake(say('needsQueue'))
    const interrupt = new Interrupt()
    try {
      await workOn(shelf, values.queue, {
        workers: readWorkers(values.workers),
        lost: wholeNumber(values.lost, 'lost', 10, 1),
        signal: interrupt.signal,
        ...(values.verbose === true && { taken: games => console.error(say('takesGames', { games })[language]) }),
        ready: version => console.error(say('waitingForWork', { version })[language]),
      })
      return 0
    } finally {
      interrupt.done()
    }
  },
}
