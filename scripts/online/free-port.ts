import { createServer } from 'node:net'

/** Below the ports that outgoing connections are given: between looking and listening none of them takes it. */
const [FIRST, LAST] = [12_000, 32_000]

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port nobody uses, for a server that must come back to the same one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port)) return port
  }
}
