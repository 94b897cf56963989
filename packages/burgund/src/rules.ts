import {
  at,
  type Driver,
  type Event,
  type Game,
  type Memory,
  nothingToRemember,
  type Random,
  type Rules,
  type Seat,
  type Seed,
  seat,
  seeded,
} from '@kartentisch/kernel'
import { ANIMALS, allSeven, CARDS, type Card, GOODS, isAllSeven } from './card.ts'
import { data, KINDS } from './data.ts'
import { deal } from './deal.ts'
import { isTriple, setKind } from './estate.ts'
import { shows } from './events.ts'
import { Play } from './play/index.ts'
import { redeal } from './redeal.ts'
import { score, winners } from './scoring.ts'
import { parseSetup, type Setup } from './setup.ts'
import { Sight } from './sight.ts'
import { copyState, type PlayerState, type State } from './state.ts'
import type { View } from './view.ts'

/** The rules of Burgund for one set-up. */
export class BurgundRules implements Rules<State, Sight> {
  readonly setup: Setup

  constructor(setup: Setup) {
    this.setup = setup
  }

  get seats(): number {
    return this.setup.players
  }

  deal(seed: Seed): State {
    return deal(this.setup, seeded(seed))
  }

  play(state: State, driver: Driver): Play {
    return new Play(state, driver)
  }

  copy(state: State): State {
    return copyState(state)
  }

  over(state: State): boolean {
    return state.phase === 'over'
  }

  winners(state: State): readonly Seat[] {
    return this.over(state) ? winners(state) : []
  }

  scores(state: State): readonly number[] {
    return state.players.map((_, i) => score(state, seat(i)))
  }

  sight(state: State, seat: Seat): Sight {
    return new Sight(state, seat)
  }

  view(state: State, seat: Seat): View {
    return this.sight(state, seat).view()
  }

  redeal(state: State, seat: Seat, random: Random): State {
    return redeal(state, seat, random)
  }

  /** Discards lie open, and what is shuffled follows from what lies open. */
  memory(_state: State, seat: Seat): Memory<State> {
    return nothingToRemember(this, seat)
  }

  chance(state: State): Random {
    return state.random
  }

  reveals(event: Event, watcher: Seat): boolean {
    return shows(event, event.seat === watcher ? 'actor' : 'others')
  }

  /** All action cards by face, goods and animals by sort, and the bonus cards are always somewhere. */
  constant(state: State): unknown {
    const { players, egon } = state
    const cards = tally(CARDS.length, [
      ...players.flatMap(player => [player.hand, player.stack, player.projects, ...player.estate]),
      ...state.display,
      state.draw,
      state.discard,
      state.bought,
      ...(egon?.stacks ?? []),
      ...(egon?.estate ?? []),
    ])
    const goods = tally(GOODS.length, state.goods)
    const animals = tally(ANIMALS.length, state.animals)
    for (const player of players) {
      GOODS.forEach((_, sort) => {
        goods[sort] = at(goods, sort) + at(player.goods, sort) + at(player.sold, sort)
      })
      ANIMALS.forEach((_, sort) => {
        animals[sort] = at(animals, sort) + at(player.animals, sort)
      })
    }
    const highest = Math.max(...data.allSeven.flat())
    const bonus = tally(allSeven(highest) + 1, [state.bonus, ...players.map(player => player.bonus), egon?.bonus ?? []])
    return { cards, goods, animals, bonus }
  }

  faults(state: State): string[] {
    const faults: string[] = []
    state.players.forEach((player, i) => {
      faults.push(...playerFaults(player).map(fault => `p${i + 1} ${fault}`))
    })
    if (state.egon !== null) faults.push(...setFaults(state.egon.estate).map(fault => `Egon ${fault}`))
    for (const sort of ['goods', 'animals'] as const) {
      const heights = state[sort].map(stack => stack.length)
      if (heights.includes(0) && Math.max(...heights) > 1) faults.push(`The ${sort} lie in one stack.`)
    }
    if (state.phase === 'start-of-turn' && at(state.players, state.turn).hand.length === 0)
      faults.push('Who is to play a card has none.')
    if (data.roundCards[state.round] === undefined) faults.push(`There is no round ${state.round + 1}.`)
    return faults
  }
}

/** How often each number stands in these lists. */
function tally(size: number, lists: readonly (readonly number[])[]): number[] {
  const counts = new Array<number>(size).fill(0)
  for (const list of lists) for (const n of list) counts[n] = at(counts, n) + 1
  return counts
}

function playerFaults(player: PlayerState): string[] {
  const faults = setFaults(player.estate)
  const numbers = { silver: player.silver, workers: player.workers, vp: player.vp }
  for (const [what, n] of Object.entries(numbers))
    if (!Number.isInteger(n) || n < 0) faults.push(`has ${n} of ${what}.`)
  for (const n of [...player.goods, ...player.animals, ...player.sold])
    if (!Number.isInteger(n) || n < 0) faults.push(`has ${n} of a good or an animal.`)
  if (player.projects.length > data.projectLimit) faults.push(`has ${player.projects.length} projects.`)
  if (player.hand.length > data.handSize) faults.push(`has ${player.hand.length} cards in hand.`)
  if (player.bonus.filter(isAllSeven).length > 1) faults.push('has two all-seven cards.')
  return faults
}

function setFaults(estate: readonly (readonly Card[])[]): string[] {
  const faults: string[] = []
  if (estate.some(set => set.length === 0 || set.length > data.setSize)) faults.push('has a set of the wrong size.')
  const open = estate.filter(set => !isTriple(set)).map(setKind)
  for (const [kind, id] of KINDS.entries())
    if (open.filter(one => one === kind).length > 1) faults.push(`has two unfinished sets of kind ${id}.`)
  return faults
}

/** The game: reads set-ups and prepares the rules for one. */
export const burgund = {
  id: 'burgund',
  version: '1',
  parseSetup,
  prepare: (setup: Setup) => new BurgundRules(setup),
} satisfies Game<Setup, State, Sight>
