import { didYouMean, Mistake, type Random } from '@kartentisch/kernel'
import { events, landmarks, pileIds, pileNamed } from '../catalogue.ts'
import type { Setup } from '../setup.ts'
import { chooseKingdom } from './choose.ts'
import { completed, type Kingdom, kingdomSets, randomKingdom, someOf } from './random.ts'
import { type Recommended, recommended } from './recommended.ts'
import { parseSelection } from './selection.ts'

/** A recommended kingdom by its id, or by the part after the set where that is enough (`first-game`). */
const recommendedNamed = (name: string): Recommended | undefined =>
  recommended.find(({ id }) => id === name) ?? recommended.find(({ id }) => id.endsWith(`-${name}`))

const isThing = (id: string): boolean => pileNamed(id) !== undefined || events.has(id) || landmarks.has(id)

/** A single word that is nothing we know: most likely a kingdom's name with a typo. */
function refuseUnknownName(text: string): void {
  const names = ['random', 'first-game', ...recommended.map(({ id }) => id)]
  const meant = didYouMean(text, names)
  if (/^[a-z0-9-]+$/.test(text) && !kingdomSets.includes(text) && meant !== '') {
    throw new Mistake({
      de: `Unbekanntes Königreich „${text}“.${didYouMean(text, names, 'de')}`,
      en: `Unknown kingdom "${text}".${meant}`,
    })
  }
}

/** One word among the ids of cards that is none: most likely a card with a typo. */
function refuseUnknownCard(ids: readonly string[]): void {
  const wrong = ids.find(id => !isThing(id))
  if (wrong === undefined || !ids.some(isThing) || !ids.every(id => /^[a-z0-9/-]+$/.test(id))) return
  const names = [...pileIds(), ...events.keys(), ...landmarks.keys()]
  const meant = didYouMean(wrong, names)
  if (kingdomSets.includes(wrong) || meant === '') return
  throw new Mistake({
    de: `Unbekannte Karte „${wrong}“ im Königreich.${didYouMean(wrong, names, 'de')}`,
    en: `Unknown card "${wrong}" in kingdom.${meant}`,
  })
}

/**
 * A kingdom by what people call it: a recommended one, `random`, the ids of piles, events and landmarks, or what a random
 * one should be like (docs/kingdoms.md). Whatever that leaves open is drawn.
 */
export function kingdomNamed(random: Random, text: string): Kingdom & Partial<Pick<Setup, 'edition'>> {
  if (text === 'random') {
    return randomKingdom(random, { sets: kingdomSets, events: someOf(random, 2), landmarks: someOf(random, 2) })
  }
  const known = recommendedNamed(text)
  if (known !== undefined) return { ...completed(random, known, { sets: kingdomSets }), edition: known.edition }
  const ids = text.split(',').map(id => id.trim())
  if (!ids.every(isThing)) {
    refuseUnknownName(text)
    refuseUnknownCard(ids)
    return chooseKingdom(random, parseSelection(text))
  }
  const chosen = {
    kingdom: ids.flatMap(id => pileNamed(id) ?? []),
    events: ids.filter(id => events.has(id)),
    landmarks: ids.filter(id => landmarks.has(id)),
  }
  return completed(random, chosen, { sets: kingdomSets })
}
