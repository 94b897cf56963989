import type { Texts } from '../../card-set.ts'

export const base: Texts = {
  artisan: {
    name: 'Artisan',
    text: 'Gain a card costing 5 or less into your hand. Then put a hand card on top of your deck.',
    prompts: { gain: 'gain a card into your hand.' },
  },
  bandit: {
    name: 'Bandit',
    text:
      'Gain a Gold.\n' +
      'All others reveal their top 2 cards, trash one Treasure among them (not Copper) and discard the rest.',
    prompts: { trash: 'which of your Treasures is trashed?' },
  },
  bureaucrat: {
    name: 'Bureaucrat',
    text:
      'Gain a Silver on top of your deck.\n' +
      'All others move a Victory card, revealed, from hand to the top of their deck, or show that they hold none.',
    prompts: { 'put-on-deck': 'reveal a Victory card and put it onto your deck.' },
  },
  cellar: {
    name: 'Cellar',
    text: '+1 Action\nDiscard as many hand cards as you like, then draw the same number.',
    prompts: { 'discard?': 'you may discard {some} and draw as many.' },
  },
  chapel: { name: 'Chapel', text: 'Trash 0 to 4 of your hand cards.' },
  'council-room': { name: 'Council Room', text: '+4 Cards\n+1 Buy\nAll others draw 1 card.' },
  festival: { name: 'Festival', text: '+2 Actions\n+1 Buy\n+2 Coins' },
  gardens: { name: 'Gardens', text: '1 VP for every 10 cards you own (rounded down)' },
  harbinger: {
    name: 'Harbinger',
    text: '+1 Card\n+1 Action\nBrowse your discard pile; one card of your choice may go on top of your deck.',
  },
  laboratory: { name: 'Laboratory', text: '+2 Cards\n+1 Action' },
  library: {
    name: 'Library',
    text:
      'Draw one by one up to a hand of 7. ' +
      'Action cards you draw may be set aside at once; discard those at the end.',
  },
  market: { name: 'Market', text: '+1 Card\n+1 Action\n+1 Buy\n+1 Coin' },
  merchant: { name: 'Merchant', text: '+1 Card\n+1 Action\nYour first Silver played this turn brings +1 Coin.' },
  militia: { name: 'Militia', text: '+2 Coins\nAll others discard until they hold 3 cards.' },
  mine: {
    name: 'Mine',
    text: 'You may trash a Treasure you hold. If so, gain one into your hand that costs at most 3 more.',
    prompts: {
      'trash?': 'you may trash a Treasure.',
      trash: 'trash a Treasure.',
      gain: 'gain a Treasure into your hand.',
    },
  },
  moat: {
    name: 'Moat',
    text: '+2 Cards\n---\nIf someone else plays an Attack, you may reveal this from hand: it does not affect you.',
  },
  moneylender: {
    name: 'Moneylender',
    text: 'You may trash one Copper you hold: +3 Coins.',
    prompts: { 'trash?': 'you may trash a Copper for +3 Coins.' },
  },
  poacher: { name: 'Poacher', text: '+1 Card\n+1 Action\n+1 Coin\nFor every empty supply pile, discard 1 hand card.' },
  remodel: { name: 'Remodel', text: 'Trash a hand card and gain one that costs at most 2 more.' },
  sentry: {
    name: 'Sentry',
    text: '+1 Card\n+1 Action\nLook at your top 2 cards: trash, discard or put back each of them (in any order).',
  },
  smithy: { name: 'Smithy', text: '+3 Cards' },
  'throne-room': {
    name: 'Throne Room',
    text: 'Pick an Action card you hold, if you like: play it, then play it again.',
    prompts: { play: 'play an Action card twice.', 'play?': 'you may play an Action card twice.' },
  },
  vassal: {
    name: 'Vassal',
    text: '+2 Coins\nDiscard your top card; an Action card may be played at once.',
    prompts: { play: 'play {shown}?' },
  },
  village: { name: 'Village', text: '+1 Card\n+2 Actions' },
  witch: { name: 'Witch', text: '+2 Cards\nAll others gain a Curse.' },
  workshop: { name: 'Workshop', text: 'Gain a card costing 4 or less.' },
}
