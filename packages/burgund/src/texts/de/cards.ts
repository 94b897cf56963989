import type { cards as en } from '../en/cards.ts'
import type { Face } from '../face.ts'

export const cards: Readonly<Record<keyof typeof en, Face>> = {
  castle: { name: 'Burg', text: 'Führe eine weitere Aktion mit einer Würfelzahl deiner Wahl aus.' },
  mine: { name: 'Mine', text: '+2 Silber' },
  cloister: { name: 'Kloster', text: 'Darf zu einem unfertigen Satz jeder anderen Art und zählt dann als diese Art.' },
  knowledge: { name: 'Wissen', text: '+2 Arbeiter' },
  ship: { name: 'Schiff', text: '+1 Ware\nNimm sie von einem der beiden Warenstapel.' },
  pasture: { name: 'Weide', text: '+1 Tier\nNimm es von einem der beiden Tierstapel.' },
  building: {
    name: 'Gebäude',
    text: 'Jedes der acht Gebäude hat seine eigene Wirkung; drei beliebige bilden einen Drilling.',
  },
  carpenter: {
    name: 'Schreinerei',
    text: 'Du darfst ein Gebäude oder Wissen aus der Auslage zu deinen Projekten legen.',
  },
  church: {
    name: 'Kirche',
    text: 'Du darfst eine Burg, eine Mine oder ein Kloster aus der Auslage zu deinen Projekten legen.',
  },
  market: { name: 'Markt', text: 'Du darfst eine Weide oder ein Schiff aus der Auslage zu deinen Projekten legen.' },
  watchtower: { name: 'Wachturm', text: '+1 SP' },
  bank: { name: 'Bank', text: '+3 Silber' },
  'boarding-house': { name: 'Wohnhäuser', text: '+1 Ware oder +1 Tier\nWähle einen der vier Stapel.' },
  warehouse: { name: 'Warenhaus', text: 'Du darfst alle deine Waren einer Sorte verkaufen.' },
  'town-hall': { name: 'Rathaus', text: 'Du darfst noch ein Projekt platzieren, egal mit welchem Würfel.' },
  good: { name: 'Ware', text: 'Verkauft bringt jede 1 Silber und am Ende 1 SP.' },
  light: { name: 'hellbraun', text: 'Verkauf mit Würfelzahl 1 oder 2.' },
  medium: { name: 'mittelbraun', text: 'Verkauf mit Würfelzahl 3 oder 4.' },
  dark: { name: 'dunkelbraun', text: 'Verkauf mit Würfelzahl 5 oder 6.' },
  animal: { name: 'Tier', text: 'Am Ende für je 4 verschiedene 4 SP, 3 verschiedene 2 SP, 2 verschiedene 1 SP.' },
  chicken: { name: 'Huhn', text: '' },
  cattle: { name: 'Rind', text: '' },
  sheep: { name: 'Schaf', text: '' },
  pig: { name: 'Schwein', text: '' },
}
