import type { Seat } from '@kartentisch/kernel'
import { DUCHY, ESTATE, GOLD, SILVER, TYPES, VICTORY } from '../card.ts'
import type { Owned } from '../face.ts'
import { card } from '../face.ts'
import { offer } from '../options.ts'
import type { Verbs } from '../verbs.ts'

const CASTLE = TYPES.castle

const castlesOf = (owned: Owned): number => owned.ofType(CASTLE)

function crumble(g: Verbs, seat: Seat): void {
  g.vp(1, seat)
  g.gain(SILVER, { seat })
}

const whichCastle = offer('trash', ['self', 'hand'])
const duchyOrEstates = offer('gain', ['duchy', 'estates'])

/** Trashes this castle or one of the hand; answers whether it did. */
function trashCastle(g: Verbs, self: number): boolean {
  const held = g.inHand(CASTLE)
  const mayBeThis = g.isInPlay(self)
  if (mayBeThis && (held.length === 0 || g.chooseFrom(whichCastle) === 'self')) return g.trashSelf(self)
  return g.trashOne(card => g.is(card, CASTLE)) !== undefined
}

/** The castles, from the top of their pile down. */
export const castles = [
  card('humble-castle', { cost: 3, types: ['treasure', 'victory', 'castle'], onlyMoney: true, vp: castlesOf }, g =>
    g.coins(1),
  ),

  card('crumbling-castle', {
    cost: 4,
    types: ['victory', 'castle'],
    // The Silver may bring Aqueduct a VP that the castle takes.
    onGain: { touches: 'gains', act: (g, gain) => crumble(g, gain.gainer) },
    onTrash: crumble,
    vp: 1,
  }),

  card('small-castle', { cost: 5, types: ['action', 'victory', 'castle'], offers: [whichCastle], vp: 2 }, (g, self) => {
    if (trashCastle(g, self)) g.gainChosen(card => g.is(card, CASTLE))
  }),

  card('haunted-castle', {
    cost: 6,
    types: ['victory', 'castle'],
    onGain: {
      // Only in the gainer's own turn.
      when: (_, gain) => gain.nth > 0,
      // The Gold may bring Aqueduct a VP that the castle takes.
      touches: 'gains',
      act: g => {
        g.gain(GOLD)
        for (const other of g.others(g.me)) if (g.handSize(other) >= 5) g.handToDeck(2, other)
      },
    },
    vp: 2,
  }),

  card('opulent-castle', { cost: 7, types: ['action', 'victory', 'castle'], vp: 3 }, g => {
    const cards = g.choose('discard', g.inHand(VICTORY), { min: 0, max: Infinity })
    g.discard(g.me, cards)
    g.coins(2 * cards.length)
  }),

  card('sprawling-castle', {
    cost: 8,
    types: ['victory', 'castle'],
    offers: [duchyOrEstates],
    onGain: {
      act: (g, { gainer: seat }) => {
        if (g.chooseFrom(duchyOrEstates, { seat }) === 'duchy') g.gain(DUCHY, { seat })
        else g.gainSome(3, ESTATE, { seat })
      },
    },
    vp: 4,
  }),

  card('grand-castle', {
    cost: 9,
    types: ['victory', 'castle'],
    onGain: {
      act: (g, { gainer }) => {
        const held = g.revealHand(gainer).filter(card => g.is(card, VICTORY))
        g.vp(held.length + g.inPlay(VICTORY, gainer).length, gainer)
      },
    },
    vp: 5,
  }),

  card('kings-castle', { cost: 10, types: ['victory', 'castle'], vp: owned => 2 * castlesOf(owned) }),
]
