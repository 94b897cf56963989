import type { bonuses as en } from '../en/bonuses.ts'
import type { Face } from '../face.ts'

export const bonuses: Readonly<Record<keyof typeof en, Face>> = {
  'first-triple': { name: 'Bonuskarte „1.“', text: 'Für den ersten fertigen Drilling dieser Art: 1 SP.' },
  'first-triple:castle': { name: 'Bonuskarte „1.“: Burg', text: '1 SP' },
  'first-triple:mine': { name: 'Bonuskarte „1.“: Mine', text: '1 SP' },
  'first-triple:cloister': { name: 'Bonuskarte „1.“: Kloster', text: '1 SP' },
  'first-triple:knowledge': { name: 'Bonuskarte „1.“: Wissen', text: '1 SP' },
  'first-triple:ship': { name: 'Bonuskarte „1.“: Schiff', text: '1 SP' },
  'first-triple:pasture': { name: 'Bonuskarte „1.“: Weide', text: '1 SP' },
  'first-triple:building': { name: 'Bonuskarte „1.“: Gebäude', text: '1 SP' },
  'all-seven': {
    name: 'Bonuskarte „Alle 7 Arten“',
    text: 'Sobald alle sieben Arten in deinem Fürstentum liegen: Nimm die oberste, höchstens eine im Spiel.',
  },
  'all-seven:4': { name: 'Bonuskarte „Alle 7 Arten“: 4', text: '4 SP' },
  'all-seven:3': { name: 'Bonuskarte „Alle 7 Arten“: 3', text: '3 SP' },
  'all-seven:2': { name: 'Bonuskarte „Alle 7 Arten“: 2', text: '2 SP' },
  'all-seven:1': { name: 'Bonuskarte „Alle 7 Arten“: 1', text: '1 SP' },
  'round-bonus': {
    name: 'Durchgangsbonus',
    text: 'Für jeden Drilling, den du fertigstellst: Wähle eine Möglichkeit der aktuellen Durchgangskarte.',
  },
  'round-card': { name: 'Durchgangskarte', text: '' },
  A: { name: 'Durchgangskarte A', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
  B: { name: 'Durchgangskarte B', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
  C: { name: 'Durchgangskarte C', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
  D: { name: 'Durchgangskarte D', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
  E: { name: 'Durchgangskarte E', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
}
