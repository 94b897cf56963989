import { inEvery, joined, Mistake, oneOf, type Random, type Wording } from '@kartentisch/kernel'
import type { CardSet } from '../card-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { pile } from '../setup.ts'
import { saySelection } from '../words/say-setup.ts'
import { Choices } from './choices.ts'
import { admits, type Demand, fits } from './condition.ts'
import { completed, draw, type Kingdom, PILES } from './random.ts'
import type { Selection } from './selection.ts'
import { counted, writeDemand } from './written.ts'

/** So many events or landmarks are advised at most; whoever wants more says how many. */
const ADVISED = 2

/**
 * Draws a kingdom as a selection wants it, each such choice of ten piles being equally likely.
 * `keep` are piles, events and landmarks of an earlier drawing that stay while the rest is drawn anew.
 */
export function chooseKingdom(
  catalogue: Catalogue,
  random: Random,
  selection: Selection,
  keep: readonly string[] = [],
): Kingdom {
  const { without, bane, blackMarket } = selection
  const fixed = [...new Set([...selection.with, ...keep].map(id => known(catalogue, id)))]
  const refused = fixed.find(id => id === bane || without.includes(id))
  if (refused !== undefined)
    throw new Mistake(saySelection(refused === bane ? 'inAndBane' : 'inAndOut', { id: refused }))
  const fixedEvents = fixed.filter(id => catalogue.events.has(id))
  const fixedLandmarks = fixed.filter(id => catalogue.landmarks.has(id))
  const fixedPiles = fixed.filter(id => catalogue.setOf(id) !== undefined)
  const kingdom = choosePiles(catalogue, random, selection, fixedPiles)
  const used = setsUsed(catalogue, selection, kingdom)
  const drawn = {
    kingdom,
    events: chooseSideways(catalogue, random, selection, 'events', fixedEvents, used),
    landmarks: chooseSideways(catalogue, random, selection, 'landmarks', fixedLandmarks, used),
    ...(bane !== undefined && { bane }),
  }
  return completed(catalogue, random, drawn, {
    sets: used,
    without: [
      ...without,
      ...catalogue.pilesFrom(catalogue.kingdomSets).filter(id => isUnwanted(catalogue, selection, id)),
    ],
    ...(blackMarket !== undefined && { blackMarketSize: blackMarket }),
  })
}

/** What is settled besides, as a part of a sentence. */
const besides = (fixed: readonly string[]): string | Wording =>
  fixed.length > 0 ? saySelection('with', { things: fixed.join(', ') }) : ''

/** The id of a kingdom pile, event or landmark: a split pile may be given by its top card. */
function known(catalogue: Catalogue, given: string): string {
  if (catalogue.events.has(given) || catalogue.landmarks.has(given)) return given
  const id = pile(catalogue, given, 'the kingdom')
  if (catalogue.setOf(id) === undefined) throw new Mistake(saySelection('noKingdomPile', { id }))
  return id
}

/** The sets whose piles are counted whatever else comes, and how many each must have. */
function leastBySet({ demands }: Selection): ReadonlyMap<string, number> {
  const least = new Map<string, number>()
  for (const { what, count, if: when } of demands) {
    if (what.kind === 'set' && when === undefined)
      least.set(what.id, Math.max(least.get(what.id) ?? 0, count.orNone ? 0 : count.from))
  }
  return least
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, n) => total + n, 0)

/** The sets piles may come from: all, unless sets are named or the numbers of piles leave no room for others. */
function sources({ kingdomSets }: Catalogue, selection: Selection): readonly string[] {
  const least = leastBySet(selection)
  const open = selection.from.length === 0 && sum(least.values()) < PILES
  return open ? kingdomSets : [...new Set([...selection.from, ...least.keys()])]
}

/** The sets a game uses, for the bane and the Black Market deck: with "3-5 alchemy or none", none means none there too. */
function setsUsed(catalogue: Catalogue, selection: Selection, kingdom: readonly string[]): readonly string[] {
  const counted = leastBySet(selection)
  return sources(catalogue, selection).filter(
    set => !counted.has(set) || kingdom.some(id => catalogue.setOf(id) === set),
  )
}

