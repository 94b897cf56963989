import type { Face } from '../face.ts'

/** Kinds of cards with what a placed card does, and the buildings. */
export const cards = {
  castle: { name: 'castle', text: 'Take one more action with a die value of your choice.' },
  mine: { name: 'mine', text: '+2 Silver' },
  cloister: { name: 'cloister', text: 'May join an unfinished set of any other kind and then counts as that kind.' },
  knowledge: { name: 'knowledge', text: '+2 Workers' },
  ship: { name: 'ship', text: '+1 Good\nTake it from either goods stack.' },
  pasture: { name: 'pasture', text: '+1 Animal\nTake it from either animal stack.' },
  building: { name: 'building', text: 'Each of the eight buildings has its own effect; any three make a triple.' },
  carpenter: { name: 'carpenter', text: 'You may take a building or a knowledge card from the display as a project.' },
  church: { name: 'church', text: 'You may take a castle, a mine or a cloister from the display as a project.' },
  market: { name: 'market', text: 'You may take a pasture or a ship from the display as a project.' },
  watchtower: { name: 'watchtower', text: '+1 VP' },
  bank: { name: 'bank', text: '+3 Silver' },
  'boarding-house': { name: 'boarding house', text: '+1 Good or +1 Animal\nChoose one of the four stacks.' },
  warehouse: { name: 'warehouse', text: 'You may sell all your goods of one sort.' },
  'town-hall': { name: 'town hall', text: 'You may place one more project, whatever its die.' },
  good: { name: 'good', text: 'Sold, each brings 1 silver, and 1 VP at the end.' },
  light: { name: 'light', text: 'Sold with die value 1 or 2.' },
  medium: { name: 'medium', text: 'Sold with die value 3 or 4.' },
  dark: { name: 'dark', text: 'Sold with die value 5 or 6.' },
  animal: { name: 'animal', text: 'At the end, 4 VP for 4 different ones, 2 VP for 3, 1 VP for 2.' },
  chicken: { name: 'chicken', text: '' },
  cattle: { name: 'cattle', text: '' },
  sheep: { name: 'sheep', text: '' },
  pig: { name: 'pig', text: '' },
} as const satisfies Readonly<Record<string, Face>>
