import type { SetNames } from '../../card-set.ts'

const names = (...all: SetNames): SetNames => all

export const sets = {
  basic: names('Grundkarten'),
  base: names('Basisspiel', 'Basis'),
  base1: names('Basisspiel, erste Auflage'),
  intrigue: names('Die Intrige', 'Intrige'),
  alchemy: names('Die Alchemisten', 'Alchemisten'),
  cornucopia: names('Reiche Ernte'),
  guilds: names('Die Gilden', 'Gilden'),
  promo: names('Promos'),
  seaside: names('Seaside (Karawane)', 'Seaside'),
  empires: names('Empires'),
}
