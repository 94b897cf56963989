import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { pageMark, type Store } from '../store/contract.ts'
import { readRecord, type TableRecord } from '../tables/table/record.ts'

/** A month, as 2026-01. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written as 2026-01.')

const recording = z.looseObject({ players: z.array(z.string()) })

const AT_ONCE = 100

/** When a month begins and ends, in ms, the same for the whole world. */
export function boundsOf(given: string): { readonly from: number; readonly to: number } {
  const [year = 0, number = 0] = given.split('-').map(Number)
  return { from: Date.UTC(year, number - 1), to: Date.UTC(year, number) }
}

interface Dumping {
  readonly store: Store
  /** What nobody outside knows: names are hidden by it, each player's always in the same way. */
  readonly secret: string
}

/**
 * All listed games that ended in a month, a line of JSON each, the last first: who played, what came of it, and the whole
 * recording. Names are hidden unless whoever has them allows it; nothing that was said at the table is told.
 */
export async function* dump({ store, secret }: Dumping, given: string): AsyncGenerator<string> {
  const { from, to } = boundsOf(given)
  let after: string | undefined
  for (;;) {
    const page = await store.listTables({
      listed: true,
      status: ['finished'],
      limit: AT_ONCE,
      ...(after !== undefined && { after }),
    })
    for (const stored of page) {
      const record = readRecord(stored)
      // A table may be changed after its game, by a rematch for instance, but never before.
      if (record.finishedAt < from || record.finishedAt >= to) continue
      const replay = await store.readReplay(record.id)
      if (replay !== undefined) yield await lineOf(record, replay, store, secret)
    }
    const last = page.at(-1)
    if (last === undefined || page.length < AT_ONCE || last.changedAt < from) return
    after = pageMark(last)
  }
}

async function lineOf(record: TableRecord, replay: string, store: Store, secret: string): Promise<string> {
  const players = await Promise.all(
    record.seats.map(async ({ player, name, level, program }) => {
      if (player === null) return { bot: level }
      const isOpen = await store.openNames.has(player)
      return { name: isOpen && name !== null ? name : hidden(player, secret), program }
    }),
  )
  const names = players.map(one => ('bot' in one ? `bot ${one.bot}` : one.name))
  return JSON.stringify({
    table: record.id,
    game: record.game,
    rated: record.rated,
    timer: record.timer,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    result: record.result,
    players,
    recording: { ...recording.parse(JSON.parse(replay)), players: names },
  })
}

const hidden = (player: string, secret: string): string =>
  `player-${createHmac('sha256', secret).update(`dump ${player}`).digest('base64url').slice(0, 12)}`
