import type { Words } from './words.ts'

export const bonuses: Words = {
  // Bonus cards
  'first-triple': {
    de: { name: 'Bonuskarte „1.“', text: 'Für den ersten fertigen Drilling dieser Art: 1 SP.' },
    en: { name: 'first-triple card', text: 'For the first completed triple of this kind: 1 VP.' },
  },
  'first-triple:castle': {
    de: { name: 'Bonuskarte „1.“: Burg', text: '1 SP' },
    en: { name: 'first-triple card: castle', text: '1 VP' },
  },
  'first-triple:mine': {
    de: { name: 'Bonuskarte „1.“: Mine', text: '1 SP' },
    en: { name: 'first-triple card: mine', text: '1 VP' },
  },
  'first-triple:cloister': {
    de: { name: 'Bonuskarte „1.“: Kloster', text: '1 SP' },
    en: { name: 'first-triple card: cloister', text: '1 VP' },
  },
  'first-triple:knowledge': {
    de: { name: 'Bonuskarte „1.“: Wissen', text: '1 SP' },
    en: { name: 'first-triple card: knowledge', text: '1 VP' },
  },
  'first-triple:ship': {
    de: { name: 'Bonuskarte „1.“: Schiff', text: '1 SP' },
    en: { name: 'first-triple card: ship', text: '1 VP' },
  },
  'first-triple:pasture': {
    de: { name: 'Bonuskarte „1.“: Weide', text: '1 SP' },
    en: { name: 'first-triple card: pasture', text: '1 VP' },
  },
  'first-triple:building': {
    de: { name: 'Bonuskarte „1.“: Gebäude', text: '1 SP' },
    en: { name: 'first-triple card: building', text: '1 VP' },
  },
  'all-seven': {
    de: {
      name: 'Bonuskarte „Alle 7 Arten“',
      text: 'Sobald alle sieben Arten in deinem Fürstentum liegen: Nimm die oberste, höchstens eine im Spiel.',
    },
    en: {
      name: 'all-seven card',
      text: 'As soon as all seven kinds lie in your estate: take the top one, at most one per game.',
    },
  },
  'all-seven:4': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 4', text: '4 SP' },
    en: { name: 'all-seven card: 4', text: '4 VP' },
  },
  'all-seven:3': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 3', text: '3 SP' },
    en: { name: 'all-seven card: 3', text: '3 VP' },
  },
  'all-seven:2': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 2', text: '2 SP' },
    en: { name: 'all-seven card: 2', text: '2 VP' },
  },
  'all-seven:1': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 1', text: '1 SP' },
    en: { name: 'all-seven card: 1', text: '1 VP' },
  },

  // Round cards; their options stand in the data table alone, some of them still to be checked
  'round-bonus': {
    de: {
      name: 'Durchgangsbonus',
      text: 'Für jeden Drilling, den du fertigstellst: Wähle eine Möglichkeit der aktuellen Durchgangskarte.',
    },
    en: { name: 'round bonus', text: 'For each triple you complete: choose one option of the current round card.' },
  },
  'round-card': {
    de: { name: 'Durchgangskarte', text: '' },
    en: { name: 'round card', text: '' },
  },
  A: {
    de: { name: 'Durchgangskarte A', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card A', text: 'For each completed triple, choose one option.' },
  },
  B: {
    de: { name: 'Durchgangskarte B', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card B', text: 'For each completed triple, choose one option.' },
  },
  C: {
    de: { name: 'Durchgangskarte C', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card C', text: 'For each completed triple, choose one option.' },
  },
  D: {
    de: { name: 'Durchgangskarte D', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card D', text: 'For each completed triple, choose one option.' },
  },
  E: {
    de: { name: 'Durchgangskarte E', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card E', text: 'For each completed triple, choose one option.' },
  },
}
