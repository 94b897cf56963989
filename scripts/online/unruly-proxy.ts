import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { below, type Random, seeded } from '@kartentisch/kernel'

/** Where a connection may lead. */
export interface Backends {
  /** The addresses of nodes that may be there. */
  ports(): readonly number[]
}

/**
 * A plain load balancer with a bad cable: it takes any node for each connection, and cuts connections in the middle of
 * a frame. What a client sent may have arrived, and what it should have heard may not.
 */
export class UnrulyProxy {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #random: Random
  readonly #backends: Backends
  #calm = false

  constructor(seed: string, backends: Backends) {
    this.#random = seeded(`proxy ${seed}`)
    this.#backends = backends
    this.#server = createServer(socket => this.#join(socket))
  }

  listen(): Promise<number> {
    return new Promise(resolve =>
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      }),
    )
  }

  #join(socket: Socket): void {
    const ports = this.#backends.ports()
    const port = ports[below(this.#random, Math.max(1, ports.length))]
    if (port === undefined) {
      socket.destroy()
      return
    }
    const node = dial(port, '127.0.0.1')
    this.#open.add(socket)
    const end = () => {
      socket.destroy()
      node.destroy()
      this.#open.delete(socket)
    }
    const carry = (from: Socket, to: Socket) => {
      from.on('data', (part: Buffer) => {
        // Now and then only half of what was sent arrives, and then nothing.
        const cut = !this.#calm && below(this.#random, 4000) === 0
        to.write(cut ? part.subarray(0, part.length >> 1) : part)
        if (cut) setTimeout(end, 1)
      })
      from.on('error', end)
      from.on('close', end)
    }
    carry(socket, node)
    carry(node, socket)
  }

  /** Cuts some of the connections at once. */
  cutSome(share: number): number {
    let cut = 0
    for (const socket of this.#open) {
      if (below(this.#random, 1000) >= share * 1000) continue
      socket.destroy()
      cut++
    }
    return cut
  }

  /** From now on the cable is good. */
  calm(): void {
    this.#calm = true
  }

  close(): void {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }
}
