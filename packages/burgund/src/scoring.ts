import { at, type Seat, seat } from '@kartentisch/kernel'
import { type Bonus, bonusVp, type Card, isAllSeven } from './card.ts'
import { data } from './data.ts'
import { isTriple, setKind } from './estate.ts'
import type { EgonState, PlayerState, State } from './state.ts'

export const sum = (counts: readonly number[]): number => {
  let total = 0
  for (const count of counts) total += count
  return total
}

function triplesVp(estate: readonly (readonly Card[])[]): number {
  let vp = 0
  for (const set of estate) if (isTriple(set)) vp += data.kinds[setKind(set)]?.triple ?? 0
  return vp
}

function bonusesVp(bonuses: readonly Bonus[]): number {
  let vp = 0
  for (const bonus of bonuses) vp += bonusVp(bonus)
  return vp
}

/** Animals form sets by layers: the first takes one of every sort there is, the next one of every sort still there. */
function animalLayers(animals: readonly number[]): number[] {
  const layers: number[] = []
  for (let layer = 1; ; layer++) {
    let sorts = 0
    for (const count of animals) if (count >= layer) sorts++
    if (sorts === 0) return layers
    layers.push(sorts)
  }
}

/** What animals in an estate are worth. */
export function animalsVp(animals: readonly number[]): number {
  let vp = 0
  for (const sorts of animalLayers(animals)) vp += data.animalSetVp[sorts] ?? 0
  return vp
}

/** Animals left alone in a layer, which brought no point. */
const unscoredAnimals = (animals: readonly number[]): number =>
  animalLayers(animals).filter(sorts => sorts === 1).length

/** Whether the start player card gives this seat its point: at the end of a game that uses it. */
const startPlayerCardVp = (state: State, whose: Seat): number =>
  state.phase === 'over' && state.egon === null && state.holder === whose ? data.startPlayerCardVp : 0

/** All points if the game ended now; the start player card counts only when it is over. */
export function score(state: State, whose: Seat): number {
  const player = at(state.players, whose)
  return (
    triplesVp(player.estate) +
    bonusesVp(player.bonus) +
    player.vp +
    sum(player.sold) * data.soldGoodVp +
    animalsVp(player.animals) +
    startPlayerCardVp(state, whose)
  )
}

/** One thing that points come from. */
export interface ScoreLine {
  readonly id: string
  readonly count: number
  readonly points: number
}

/** The points of triples and bonus cards. */
function cardLines({ estate, bonus }: EgonState | PlayerState): ScoreLine[] {
  const firsts = bonus.filter(card => !isAllSeven(card))
  const sevens = bonus.filter(isAllSeven)
  return [
    { id: 'triple', count: estate.filter(isTriple).length, points: triplesVp(estate) },
    { id: 'first-triple', count: firsts.length, points: bonusesVp(firsts) },
    { id: 'all-seven', count: sevens.length, points: bonusesVp(sevens) },
  ]
}

/** Where the points come from. */
export function account(state: State, whose: Seat): ScoreLine[] {
  const player = at(state.players, whose)
  const { vp, sold, animals } = player
  const startCard = startPlayerCardVp(state, whose)
  return [
    ...cardLines(player),
    { id: 'vp-card', count: vp, points: vp },
    { id: 'good', count: sum(sold), points: sum(sold) * data.soldGoodVp },
    { id: 'animal', count: sum(animals), points: animalsVp(animals) },
    { id: 'start-player-card', count: startCard > 0 ? 1 : 0, points: startCard },
  ]
}

/** Egon scores triples and bonus cards. */
export const egonScore = (state: State): number =>
  state.egon === null ? 0 : triplesVp(state.egon.estate) + bonusesVp(state.egon.bonus)

export const egonAccount = (egon: EgonState): ScoreLine[] => cardLines(egon)

/** Unused material, which decides a tie. */
const material = ({ workers, silver, goods, animals }: PlayerState): number =>
  workers + silver + sum(goods) + unscoredAnimals(animals)

/** Who has won a game that is over. Against Egon an equal score is enough, and there is no tie-break. */
export function winners(state: State): Seat[] {
  const seats = state.players.map((_, i) => seat(i))
  if (state.egon !== null) return seats.filter(one => score(state, one) >= egonScore(state))
  const best = Math.max(...seats.map(one => score(state, one)))
  const tied = seats.filter(one => score(state, one) === best)
  const most = Math.max(...tied.map(one => material(at(state.players, one))))
  return tied.filter(one => material(at(state.players, one)) === most)
}
