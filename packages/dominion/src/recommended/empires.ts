import { kingdom } from './kingdom.ts'

export const empiresKingdoms = [
  kingdom(
    'empires-basic-intro',
    'castles chariot-race city-quarter engineer farmers-market forum legionary patrician/emporium sacrifice villa',
    { events: ['wedding'], landmarks: ['tower'] },
  ),
  kingdom(
    'empires-advanced-intro',
    'archive capital catapult/rocks crown enchantress gladiator/fortune groundskeeper royal-blacksmith settlers/bustling-village temple',
    { events: ['wedding', 'donate'], landmarks: ['arena', 'triumphal-arch'] },
  ),
  kingdom(
    'empires-everything-in-moderation',
    'enchantress forum legionary overlord temple cellar library remodel village workshop',
    { sets: ['base'], events: ['windfall'], landmarks: ['orchard'] },
  ),
  kingdom(
    'empires-silver-bullets',
    'catapult/rocks charm farmers-market groundskeeper patrician/emporium bureaucrat gardens laboratory market moneylender',
    { sets: ['base'], events: ['conquest'], landmarks: ['aqueduct'] },
  ),
  kingdom(
    'empires-delicious-torture',
    'castles crown groundskeeper sacrifice settlers/bustling-village baron bridge harem ironworks torturer',
    { sets: ['intrigue'], events: ['banquet'], landmarks: ['arena'] },
  ),
  kingdom(
    'empires-buddy-system',
    'archive capital catapult/rocks engineer forum masquerade mining-village nobles pawn trading-post',
    { sets: ['intrigue'], events: ['salt-the-earth'], landmarks: ['wolf-den'] },
  ),
]
