import { didYouMean, inEvery, type Language, Mistake } from '@kartentisch/kernel'
import { type Cost, isBasic, type Type } from './card.ts'
import type { CardSet, Face } from './card-set.ts'
import type { CardFace, Needed } from './face.ts'
import type { SplitPile } from './pile.ts'
import type { Recommended } from './recommended/recommended.ts'
import type { EventFace, LandmarkFace } from './sideways.ts'
import { saySets } from './words/say-sets.ts'

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.id, item]))

/** What a pile is as a pile. */
export interface PileTraits {
  readonly types: readonly Type[]
  readonly cost: Cost
}

/** All that can be played with: the cards, events and landmarks of the sets a game is made from. */
export class Catalogue {
  readonly sets: readonly CardSet[]
  readonly cards: ReadonlyMap<string, CardFace>
  readonly events: ReadonlyMap<string, EventFace>
  readonly landmarks: ReadonlyMap<string, LandmarkFace>
  /** The landmarks that mark a pile at set-up, and of which type it is. */
  readonly markers: ReadonlyMap<string, Type>
  readonly splitPiles: readonly SplitPile[]
  /** The kingdoms that rulebooks recommend, as far as all their sets are here. */
  readonly recommended: readonly Recommended[]
  /** The sets kingdom cards come from. */
  readonly kingdomSets: readonly string[]
  /** Piles by their own ids, and by the ids of their top cards. */
  readonly #pileByName: ReadonlyMap<string, string>
  readonly #pilesBySet: ReadonlyMap<string, readonly string[]>
  readonly #setOfPile: ReadonlyMap<string, string>
  readonly #faces: Readonly<Record<Language, ReadonlyMap<string, Face>>>

  constructor(sets: readonly CardSet[]) {
    this.sets = sets
    this.cards = byId(sets.flatMap(({ cards }) => cards))
    this.events = byId(sets.flatMap(({ events }) => events))
    this.landmarks = byId(sets.flatMap(({ landmarks }) => landmarks))
    this.markers = new Map(
      [...this.landmarks.values()].flatMap(({ id, marksPile }) =>
        marksPile === undefined ? [] : [[id, marksPile.type]],
      ),
    )
    this.splitPiles = sets.flatMap(({ splitPiles }) => splitPiles)
    const has = (id: string) => sets.some(set => set.id === id)
    this.recommended = sets.flatMap(({ recommended }) => recommended.filter(({ sets }) => sets.every(has)))
    this.#faces = inEvery(language => new Map(sets.flatMap(({ texts }) => Object.entries(texts[language]))))
    const inSplitPiles = new Set(this.splitPiles.flatMap(({ cards }) => cards(6)))
    const single = (cards: readonly CardFace[]) =>
      cards.filter(({ id, types }) => !types.includes('prize') && !inSplitPiles.has(id)).map(({ id }) => id)
    this.#pileByName = new Map([
      ...single([...this.cards.values()]).map(id => [id, id] as const),
      ...this.splitPiles.flatMap(({ id, cards }) => [[id, id] as const, [cards(2)[0] ?? id, id] as const]),
    ])
    this.#pilesBySet = new Map(
      sets.map(({ id, cards, splitPiles }) => [
        id,
        [...single(cards).filter(card => !isBasic(card)), ...splitPiles.map(pile => pile.id)],
      ]),
    )
    this.kingdomSets = [...this.#pilesBySet].filter(([, piles]) => piles.length > 0).map(([id]) => id)
    this.#setOfPile = new Map([...this.#pilesBySet].flatMap(([set, piles]) => piles.map(pile => [pile, set] as const)))
  }

  /** The names by which piles can be called. */
  pileIds(): Iterable<string> {
    return this.#pileByName.keys()
  }

  /** The id of a pile by its own id, or by that of its top card. */
  pileNamed(id: string): string | undefined {
    return this.#pileByName.get(id)
  }

  pileTraits(id: string): PileTraits {
    const traits = this.splitPiles.find(pile => pile.id === id) ?? this.cards.get(id)
    if (traits === undefined) throw new Mistake(saySets('notAPile', { id }))
    return traits
  }

  /** The pile a card belongs to: its own, or the one it lies in with others. */
  pileOf(card: string): string {
    return this.splitPiles.find(({ cards }) => cards(6).includes(card))?.id ?? card
  }

  /** The different cards of a pile from the top down. */
  cardsOf(pile: string): readonly string[] {
    return [...new Set(this.splitPiles.find(({ id }) => id === pile)?.cards(6) ?? [pile])]
  }

  /** Whether something in a pile needs this to be set up with it. */
  needs(pile: string, what: Needed): boolean {
    return this.needing(what, [pile]) !== undefined
  }

  /** The first card of some piles that needs this to be set up with it. */
  needing(what: Needed, piles: readonly string[]): string | undefined {
    return piles.flatMap(pile => this.cardsOf(pile)).find(card => this.cards.get(card)?.needs === what)
  }

  /** The kingdom piles of some sets: split piles, and all other cards but prizes. */
  pilesFrom(sets: readonly string[]): string[] {
    return this.chosen(sets).flatMap(({ id }) => this.#pilesBySet.get(id) ?? [])
  }

  /** The set a kingdom pile comes from. */
  setOf(pile: string): string | undefined {
    return this.#setOfPile.get(pile)
  }

  /** Sets of kingdom cards by their ids. */
  chosen(ids: readonly string[]): CardSet[] {
    return [...new Set(ids)].map(id => {
      const found = this.sets.find(set => set.id === id && this.kingdomSets.includes(id))
      if (found !== undefined) return found
      throw new Mistake(saySets('unknownSet', { id, hint: didYouMean(id, this.kingdomSets) }))
    })
  }

  /** Whether a pile can be the bane: it costs exactly 2 or 3 coins. */
  isEligibleBane(pile: string): boolean {
    const { cost } = this.pileTraits(pile)
    return cost.potion + cost.debt === 0 && (cost.coins === 2 || cost.coins === 3)
  }

  /** What is printed on a card, event or landmark; nothing for what is none. */
  face(id: string, language: Language): Face | undefined {
    return this.#faces[language].get(id)
  }
}
