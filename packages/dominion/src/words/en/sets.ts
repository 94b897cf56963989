/** What is said to somebody whose set of cards isn't whole. */
export const sets = {
  setTwice: 'Two sets are called "{set}"; a set takes part once.',
  thingTwice: '"{id}" stands twice in the list of sets, in "{first}" and in "{second}"; ids are different everywhere.',
  noBasic: 'The card "{id}" is missing: every game needs the standard set "basic".',
  noSetName: 'The set "{set}" has no name in the language "{language}".',
  noText: '"{id}" of the set "{set}" has no name and text in the language "{language}".',
  textOfNothing:
    'The set "{set}" has a text for "{id}" in the language "{language}", but no such card, event or landmark.',
  unequalWords:
    '"{id}" of the set "{set}" has words for "{key}" in one language only: look at "{language}" and English.',
  noWordsFor: '"{id}" of the set "{set}" offers or asks "{key}", but its texts have no words for that.',
  noRulings:
    '"{id}" of the set "{set}" has no rulings in the language "{language}": say at least in one step what it does.',
  unequalRulings:
    'The rulings for "{id}" of the set "{set}" differ: there must be as many steps and rulings in the language "{language}" as in English.',
  rulingsOfNothing:
    'The set "{set}" has rulings for "{id}" in the language "{language}", but no such card, event or landmark.',
  unknownInPile: 'The pile "{pile}" of the set "{set}" has the card "{id}" in it, but there is no such card.',
  unknownInKingdom:
    'The recommended kingdom "{kingdom}" of the set "{set}" has "{id}" in it, but there is no such pile, event or landmark.',
  unknownSet: 'Unknown set "{id}".{hint}',
  notAPile: '"{id}" is not a pile.',
} as const
