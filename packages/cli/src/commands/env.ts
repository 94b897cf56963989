import { createServer, type Socket } from 'node:net'
import { type Language, Mistake } from '@kartentisch/kernel'
import { converse, envSchema, type Shelf } from '@kartentisch/lab'
import { Interrupt } from '../interrupt.ts'
import { reasonOf } from '../reason.ts'
import { atMost, type Command, read, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  socket: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  schema: { type: 'boolean' },
} as const

export const env: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 0)
    if (values.schema) {
      console.log(JSON.stringify(envSchema(), null, 2))
      return 0
    }
    if (values.socket !== undefined) return await listen(shelf, language, { path: values.socket })
    if (values.port === undefined) {
      await converse(shelf, process.stdin, process.stdout, language)
      return 0
    }
    const port = wholeNumber(values.port, 'port', 0, 0, 65_535)
    return await listen(shelf, language, { port, host: values.host ?? '127.0.0.1' })
  },
}

type Place = { readonly path: string } | { readonly port: number; readonly host: string }

/** Answers everybody who comes until Ctrl-C. */
function listen(shelf: Shelf, language: Language, place: Place): Promise<number> {
  const clients = new Set<Socket>()
  const server = createServer(client => {
    clients.add(client)
    client.setNoDelay()
    // A client that goes away in the middle of a sentence is its own affair.
    client.on('error', () => client.destroy())
    client.on('close', () => clients.delete(client))
    converse(shelf, client, client, language).then(
      () => client.end(),
      () => client.destroy(),
    )
  })
  const interrupt = new Interrupt()
  return new Promise((resolve, reject) => {
    server.on('error', fault => {
      interrupt.done()
      const at = 'path' in place ? place.path : `${place.host}:${place.port}`
      reject(new Mistake(say('cantListen', { at, why: reasonOf(fault) })))
    })
    server.listen(place, () => {
      const address = server.address()
      const at =
        typeof address === 'string' || address === null ? String(address) : `${address.address}:${address.port}`
      console.error(say('listening', { at })[language])
    })
    interrupt.signal.addEventListener('abort', () => {
      for (const client of clients) client.destroy()
      server.close(() => resolve(interrupt.exitCode))
    })
  })
}
