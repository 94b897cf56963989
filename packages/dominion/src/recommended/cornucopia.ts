import { kingdom } from './kingdom.ts'

export const cornucopiaKingdoms = [
  kingdom(
    'cornucopia-bounty-of-the-hunt',
    'harvest horn-of-plenty hunting-party menagerie tournament cellar festival militia moneylender smithy',
    { sets: ['base'] },
  ),
  kingdom(
    'cornucopia-bad-omens',
    'fortune-teller hamlet horn-of-plenty jester remake bureaucrat laboratory merchant poacher throne-room',
    { sets: ['base'] },
  ),
  kingdom(
    'cornucopia-jesters-workshop',
    'fairgrounds farming-village horse-traders jester young-witch feast laboratory market remodel workshop',
    { sets: ['base1', 'base'], bane: 'merchant' },
  ),
]
