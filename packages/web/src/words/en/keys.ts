/** What keys do. */
export const keys = {
  keys: 'Keys',
  'key cards': 'Choose this card of the hand, or this option',
  'key choice': 'Choose this answer',
  'key treasures': 'Play all Treasures',
  'key end': 'End the phase',
  'key confirm': 'Confirm what is chosen',
  'key none': 'Choose nothing',
  'key undo': 'Take back',
  'key arrows': 'Go from card to card on the table',
  'key tab': 'Go through what can be chosen; Enter chooses it',
  'key look': 'Read the card one is on',
  'key escape': 'Close a window',
  'key help': 'Show these keys',
} as const
