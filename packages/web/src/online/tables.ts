import type { TableShown } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'
import { useEffect, useState } from 'react'
import { whoAmI } from './api.ts'

/** The tables of the server, as they were when it was last asked. */
export interface Tables {
  readonly mine: readonly TableShown[] | undefined
  readonly open: readonly TableShown[] | undefined
  readonly running: readonly TableShown[] | undefined
  /** Those where it is one's turn. */
  readonly yourTurn: readonly string[]
}

const NOTHING: Tables = { mine: undefined, open: undefined, running: undefined, yourTurn: [] }

const EVERY_MS = 4000

async function listed(client: Client, which: 'open' | 'running' | 'mine'): Promise<readonly TableShown[]> {
  const answer = await client.request({ type: 'list', which })
  return answer.type === 'tables' ? answer.tables : []
}

/** Looks at the tables now and every few seconds, while somebody looks at the page. */
export function useTables(client: Client, connected: boolean): Tables {
  const [tables, setTables] = useState(NOTHING)
  useEffect(() => {
    if (!connected) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        if (!document.hidden) {
          const [mine, open, running, me] = await Promise.all([
            listed(client, 'mine'),
            listed(client, 'open'),
            listed(client, 'running'),
            whoAmI(),
          ])
          if (!gone) setTables({ mine, open, running, yourTurn: me?.yourTurn ?? [] })
        }
      } finally {
        // What failed now may succeed the next time.
        if (!gone) timer = setTimeout(look, EVERY_MS)
      }
    }
    look().catch(() => undefined)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [client, connected])
  return tables
}
