import type { setup as en } from '../en/setup.ts'

export const setup: Readonly<Record<keyof typeof en, string>> = {
  notAnObject: 'Ein Aufbau ist ein Objekt mit „players“ und vielleicht „first“.',
  unknownField: 'Unbekanntes Feld „{field}“ im Aufbau.{hint}',
  wrongPlayers: 'Burgund ist für 1 bis {most} Personen, nicht für {players}.',
  wrongFirst: '„first“ ist ein Platz von 0 bis {last}, nicht {first}.',
  noSelection: 'In Burgund gibt es kein Königreich zu wählen: Gespielt wird immer mit denselben Karten.',
}
