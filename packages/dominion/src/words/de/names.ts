import type { accounts as accountsEn, phases as phasesEn, signs as signsEn, types as typesEn } from '../en/names.ts'

export const accounts: Readonly<Record<keyof typeof accountsEn, string>> = {
  tokens: 'SP-Marker',
}

export const phases: Readonly<Record<keyof typeof phasesEn, string>> = {
  start: 'Zugbeginn',
  action: 'Aktionsphase',
  buy: 'Kaufphase',
  'clean-up': 'Aufräumphase',
  between: 'Nach dem Zug',
}

export const types: Readonly<Record<keyof typeof typesEn, string>> = {
  action: 'Aktion',
  treasure: 'Geld',
  victory: 'Punkte',
  curse: 'Fluch',
  attack: 'Angriff',
  reaction: 'Reaktion',
  duration: 'Dauer',
  prize: 'Preis',
  gathering: 'Sammlung',
  command: 'Befehl',
  castle: 'Schloss',
}

export const signs: Readonly<Record<keyof typeof signsEn, string>> = {
  potion: 'T',
  debt: 'S',
}
