import type { Texts } from '../../card-set.ts'

export const base1: Texts = {
  adventurer: {
    name: 'Adventurer',
    text: 'Reveal cards until 2 Treasures are among them. Those go into your hand, the rest is discarded.',
  },
  chancellor: { name: 'Chancellor', text: '+2 Coins\nYour whole deck may go onto your discard pile.' },
  feast: { name: 'Feast', text: 'This goes to the trash. Gain a card costing 5 or less.' },
  spy: {
    name: 'Spy',
    text:
      '+1 Card\n+1 Action\nAll players, you too, reveal their top card. ' + 'You decide for each: discard or put back.',
  },
  thief: {
    name: 'Thief',
    text:
      'All others reveal their top 2 cards. You pick one Treasure of each to be trashed; the rest is discarded. ' +
      'Gain any of the trashed ones you like.',
    prompts: {
      trash: 'which of the revealed Treasures is trashed?',
      'gain?': 'which of the trashed Treasures do you gain, if any?',
    },
  },
  woodcutter: { name: 'Woodcutter', text: '+1 Buy\n+2 Coins' },
}
