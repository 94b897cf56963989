import { dominion } from '@kartentisch/dominion'
import { Mistake } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const { recommended } = dominion.catalogue

const eleven = [
  'cellar',
  'chapel',
  'moat',
  'village',
  'workshop',
  'smithy',
  'militia',
  'market',
  'mine',
  'witch',
  'festival',
]

test.each([
  [{ players: 1 }, 'Dominion is for 2 to 6 players, not 1.'],
  [{ players: 7 }, 'Dominion is for 2 to 6 players, not 7.'],
  [{ kingdom: ['milita'] }, 'Unknown card "milita" in kingdom. Did you mean "militia"?'],
  [{ kingdom: ['moat', 'moat'] }, '"moat" stands twice in kingdom; each may be there once.'],
  [{ kingdom: ['catapult', 'catapult/rocks'] }, '"catapult/rocks" stands twice in kingdom'],
  [{ kingdom: eleven }, 'A kingdom has at most 10 piles, not 11'],
  [{ kingdom: ['gold'] }, '"gold" is a basic card'],
  [{ kingdom: 'moat' }, '"kingdom" is a list of ids.'],
  [{ events: ['donatte'] }, 'Unknown event "donatte" in events. Did you mean "donate"?'],
  [{ landmarks: ['bath'] }, 'Unknown landmark "bath" in landmarks. Did you mean "baths"?'],
  [{ edition: 3 }, '"edition" is 1 or 2, not 3.'],
  [{ bane: 'witch' }, 'The bane "witch" must cost exactly 2 or 3 coins.'],
  [{ kingdom: ['young-witch'] }, 'Young Witch needs a bane pile: give "bane".'],
  [{ kingdom: ['moat'], bane: 'cellar' }, 'A bane pile is only for Young Witch.'],
  [{ kingdom: ['black-market'] }, 'Black Market and the deck "blackMarket" belong together'],
  [{ kingdom: ['black-market', 'moat'], blackMarket: ['moat'] }, '"moat" stands twice in kingdom, bane and Black'],
  [{ landmarks: ['obelisk'], obelisk: 'moat' }, 'The pile "moat" that Obelisk marks must be in the kingdom.'],
  [
    { kingdom: ['gardens'], landmarks: ['obelisk'], marked: { obelisk: 'gardens' } },
    'The pile "gardens" that Obelisk marks must be of the type Action.',
  ],
  [{ marked: { baths: 'moat' } }, 'Unknown landmark "baths" among the marked piles.'],
  [{ kingdon: [] }, 'Unknown field "kingdon" in the set-up. Did you mean "kingdom"?'],
  [{ first: 2 }, '"first" is a seat from 0 to 1, not 2.'],
])('%j is refused: %s', (given, reason) => {
  expect(() => dominion.parseSetup(given)).toThrow(reason)
})

test('a player reads in German what is wrong with a set-up', () => {
  const german = (given: unknown) => {
    try {
      dominion.parseSetup(given)
    } catch (fault) {
      if (fault instanceof Mistake) return fault.wording.de
    }
    return undefined
  }
  expect(german({ kingdom: ['milita'] })).toBe('Unbekannte Karte „milita“ im Königreich. Meintest du „militia“?')
  expect(german({ kingdom: ['young-witch'] })).toBe('„Junge Hexe“ braucht einen Bannstapel: gib „bane“ an.')
  expect(german({ events: ['tax', 'tax'] })).toBe(
    '„tax“ steht zweimal bei den Ereignissen; alles darf dort einmal stehen.',
  )
})

test.each(recommended)('the recommended kingdom $id can be played', ({ kingdom, events, landmarks, bane }) => {
  const setup = dominion.parseSetup({ kingdom, events, landmarks, ...(bane !== undefined && { bane }) })
  expect(setup.kingdom).toHaveLength(10)
})

test('there are 38 recommended kingdoms', () => {
  expect(recommended).toHaveLength(38)
  expect(new Set(recommended.map(({ id }) => id)).size).toBe(38)
})
