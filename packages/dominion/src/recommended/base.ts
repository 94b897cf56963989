import { kingdom } from './kingdom.ts'

export const baseKingdoms = [
  kingdom('base-first-game', 'cellar market merchant militia mine moat remodel smithy village workshop'),
  kingdom(
    'base-size-distortion',
    'artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop',
  ),
  kingdom(
    'base-deck-top',
    'artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village',
  ),
  kingdom(
    'base-sleight-of-hand',
    'cellar council-room festival gardens harbinger library militia poacher smithy throne-room',
  ),
  kingdom('base-improvements', 'artisan cellar market merchant mine moat moneylender poacher remodel witch'),
  kingdom(
    'base-silver-and-gold',
    'bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal',
  ),
]
