/** How a game is written down line by line, by what is done. */
export const logLines = {
  turn: 'Turn {n} - {name}',
  'extra turn': 'Turn {n} - {name} (extra turn)',
  start: '{who} starts with {cards}.',
  shuffle: '{who} shuffles their deck.',
  play: '{who} plays {cards}.',
  'play again': '{who} plays {cards} again.',
  'buy and gain': '{who} buys and gains {cards}.',
  buy: '{who} buys {cards}.',
  gain: '{who} gains {cards}.',
  draw: '{who} draws {cards}.',
  discard: '{who} discards {cards}.',
  trash: '{who} trashes {cards}.',
  reveal: '{who} reveals {cards}.',
  look: '{who} looks at {cards}.',
  'set-aside': '{who} sets {cards} aside.',
  'put-in-hand': '{who} puts {cards} into their hand.',
  'put-on-deck': '{who} topdecks {cards}.',
  pass: '{who} passes {cards} to {left}.',
  name: '{who} names {cards}.',
  'name another': '{who} names a card of another kingdom.',
  return: '{who} returns {cards}.',
  'put-debt': '{who} adds {debt} to {cards}.',
  'deck-to-discard': '{who} moves their deck to their discard pile.',
  'all-to-hand': '{who} puts their deck and discard pile into their hand.',
  'shuffle-into-deck': '{who} shuffles cards into their deck.',
  actions: '{who} gets +{action}.',
  buys: '{who} gets +{buy}.',
  coins: '{who} gets +{money}.',
  potions: '{who} gets +{potion}.',
  coffers: '{who} gets +{coffers}.',
  vp: '{who} takes {vp}.',
  'take-debt': '{who} takes {debt}.',
  'pay-debt': '{who} repays {debt}.',
  'spend-coffers': '{who} uses {coffers}.',
  'remove-coffers': '{who} loses {coffers}.',
  bid: '{who} bids {debt}.',
  'no bid': '{who} passes.',
  resign: '{who} resigns.',
  'wish found': '{who} wishes for {cards} and finds it.',
  'wish missed': '{who} wishes for {cards} but reveals {other}.',
} as const

/** Other ways in which the same is written. */
export const logVariants = {
  start: ['{who} starts the game with {cards}.'],
  reveal: [
    '{who} reacts with {cards}.',
    '{who} blocks with {cards}.',
    '{who} reveals their hand: {cards}.',
    '{who} shows {cards}.',
  ],
  'set-aside': ['{who} sets {cards} aside with {left}.', '{who} sets aside {cards}.'],
  'put-in-hand': ['{who} puts {cards} in hand.', '{who} puts {cards} into hand.', '{who} puts {cards} in their hand.'],
  'put-on-deck': [
    '{who} puts {cards} onto their deck.',
    '{who} puts {cards} on top of their deck.',
    '{who} puts {cards} back onto their deck.',
    '{who} puts {cards} on their deck.',
  ],
  return: ['{who} returns {cards} to {left}.'],
  'deck-to-discard': ['{who} moves their deck to the discard.', '{who} puts their deck into their discard pile.'],
  vp: ['{who} takes {n} VP.', '{who} gets {n}VP.', '{who} gets {n}VP from {left}.', '{who} takes {n} VP from {left}.'],
  'take-debt': ['{who} takes {n} debt.', '{who} takes {n} debt from {left}.'],
  'pay-debt': ['{who} repays {n} debt.'],
  coffers: ['{who} gets +{n} Coffers.', '{who} takes a Coin token.', '{who} takes {n} Coin tokens.'],
  'spend-coffers': ['{who} uses {n} Coffers.', '{who} spends {n} Coffers.'],
  gain: [
    '{who} gains {cards} onto their deck.',
    '{who} gains {cards} into their hand.',
    '{who} gains {cards} to hand.',
    '{who} gains {cards} onto their draw pile.',
    '{who} gains {cards} from trash.',
    '{who} gains {cards} from the trash.',
  ],
  resign: ['{who} has resigned.', '{who} resigned.'],
} as const

/** What stands before a set-up's parts. */
export const logHeads = {
  game: 'Game #{number}, unrated.',
  supply: 'Supply',
  events: 'Events',
  landmarks: 'Landmarks',
  bane: 'Bane',
  obelisk: 'Obelisk',
  market: 'Black Market',
  edition: 'Edition',
  and: 'and',
} as const

/** The beginnings of lines that say nothing about how the game went. */
export const logAside = [
  'game #',
  'card pool',
  'timer:',
  'kingdom generated',
  'the game has ended',
  'game over',
] as const
/** The ends of lines that say nothing about how the game went. */
export const logAsideEnds = ['phase.', 'phase', 'starts their turn.', 'has left.', 'has joined.'] as const
/** Cards that aren't named, beside others that are: `2 other cards and a Copper`. */
export const logUnseen = ['card', 'cards', 'other card', 'other cards'] as const
/** One of a card. */
export const logArticles = ['a', 'an', 'the', '1'] as const
