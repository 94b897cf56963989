import { ACTION, type Card, COPPER, CURSE, GOLD, SILVER, TREASURE, VICTORY } from '../card.ts'
import { costsUpToMore } from '../costs.ts'
import { countedPerTurn } from '../counter.ts'
import { card } from '../face.ts'
import { without } from '../play/piles.ts'

/** Silvers played this turn, and Merchants that wait for the first. */
const silvers = countedPerTurn('silvers', {
  formerly: 'silversPlayed',
  alreadyFor: played => played.filter(card => card === SILVER).length,
})
const merchants = countedPerTurn('merchants')

/** Base game, 2nd edition. */
export const base = [
  card('artisan', { cost: 6, types: ['action'] }, g => {
    g.gainCostingUpTo(5, { to: 'hand' })
    g.handToDeck(1)
  }),

  card('bandit', { cost: 5, types: ['action', 'attack'] }, g => {
    g.gain(GOLD)
    g.attack(victim => {
      const revealed = g.revealCards(2, victim)
      const treasures = revealed.filter(card => g.is(card, TREASURE) && card !== COPPER)
      const trashed = g.choose('trash', treasures, { seat: victim, from: 'aside' })
      g.trash(victim, trashed, 'aside')
      g.discard(victim, without(revealed, trashed), 'aside')
    })
  }),

  card('bureaucrat', { cost: 4, types: ['action', 'attack'] }, g => {
    g.gain(SILVER, { to: 'deck' })
    g.attack(victim => {
      const shown = g.chooseOne('put-on-deck', g.inHand(VICTORY, victim), { seat: victim })
      if (shown === undefined) g.revealHand(victim)
      else {
        g.reveal(victim, [shown])
        g.putOnDeck(victim, [shown])
      }
    })
  }),

  card('cellar', { cost: 2, types: ['action'] }, g => {
    g.actions(1)
    g.draw(g.discardFromHand(0, Infinity).length)
  }),

  card('chapel', { cost: 2, types: ['action'] }, g => {
    g.trashFromHand(0, 4)
  }),

  card('council-room', { cost: 5, types: ['action'] }, g => {
    g.draw(4)
    g.buys(1)
    for (const other of g.others(g.me)) g.draw(1, other)
  }),

  card('festival', { cost: 5, types: ['action'] }, g => {
    g.actions(2)
    g.buys(1)
    g.coins(2)
  }),

  card('gardens', { cost: 4, types: ['victory'], vp: owned => Math.floor(owned.total / 10) }),

  card('harbinger', { cost: 3, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const card = g.mayChoose('put-on-deck', g.lookThroughDiscard(), { from: 'discard' })
    if (card !== undefined) g.putOnDeck(g.me, [card], 'discard')
  }),

  card('laboratory', { cost: 5, types: ['action'] }, g => {
    g.draw(2)
    g.actions(1)
  }),

  card('library', { cost: 5, types: ['action'] }, g => {
    const skipped: Card[] = []
    while (g.handSize() < 7) {
      const [card] = g.lookAtCards(1)
      if (card === undefined) break
      if (g.is(card, ACTION) && g.may('set-aside', { shown: [card] })) {
        g.setAside(g.me, [card], 'looked')
        skipped.push(card)
      } else g.putInHand(g.me, [card], 'looked')
    }
    g.discard(g.me, skipped, 'aside')
  }),

  card('market', { cost: 5, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    g.buys(1)
    g.coins(1)
  }),

  card(
    'merchant',
    {
      cost: 3,
      types: ['action'],
      counters: [silvers, merchants],
      addsTo: {
        card: SILVER,
        act: g => {
          if (g.count(silvers) === 1) g.coins(g.counted(merchants))
        },
      },
    },
    g => {
      g.draw(1)
      g.actions(1)
      if (g.counted(silvers) === 0) g.count(merchants)
    },
  ),

  card('militia', { cost: 4, types: ['action', 'attack'] }, g => {
    g.coins(2)
    g.attack(victim => g.discardDownTo(3, victim))
  }),

  card('mine', { cost: 5, types: ['action'] }, g => {
    const isTreasure = (card: Card) => g.is(card, TREASURE)
    const trashed = g.firstEdition ? g.trashOne(isTreasure) : g.mayTrashOne(isTreasure)
    if (trashed === undefined) return
    const cost = g.cost(trashed)
    g.gainChosen(card => isTreasure(card) && costsUpToMore(g.cost(card), cost, 3), { to: 'hand' })
  }),

  card(
    'moat',
    {
      cost: 2,
      types: ['action', 'reaction'],
      reaction: {
        can: (g, seat) => !g.isUnaffected(seat),
        react: (g, seat) => g.unaffected(seat),
      },
    },
    g => {
      g.draw(2)
    },
  ),

  card('moneylender', { cost: 4, types: ['action'] }, g => {
    const isCopper = (card: Card) => card === COPPER
    const trashed = g.firstEdition ? g.trashOne(isCopper) : g.mayTrashOne(isCopper)
    if (trashed !== undefined) g.coins(3)
  }),

  card('poacher', { cost: 4, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    g.coins(1)
    const empty = g.emptyPiles()
    g.discardFromHand(empty, empty)
  }),

  card('remodel', { cost: 4, types: ['action'] }, g => {
    const trashed = g.trashOne()
    if (trashed === undefined) return
    const cost = g.cost(trashed)
    g.gainChosen(card => costsUpToMore(g.cost(card), cost, 2))
  }),

  card('sentry', { cost: 5, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const cards = g.lookAtCards(2)
    const trashed = g.choose('trash', cards, { from: 'looked', min: 0, max: Infinity })
    g.trash(g.me, trashed, 'looked')
    const kept = without(cards, trashed)
    const discarded = g.choose('discard', kept, { from: 'looked', min: 0, max: Infinity })
    g.discard(g.me, discarded, 'looked')
    g.backOnDeck(without(kept, discarded), 'looked')
  }),

  card('smithy', { cost: 4, types: ['action'] }, g => {
    g.draw(3)
  }),

  card('throne-room', { cost: 4, types: ['action'] }, (g, self) => {
    const card = g.choose('play', g.inHand(ACTION), { min: g.firstEdition ? 1 : 0 })[0]
    if (card !== undefined) g.playTwice(card, self)
  }),

  card('vassal', { cost: 3, types: ['action'] }, g => {
    g.coins(2)
    const card = g.discardTop()
    if (card !== undefined && g.is(card, ACTION) && g.may('play', { shown: [card] })) g.playFrom(card, 'discard')
  }),

  card('village', { cost: 3, types: ['action'] }, g => {
    g.draw(1)
    g.actions(2)
  }),

  card('witch', { cost: 5, types: ['action', 'attack'] }, g => {
    g.draw(2)
    g.attack(victim => g.gain(CURSE, { seat: victim }))
  }),

  card('workshop', { cost: 3, types: ['action'] }, g => {
    g.gainCostingUpTo(4)
  }),
]