/** A kingdom with `no attack` has none as the bane or in the Black Market deck either. */
const isUnwanted = (catalogue: Catalogue, { demands }: Selection, id: string): boolean =>
  demands.some(({ what, count, if: when }) => count.to === 0 && when === undefined && fits(catalogue, what, id))

function choosePiles(catalogue: Catalogue, random: Random, selection: Selection, fixed: readonly string[]): string[] {
  refuseTooMany(catalogue, selection, fixed)
  const { demands, without, bane } = selection
  const from = sources(catalogue, selection)
  const pool = catalogue.pilesFrom(from).filter(id => !fixed.includes(id) && !without.includes(id) && id !== bane)
  const all = from === catalogue.kingdomSets
  const where = all ? saySelection('allSets') : from.join(', ')
  const there = fixed.length + pool.length
  if (there < PILES) throw new Mistake(saySelection('tooFewIn', { sets: where, n: there, piles: PILES }))
  const choices = new Choices(catalogue, pool, fixed, demands)
  if (choices.count() > 0) return [...fixed, ...choices.draw(random)]

  const culprits = conflict(catalogue, pool, fixed, demands)
  const unmet = inEvery(language =>
    joined(
      culprits.map(demand => saySelection('quoted', { text: writeDemand(demand) })[language]),
      'and',
      language,
    ),
  )
  throw new Mistake(saySelection('cannotBeMet', { piles: PILES, sets: where, besides: besides(fixed), demands: unmet }))
}

function refuseTooMany(catalogue: Catalogue, selection: Selection, fixed: readonly string[]): void {
  const least = leastBySet(selection)
  const of = (set: string) => fixed.filter(id => catalogue.setOf(id) === set).length
  const fromSets = sum([...least].map(([set, n]) => Math.max(n, of(set))))
  const others = fixed.length - sum([...least.keys()].map(of))
  if (fromSets + others > PILES)
    throw new Mistake(saySelection('tooManyRequired', { n: fromSets + others, piles: PILES }))
}

/** Demands that can't be met together, though they can if any of them is dropped. */
function conflict(
  catalogue: Catalogue,
  pool: readonly string[],
  fixed: readonly string[],
  demands: readonly Demand[],
): readonly Demand[] {
  let culprits = demands
  for (const demand of demands) {
    const others = culprits.filter(other => other !== demand)
    if (new Choices(catalogue, pool, fixed, others).count() === 0) culprits = others
  }
  return culprits
}

/** Draws events or landmarks of the sets in use, or of all sets if these have none; each number is equally likely. */
function chooseSideways(
  catalogue: Catalogue,
  random: Random,
  selection: Selection,
  kind: 'events' | 'landmarks',
  fixed: readonly string[],
  used: readonly string[],
): readonly string[] {
  const count = selection[kind]
  if (count === undefined) return fixed
  const of = (some: readonly CardSet[]) => some.flatMap(set => set[kind].map(({ id }) => id))
  const here = of(catalogue.sets.filter(({ id }) => used.includes(id)))
  const pool = (here.length > 0 ? here : of(catalogue.sets)).filter(
    id => !fixed.includes(id) && !selection.without.includes(id),
  )
  const most = Math.min(count.to ?? Math.max(count.from, fixed.length, ADVISED), pool.length + fixed.length)
  const numbers = Array.from({ length: most + 1 }, (_, n) => n).filter(n => n >= fixed.length && admits(count, n))
  if (numbers.length === 0) {
    throw new Mistake(
      saySelection(kind === 'events' ? 'tooManyEvents' : 'tooManyLandmarks', {
        wish: counted(count, kind),
        besides: besides(fixed),
        n: pool.length + fixed.length,
      }),
    )
  }
  return [...fixed, ...draw(random, pool, oneOf(random, numbers) - fixed.length)]
}
