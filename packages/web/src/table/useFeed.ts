import { useEffect, useState, useSyncExternalStore } from 'react'
import { lineOf, type Said, saidOf } from '../words/said.ts'
import type { Shown, TableFeed } from './feed.ts'

/** What a feed shows now. */
export const useShown = (feed: TableFeed): Shown =>
  useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.current(),
  )

/** A part of what a feed shows now: whoever looks at nothing else isn't drawn anew when something else changes. */
export const usePart = <Part extends keyof Shown>(feed: TableFeed, part: Part): Shown[Part] =>
  useSyncExternalStore(
    listener => feed.subscribe(listener),
    () => feed.current()[part],
  )

export type Opened<Feed extends TableFeed = TableFeed> =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly feed: Feed }
  | { readonly state: 'failed'; readonly reason: Said; readonly line: number | undefined }

/** Opens a feed and closes it when the page turns to something else. `open` must stay the same for one table. */
export function useOpenFeed<Feed extends TableFeed>(open: () => Promise<Feed>): Opened<Feed> {
  const [opened, setOpened] = useState<Opened<Feed>>({ state: 'opening' })
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
        if (!gone) setOpened({ state: 'failed', reason: saidOf(fault), line: lineOf(fault) })
      },
    )
    return () => {
      gone = true
      mine?.close()
    }
  }, [open])
  return opened
}
