import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { vi } from 'vitest'
import { PostgresStore } from '../src/store/postgres.ts'
import { newDatabase } from './services.ts'

/**
 * A wire to a service that can fall silent: connections stay open and new ones are taken, but nothing comes through
 * either way, as behind a firewall that has forgotten them.
 */
export class MuteProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isMute = false

  constructor(port: number) {
    this.#server = createServer(socket => {
      const service = dial(port, '127.0.0.1')
      for (const [from, to] of [
        [socket, service],
        [service, socket],
      ] as const) {
        this.#sockets.add(from)
        from.on('data', part => this.#isMute || to.write(part))
        from.on('error', () => to.destroy())
        from.on('close', () => {
          this.#sockets.delete(from)
          to.destroy()
        })
      }
    })
  }

  listen(): Promise<number> {
    return new Promise(resolve => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
  }

  /** From now on nothing comes through. */
  fallSilent(): void {
    this.#isMute = true
  }

  /** Connections made from now on work again; those from before stay dead, since parts of what was said are lost. */
  recover(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('data')
    this.#isMute = false
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

/**
 * A store that soon gives up on its database, and the wire between them. A busy machine may not keep what the store has
 * patience for, so that whatever shall succeed is tried until it does: opening it here, the rest by whoever uses it.
 */
export async function impatientStore(
  postgres: string,
): Promise<{ readonly store: PostgresStore; readonly proxy: MuteProxy }> {
  const proxy = new MuteProxy(Number(new URL(postgres).port))
  const url = new URL(await newDatabase(postgres))
  url.port = String(await proxy.listen())
  const open = () => PostgresStore.open(url.href, { connections: 2, patienceMs: 400 })
  return { proxy, store: await vi.waitFor(open, { timeout: 60_000 }) }
}
