import type { Texts } from '../../card-set.ts'

export const empires: Texts = {
  // A pile with a name of its own.
  castles: { name: 'Castles', text: '' },
  archive: {
    name: 'Archive',
    text:
      '+1 Action\nSet your top 3 cards aside face down (you may look). ' +
      'One of them goes into your hand, one more as each of your next two turns starts.',
  },
  capital: {
    name: 'Capital',
    text: '6 Coins\n+1 Buy\n---\nAs this is discarded from play: take 6 Debt; you may pay off Debt at once.',
  },
  catapult: {
    name: 'Catapult',
    text:
      '+1 Coin\nTrash a hand card. If it costs 3 or more, all others gain a Curse. ' +
      'If it is a Treasure, they discard until they hold 3 cards.',
  },
  rocks: {
    name: 'Rocks',
    text:
      '1 Coin\n---\n' +
      'When gained or trashed: gain a Silver, in your Buy phase on top of your deck, at other times into your hand.',
  },
  'chariot-race': {
    name: 'Chariot Race',
    text:
      '+1 Action\nYour top card goes, revealed, into your hand; your left neighbour reveals theirs. ' +
      'If yours costs more: +1 Coin, +1 VP.',
  },
  charm: {
    name: 'Charm',
    text:
      'Choose: +1 Buy and +2 Coins; ' +
      'or along with the next card you buy this turn you may gain a different one of exactly the same cost.',
    prompts: { 'gain?': 'you may gain another card of the same cost.' },
    options: {
      'buy-and-coins': '+1 Buy, +2 Coins',
      'next-purchase': 'gain a card of the same cost along with the next purchase',
    },
  },
  'city-quarter': { name: 'City Quarter', text: '+2 Actions\nReveal your hand: +1 Card for each Action card in it.' },
  crown: {
    name: 'Crown',
    text:
      'You may play a card you hold two times: ' + 'in your Action phase an Action card, in your Buy phase a Treasure.',
    prompts: { 'play?': 'you may play a card twice.' },
  },
  encampment: {
    name: 'Encampment',
    text:
      '+2 Cards\n+2 Actions\nYou may reveal a Gold or Plunder from hand. Otherwise set this aside; ' +
      'as Clean-up starts, it returns to the supply.',
    prompts: { 'reveal?': 'you may reveal {any}; otherwise this card returns to the supply.' },
  },
  plunder: { name: 'Plunder', text: '2 Coins\n+1 VP' },
  enchantress: {
    name: 'Enchantress',
    text:
      'Until your next turn, the first Action card anyone else plays in a turn of theirs gives +1 Card and ' +
      '+1 Action in place of its effect.\nAs your next turn starts: +2 Cards.',
  },
  engineer: {
    name: 'Engineer',
    text: 'Gain a card costing 4 or less. You may trash this Engineer and gain another such card.',
    prompts: { trash: 'trash this card and gain another one?' },
  },
  'farmers-market': {
    name: "Farmers' Market",
    text:
      "+1 Buy\nWith 4 VP or more on the Farmers' Market pile, take them all and trash this. " +
      'Otherwise put 1 VP there, then +1 Coin for each VP there.',
  },
  forum: { name: 'Forum', text: '+3 Cards\n+1 Action\nDiscard 2 hand cards.\n---\nWhen bought: +1 Buy.' },
  gladiator: {
    name: 'Gladiator',
    text:
      '+2 Coins\nReveal a hand card. ' +
      'If your left neighbour does not reveal the same: +1 Coin, and a Gladiator in the supply is trashed.',
    prompts: { 'reveal?': 'you may reveal {any} too.' },
  },
  fortune: {
    name: 'Fortune',
    text:
      '+1 Buy\nDouble your Coins (only once a turn).\n---\n' +
      'When gained: gain a Gold for each of your Gladiators in play.',
  },
  groundskeeper: {
    name: 'Groundskeeper',
    text: '+1 Card\n+1 Action\n---\nAs long as this is in play, each Victory card you gain brings +1 VP.',
  },
  legionary: {
    name: 'Legionary',
    text:
      '+3 Coins\nYou may reveal a Gold from hand. ' +
      'If so, all others discard until they hold 2 cards, then draw 1 card.',
    prompts: { 'reveal?': 'you may reveal {any}; then all others discard down to 2 cards.' },
  },
  overlord: {
    name: 'Overlord',
    text: 'Play an Action card in the supply that costs 5 or less and is no Command. It stays in the supply.',
    prompts: { play: 'which card of the supply do you play?' },
  },
  patrician: {
    name: 'Patrician',
    text: '+1 Card\n+1 Action\nReveal your top card. If it costs 5 or more, it goes into your hand.',
  },
  emporium: {
    name: 'Emporium',
    text: '+1 Card\n+1 Action\n+1 Coin\n---\nWhen gained with 5 or more of your Action cards in play: +2 VP.',
  },
  'royal-blacksmith': { name: 'Royal Blacksmith', text: '+5 Cards\nReveal your hand and discard every Copper in it.' },
  sacrifice: {
    name: 'Sacrifice',
    text:
      'Trash a hand card. For each of its types:\n' +
      'Action: +2 Cards, +2 Actions\nTreasure: +2 Coins\nVictory: +2 VP',
  },
  settlers: {
    name: 'Settlers',
    text: '+1 Card\n+1 Action\nBrowse your discard pile; one Copper from it may go, revealed, into your hand.',
  },
  'bustling-village': {
    name: 'Bustling Village',
    text: '+1 Card\n+3 Actions\nBrowse your discard pile; one Settlers from it may go, revealed, into your hand.',
  },
  temple: {
    name: 'Temple',
    text:
      '+1 VP\nTrash 1 to 3 different hand cards. Put 1 VP on the Temple pile.\n---\n' +
      'When gained: take all VP from the Temple pile.',
    prompts: { trash: 'trash {some}, all different.' },
  },
  villa: {
    name: 'Villa',
    text:
      '+2 Actions\n+1 Buy\n+1 Coin\n---\nWhen gained: this goes into your hand, +1 Action; ' +
      'from your Buy phase you are back in your Action phase.',
  },
  'wild-hunt': {
    name: 'Wild Hunt',
    text:
      'Choose: +3 Cards and put 1 VP on the Wild Hunt pile; ' +
      'or gain an Estate and, if you get one, take all VP from that pile.',
    options: { cards: '+3 Cards, 1 VP onto the pile', estate: 'gain an Estate and take all VP from the pile' },
  },
  'humble-castle': { name: 'Humble Castle', text: '1 Coin\n---\n1 VP for each Castle you own' },
  'crumbling-castle': {
    name: 'Crumbling Castle',
    text: '1 VP\n---\nWhen gained or trashed: +1 VP, and you gain a Silver too.',
  },
  'small-castle': {
    name: 'Small Castle',
    text: 'Trash a Castle, this one or one you hold; gain a new one in exchange.\n---\n2 VP',
    prompts: { 'trash of option': 'which Castle is trashed?', trash: 'trash a Castle.' },
    options: { self: 'this one', hand: 'one from your hand' },
  },
  'haunted-castle': {
    name: 'Haunted Castle',
    text:
      '2 VP\n---\nWhen gained in your turn: gain a Gold; ' +
      'all others holding 5 or more put 2 hand cards on top of their deck.',
  },
  'opulent-castle': {
    name: 'Opulent Castle',
    text: 'Discard as many Victory cards from hand as you like: +2 Coins each.\n---\n3 VP',
    prompts: { 'discard?': 'you may discard {some} for +2 Coins each.' },
  },
  'sprawling-castle': {
    name: 'Sprawling Castle',
    text: '4 VP\n---\nWhen gained: you also gain a Duchy or 3 Estates.',
    options: { duchy: 'a Duchy', estates: '3 Estates' },
  },
  'grand-castle': {
    name: 'Grand Castle',
    text:
      '5 VP\n---\nWhen gained: reveal your hand; ' +
      'each Victory card in it and each one you have in play brings +1 VP.',
  },
  'kings-castle': { name: "King's Castle", text: '2 VP for each Castle you own' },
}
