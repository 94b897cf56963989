import { inEvery } from '@kartentisch/kernel'
import { type CardSet, cardSet } from './card-set.ts'
import { alchemy } from './cards/alchemy.ts'
import { base } from './cards/base.ts'
import { base1 } from './cards/base1.ts'
import { basic } from './cards/basic.ts'
import { castles } from './cards/castles.ts'
import { cornucopia } from './cards/cornucopia.ts'
import { empires } from './cards/empires.ts'
import { empiresEvents } from './cards/empires-events.ts'
import { empiresLandmarks } from './cards/empires-landmarks.ts'
import { empiresPiles } from './cards/empires-piles.ts'
import { empiresSplit } from './cards/empires-split.ts'
import { guilds } from './cards/guilds.ts'
import { intrigue } from './cards/intrigue.ts'
import { prizes } from './cards/prizes.ts'
import { promo } from './cards/promo.ts'
import { seaside } from './cards/seaside.ts'
import { alchemyKingdoms } from './recommended/alchemy.ts'
import { baseKingdoms } from './recommended/base.ts'
import { base1Kingdoms } from './recommended/base1.ts'
import { cornucopiaKingdoms } from './recommended/cornucopia.ts'
import { empiresKingdoms } from './recommended/empires.ts'
import { guildsKingdoms } from './recommended/guilds.ts'
import { intrigueKingdoms } from './recommended/intrigue.ts'
import { books, type SetId } from './texts/books.ts'

const standardSet = (
  id: SetId,
  cards: CardSet['cards'],
  more: Partial<Pick<CardSet, 'recommended' | 'splitPiles' | 'events' | 'landmarks'>> = {},
): CardSet =>
  cardSet({
    id,
    cards,
    names: inEvery(language => books[language].sets[id]),
    texts: inEvery(language => books[language].cards[id]),
    rulings: 'in files',
    ...more,
  })

/** What the sets that come with the program have in them, by id: cards, events and landmarks. */
export type StandardThing =
  | (typeof basic)[number]['id']
  | (typeof base)[number]['id']
  | (typeof base1)[number]['id']
  | (typeof intrigue)[number]['id']
  | (typeof alchemy)[number]['id']
  | (typeof cornucopia)[number]['id']
  | (typeof prizes)[number]['id']
  | (typeof guilds)[number]['id']
  | (typeof promo)[number]['id']
  | (typeof seaside)[number]['id']
  | (typeof empires)[number]['id']
  | (typeof empiresSplit)[number]['id']
  | (typeof castles)[number]['id']
  | (typeof empiresEvents)[number]['id']
  | (typeof empiresLandmarks)[number]['id']

/** The sets that come with the program. */
export const standard: readonly CardSet[] = [
  standardSet('basic', basic),
  standardSet('base', base, { recommended: baseKingdoms }),
  standardSet('base1', base1, { recommended: base1Kingdoms }),
  standardSet('intrigue', intrigue, { recommended: intrigueKingdoms }),
  standardSet('alchemy', alchemy, { recommended: alchemyKingdoms }),
  standardSet('cornucopia', [...cornucopia, ...prizes], { recommended: cornucopiaKingdoms }),
  standardSet('guilds', guilds, { recommended: guildsKingdoms }),
  standardSet('promo', promo),
  standardSet('seaside', seaside),
  standardSet('empires', [...empires, ...empiresSplit, ...castles], {
    splitPiles: empiresPiles,
    events: empiresEvents,
    landmarks: empiresLandmarks,
    recommended: empiresKingdoms,
  }),
]
