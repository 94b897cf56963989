import { at, type Rules } from '@kartentisch/kernel'
import { animalName, bonusName, cardNames, goodName } from '../card.ts'
import { data } from '../data.ts'
import type { Sight } from '../sight.ts'
import type { PlayerState, State } from '../state.ts'

const sorts = (counts: readonly number[], name: (sort: number) => string): string[] =>
  counts.flatMap((n, sort) => (n === 0 ? [] : [n === 1 ? name(sort) : `${name(sort)} x ${n}`]))

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const some = (fields: Readonly<Record<string, number | readonly unknown[]>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (typeof value === 'number' ? value > 0 : value.length > 0)),
  )

const statedPlayer = (player: PlayerState): Record<string, unknown> =>
  some({
    hand: cardNames(player.hand).sort(),
    stack: cardNames(player.stack.toReversed()),
    projects: cardNames(player.projects),
    estate: player.estate.map(cardNames),
    silver: player.silver,
    workers: player.workers,
    goods: sorts(player.goods, goodName),
    animals: sorts(player.animals, animalName),
    sold: sum(player.sold),
    vp: player.vp,
    bonus: player.bonus.map(bonusName),
  })

/** A position at the beginning of a turn, as a rule test states it; nothing where something is left from before. */
export function statedPosition(_: Rules<State, Sight>, state: State): Readonly<Record<string, unknown>> | undefined {
  const { players } = state
  if (state.phase !== 'start-of-turn' || state.purchased || state.bought.length > 0 || state.egon !== null)
    return undefined
  const n = players.length
  const name = (seat: number) => `p${((seat - state.turn + n) % n) + 1}`
  return {
    players: n,
    given: {
      round: at(data.roundCards, state.round).id,
      display: Object.fromEntries(state.display.map((cards, row) => [String(row + 1), cardNames(cards)])),
      draw: cardNames(state.draw.toReversed()),
      discard: cardNames(state.discard),
      goods: state.goods.map(stack => stack.toReversed().map(goodName)),
      animals: state.animals.map(stack => stack.toReversed().map(animalName)),
      bonus: state.bonus.map(bonusName),
      start: { holder: name(state.holder), face: state.front ? 'front' : 'back', first: name(state.first) },
      ...Object.fromEntries(
        players.map((_, i) => [`p${i + 1}`, statedPlayer(at(players, (state.turn + i) % n))] as const),
      ),
    },
  }
}

/** What lies face down on the table. */
export const hiddenOrder = (state: State): number[][] => [
  at(state.players, state.turn).stack,
  ...state.goods,
  ...state.animals,
  state.draw,
]
