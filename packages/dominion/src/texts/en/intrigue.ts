import type { Texts } from '../../card-set.ts'

export const intrigue: Texts = {
  baron: {
    name: 'Baron',
    text: '+1 Buy\nDiscard an Estate from hand for +4 Coins, or else gain an Estate.',
    prompts: { 'discard?': 'you may discard an Estate for +4 Coins; otherwise you gain one.' },
  },
  bridge: { name: 'Bridge', text: '+1 Buy\n+1 Coin\nFor the rest of the turn every card costs 1 less (minimum 0).' },
  conspirator: {
    name: 'Conspirator',
    text: '+2 Coins\nIf this is at least your 3rd Action card this turn: +1 Card, +1 Action.',
  },
  coppersmith: { name: 'Coppersmith', text: 'Every Copper brings you an extra +1 Coin this turn.' },
  courtyard: { name: 'Courtyard', text: '+3 Cards\nOne hand card goes back on top of your deck.' },
  duke: { name: 'Duke', text: '1 VP for each Duchy you own' },
  'great-hall': { name: 'Great Hall', text: '+1 Card\n+1 Action\n---\n1 VP' },
  harem: { name: 'Harem', text: '2 Coins\n---\n2 VP' },
  ironworks: {
    name: 'Ironworks',
    text:
      'Gain a card costing 4 or less. For each of its types:\nAction: +1 Action\nTreasure: +1 Coin\n' +
      'Victory: +1 Card',
  },
  masquerade: {
    name: 'Masquerade',
    text: '+2 Cards\nEveryone passes a hand card to the left at the same time. Then you may trash a hand card.',
  },
  'mining-village': {
    name: 'Mining Village',
    text: '+1 Card\n+2 Actions\nYou may trash this right away: +2 Coins.',
    prompts: { trash: 'trash this card for +2 Coins?' },
  },
  minion: {
    name: 'Minion',
    text:
      '+1 Action\nChoose: +2 Coins; ' +
      'or you, and all others holding 5 or more, discard the whole hand and draw 4 cards.',
    options: { coins: '+2 Coins', discard: 'discard your hand, +4 Cards; all others with 5 or more cards do the same' },
  },
  nobles: {
    name: 'Nobles',
    text: 'Choose: +3 Cards or +2 Actions.\n---\n2 VP',
    options: { cards: '+3 Cards', actions: '+2 Actions' },
  },
  pawn: {
    name: 'Pawn',
    text: 'Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 Coin.',
    options: { cards: '+1 Card', actions: '+1 Action', buys: '+1 Buy', coins: '+1 Coin' },
  },
  saboteur: {
    name: 'Saboteur',
    text:
      'All others reveal cards up to the first that costs 3 or more. ' +
      'They trash it, may gain one at least 2 cheaper, and discard the rest.',
  },
  scout: {
    name: 'Scout',
    text: '+1 Action\nReveal your top 4 cards. Victory cards go into your hand, the rest back on top in any order.',
  },
  'secret-chamber': {
    name: 'Secret Chamber',
    text:
      'Discard as many hand cards as you like: +1 Coin each.\n---\n' +
      'If someone else plays an Attack, you may reveal this from hand: +2 Cards, then put 2 hand cards on top of ' +
      'your deck.',
    prompts: { 'discard?': 'you may discard {some} for +1 Coin each.' },
  },
  'shanty-town': { name: 'Shanty Town', text: '+2 Actions\nReveal your hand. No Action card in it: +2 Cards.' },
  steward: {
    name: 'Steward',
    text: 'Choose: +2 Cards; +2 Coins; or trash 2 hand cards.',
    options: { cards: '+2 Cards', coins: '+2 Coins', trash: 'trash 2 cards from your hand' },
  },
  swindler: {
    name: 'Swindler',
    text: '+2 Coins\nAll others trash their top card and gain one of the same cost, picked by you.',
    prompts: { gain: 'which card does the player who just trashed one gain?' },
  },
  torturer: {
    name: 'Torturer',
    text: '+3 Cards\nAll others choose: discard 2 cards, or gain a Curse into hand.',
    options: { discard: 'discard 2 cards', curse: 'gain a Curse into your hand' },
  },
  'trading-post': { name: 'Trading Post', text: 'Trash 2 hand cards; for the full 2, gain a Silver into your hand.' },
  tribute: {
    name: 'Tribute',
    text:
      'Your left neighbour reveals and discards their top 2 cards. For each card (two equal ones count once):\n' +
      'Action: +2 Actions\nTreasure: +2 Coins\nVictory: +2 Cards',
  },
  upgrade: { name: 'Upgrade', text: '+1 Card\n+1 Action\nTrash a hand card and gain one that costs exactly 1 more.' },
  'wishing-well': {
    name: 'Wishing Well',
    text: '+1 Card\n+1 Action\nName a card and reveal your top one. If you were right, it goes into your hand.',
  },
}
