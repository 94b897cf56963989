import type { Texts } from '../../card-set.ts'

export const guilds: Texts = {
  'candlestick-maker': { name: 'Candlestick Maker', text: '+1 Action\n+1 Buy\n+1 Coffers' },
  stonemason: {
    name: 'Stonemason',
    text:
      'Trash a hand card and gain 2 cards, both cheaper than it.\n---\n' +
      'Overpaid: gain 2 Action cards, both costing exactly the amount overpaid.',
  },
  doctor: {
    name: 'Doctor',
    text:
      'Name a card. Reveal your top 3 cards, trash those you named, put the rest back in any order.\n---\n' +
      'Per coin overpaid: look at your top card; trash it, discard it or put it back.',
    prompts: { 'asks-fate': 'what happens to {shown}?' },
  },
  masterpiece: { name: 'Masterpiece', text: '1 Coin\n---\nPer coin overpaid: gain a Silver.' },
  advisor: {
    name: 'Advisor',
    text:
      '+1 Action\nReveal your top 3 cards. Your left neighbour picks one for you to discard; ' +
      'the others go into your hand.',
    prompts: { discard: 'which of the revealed cards is discarded?' },
  },
  herald: {
    name: 'Herald',
    text:
      '+1 Card\n+1 Action\nReveal your top card; an Action card is played at once.\n---\n' +
      'Per coin overpaid: move any card from your discard pile to the top of your deck.',
  },
  plaza: {
    name: 'Plaza',
    text: '+1 Card\n+2 Actions\nYou may discard a Treasure you hold: +1 Coffers.',
    prompts: { 'discard?': 'you may discard a Treasure for +1 Coffers.' },
  },
  taxman: {
    name: 'Taxman',
    text:
      'You may trash a Treasure you hold. If so, all others holding 5 or more discard a copy (or reveal their ' +
      'hand), and you gain a Treasure costing at most 3 more on top of your deck.',
    prompts: { 'trash?': 'you may trash a Treasure.', gain: 'gain a Treasure onto your deck.' },
  },
  baker: { name: 'Baker', text: '+1 Card\n+1 Action\n+1 Coffers\n---\nSet-up: +1 Coffers for everyone.' },
  butcher: {
    name: 'Butcher',
    text:
      '+2 Coffers\nYou may trash a hand card. If so, pay any number of Coffers and gain a card costing at most as ' +
      'much as the trashed one plus 1 per Coffers paid.',
  },
  journeyman: {
    name: 'Journeyman',
    text:
      'Name a card. Reveal cards until 3 other than that one are among them. ' +
      'Those go into your hand, the rest is discarded.',
  },
  'merchant-guild': {
    name: 'Merchant Guild',
    text: '+1 Buy\n+1 Coin\n---\nAs long as this is in play, each card you buy brings +1 Coffers.',
  },
  soothsayer: { name: 'Soothsayer', text: 'Gain a Gold.\nAll others gain a Curse; whoever gets one draws 1 card.' },
}
