import type { PlainKey } from '../words/pages.ts'

/** What the sets are called, in the order of the boxes. */
export const SET_KEYS: Readonly<Record<string, PlainKey>> = {
  basic: 'basic cards',
  base: 'set base',
  base1: 'set base1',
  intrigue: 'set intrigue',
  alchemy: 'set alchemy',
  cornucopia: 'set cornucopia',
  guilds: 'set guilds',
  empires: 'set empires',
  seaside: 'set seaside',
  promo: 'set promo',
}
