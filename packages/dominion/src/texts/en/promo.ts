import type { Texts } from '../../card-set.ts'

export const promo: Texts = {
  'black-market': {
    name: 'Black Market',
    text:
      '+2 Coins\nReveal 3 cards of the Black Market deck. Play any Treasures; ' +
      'you may buy one of the 3. The rest goes to the bottom.\n---\nSet-up: build it from unused kingdom cards.',
    prompts: { 'play?': 'you may play a Treasure.' },
  },
  stash: {
    name: 'Stash',
    text:
      '2 Coins\n---\nWhen shuffling, you may put this anywhere among the shuffled cards; ' +
      'before that you may look at the rest of your deck.',
  },
  'walled-village': {
    name: 'Walled Village',
    text:
      '+1 Card\n+2 Actions\n---\n' +
      'If you have at most one other Action card in play as your Clean-up starts, this may go on top of your deck.',
  },
}
