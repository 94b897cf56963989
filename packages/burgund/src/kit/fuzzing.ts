import { at, below, type Event, type Fuzzing, type Random } from '@kartentisch/kernel'
import { asCard, bonusName, CARDS, type Card, cardName } from '../card.ts'
import { data, KINDS } from '../data.ts'
import { placesFor } from '../estate.ts'
import { type EventType, isBurgundEvent } from '../events.ts'
import { type OptionKind, optionOf } from '../options.ts'
import { BurgundRules } from '../rules.ts'
import { parseSetup } from '../setup.ts'
import type { PlayerState, State } from '../state.ts'

const MOST_PLAYERS = data.displaySize.length

const roundOption = (round: string, option: number): string => `round ${round}, option ${option + 1}`

const sevens = [...new Set(data.allSeven.flat())].map(vp => `all-seven:${vp}`)
const firsts = KINDS.map(kind => `first-triple:${kind}`)

/** What a player or Egon does, as events show it. */
const DONE = [
  'take-card',
  'place-project',
  'sell-goods',
  'refill-workers',
  'take-silver',
  'convert',
  'buy-cards',
  'keep',
  'use',
  'pass',
  'discard a project',
  'good',
  'animal',
  'divide',
  'shuffle',
  'start-player-card',
  'egon',
] satisfies (EventType | OptionKind | 'discard a project')[]

/** Every face placed, every action, every bonus card for players and Egon, and every option of the round cards. */
const THINGS: readonly string[] = [
  ...CARDS.map(cardName),
  ...DONE,
  ...firsts,
  ...sevens,
  ...firsts.map(name => `Egon ${name}`),
  ...at(data.allSeven, 0).map(vp => `Egon all-seven:${vp}`),
  ...data.roundCards.flatMap(({ id, options }) => options.map((_, i) => roundOption(id, i))),
]

/** Takes this many cards off a pile, as far as there are any. */
const off = <T>(pile: T[], n: number): T[] => pile.splice(Math.max(0, pile.length - n))

/** Lays a card where it may go, at random. */
function settle(player: PlayerState, card: Card, random: Random): void {
  const places = placesFor(player.estate, card)
  const place = at(places, below(random, places.length))
  const set = player.estate[place]
  if (set === undefined) player.estate.push([card])
  else set.push(card)
}

/** Gives players some of what lies on the table, so that the first turns already see everything. */
function enrich(state: State, random: Random): void {
  for (const player of state.players) {
    player.silver += below(random, 8)
    player.workers += below(random, 6)
    for (const card of off(state.draw, below(random, 9))) settle(player, card, random)
    player.projects.push(...off(state.draw, below(random, data.projectLimit + 1)))
  }
}

/** Moves goods and animals from the stacks to the players, so that running out is seen. */
function thinOut(state: State, random: Random): void {
  for (const sort of ['goods', 'animals'] as const) {
    const keep = below(random, 4)
    for (const stack of state[sort]) {
      // Of two stacks neither is empty while the other has more than one card.
      for (const thing of off(stack, stack.length - keep)) {
        const player = at(state.players, below(random, state.players.length))
        player[sort][thing] = at(player[sort], thing) + 1
      }
    }
  }
}

/** Leaves so few cards to draw that some round has too few for everybody. */
function exhaust(state: State, random: Random): void {
  const spare = off(state.draw, state.draw.length - below(random, 30))
  for (const card of spare) settle(at(state.players, below(random, state.players.length)), card, random)
}

/** Burgund with one to four players. */
export const fuzzing: Fuzzing<State, BurgundRules> = {
  things: () => THINGS,

  rules: random => new BurgundRules(parseSetup({ players: 1 + below(random, MOST_PLAYERS) })),

  start(rules, random, seed) {
    const state = rules.deal(seed)
    if (below(random, 2) === 0) enrich(state, random)
    if (below(random, 4) === 0) thinOut(state, random)
    if (below(random, 6) === 0) exhaust(state, random)
    // Against Egon a head start leads into the late rounds.
    const player = at(state.players, 0)
    if (state.egon !== null && below(random, 2) === 0) player.vp += 10 + below(random, 30)
    return state
  },

  exercised: (_, event) => shown(event),

  leadsTo(_, move) {
    const { kind, of } = optionOf(move)
    return kind === 'place-project' || kind === 'take-card' || kind === 'keep' ? cardName(asCard(of)) : kind
  },

  kindOf: move => optionOf(move).kind,
}

function shown(event: Event): readonly string[] {
  if (!isBurgundEvent(event)) return []
  const { type, cards, about, from, count } = event
  switch (type) {
    case 'place-project':
      return [type, ...cards.map(cardName)]
    case 'bonus':
      return cards.map(bonusName)
    case 'egon-bonus':
      return cards.map(bonus => `Egon ${bonusName(bonus)}`)
    case 'round-bonus':
      return [roundOption(from, count)]
    case 'discard':
      return from === 'projects' ? ['discard a project'] : []
    default:
      // Silver, workers and points come by many ways; `about` tells which.
      return [type, about]
  }
}
