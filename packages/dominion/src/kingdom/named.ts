import { didYouMean, Mistake, type Random } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import type { Recommended } from '../recommended/recommended.ts'
import type { Setup } from '../setup.ts'
import { saySelection } from '../words/say-setup.ts'
import { chooseKingdom } from './choose.ts'
import { completed, type Kingdom, randomKingdom, someOf } from './random.ts'
import { parseSelection } from './selection.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A recommended kingdom by its id, or by the part after the set where that is enough (`first-game`). */
const recommendedNamed = ({ recommended }: Catalogue, name: string): Recommended | undefined =>
  recommended.find(({ id }) => id === name) ?? recommended.find(({ id }) => id.endsWith(`-${name}`))

const isThing = (catalogue: Catalogue, id: string): boolean =>
  catalogue.pileNamed(id) !== undefined || catalogue.events.has(id) || catalogue.landmarks.has(id)

/** A single word that is nothing we know: most likely a kingdom's name with a typo. */
function refuseUnknownName({ recommended, kingdomSets }: Catalogue, text: string): void {
  const names = ['random', 'first-game', ...recommended.map(({ id }) => id)]
  const hint = didYouMean(text, names)
  if (/^[a-z0-9-]+$/.test(text) && !kingdomSets.includes(text) && hint.en !== '') {
    throw new Mistake(saySelection('unknownKingdom', { name: text, hint }))
  }
}

/** One word among the ids of cards that is none: most likely a card with a typo. */
function refuseUnknownCard(catalogue: Catalogue, ids: readonly string[]): void {
  const is = (id: string) => isThing(catalogue, id)
  const wrong = ids.find(id => !is(id))
  if (wrong === undefined || !ids.some(is) || !ids.every(id => /^[a-z0-9/-]+$/.test(id))) return
  const names = [...catalogue.pileIds(), ...catalogue.events.keys(), ...catalogue.landmarks.keys()]
  const hint = didYouMean(wrong, names)
  if (catalogue.kingdomSets.includes(wrong) || hint.en === '') return
  throw new Mistake(saySelection('unknownInKingdom', { id: wrong, hint }))
}

/**
 * A kingdom by what people call it: a recommended one, `random`, the ids of piles, events and landmarks, or what a random
 * one should be like (docs/kingdoms.md). Whatever that leaves open is drawn.
 */
export function kingdomNamed(
  vocabulary: Vocabulary,
  random: Random,
  text: string,
): Kingdom & Partial<Pick<Setup, 'edition'>> {
  const { catalogue } = vocabulary
  const { kingdomSets, events, landmarks } = catalogue
  if (text === 'random') {
    const some = { events: someOf(random, 2), landmarks: someOf(random, 2) }
    return randomKingdom(catalogue, random, { sets: kingdomSets, ...some })
  }
  const known = recommendedNamed(catalogue, text)
  if (known !== undefined)
    return { ...completed(catalogue, random, known, { sets: kingdomSets }), edition: known.edition }
  const ids = text.split(',').map(id => id.trim())
  if (!ids.every(id => isThing(catalogue, id))) {
    refuseUnknownName(catalogue, text)
    refuseUnknownCard(catalogue, ids)
    return chooseKingdom(catalogue, random, parseSelection(vocabulary, text))
  }
  const chosen = {
    kingdom: ids.flatMap(id => catalogue.pileNamed(id) ?? []),
    events: ids.filter(id => events.has(id)),
    landmarks: ids.filter(id => landmarks.has(id)),
  }
  return completed(catalogue, random, chosen, { sets: kingdomSets })
}
