import type { Texts } from '../../card-set.ts'

export const alchemy: Texts = {
  potion: { name: 'Potion', text: '+1 Potion' },
  transmute: {
    name: 'Transmute',
    text: 'Trash a hand card. For each of its types, gain:\nAction: a Duchy\nTreasure: a Transmute\nVictory: a Gold',
  },
  vineyard: { name: 'Vineyard', text: '1 VP for every 3 Action cards you own (rounded down)' },
  herbalist: {
    name: 'Herbalist',
    text:
      '+1 Buy\n+1 Coin\n---\n' +
      'As this is discarded from play, one Treasure you have in play may go on top of your deck.',
  },
  apothecary: {
    name: 'Apothecary',
    text:
      '+1 Card\n+1 Action\nReveal your top 4 cards. ' +
      'Coppers and Potions go into your hand, the rest back on top in any order.',
  },
  'scrying-pool': {
    name: 'Scrying Pool',
    text:
      '+1 Action\nAll players, you too, reveal their top card; you decide: discard or put back. ' +
      'Then reveal cards up to your first non-Action; all of them go into your hand.',
  },
  university: { name: 'University', text: '+2 Actions\nGain an Action card costing 5 or less, if you like.' },
  alchemist: {
    name: 'Alchemist',
    text:
      '+2 Cards\n+1 Action\n---\n' +
      'As this is discarded from play while you have a Potion in play, it may go on top of your deck.',
  },
  familiar: { name: 'Familiar', text: '+1 Card\n+1 Action\nAll others gain a Curse.' },
  'philosophers-stone': {
    name: "Philosopher's Stone",
    text: 'Count your deck and discard pile together: +1 Coin for every 5 cards (rounded down).',
  },
  golem: {
    name: 'Golem',
    text:
      'Reveal cards until 2 Actions other than Golems are among them. The rest is discarded; ' +
      'play those two in any order.',
  },
  apprentice: {
    name: 'Apprentice',
    text: '+1 Action\nTrash a hand card: +1 Card per coin of its cost, and another +2 Cards if it costs a Potion.',
  },
  possession: {
    name: 'Possession',
    text:
      'After this turn your left neighbour takes an extra turn in which you decide everything. ' +
      'Cards and Debt they would get go to you; what they trash is only discarded at its end.',
  },
}
