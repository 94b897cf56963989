import { at, type Chronicle, type Event, inEvery } from '@kartentisch/kernel'
import { isDominionEvent } from '../events.ts'
import type { DominionRules } from '../rules.ts'
import { account, ownCards } from '../scoring.ts'
import type { State } from '../state.ts'
import { sayChronicle } from '../words/books.ts'
import { cardName } from '../words/names.ts'
import { dealWith } from './decks.ts'

const earned = (event: Event): number => (isDominionEvent(event) && event.type === 'coins' ? event.count : 0)

/** What a Province costs. */
const ENOUGH = 8
/** Cheaper points are bought for other reasons. */
const LEAST_SCORING = 5

const drawn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (isDominionEvent(event) && event.type === 'draw' ? event.count : 0), 0)

const coinsIn = (events: readonly Event[]): number => events.reduce((sum, event) => sum + earned(event), 0)

const isByCard = ({ tables }: DominionRules, { about }: Event): boolean => tables.names.some(name => name === about)

const decksOf = ({ tables }: DominionRules, { players }: State): string[][] =>
  players.map(player => [...ownCards(player)].map(card => tables.name(card)))

/** What can be read off a game of Dominion turn by turn. */
export const chronicle: Chronicle<State, DominionRules> = {
  turns: state => state.players.map(({ turns }) => turns),
  words: { length: sayChronicle('length'), earned: sayChronicle('earned'), got: sayChronicle('got') },
  turn(event) {
    if (!isDominionEvent(event) || event.type !== 'turn') return undefined
    return event.to === 'extra' ? 'extra' : 'own'
  },
  earned,
  got({ tables }, event) {
    if (!isDominionEvent(event)) return []
    if (event.type === 'gain') return event.cards.map(card => tables.name(card))
    return event.type === 'buy-event' ? [event.from] : []
  },
  final: (rules, state) => ({
    decks: decksOf(rules, state),
    left: Object.fromEntries(rules.tables.piles.map(({ id }, i) => [id, at(state.piles, i)])),
    trash: state.trash.map(card => rules.tables.name(card)),
  }),
  figures: [{ id: 'coins', name: sayChronicle('coins'), earned }],
  isScoring: ({ tables }, event) =>
    isDominionEvent(event) &&
    event.type === 'buy' &&
    event.cards.some(
      card => (tables.faces[card]?.types.includes('victory') ?? false) && at(tables.coins, card) >= LEAST_SCORING,
    ),
  strength: {
    anew: (rules, state, seed) => dealWith(rules, seed, decksOf(rules, state)),
    figures: [
      { id: 'coins', name: sayChronicle('averageCoins'), isShare: false, of: coinsIn },
      {
        id: 'province',
        name: sayChronicle('chanceOfEight'),
        isShare: true,
        of: events => (coinsIn(events) >= ENOUGH ? 1 : 0),
      },
      // The hand one begins with isn't drawn in the turn, but the next one is.
      { id: 'cards', name: sayChronicle('cardsSeen'), isShare: false, of: drawn },
    ],
  },
  brought: {
    name: ({ tables }, id) => inEvery(language => cardName(tables.catalogue, id, language)),
    columns: [
      {
        id: 'played',
        name: sayChronicle('played'),
        by: ({ tables }, event) =>
          isDominionEvent(event) && event.type === 'play' ? event.cards.map(card => [tables.name(card), 1]) : [],
      },
      {
        id: 'coins',
        name: sayChronicle('coins'),
        by: (rules, event) => (earned(event) > 0 && isByCard(rules, event) ? [[event.about, earned(event)]] : []),
      },
      {
        id: 'cards',
        name: sayChronicle('cardsDrawn'),
        by: (rules, event) => (drawn([event]) > 0 && isByCard(rules, event) ? [[event.about, event.count]] : []),
      },
      {
        id: 'points',
        name: sayChronicle('points'),
        atEnd: ({ tables }, state, seat) => account(tables, state, seat).map(({ id, points }) => [id, points]),
      },
    ],
  },
}
