import type { SetNames } from '../../card-set.ts'

const names = (...all: SetNames): SetNames => all

export const sets = {
  basic: names('Basic cards'),
  base: names('Base'),
  base1: names('Base, first edition'),
  intrigue: names('Intrigue'),
  alchemy: names('Alchemy'),
  cornucopia: names('Cornucopia'),
  guilds: names('Guilds'),
  promo: names('Promos'),
  seaside: names('Seaside (Caravan)', 'Seaside'),
  empires: names('Empires'),
}
