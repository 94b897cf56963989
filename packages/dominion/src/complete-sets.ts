import { LANGUAGES, Mistake } from '@kartentisch/kernel'
import { BASIC } from './card.ts'
import type { CardSet, Face } from './card-set.ts'
import { isOwnStep } from './options.ts'
import { books } from './words/books.ts'
import { saySets } from './words/say-sets.ts'

/** What stands in the words of a set: its cards, events and landmarks. */
const things = ({ cards, events, landmarks }: CardSet): string[] =>
  [...cards, ...events, ...landmarks].map(({ id }) => id)

/** Refuses sets that lack something, so that it shows when a game is made and not in the middle of it. */
export function refuseIncomplete(sets: readonly CardSet[]): void {
  const homes = new Map<string, string>()
  const ids = new Set<string>()
  for (const set of sets) {
    if (ids.has(set.id)) throw new Mistake(saySets('setTwice', { set: set.id }))
    ids.add(set.id)
    for (const id of [...things(set), ...set.splitPiles.map(pile => pile.id)]) {
      const first = homes.get(id)
      if (first !== undefined) throw new Mistake(saySets('thingTwice', { id, first, second: set.id }))
      homes.set(id, set.id)
    }
  }
  for (const id of BASIC) if (!homes.has(id)) throw new Mistake(saySets('noBasic', { id }))
  for (const set of sets) {
    refuseWithoutTexts(set)
    refuseOffersWithoutWords(set)
    refuseWithoutRulings(set)
    for (const { id: pile, cards } of set.splitPiles) {
      const id = cards(6).find(card => !homes.has(card))
      if (id !== undefined) throw new Mistake(saySets('unknownInPile', { set: set.id, pile, id }))
    }
    for (const { id: kingdom, sets: others, kingdom: piles, events, landmarks, bane } of set.recommended) {
      if (!others.every(other => ids.has(other))) continue
      const id = [...piles, ...events, ...landmarks, ...(bane === undefined ? [] : [bane])].find(it => !homes.has(it))
      if (id !== undefined) throw new Mistake(saySets('unknownInKingdom', { set: set.id, kingdom, id }))
    }
  }
}

function refuseWithoutTexts(set: CardSet): void {
  const named = [...set.splitPiles.map(({ id }) => id), ...things(set)]
  // A pile of two cards has the names of both; any other split pile has one of its own.
  const needed = [...set.splitPiles.map(({ id }) => id).filter(id => !id.includes('/')), ...things(set)]
  for (const language of LANGUAGES) {
    const texts = set.texts[language] ?? {}
    if (!set.names[language]?.[0]) throw new Mistake(saySets('noSetName', { set: set.id, language }))
    for (const id of needed)
      if (!texts[id]?.name.trim()) throw new Mistake(saySets('noText', { set: set.id, id, language }))
    for (const id of Object.keys(texts))
      if (!named.includes(id)) throw new Mistake(saySets('textOfNothing', { set: set.id, id, language }))
    for (const id of needed) {
      const odd = unequalWords(set.texts.en[id], texts[id])
      if (odd !== undefined) throw new Mistake(saySets('unequalWords', { set: set.id, id, key: odd, language }))
    }
  }
}

/** What a card offers has words of its own, unless any card may offer it; so has a question that it alone asks. */
function refuseOffersWithoutWords(set: CardSet): void {
  for (const { id, offers = [] } of [...set.cards, ...set.events, ...set.landmarks]) {
    const { prompts = {}, options: words = {} } = set.texts.en[id] ?? {}
    for (const { step, options } of offers) {
      const asked = isOwnStep(step) && !Object.hasOwn(prompts, step) ? step : undefined
      const missing = asked ?? options.find(it => !Object.hasOwn(words, it) && !Object.hasOwn(books.options.en, it))
      if (missing !== undefined) throw new Mistake(saySets('noWordsFor', { set: set.id, id, key: missing }))
    }
  }
}

/** A prompt or an option that only one of two languages has words for. */
function unequalWords(english: Face | undefined, other: Face | undefined): string | undefined {
  const keys = (face: Face | undefined) => Object.keys({ ...face?.prompts, ...face?.options })
  const [here, there] = [keys(english), keys(other)]
  return [...here, ...there].find(key => !here.includes(key) || !there.includes(key))
}

function refuseWithoutRulings(set: CardSet): void {
  const { rulings } = set
  if (rulings === 'in files') return
  for (const language of LANGUAGES) {
    const ruled = rulings[language] ?? {}
    for (const id of things(set)) {
      const here = ruled[id]
      const english = rulings.en[id]
      if (here === undefined || here.steps.length === 0)
        throw new Mistake(saySets('noRulings', { set: set.id, id, language }))
      if (here.steps.length !== english?.steps.length || here.rulings.length !== english.rulings.length)
        throw new Mistake(saySets('unequalRulings', { set: set.id, id, language }))
    }
    const odd = Object.keys(ruled).find(id => !things(set).includes(id))
    if (odd !== undefined) throw new Mistake(saySets('rulingsOfNothing', { set: set.id, id: odd, language }))
  }
}
