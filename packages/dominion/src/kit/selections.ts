import type { Selections } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import type { Setup } from '../setup.ts'
import { saySelections } from '../words/books.ts'
import { cardName } from '../words/names.ts'

const WIDTH = 13

/** The kingdoms that rulebooks recommend, and how one that was drawn is told. */
export const selectionsOf = (catalogue: Catalogue): Selections<Setup> => ({
  named: catalogue.recommended,
  lines({ kingdom, events, landmarks, bane, blackMarket }, language) {
    const coins = (pile: string) => catalogue.pileTraits(pile).cost.coins
    const line = (what: Parameters<typeof saySelections>[0], ids: readonly string[]) =>
      ids.length === 0
        ? []
        : [
            `${saySelections(what)[language].padEnd(WIDTH)} ${ids.map(id => cardName(catalogue, id, language)).join(', ')}`,
          ]
    return [
      ...line(
        'piles',
        kingdom.toSorted((a, b) => coins(a) - coins(b)),
      ),
      ...line('events', events),
      ...line('landmarks', landmarks),
      ...line('bane', bane === undefined ? [] : [bane]),
      ...line('blackMarket', blackMarket),
      `${saySelections('toPlay')[language].padEnd(WIDTH)} --kingdom ${[...kingdom, ...events, ...landmarks].join(',')}`,
    ]
  },
})
