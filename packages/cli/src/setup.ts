import {
  chooseKingdom,
  completed,
  events,
  type Kingdom,
  kingdomSets,
  landmarks,
  parseSelection,
  parseSetup,
  pileNamed,
  randomKingdom,
  recommended,
  type Setup,
  someOf,
} from '@kartentisch/dominion'
import { didYouMean, Mistake, seeded } from '@kartentisch/kernel'

/** A recommended kingdom by its id, or by the part after the set where that is enough (`first-game`). */
const recommendedNamed = (name: string) =>
  recommended.find(({ id }) => id === name) ?? recommended.find(({ id }) => id.endsWith(`-${name}`))

const isThing = (id: string): boolean => pileNamed(id) !== undefined || events.has(id) || landmarks.has(id)

/** A single word that is nothing we know: most likely a kingdom's name with a typo. */
function refuseUnknownName(text: string): void {
  const names = ['random', 'first-game', ...recommended.map(({ id }) => id)]
  const meant = didYouMean(text, names)
  if (/^[a-z0-9-]+$/.test(text) && !kingdomSets.includes(text) && meant !== '') {
    throw new Mistake(`Unknown kingdom "${text}".${meant}`)
  }
}

function kingdomNamed(text: string, seed: string): Kingdom & { readonly edition?: 1 | 2 } {
  const random = seeded(`kingdom ${seed}`)
  if (text === 'random') {
    return randomKingdom(random, { sets: kingdomSets, events: someOf(random, 2), landmarks: someOf(random, 2) })
  }
  const known = recommendedNamed(text)
  if (known !== undefined) return { ...completed(random, known, { sets: kingdomSets }), edition: known.edition }
  const ids = text.split(',').map(id => id.trim())
  if (!ids.every(isThing)) {
    refuseUnknownName(text)
    return chooseKingdom(random, parseSelection(text))
  }
  const chosen = {
    kingdom: ids.flatMap(id => pileNamed(id) ?? []),
    events: ids.filter(id => events.has(id)),
    landmarks: ids.filter(id => landmarks.has(id)),
  }
  return completed(random, chosen, { sets: kingdomSets })
}

/**
 * Reads `--kingdom`: a recommended one, `random`, the ids of piles, events and landmarks, or what a random one should be
 * like (docs/kingdoms.md).
 */
export const readKingdom = (text: string, players: number, seed: string): Setup =>
  parseSetup({ players, ...kingdomNamed(text, seed) })
