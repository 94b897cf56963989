import type { enTable } from './en-table.ts'

export const deTable: Readonly<Record<keyof typeof enTable, string>> = {
  'in this order': 'In dieser Reihenfolge',
  'order so far': 'Reihenfolge',
  'order place': '{card}, Nummer {n}',
  'order free': 'Nummer {n} ist frei',
  sounds: 'Klänge',
  'key order': 'Die Karte, auf der man ist, in einer Reihenfolge verschieben',
}
