/** What is wrong with a log that is to be read. */
export const logMistakes = {
  empty: 'There is no log to read. A log begins with what everybody starts with and goes on with "Turn 1 - …".',
  notUnderstood: 'Line {line} isn\'t understood: "{text}"',
  unknownCards:
    "The game was played with cards that aren't here: {cards} (first in line {line}). It can't be imported.",
  noTurns: 'No line begins a turn, such as "Turn 1 - Anna".',
  noPlayers: 'No line says who plays, such as "A starts with 7 Coppers."',
  unknownPlayer: 'Line {line}: nobody called "{who}" plays. Players: {players}.',
  doesNotFit: 'Line {line} doesn\'t follow by the rules from what stands before it: "{text}"',
  tooHard: 'The cards that weren\'t written down couldn\'t be found within the time there is (line {line}: "{text}").',
  toldOtherwise:
    'No game was found that is told like this. Line {line} says "{text}", and what was found says "{written}".',
  toldTwice: 'Line {line} tells for the second time what happens once before the first turn: "{text}"',
  noObelisk:
    'A line says which pile Obelisk marks, but none that Obelisk is there ("Landmarks: …"). What is missing would count.',
  wrongStart: 'Line {line}: everybody starts with 7 Coppers and 3 Estates, no other start can be imported.',
} as const
