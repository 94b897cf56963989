import type { Face } from '../face.ts'

/** Other things and words of the game. */
export const terms = {
  'take-card': {
    name: 'take a card from the display',
    text: 'Take a card from the row of your die value as a project.',
  },
  'place-project': {
    name: 'place a project in the estate',
    text: 'Move a project with your die value into your estate. Its effect follows.',
  },
  'sell-goods': {
    name: 'sell goods',
    text: 'Sell all goods of the sort that fits your die value: 1 silver each, 1 VP each at the end. Take the start player card.',
  },
  'refill-workers': { name: 'refill workers to 2', text: 'Take workers until you have 2.' },
  'take-silver': { name: 'take silver', text: '+1 Silver' },
  convert: {
    name: 'convert workers/silver into victory points',
    text: 'Give back workers and silver in any mix: every 3 bring +1 VP.',
  },
  'buy-cards': {
    name: 'buy three cards',
    text: 'Once per turn: pay 3 silver, draw 3 cards. Keep one as a project or use its die for one more action; discard the rest.',
  },
  round: { name: 'round', text: '' },
  cycle: { name: 'cycle', text: '' },
  turn: { name: 'turn', text: '' },
  display: { name: 'display', text: '' },
  row: { name: 'row', text: '' },
  'draw-pile': { name: 'draw pile', text: '' },
  'discard-pile': { name: 'discard pile', text: '' },
  'personal-stack': { name: 'personal stack', text: '' },
  hand: { name: 'hand', text: '' },
  projects: { name: 'projects', text: '' },
  estate: { name: 'estate', text: '' },
  storage: { name: 'storage', text: '' },
  'action-card': { name: 'action card', text: '' },
  die: { name: 'die', text: '' },
  kind: { name: 'kind', text: '' },
  set: { name: 'set', text: '' },
  triple: { name: 'triple', text: 'Three cards of one kind: a round bonus at once, VP at the end.' },
  vp: { name: 'victory point', text: '' },
  'vp-card': { name: 'VP card', text: '' },
  worker: {
    name: 'worker',
    text: 'Each worker given back changes a die value by 1, also from 6 to 1 and from 1 to 6.',
  },
  silver: { name: 'silver', text: 'Once per turn, 3 silver buy you three action cards.' },
  'start-player': { name: 'start player', text: '' },
  'start-player-card': {
    name: 'start player card',
    text: 'Whoever sells goods takes it. Whoever sold last starts the next round. 1 VP at the end.',
  },
  front: { name: 'front', text: '' },
  back: { name: 'back', text: '' },
  egon: {
    name: 'Egon',
    text: 'Your opponent when you play alone. If he has more VP than you after a round, you have lost.',
  },
} as const satisfies Readonly<Record<string, Face>>
