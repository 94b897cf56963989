import { at, below, type Event, type Fuzzing, type Random, seeded, shuffle } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import type { CardSet } from '../card-set.ts'
import type { Dominion } from '../dominion.ts'
import { isDominionEvent } from '../events.ts'
import { moveOf } from '../moves.ts'
import type { DominionRules } from '../rules.ts'
import type { State } from '../state.ts'

const PILES = 10

/** Deals things out to one game after the other, shuffled anew each time all have had their turn. */
function share(all: readonly string[], size: number, i: number, seed: string): string[] {
  const perCycle = Math.ceil(all.length / size)
  const mixed = [...all]
  shuffle(seeded(`${seed} ${Math.floor(i / perCycle)}`), mixed)
  return mixed.slice(Math.min((i % perCycle) * size, all.length - size)).slice(0, size)
}

/** Moves cards of the supply and prizes into the decks, so that the first turns already see everything. */
function enrich({ tables }: DominionRules, state: State, random: Random): void {
  for (const player of state.players) {
    const deck: Card[] = [...player.deck, ...player.hand]
    for (let n = 5 + below(random, 12); n > 0; n--) {
      const pile = below(random, tables.piles.length)
      const { split, cards: kinds } = at(tables.piles, pile)
      if (at(state.piles, pile) < 3) continue
      const card = split < 0 ? kinds[0] : at(state.stacks, split).pop()
      if (card === undefined) continue
      state.piles[pile] = at(state.piles, pile) - 1
      deck.push(card)
    }
    const [prize] = below(random, 2) === 0 ? state.prizes.splice(below(random, 5), 1) : []
    if (prize !== undefined) deck.push(prize)
    shuffle(random, deck)
    player.hand = deck.splice(0, 5)
    player.deck = deck
    // Somebody rich comes by what is dear.
    player.coffers += below(random, 2) === 0 ? 14 : below(random, 3)
  }
}

/** Takes piles down, so that games end soon and running out is seen. */
function thinOut({ tables }: DominionRules, state: State, random: Random): void {
  tables.piles.forEach((pile, i) => {
    const left = Math.min(at(state.piles, i), 1 + below(random, 6))
    state.piles[i] = left
    if (pile.split < 0) return
    const stack = at(state.stacks, pile.split)
    // Either what lies on top is left, or what one comes to only late.
    state.stacks[pile.split] = below(random, 2) === 0 ? stack.slice(-left) : stack.slice(0, left)
  })
}

/** Everything of these sets that can take part in a game with them alone. */
function thingsOf(chosen: readonly CardSet[]): string[] {
  const all = chosen.flatMap(set => [...set.cards, ...set.events, ...set.landmarks])
  return all.map(({ id }) => id)
}

/** Dominion with cards of some sets, or of all. */
export const fuzzingOf = (dominion: Dominion): Fuzzing<State, DominionRules> => ({
  things(only = dominion.catalogue.kingdomSets) {
    return thingsOf(dominion.catalogue.sets.filter(({ id }) => id === 'basic' || only.includes(id)))
  },

  rules(random, i, seed, from = dominion.catalogue.kingdomSets) {
    const chosen = dominion.catalogue.sets.filter(({ id }) => from.includes(id))
    const sideways = (all: readonly { readonly id: string }[], what: string) =>
      below(random, 4) === 0 || all.length < 2
        ? []
        : share(
            all.map(({ id }) => id),
            2,
            i,
            `${seed} ${what}`,
          )
    const drawn = {
      kingdom: share(dominion.catalogue.pilesFrom(from), PILES, i, seed),
      events: sideways(
        chosen.flatMap(set => set.events),
        'events',
      ),
      landmarks: sideways(
        chosen.flatMap(set => set.landmarks),
        'landmarks',
      ),
    }
    return dominion.prepare(
      dominion.parseSetup({
        ...dominion.completed(random, drawn, { sets: from, blackMarketSize: 8 }),
        players: 2 + below(random, 5),
        edition: 1 + below(random, 2),
      }),
    )
  },

  start(rules, random, seed) {
    const state = rules.deal(seed)
    if (below(random, 4) > 0) enrich(rules, state, random)
    if (below(random, 4) > 0) thinOut(rules, state, random)
    return state
  },

  exercised({ tables }, event: Event) {
    if (!isDominionEvent(event)) return []
    if (event.type === 'play') return event.cards.map(card => tables.name(card))
    const idle = event.cards
      .map(card => tables.catalogue.cards.get(tables.name(card)))
      .filter(face => face?.play === undefined)
    // What is never played has done its part when it was gained or, if gaining it does nothing, when it was seen.
    const done = idle.flatMap(face =>
      face !== undefined && (event.type === 'gain' || face.onGain === undefined) ? [face.id] : [],
    )
    if (done.length > 0) return done
    if (event.type === 'buy-event') return [event.from]
    if (event.type === 'game-over')
      return tables.landmarks.filter(({ score }) => score !== undefined).map(({ id }) => id)
    return tables.landmarks.some(({ id }) => id === event.about) ? [event.about] : []
  },

  leadsTo({ tables }, move) {
    const { kind, of } = moveOf(move)
    if (kind === 'play' || kind === 'buy') return tables.name(of)
    return kind === 'event' ? at(tables.events, of).id : undefined
  },

  kindOf: move => moveOf(move).kind,
})
