import { kingdom } from './kingdom.ts'

export const base1Kingdoms = [
  kingdom('base1-first-game', 'cellar market militia mine moat remodel smithy village woodcutter workshop', {
    sets: ['base'],
    edition: 1,
  }),
  kingdom(
    'base1-big-money',
    'adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room',
    { sets: ['base'], edition: 1 },
  ),
  kingdom('base1-interaction', 'bureaucrat chancellor council-room festival library militia moat spy thief village', {
    sets: ['base'],
    edition: 1,
  }),
  kingdom('base1-size-distortion', 'cellar chapel feast gardens laboratory thief village witch woodcutter workshop', {
    sets: ['base'],
    edition: 1,
  }),
  kingdom(
    'base1-village-square',
    'bureaucrat cellar festival library market remodel smithy throne-room village woodcutter',
    { sets: ['base'], edition: 1 },
  ),
]
