import type { Presence, TableShown } from '@kartentisch/protocol'
import type { Chat } from '@kartentisch/protocol/client'
import { useSyncExternalStore } from 'react'
import type { OpenConnection } from './Connected.tsx'
import type { OnlineFeed, OnlineStanding } from './online-feed.ts'

/** Everything about a game on the server. */
export interface GameProps {
  readonly table: TableShown
  readonly feed: OnlineFeed
  readonly chat: readonly Chat[]
  readonly presence: readonly (Presence | null)[]
  readonly connection: OpenConnection
}

/** How the table stands besides the game. */
export const useStanding = (feed: OnlineFeed): OnlineStanding =>
  useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.standing(),
  )
