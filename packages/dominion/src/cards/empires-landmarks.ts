import { ACTION, CURSE, GOLD, PROVINCE, SILVER, TREASURE, TYPES, VICTORY } from '../card.ts'
import { countedPerGame } from '../counter.ts'
import { offer } from '../options.ts'
import { landmark } from '../sideways.ts'
import type { State } from '../state.ts'
import type { Gain, Verbs } from '../verbs.ts'
import { scoringLandmarks } from './empires-scoring.ts'

/** Whether Mountain Pass has had its first Province. */
const firstProvince = countedPerGame('mountain-pass', { formerly: 'passed' })

const STOCK = 6
const ALL = Infinity
const HIGHEST_BID = 40

const layVp = (state: State, pile: number, n: number): void => {
  state.pileVp[pile] = (state.pileVp[pile] ?? 0) + n
}

const moveFirst = offer('asks-move-first', ['yes', 'no'])

/** Whether a gain brings Aqueduct a VP: a Treasure from a pile on which there are any. */
const bringsVp = (g: Verbs, { card, pile }: Gain): boolean =>
  g.is(card, TREASURE) && pile >= 0 && g.tokensOnPile(card) > 0

/** The landmarks of Empires: first those that act during the game. */
export const empiresLandmarks = [
  landmark('aqueduct', {
    offers: [moveFirst],
    setUp(state, tables) {
      for (const card of [SILVER, GOLD]) layVp(state, tables.pileOf[card] ?? -1, 8)
    },
    onGain: {
      when: (g, gain) => g.is(gain.card, VICTORY) || bringsVp(g, gain),
      // What a Victory card gains with it may bring VP here; what a Treasure brings others may want from its pile too.
      touches: (g, { card }) => (g.is(card, VICTORY) ? 'gains' : 'pile-vp'),
      act(g, gain) {
        const { card, gainer } = gain
        const brings = bringsVp(g, gain)
        const takes = g.is(card, VICTORY)
        const bringsFirst = brings && (!takes || g.chooseFrom(moveFirst, { seat: gainer }) === 'yes')
        if (bringsFirst) g.moveToLandmark(card, 'aqueduct')
        if (takes) g.takeFromLandmark('aqueduct', ALL, gainer)
        if (brings && !bringsFirst) g.moveToLandmark(card, 'aqueduct')
      },
    },
  }),

  landmark('arena', {
    tokensPerPlayer: STOCK,
    startOfBuyPhase(g) {
      const card = g.mayChoose('discard', g.inHand(ACTION))
      if (card === undefined) return
      g.discard(g.me, [card])
      g.takeFromLandmark('arena', 2)
    },
  }),

  landmark('basilica', {
    tokensPerPlayer: STOCK,
    onBuyCard: {
      when: g => g.turn.coins >= 2,
      act: g => g.takeFromLandmark('basilica', 2),
    },
  }),

  landmark('baths', {
    tokensPerPlayer: STOCK,
    endOfTurn(g) {
      if (g.turn.gains.length === 0) g.takeFromLandmark('baths', 2)
    },
  }),

  landmark('battlefield', {
    tokensPerPlayer: STOCK,
    onGain: {
      when: (g, { card }) => g.is(card, VICTORY),
      act: (g, { gainer }) => g.takeFromLandmark('battlefield', 2, gainer),
    },
  }),

  landmark('colonnade', {
    tokensPerPlayer: STOCK,
    onBuyCard: {
      when: (g, card) => g.is(card, ACTION) && g.player(g.me).play.includes(card),
      act: g => g.takeFromLandmark('colonnade', 2),
    },
  }),

  landmark('defiled-shrine', {
    setUp(state, tables) {
      for (const [i, { types }] of tables.piles.entries()) {
        if ((types & ACTION) !== 0 && (types & TYPES.gathering) === 0) layVp(state, i, 2)
      }
    },
    onGain: {
      // Ruling: its pile counts, wherever the card itself came from.
      when: (g, { card }) => g.is(card, ACTION) && g.tokensOnPile(card) > 0,
      touches: 'pile-vp',
      act: (g, { card }) => g.moveToLandmark(card, 'defiled-shrine'),
    },
    onBuyCard: {
      when: (_, card) => card === CURSE,
      // An Action that Charm gains along with the Curse brings a VP here.
      touches: 'gains',
      act: g => g.takeFromLandmark('defiled-shrine', ALL),
    },
  }),

  landmark('labyrinth', {
    tokensPerPlayer: STOCK,
    onGain: {
      // The second gain in a turn of the gainer's own.
      when: (_, { nth }) => nth === 2,
      act: g => g.takeFromLandmark('labyrinth', 2),
    },
  }),

  landmark('mountain-pass', {
    counters: [firstProvince],
    onGain: {
      when: (g, { card }) => card === PROVINCE && g.counted(firstProvince) === 0,
      act(g, { gainer }) {
        g.count(firstProvince)
        g.afterThisTurn('mountain-pass', gainer)
      },
    },
    afterTurn(g, gainer) {
      let highest = 0
      let bidder = gainer
      for (const seat of [...g.others(gainer), gainer]) {
        const bid = g.bid(highest + 1, HIGHEST_BID, seat)
        if (bid === undefined) continue
        highest = bid
        bidder = seat
        if (bid === HIGHEST_BID) break
      }
      if (highest === 0) return
      g.takeDebt(highest, bidder)
      g.vp(8, bidder)
    },
  }),

  landmark('tomb', {
    onTrash: (g, by) => g.vp(1, by),
  }),

  ...scoringLandmarks,
]
