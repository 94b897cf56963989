import type { Words } from './words.ts'

export const cards: Words = {
  // Kinds of cards, with what a placed card does
  castle: {
    de: { name: 'Burg', text: 'Führe eine weitere Aktion mit einer Würfelzahl deiner Wahl aus.' },
    en: { name: 'castle', text: 'Take one more action with a die value of your choice.' },
  },
  mine: {
    de: { name: 'Mine', text: '+2 Silber' },
    en: { name: 'mine', text: '+2 Silver' },
  },
  cloister: {
    de: { name: 'Kloster', text: 'Darf zu einem unfertigen Satz jeder anderen Art und zählt dann als diese Art.' },
    en: { name: 'cloister', text: 'May join an unfinished set of any other kind and then counts as that kind.' },
  },
  knowledge: {
    de: { name: 'Wissen', text: '+2 Arbeiter' },
    en: { name: 'knowledge', text: '+2 Workers' },
  },
  ship: {
    de: { name: 'Schiff', text: '+1 Ware\nNimm sie von einem der beiden Warenstapel.' },
    en: { name: 'ship', text: '+1 Good\nTake it from either goods stack.' },
  },
  pasture: {
    de: { name: 'Weide', text: '+1 Tier\nNimm es von einem der beiden Tierstapel.' },
    en: { name: 'pasture', text: '+1 Animal\nTake it from either animal stack.' },
  },
  building: {
    de: {
      name: 'Gebäude',
      text: 'Jedes der acht Gebäude hat seine eigene Wirkung; drei beliebige bilden einen Drilling.',
    },
    en: { name: 'building', text: 'Each of the eight buildings has its own effect; any three make a triple.' },
  },

  // Buildings
  carpenter: {
    de: { name: 'Schreinerei', text: 'Du darfst ein Gebäude oder Wissen aus der Auslage zu deinen Projekten legen.' },
    en: { name: 'carpenter', text: 'You may take a building or a knowledge card from the display as a project.' },
  },
  church: {
    de: {
      name: 'Kirche',
      text: 'Du darfst eine Burg, eine Mine oder ein Kloster aus der Auslage zu deinen Projekten legen.',
    },
    en: { name: 'church', text: 'You may take a castle, a mine or a cloister from the display as a project.' },
  },
  market: {
    de: { name: 'Markt', text: 'Du darfst eine Weide oder ein Schiff aus der Auslage zu deinen Projekten legen.' },
    en: { name: 'market', text: 'You may take a pasture or a ship from the display as a project.' },
  },
  watchtower: {
    de: { name: 'Wachturm', text: '+1 SP' },
    en: { name: 'watchtower', text: '+1 VP' },
  },
  bank: {
    de: { name: 'Bank', text: '+3 Silber' },
    en: { name: 'bank', text: '+3 Silver' },
  },
  'boarding-house': {
    de: { name: 'Wohnhäuser', text: '+1 Ware oder +1 Tier\nWähle einen der vier Stapel.' },
    en: { name: 'boarding house', text: '+1 Good or +1 Animal\nChoose one of the four stacks.' },
  },
  warehouse: {
    de: { name: 'Warenhaus', text: 'Du darfst alle deine Waren einer Sorte verkaufen.' },
    en: { name: 'warehouse', text: 'You may sell all your goods of one sort.' },
  },
  'town-hall': {
    de: { name: 'Rathaus', text: 'Du darfst noch ein Projekt platzieren, egal mit welchem Würfel.' },
    en: { name: 'town hall', text: 'You may place one more project, whatever its die.' },
  },

  // Goods and animals
  good: {
    de: { name: 'Ware', text: 'Verkauft bringt jede 1 Silber und am Ende 1 SP.' },
    en: { name: 'good', text: 'Sold, each brings 1 silver, and 1 VP at the end.' },
  },
  light: {
    de: { name: 'hellbraun', text: 'Verkauf mit Würfelzahl 1 oder 2.' },
    en: { name: 'light', text: 'Sold with die value 1 or 2.' },
  },
  medium: {
    de: { name: 'mittelbraun', text: 'Verkauf mit Würfelzahl 3 oder 4.' },
    en: { name: 'medium', text: 'Sold with die value 3 or 4.' },
  },
  dark: {
    de: { name: 'dunkelbraun', text: 'Verkauf mit Würfelzahl 5 oder 6.' },
    en: { name: 'dark', text: 'Sold with die value 5 or 6.' },
  },
  animal: {
    de: { name: 'Tier', text: 'Am Ende für je 4 verschiedene 4 SP, 3 verschiedene 2 SP, 2 verschiedene 1 SP.' },
    en: { name: 'animal', text: 'At the end, 4 VP for 4 different ones, 2 VP for 3, 1 VP for 2.' },
  },
  chicken: {
    de: { name: 'Huhn', text: '' },
    en: { name: 'chicken', text: '' },
  },
  cattle: {
    de: { name: 'Rind', text: '' },
    en: { name: 'cattle', text: '' },
  },
  sheep: {
    de: { name: 'Schaf', text: '' },
    en: { name: 'sheep', text: '' },
  },
  pig: {
    de: { name: 'Schwein', text: '' },
    en: { name: 'pig', text: '' },
  },
}
