import type { StoredPlayer, StoredSnapshot, StoredStatus, StoredTable, StoredToken } from './contract.ts'

/** A row as either database gives it. */
export type Row = Record<string, unknown>

/** Where else something is kept of a table. */
export const OF_A_TABLE = [
  'log',
  'snapshots',
  'replays',
  'archives',
  'chat',
  'sitters',
  'duties',
  'finds',
  'invites',
] as const

const STATUSES: readonly StoredStatus[] = ['waiting', 'running', 'finished', 'abandoned']

export function readTableRow(row: Row, players: readonly string[]): StoredTable {
  const status = STATUSES.find(known => known === row.status)
  if (status === undefined) throw new Error(`A table in the store has the status "${row.status}".`)
  return {
    id: String(row.id),
    revision: Number(row.revision),
    status,
    game: String(row.game),
    listed: row.listed === 1 || row.listed === true,
    players,
    search: String(row.search),
    changedAt: Number(row.changed_at),
    body: String(row.body),
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const readPlayerRow = (row: Row): StoredPlayer => ({
  id: String(row.id),
  name: String(row.name),
  account: text(row.account),
  webhook: text(row.webhook),
  epoch: Number(row.epoch),
})

export const readSnapshotRow = (row: Row): StoredSnapshot => ({
  number: Number(row.number),
  answers: Number(row.answers),
  body: String(row.body),
  events: String(row.events),
})

export const readTokenRow = (row: Row): StoredToken => ({
  digest: String(row.digest),
  player: String(row.player),
  kind: row.kind === 'bot' ? 'bot' : 'guest',
  name: String(row.name),
  createdAt: Number(row.created_at),
})
