import type { Seat } from '@kartentisch/kernel'
import { type Card, TREASURE } from '../card.ts'
import { card } from '../face.ts'
import { without } from '../play/piles.ts'

/** Cards found only in the 1st edition of the base game. */
export const base1 = [
  card('adventurer', { cost: 6, types: ['action'] }, g => {
    let missing = 2
    const revealed = g.revealUntil(g.me, card => g.is(card, TREASURE) && --missing === 0)
    const treasures = revealed.filter(card => g.is(card, TREASURE))
    g.putInHand(g.me, treasures, 'aside')
    g.discard(g.me, without(revealed, treasures), 'aside')
  }),

  card('chancellor', { cost: 3, types: ['action'] }, g => {
    g.coins(2)
    if (g.deckSize() > 0 && g.may('deck-to-discard')) g.deckToDiscard()
  }),

  card('feast', { cost: 4, types: ['action'] }, (g, self) => {
    g.trashSelf(self)
    g.gainCostingUpTo(5)
  }),

  card('spy', { cost: 4, types: ['action', 'attack'] }, g => {
    g.draw(1)
    g.actions(1)
    g.spyOnAll()
  }),

  card('thief', { cost: 4, types: ['action', 'attack'] }, g => {
    const stolen: Card[] = []
    const rest = new Map<Seat, Card[]>()
    g.attack(victim => {
      const revealed = g.revealCards(2, victim)
      const treasures = revealed.filter(card => g.is(card, TREASURE))
      const trashed = g.choose('trash', treasures, { concerns: victim, from: 'aside' })
      g.trash(victim, trashed, 'aside')
      stolen.push(...trashed)
      rest.set(victim, without(revealed, trashed))
    })
    const wanted = g.choose('gain', stolen, { from: 'trash', min: 0, max: stolen.length })
    for (const card of wanted) g.gainFromTrash(card)
    for (const [victim, cards] of rest) g.discard(victim, cards, 'aside')
  }),

  card('woodcutter', { cost: 3, types: ['action'] }, g => {
    g.buys(1)
    g.coins(2)
  }),
]
