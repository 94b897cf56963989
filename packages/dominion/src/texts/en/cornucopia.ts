import type { Texts } from '../../card-set.ts'

export const cornucopia: Texts = {
  hamlet: {
    name: 'Hamlet',
    text: '+1 Card\n+1 Action\nDiscard 1 card, if you like: +1 Action.\nDiscard 1 card, if you like: +1 Buy.',
  },
  'fortune-teller': {
    name: 'Fortune Teller',
    text:
      '+2 Coins\nAll others reveal cards up to the first Victory card or Curse. ' +
      'That card goes back on top, the rest is discarded.',
  },
  menagerie: {
    name: 'Menagerie',
    text: '+1 Action\nReveal your hand. All cards different: +3 Cards, otherwise +1 Card.',
  },
  'farming-village': {
    name: 'Farming Village',
    text:
      '+2 Actions\nReveal cards up to the first Action or Treasure. ' +
      'It goes into your hand, the rest is discarded.',
  },
  'horse-traders': {
    name: 'Horse Traders',
    text:
      '+1 Buy\n+3 Coins\nDiscard 2 hand cards.\n---\n' +
      'If someone else plays an Attack, you may set this aside from hand. ' +
      'As your next turn starts: +1 Card, and this returns to your hand.',
  },
  remake: { name: 'Remake', text: 'Twice: trash a hand card and gain one that costs exactly 1 more.' },
  tournament: {
    name: 'Tournament',
    text:
      '+1 Action\nEveryone may reveal a Province from hand. ' +
      'If you do, discard it and gain a prize or a Duchy on top of your deck. ' +
      'If nobody else does: +1 Card, +1 Coin.',
    options: { prize: 'a Prize onto your deck', duchy: 'a Duchy onto your deck' },
  },
  'young-witch': {
    name: 'Young Witch',
    text:
      '+2 Cards\nDiscard 2 hand cards. All others gain a Curse unless they reveal a Bane from hand.\n---\n' +
      'Set-up: an 11th kingdom pile, costing 2 or 3, as Bane.',
    prompts: { 'reveal?': 'you may reveal {any} and gain no Curse.' },
  },
  harvest: { name: 'Harvest', text: 'Reveal and discard your top 4 cards: +1 Coin for each different one.' },
  'horn-of-plenty': {
    name: 'Horn of Plenty',
    text:
      '0 Coins\nCount your different cards in play, this one too: gain a card costing at most that much. ' +
      'If it is a Victory card, trash the Horn of Plenty.',
  },
  'hunting-party': {
    name: 'Hunting Party',
    text:
      '+1 Card\n+1 Action\nReveal your hand, then cards up to the first one you do not hold yet. ' +
      'It goes into your hand, the rest is discarded.',
  },
  jester: {
    name: 'Jester',
    text:
      '+2 Coins\nAll others discard their top card. For a Victory card they gain a Curse. ' +
      'Otherwise you decide which of you two gains a copy from the supply.',
    prompts: { 'asks-who-gains': 'who gains {shown}?' },
    options: { 'gain-copy-self': 'you', 'gain-copy-victim': 'whoever discarded it' },
  },
  fairgrounds: { name: 'Fairgrounds', text: '2 VP for every 5 different cards you own (rounded down)' },
  'bag-of-gold': { name: 'Bag of Gold', text: '+1 Action\nGain a Gold on top of your deck.' },
  diadem: { name: 'Diadem', text: '2 Coins\nEvery Action you have left brings +1 Coin.' },
  followers: {
    name: 'Followers',
    text: '+2 Cards\nGain an Estate.\nAll others gain a Curse, then discard until they hold 3 cards.',
  },
  princess: { name: 'Princess', text: '+1 Buy\n---\nAs long as this is in play, every card costs 2 less (minimum 0).' },
  'trusty-steed': {
    name: 'Trusty Steed',
    text:
      'Choose two different ones, done in this order: +2 Cards; +2 Actions; +2 Coins; ' +
      'gain 4 Silvers, and your deck goes onto your discard pile.',
    options: {
      cards: '+2 Cards',
      actions: '+2 Actions',
      coins: '+2 Coins',
      'silvers-and-deck': 'gain 4 Silvers and put your deck onto your discard pile',
    },
  },
}
