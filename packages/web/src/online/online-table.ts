import type { Presence, TableShown } from '@kartentisch/protocol'
import type { Chat, Client } from '@kartentisch/protocol/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Said } from '../words/said.ts'
import { OnlineFeed } from './online-feed.ts'

/** All that is known here of one table on the server. */
export interface TableState {
  readonly table: TableShown | undefined
  /** The game, once it has begun. */
  readonly feed: OnlineFeed | undefined
  readonly chat: readonly Chat[]
  /** Who of those who sit there is at the table. */
  readonly presence: readonly (Presence | null)[]
  /** Why the table can't be followed. */
  readonly refused: Said | undefined
}

const NOTHING: TableState = { table: undefined, feed: undefined, chat: [], presence: [], refused: undefined }

/** Follows a table: who sits there, the game, the chat. */
export class OnlineTable {
  readonly #client: Client
  readonly #stop: () => void
  readonly #listeners = new Set<() => void>()
  #state = NOTHING

  constructor(client: Client, id: string) {
    this.#client = client
    this.#stop = client.follow(id, {
      history: true,
      table: table => {
        this.#state.feed?.see(table)
        this.#set({ table })
      },
      feed: feed => {
        const { table, feed: open } = this.#state
        if (open !== undefined) open.hear(feed)
        else if (table !== undefined) this.#set({ feed: new OnlineFeed(this.#client, table, feed) })
      },
      chat: line => this.#set({ chat: [...this.#state.chat, line] }),
      presence: presence => this.#set({ presence }),
      refused: refused => this.#set({ refused }),
    })
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current(): TableState {
    return this.#state
  }

  close(): void {
    this.#stop()
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const noChange = () => () => {}

/** What is known of a table, from the moment somebody looks at it until they turn away. */
export function useOnlineTable(client: Client, id: string): TableState {
  const [table, setTable] = useState<OnlineTable>()
  useEffect(() => {
    const followed = new OnlineTable(client, id)
    setTable(followed)
    return () => followed.close()
  }, [client, id])
  return useSyncExternalStore(
    table === undefined ? noChange : listener => table.subscribe(listener),
    () => table?.current() ?? NOTHING,
  )
}
