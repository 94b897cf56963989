import { ladder as ladderSchema, type RatingShown } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'
import { useEffect, useState } from 'react'
import { ask } from '../online/asking.ts'
import type { Wanted } from './seeking.ts'

/** A bot to play with while one waits. */
export interface Company extends RatingShown {
  readonly level: string
}

/** Somebody who is new, and nobody knows how strong. */
const NEW = 1500

/** The bot that is nearest to oneself in strength; nothing where that was never measured. */
export function useCompany({ game }: Pick<Wanted, 'game'>): Company | undefined {
  const [company, setCompany] = useState<Company>()
  useEffect(() => {
    let gone = false
    ask(ladderSchema, `api/ladders/${game}-2`).then(
      ({ leaders, own }) => {
        const far = ({ rating }: RatingShown) => Math.abs(rating - (own?.rating ?? NEW))
        const bots = leaders.flatMap(({ level, ...rating }) => (level === null ? [] : [{ level, ...rating }]))
        if (!gone) setCompany(bots.sort((a, b) => far(a) - far(b))[0])
      },
      // Without it one may still play at home.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game])
  return company
}

/** Opens a table against bots of this level, of what one would play with others, and begins. */
export async function playMeanwhile(client: Client, wanted: Wanted, level: string): Promise<string | undefined> {
  const [selection] = wanted.pool
  const told = await client.request({
    type: 'create',
    game: wanted.game,
    setup: {},
    ...(selection !== undefined && { selection }),
    seats: Array.from({ length: wanted.players }, (_, i) => (i === 0 ? { kind: 'open' } : { kind: 'bot', level })),
    listed: false,
    timer: { per: 'none' },
  })
  if (told.type !== 'acknowledged' || told.table === undefined) return undefined
  await client.request({ type: 'start', table: told.table })
  return told.table
}
