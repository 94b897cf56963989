import { at, type Chronicle, type Event, inEvery, type Seat } from '@kartentisch/kernel'
import { cardId } from '../card.ts'
import { data, KINDS } from '../data.ts'
import { isTriple, setKind } from '../estate.ts'
import { type EventType, isBurgundEvent } from '../events.ts'
import type { BurgundRules } from '../rules.ts'
import { account, animalsVp, egonScore, score, sum } from '../scoring.ts'
import type { PlayerState, State } from '../state.ts'
import { accountName, isAccountLine } from '../words/account.ts'
import { sayChronicle } from '../words/books.ts'
import { capitalised, nameOf } from '../words/names.ts'

const means = ({ silver, workers }: PlayerState): number => silver + workers

/** What somebody has, as a figure. */
const held =
  (count: (player: PlayerState) => number) =>
  ({ players }: State, seat: Seat): number =>
    count(at(players, seat))

/** How many of something an event brings, by what brings it. */
const givenBy =
  (type: EventType) =>
  (_: BurgundRules, event: Event): (readonly [string, number])[] =>
    isBurgundEvent(event) && event.type === type ? [[event.about, event.count]] : []

/** Points that are counted at the end: triples under the kind of their cards, the others as in the account. */
function finalPoints(_: BurgundRules, state: State, seat: Seat): (readonly [string, number])[] {
  const triples = at(state.players, seat).estate.filter(isTriple).map(setKind)
  const others = account(state, seat).filter(({ id, points }) => id !== 'triple' && id !== 'vp-card' && points > 0)
  return [
    ...triples.map(kind => [at(KINDS, kind), data.kinds[kind]?.triple ?? 0] as const),
    // Goods bring silver and points when they are sold.
    ...others.map(({ id, points }) => [id === 'good' ? 'sell-goods' : id, points] as const),
  ]
}

/** What can be read off a game of Burgund turn by turn. */
export const chronicle: Chronicle<State, BurgundRules> = {
  turns: ({ players, round }) => players.map(() => round + 1),
  words: { length: sayChronicle('length'), earned: sayChronicle('earned'), got: sayChronicle('got') },
  turn: event => (isBurgundEvent(event) && event.type === 'turn' ? 'own' : undefined),
  earned: event => (isBurgundEvent(event) && event.type === 'silver' ? event.count : 0),
  got: (_, event) => (isBurgundEvent(event) && event.type === 'place-project' ? event.cards.map(cardId) : []),
  figures: [{ id: 'means', name: sayChronicle('means'), of: held(means) }],
  rival: { name: 'Egon', points: state => (state.egon === null ? undefined : egonScore(state)) },
  parts: {
    all: data.roundCards.map(({ id }) => ({ id, name: sayChronicle('part', { letter: id }) })),
    of: ({ round }) => at(data.roundCards, round).id,
  },
  strength: {
    read: [
      { id: 'points', name: sayChronicle('points'), of: score },
      { id: 'estate', name: sayChronicle('estate'), of: held(({ estate }) => estate.flat().length) },
      { id: 'animals', name: sayChronicle('animals'), of: held(({ animals }) => animalsVp(animals)) },
      { id: 'goods', name: sayChronicle('goods'), of: held(({ goods, sold }) => sum(goods) + sum(sold)) },
      { id: 'means', name: sayChronicle('means'), of: held(means) },
    ],
  },
  brought: {
    name: (_, id) =>
      inEvery(language => capitalised(isAccountLine(id) ? accountName(id, language) : nameOf(id, language))),
    columns: [
      {
        id: 'placed',
        name: sayChronicle('placed'),
        by: (_, event) =>
          isBurgundEvent(event) && event.type === 'place-project' ? event.cards.map(card => [cardId(card), 1]) : [],
      },
      { id: 'silver', name: sayChronicle('silver'), by: givenBy('silver') },
      { id: 'workers', name: sayChronicle('workers'), by: givenBy('workers') },
      { id: 'goods', name: sayChronicle('goods got'), by: givenBy('good') },
      { id: 'animals', name: sayChronicle('animals got'), by: givenBy('animal') },
      { id: 'points', name: sayChronicle('points'), by: givenBy('vp'), atEnd: finalPoints },
    ],
  },
}
