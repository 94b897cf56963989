import type { Term } from '../term.ts'

/** The words of Dominion and what they mean. */
export const dominionGlossary = {
  supply: {
    name: 'Supply',
    forms: ['supply'],
    means:
      'All the piles in the middle of the table: ten of the kingdom, and the basic cards. What you buy comes from there.',
  },
  pile: {
    name: 'Pile',
    forms: ['pile', 'piles'],
    means: 'Cards of one name in the supply, usually ten. When the third pile runs out, the game ends after that turn.',
  },
  deck: {
    name: 'Deck',
    forms: ['deck', 'decks'],
    means:
      'The face-down cards you draw from. When it is empty and you have to draw, your discard pile is shuffled and becomes your deck. What belongs to you in all is called your deck too.',
  },
  'discard pile': {
    name: 'Discard pile',
    forms: ['discard pile'],
    means: 'Your face-up cards beside the deck. What you buy or gain, and everything you have used, goes there.',
  },
  hand: {
    name: 'Hand',
    forms: ['hand', 'hands'],
    means: 'The cards you hold. Nobody else sees them. You draw five at the end of each of your turns.',
  },
  'in play': {
    name: 'In play',
    forms: ['in play'],
    means: 'Cards you have played this turn lie in front of you until the turn ends. Durations stay longer.',
  },
  trash: {
    name: 'Trash',
    forms: ['trash', 'trashes', 'trashed', 'trashing'],
    means:
      'A card that is trashed goes to the trash, a place for all. It belongs to nobody any more and doesn’t count at the end.',
  },
  gain: {
    name: 'Gain',
    forms: ['gain', 'gains', 'gained', 'gaining'],
    means:
      'To get a card without buying it, usually from the supply onto your discard pile. It costs nothing and takes no Buy. Buying is followed by gaining.',
  },
  discard: {
    name: 'Discard',
    forms: ['discard', 'discards', 'discarded', 'discarding'],
    means: 'To lay a card, usually from your hand, onto your own discard pile. You keep it and draw it again later.',
  },
  draw: {
    name: 'Draw',
    forms: ['draw', 'draws', 'drew', 'drawn', 'drawing'],
    means:
      'To take the top cards of your deck into your hand. If there are too few, you shuffle your discard pile first.',
  },
  shuffle: {
    name: 'Shuffle',
    forms: ['shuffle', 'shuffles', 'shuffled', 'shuffling', 'reshuffle', 'reshuffles'],
    means: 'Your discard pile is shuffled into a new deck, but only when you need a card and none is left.',
  },
  reveal: {
    name: 'Reveal',
    forms: ['reveal', 'reveals', 'revealed', 'revealing'],
    means: 'To show a card to everybody. It goes back to where it was unless something else is said.',
  },
  'set aside': {
    name: 'Set aside',
    forms: ['set aside', 'sets aside', 'setting aside'],
    means: 'To lay a card apart for a while. It is neither in your hand nor in play, but it is still yours.',
  },
  action: {
    name: 'Action',
    forms: ['action', 'actions', 'action card', 'action cards'],
    means:
      'A kind of card, and the right to play one. You have one Action a turn; each Action card takes one, and some give more.',
  },
  buy: {
    name: 'Buy',
    forms: ['buy', 'buys', 'bought'],
    means:
      'The right to buy one card, or an event. You have one Buy a turn; cards can give more. You pay with Coins, which last for this turn only.',
  },
  coin: {
    name: 'Coin',
    forms: ['coin', 'coins'],
    means:
      'What things are paid with. Treasures and many Actions give Coins, for this turn only: what isn’t spent lapses.',
  },
  treasure: {
    name: 'Treasure',
    forms: ['treasure', 'treasures'],
    means:
      'Money: Copper, Silver, Gold and some kingdom cards. Treasures are played in the Buy phase and take no Action.',
  },
  victory: {
    name: 'Victory points',
    forms: ['victory point', 'victory points', 'vp'],
    means:
      'Whoever has the most at the end wins. They stand on Victory cards or are collected as tokens; Curses take points away.',
  },
  curse: {
    name: 'Curse',
    forms: ['curse', 'curses'],
    means: 'A card that does nothing, clogs the deck and costs a point at the end. Attacks hand it out.',
  },
  attack: {
    name: 'Attack',
    forms: ['attack', 'attacks'],
    means: 'A card that harms the others when it is played. Reactions such as the Moat protect against it.',
  },
  reaction: {
    name: 'Reaction',
    forms: ['reaction', 'reactions'],
    means: 'A card that may be shown or used from the hand when something happens, in another’s turn too.',
  },
  duration: {
    name: 'Duration',
    forms: ['duration', 'durations'],
    means: 'A card that does something again in your next turn and stays in play until then.',
  },
  'clean-up': {
    name: 'Clean-up',
    forms: ['clean-up', 'clean up'],
    means:
      'The end of a turn: everything in play and the rest of your hand go to your discard pile, and you draw five new cards.',
  },
  cost: {
    name: 'Cost',
    forms: ['cost', 'costs', 'price'],
    means:
      'The number in a card’s corner. Some cards make others cheaper for a turn, never below 0. A potion or debt may be part of it.',
  },
  debt: {
    name: 'Debt',
    forms: ['debt'],
    means:
      'What costs debt is paid later. Whoever has debt must pay it off, a Coin for each, before buying anything else.',
  },
  coffers: {
    name: 'Coffers',
    forms: ['coffers'],
    means: 'Coins to be kept. In a Buy phase each can be turned into a Coin, also many turns later.',
  },
  overpay: {
    name: 'Overpay',
    forms: ['overpay', 'overpays', 'overpaid', 'overpaying'],
    means: 'To pay more than a card costs when buying it. What that brings is written on the card.',
  },
  event: {
    name: 'Event',
    forms: ['event', 'events'],
    means: 'Not a card to own: it is bought with Coins and a Buy, and does at once what it says.',
  },
  landmark: {
    name: 'Landmark',
    forms: ['landmark', 'landmarks'],
    means: 'A rule about points that holds for everybody throughout the game. It can’t be bought.',
  },
} as const satisfies Readonly<Record<string, Term>>
