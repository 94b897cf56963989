/** Why something can’t be done with games on this machine, replays and links. */
export const refusals = {
  'not here': 'This game is not on this machine any more.',
  'no table': 'No table is open.',
  'nothing asked': 'The game is over; there is nothing to answer.',
  'another asked': 'Somebody else is asked.',
  'no bot asked': 'No bot is asked.',
  'nothing to undo': 'There is nothing to take back.',
  'no such game': 'There is no game "{game}" here.',
  'not over': 'This game still goes on between several people. It can be looked at when it is over.',
  'no game open': 'No game is open.',
  'cannot store': 'This browser can’t store a game: it can’t be played on from here.',
  'over here': 'The game is over here.',
  'link damaged': 'The link is damaged. Perhaps it was cut off when it was copied: have it sent once more, whole.',
  'no game file': 'This is no file of a recorded game.',
  'file gone': 'A file is kept only until the page is loaded anew. Open it once more.',
  unreachable: 'The game can’t be fetched: there is no finished game of this name here, or no connection.',
  'no such kingdom': 'There is no recommended kingdom "{id}".{meant}',
} as const
