import type { TextBook } from '../book.ts'
import { alchemy } from './alchemy.ts'
import { base } from './base.ts'
import { base1 } from './base1.ts'
import { basic } from './basic.ts'
import { cornucopia } from './cornucopia.ts'
import { empires } from './empires.ts'
import { empiresEvents } from './empires-events.ts'
import { empiresLandmarks } from './empires-landmarks.ts'
import { guilds } from './guilds.ts'
import { intrigue } from './intrigue.ts'
import { kingdoms } from './kingdoms.ts'
import { promo } from './promo.ts'
import { seaside } from './seaside.ts'
import { sets } from './sets.ts'

export const en = {
  sets,
  cards: {
    basic,
    base,
    base1,
    intrigue,
    alchemy,
    cornucopia,
    guilds,
    promo,
    seaside,
    empires: { ...empires, ...empiresEvents, ...empiresLandmarks },
  },
  kingdoms,
} satisfies TextBook
