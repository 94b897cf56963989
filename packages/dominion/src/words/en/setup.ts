/** What can be wrong with a set-up. */
export const setup = {
  notAList: '"{field}" is a list of ids.',
  notAnObject: 'A set-up is an object with players, kingdom …',
  unknownField: 'Unknown field "{field}" in the set-up.{hint}',
  unknownCard: 'Unknown card "{id}" {place}.{hint}',
  unknownEvent: 'Unknown event "{id}" {place}.{hint}',
  unknownLandmark: 'Unknown landmark "{id}" {place}.{hint}',
  partOfPile: '"{id}" {place} is part of a pile; the pile is "{whole}".',
  twice: '"{id}" stands twice {place}; each may be there once.',
  tooManyPiles: 'A kingdom has at most {most} piles, not {n}; a bane pile is given as "bane".',
  needsBane: '{card} needs a bane pile: give "bane".',
  noBane: 'A bane pile is only for {cards}.',
  marketAndDeck: '{cards} and the deck "blackMarket" belong together: give both or neither.',
  wrongPlayers: 'Dominion is for 2 to 6 players, not {players}.',
  basicCard: '"{id}" is a basic card: it is in the supply whenever it is needed and can\'t be a kingdom pile.',
  otherDecks: '{decks} decks are given for {players} players.',
  noCardOfDeck: 'There is no card "{id}" in this game to begin with.{hint}',
  wrongEdition: '"edition" is 1 or 2, not {edition}.',
  wrongFirst: '"first" is a seat from 0 to {last}, not {first}.',
  baneInKingdom: 'The bane "{bane}" is a kingdom pile already.',
  costOfBane: 'The bane "{bane}" must cost exactly 2 or 3 coins.',
  notByLandmark: '"marked" is an object: a pile by the id of the landmark that marks it.',
  markedOutside: 'The pile "{pile}" that {landmark} marks must be in the kingdom.',
  markedOfOtherType: 'The pile "{pile}" that {landmark} marks must be of the type {type}.',
} as const

/** Where in a set-up something stands. */
export const places = {
  kingdom: 'in kingdom',
  'the kingdom': 'in the kingdom',
  events: 'in events',
  landmarks: 'in landmarks',
  bane: 'in bane',
  marked: 'among the marked piles',
  blackMarket: 'in blackMarket',
  strays: 'in strays',
  'kingdom, bane and Black Market deck': 'in kingdom, bane and Black Market deck',
} as const
