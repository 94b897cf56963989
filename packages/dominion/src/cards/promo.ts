import { ACTION, TREASURE } from '../card.ts'
import { card } from '../face.ts'
import { without } from '../play/piles.ts'

/** Promo cards. Where a Stash lies in a shuffled pile is asked when the pile is shuffled. */
export const promo = [
  card('black-market', { cost: 3, types: ['action'], needs: 'market-deck' }, g => {
    g.coins(2)
    const revealed = g.revealMarket(3)
    for (;;) {
      const treasure = g.mayChoose('play', g.inHand(TREASURE))
      if (treasure === undefined) break
      g.playFromHand(treasure)
    }
    const affordable = revealed.filter(card => g.canBuyFromMarket(card))
    const bought = g.choose('buy', affordable, { from: 'market', min: 0 })
    for (const card of bought) g.buyFromMarket(card)
    g.putUnderMarket(without(revealed, bought))
  }),

  card('stash', { cost: 5, types: ['treasure'], onlyMoney: true, ownBack: true }, g => {
    g.coins(2)
  }),

  card(
    'walled-village',
    {
      cost: 4,
      types: ['action'],
      startOfCleanUp: (g, self) => {
        if (g.inPlay(ACTION).length <= 2 && g.may('put-on-deck')) g.fromPlayToDeck(self)
      },
    },
    g => {
      g.draw(1)
      g.actions(2)
    },
  ),
]
