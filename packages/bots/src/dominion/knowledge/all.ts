import type { Judgement } from '../judgement.ts'
import { alchemy } from './alchemy.ts'
import { base } from './base.ts'
import { cornucopia } from './cornucopia.ts'
import { empires } from './empires.ts'
import { events } from './events.ts'
import { guilds } from './guilds.ts'
import { intrigue } from './intrigue.ts'
import { promo } from './promo.ts'
import type { Knowledge } from './record.ts'
import type { Records } from './ways.ts'

const RECORDS: Records = {
  ...base,
  ...intrigue,
  ...alchemy,
  ...cornucopia,
  ...guilds,
  ...empires,
  ...events,
  ...promo,
}

/** All that is known of single cards, events and landmarks beyond what trying them out shows, by id. */
export const KNOWLEDGE: ReadonlyMap<string, Knowledge<Judgement>> = new Map(Object.entries(RECORDS))
