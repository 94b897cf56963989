/** What tables say about orders, sounds, and what can't be done. */
export const enTable = {
  'in this order': 'In this order',
  'order so far': 'Order',
  'order place': '{card}, number {n}',
  'order free': 'Number {n} is free',
  sounds: 'Sounds',
  'key order': 'Move the card one is on within an order',
} as const
