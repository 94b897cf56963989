/** Who is connected to a node: those with an account by name, the others only counted. */
export interface Visitors {
  readonly accounts: readonly { readonly player: string; readonly name: string }[]
  readonly guests: number
}

export const NO_VISITORS: Visitors = { accounts: [], guests: 0 }

/** What another node has said holds for so long, unless it says it again: it may be gone. */
const HOLDS_MS = 45_000

/** So many are told to other nodes by name. */
const TOLD = 5000

/** Who is here is looked up so often at most. */
const LOOKED_MS = 1000

interface Seen {
  readonly at: number
  readonly visitors: Visitors
  /** Those with an account, by their ids. */
  readonly players: ReadonlyMap<string, unknown>
}

/** Who is here, on whichever node: what is so on this one, and what others have said. */
export class House {
  readonly #here: () => Visitors
  readonly #now: () => number
  readonly #others = new Map<string, { readonly visitors: Visitors; readonly at: number }>()
  #seen: Seen | undefined

  constructor(here: () => Visitors, now: () => number) {
    this.#here = here
    this.#now = now
  }

  hear(node: string, visitors: Visitors): void {
    this.#others.set(node, { visitors, at: this.#now() })
    this.#seen = undefined
  }

  /** Who is connected here, for other nodes. */
  own(): Visitors {
    const { accounts, guests } = this.#here()
    return { accounts: accounts.slice(0, TOLD), guests: guests + Math.max(0, accounts.length - TOLD) }
  }

  /** What other nodes have said, as far as that still holds. */
  #told(): Visitors[] {
    for (const [node, { at }] of this.#others) if (at < this.#now() - HOLDS_MS) this.#others.delete(node)
    return [...this.#others.values()].map(({ visitors }) => visitors)
  }

  /** Everybody, each once; looked up anew every second at most, however many ask. */
  all(): Visitors {
    return this.#look().visitors
  }

  /** Whether somebody with an account is here. */
  has(player: string): boolean {
    return this.#look().players.has(player)
  }

  #look(): Seen {
    if (this.#seen !== undefined && this.#now() - this.#seen.at < LOOKED_MS) return this.#seen
    const nodes = [this.#here(), ...this.#told()]
    const players = new Map(nodes.flatMap(node => node.accounts.map(one => [one.player, one] as const)))
    const guests = nodes.reduce((sum, node) => sum + node.guests, 0)
    this.#seen = { at: this.#now(), visitors: { accounts: [...players.values()], guests }, players }
    return this.#seen
  }
}
