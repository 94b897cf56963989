import {
  ANY_DIE,
  animalsVp,
  DIE,
  data,
  firstTriple,
  GIVES,
  isAllSeven,
  KIND,
  placesFor,
  type Sight,
  setKind,
  WAITS,
} from '@kartentisch/burgund'
import { Judgement } from './judgement.ts'

/** What is counted of a player's prospects, in this order. */
export const FEATURES = [
  'silver',
  'workers',
  'goods',
  'goods alike',
  'animals',
  'next animal',
  'sets of one',
  'sets of two',
  'first of sets of one',
  'first of sets of two',
  'colours',
  'six colours',
  'projects',
  'projects for new sets',
  'projects for sets of one',
  'projects for sets of two',
  'projects with points',
  'projects with an action',
  'dice of projects',
  'start player',
  'worth of projects',
  'uses of dice',
] as const

/** A player's prospects beyond the points they have, as they see them. */
export function features(sight: Sight): number[] {
  const whose = sight.seat
  const own = sight.player()
  const judge = new Judgement(sight)
  const { silver, workers, goods, animals, estate, projects, bonus } = own
  let count = 0
  let alike = 0
  for (const n of goods) {
    count += n
    alike += n * n
  }
  let beasts = 0
  for (const n of animals) beasts += n
  let most = 0
  const points = animalsVp(animals)
  for (let sort = 0; sort < animals.length; sort++) {
    const more = animals.slice()
    more[sort] = (more[sort] ?? 0) + 1
    most = Math.max(most, animalsVp(more) - points)
  }
  const sets = [0, 0, 0, 0]
  const firsts = [0, 0, 0, 0]
  const colours = new Set<number | undefined>()
  for (const set of estate) {
    for (const card of set) colours.add(KIND[card])
    if (set.length >= data.setSize) continue
    const kind = setKind(set)
    sets[set.length] = (sets[set.length] ?? 0) + (data.kinds[kind]?.triple ?? 0)
    if (sight.bonus.includes(firstTriple(kind))) firsts[set.length] = (firsts[set.length] ?? 0) + 1
  }
  const top = bonus.some(isAllSeven)
    ? 0
    : Math.max(0, ...sight.bonus.filter(isAllSeven).map(card => card - data.kinds.length))
  const toJoin = [0, 0, 0]
  let vp = 0
  let actions = 0
  let worth = 0
  const dice = new Set<number | undefined>()
  for (const card of projects) {
    let size = 0
    for (const place of placesFor(estate, card)) size = Math.max(size, estate[place]?.length ?? 0)
    toJoin[size] = (toJoin[size] ?? 0) + (data.kinds[KIND[card] ?? 0]?.triple ?? 0)
    vp += GIVES[card]?.vp ?? 0
    if (WAITS[card]?.effect === 'action') actions++
    dice.add(DIE[card])
    worth += judge.project(card)
  }
  let uses = 0
  for (const card of sight.hand) uses += judge.bestAction(DIE[card] ?? ANY_DIE)
  return [
    silver,
    workers,
    count,
    alike,
    beasts,
    most,
    sets[1] ?? 0,
    sets[2] ?? 0,
    firsts[1] ?? 0,
    firsts[2] ?? 0,
    (colours.size * top) / data.kinds.length,
    colours.size === data.kinds.length - 1 ? top : 0,
    projects.length,
    toJoin[0] ?? 0,
    toJoin[1] ?? 0,
    toJoin[2] ?? 0,
    vp,
    actions,
    dice.size,
    sight.holder === whose ? 1 : 0,
    worth,
    uses,
  ]
}
