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
  options: OPTIONS,
  async run(args, { shelf, language }) {
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
