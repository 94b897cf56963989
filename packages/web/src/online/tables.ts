import type { FromServer, TableShown } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'
import { useEffect, useState } from 'react'
import { whoAmI } from './api.ts'

/** The tables of the server, as they were when it was last asked. */
export interface Tables {
  readonly mine: Listed | undefined
  readonly open: Listed | undefined
  readonly running: Listed | undefined
  /** Those where it is one's turn. */
  readonly yourTurn: readonly string[]
}

const NOTHING: Tables = { mine: undefined, open: undefined, running: undefined, yourTurn: [] }

const EVERY_MS = 4000

/** So many pages of a list, and whether there are more. */
export interface Listed {
  readonly tables: readonly TableShown[]
  readonly more: boolean
}

async function listed(client: Client, which: 'open' | 'running' | 'mine', pages: number): Promise<Listed> {
  const tables: TableShown[] = []
  let after: string | null = null
  for (let page = 0; page < pages; page++) {
    const answer: FromServer = await client.request({ type: 'list', which, ...(after !== null && { after }) })
    if (answer.type !== 'tables') break
    tables.push(...answer.tables)
    after = answer.more
    if (after === null) break
  }
  return { tables, more: after !== null }
}

/** First those where it is one's turn, then the others. */
export function byTurn(
  tables: readonly TableShown[],
  yourTurn: readonly string[],
): readonly [TableShown[], TableShown[]] {
  const isMine = ({ table }: TableShown) => yourTurn.includes(table)
  return [tables.filter(isMine), tables.filter(table => !isMine(table))]
}

/** Looks at the tables now and every few seconds, while somebody looks at the page. */
export function useTables(client: Client, connected: boolean, pages: number): Tables {
  const [tables, setTables] = useState(NOTHING)
  useEffect(() => {
    if (!connected) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        if (!document.hidden) {
          const [mine, open, running, me] = await Promise.all([
            listed(client, 'mine', pages),
            listed(client, 'open', pages),
            listed(client, 'running', pages),
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
  }, [client, connected, pages])
  return tables
}
