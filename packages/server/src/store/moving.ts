import type { Statement } from './statement.ts'

/** A guest's regards, and those of others for the guest, become another player's. */
export const movesRegards = (guest: string, into: string): Statement[] => [
  {
    text: `insert into regards select id, $2, other, name, regard, at from regards where player = $1 and other <> $2
      on conflict do nothing`,
    values: [guest, into],
  },
  { text: 'delete from regards where player = $1', values: [guest] },
  {
    text: `insert into regards select id, player, $2, name, regard, at from regards where other = $1 and player <> $2
      on conflict do nothing`,
    values: [guest, into],
  },
  { text: 'delete from regards where other = $1', values: [guest] },
]
