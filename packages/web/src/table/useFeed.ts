import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Shown, TableFeed } from './feed.ts'

/** What a feed shows now. */
export const useShown = (feed: TableFeed): Shown =>
  useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.current(),
  )

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly feed: TableFeed }
  | { readonly state: 'failed'; readonly reason: string }

/** Opens a feed and closes it when the page turns to something else. `open` must stay the same for one table. */
export function useOpenFeed(open: () => Promise<TableFeed>): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  useEffect(() => {
    let gone = false
    let mine: TableFeed | undefined
    setOpened({ state: 'opening' })
    open().then(
      feed => {
        mine = feed
        if (gone) feed.close()
        else setOpened({ state: 'open', feed })
      },
      (fault: unknown) => {
        if (!gone) setOpened({ state: 'failed', reason: fault instanceof Error ? fault.message : String(fault) })
      },
    )
    return () => {
      gone = true
      mine?.close()
    }
  }, [open])
  return opened
}
