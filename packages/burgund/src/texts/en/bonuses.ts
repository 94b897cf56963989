import type { Face } from '../face.ts'

/** Bonus cards and round cards. */
export const bonuses = {
  'first-triple': { name: 'first-triple card', text: 'For the first completed triple of this kind: 1 VP.' },
  'first-triple:castle': { name: 'first-triple card: castle', text: '1 VP' },
  'first-triple:mine': { name: 'first-triple card: mine', text: '1 VP' },
  'first-triple:cloister': { name: 'first-triple card: cloister', text: '1 VP' },
  'first-triple:knowledge': { name: 'first-triple card: knowledge', text: '1 VP' },
  'first-triple:ship': { name: 'first-triple card: ship', text: '1 VP' },
  'first-triple:pasture': { name: 'first-triple card: pasture', text: '1 VP' },
  'first-triple:building': { name: 'first-triple card: building', text: '1 VP' },
  'all-seven': {
    name: 'all-seven card',
    text: 'As soon as all seven kinds lie in your estate: take the top one, at most one per game.',
  },
  'all-seven:4': { name: 'all-seven card: 4', text: '4 VP' },
  'all-seven:3': { name: 'all-seven card: 3', text: '3 VP' },
  'all-seven:2': { name: 'all-seven card: 2', text: '2 VP' },
  'all-seven:1': { name: 'all-seven card: 1', text: '1 VP' },
  'round-bonus': {
    name: 'round bonus',
    text: 'For each triple you complete: choose one option of the current round card.',
  },
  'round-card': { name: 'round card', text: '' },
  A: { name: 'round card A', text: 'For each completed triple, choose one option.' },
  B: { name: 'round card B', text: 'For each completed triple, choose one option.' },
  C: { name: 'round card C', text: 'For each completed triple, choose one option.' },
  D: { name: 'round card D', text: 'For each completed triple, choose one option.' },
  E: { name: 'round card E', text: 'For each completed triple, choose one option.' },
} as const satisfies Readonly<Record<string, Face>>
