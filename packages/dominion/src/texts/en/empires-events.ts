import type { Texts } from '../../card-set.ts'

export const empiresEvents: Texts = {
  advance: {
    name: 'Advance',
    text: 'You may trash an Action card you hold. If so, gain an Action card costing 6 or less.',
  },
  delve: { name: 'Delve', text: '+1 Buy\nGain a Silver.' },
  tax: {
    name: 'Tax',
    text:
      'Put 2 Debt on any supply pile.\n---\nSet-up: 1 Debt on every supply pile. ' +
      'Whoever buys a card takes all Debt from its pile.',
  },
  banquet: { name: 'Banquet', text: 'Gain 2 Coppers and a card costing 5 or less that is no Victory card.' },
  'salt-the-earth': { name: 'Salt the Earth', text: '+1 VP\nPick a Victory card in the supply; it is trashed.' },
  ritual: { name: 'Ritual', text: 'Gain a Curse. If you get it, trash a hand card: +1 VP per coin of its cost.' },
  wedding: { name: 'Wedding', text: '+1 VP\nGain a Gold.' },
  windfall: { name: 'Windfall', text: 'With both your deck and your discard pile empty, gain 3 Golds.' },
  conquest: { name: 'Conquest', text: 'Gain 2 Silvers. Then every Silver you have gained this turn brings +1 VP.' },
  dominate: { name: 'Dominate', text: 'Gain a Province; if you get it: +9 VP.' },
  triumph: {
    name: 'Triumph',
    text: 'Gain an Estate. If you get it, every card you have gained this turn brings +1 VP.',
  },
  annex: {
    name: 'Annex',
    text: 'Browse your discard pile: at most 5 cards stay there, shuffle the others into your deck. Gain a Duchy.',
  },
  donate: {
    name: 'Donate',
    text:
      'After this turn: take your deck and discard pile into your hand, trash whatever you like, shuffle the rest ' +
      'as your new deck and draw 5 cards.',
  },
}
