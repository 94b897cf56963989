import type { Scenes } from '../painter.ts'
import { alchemy } from './alchemy.ts'
import { base } from './base.ts'
import { base1 } from './base1.ts'
import { basic } from './basic.ts'
import { burgund } from './burgund.ts'
import { castles } from './castles.ts'
import { cornucopia } from './cornucopia.ts'
import { empires } from './empires.ts'
import { empiresEvents } from './empires-events.ts'
import { empiresLandmarks } from './empires-landmarks.ts'
import { guilds } from './guilds.ts'
import { intrigue } from './intrigue.ts'
import { promo } from './promo.ts'
import { seaside } from './seaside.ts'

/** Every painted scene, by set. */
export const SCENES: Readonly<Record<string, Scenes>> = {
  basic,
  base,
  base1,
  intrigue,
  alchemy,
  cornucopia,
  guilds,
  promo,
  seaside,
  empires: { ...empires, ...castles, ...empiresEvents, ...empiresLandmarks },
  burgund,
}
