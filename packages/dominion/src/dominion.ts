import type { Game, Random } from '@kartentisch/kernel'
import type { CardSet } from './card-set.ts'
import { Catalogue } from './catalogue.ts'
import { refuseIncomplete } from './complete-sets.ts'
import { chooseKingdom } from './kingdom/choose.ts'
import { kingdomNamed } from './kingdom/named.ts'
import { completed, type Drawing, type Kingdom, randomKingdom } from './kingdom/random.ts'
import { parseSelection, type Selection } from './kingdom/selection.ts'
import { Vocabulary } from './kingdom/vocabulary.ts'
import { DominionRules } from './rules.ts'
import { parseSetup, type Setup } from './setup.ts'
import type { Sight } from './sight.ts'
import type { State } from './state.ts'
import { Tables } from './tables.ts'

/** Dominion, made from some sets of cards. */
export class Dominion implements Game<Setup, State, Sight> {
  readonly id = 'dominion'
  readonly version = '3'
  readonly catalogue: Catalogue
  #words: Vocabulary | undefined

  constructor(sets: readonly CardSet[]) {
    refuseIncomplete(sets)
    this.catalogue = new Catalogue(sets)
  }

  /** Made when somebody first names something: simulations never do. */
  get #vocabulary(): Vocabulary {
    this.#words ??= new Vocabulary(this.catalogue)
    return this.#words
  }

  parseSetup(given: unknown): Setup {
    return parseSetup(this.catalogue, given)
  }

  prepare(setup: Setup): DominionRules {
    return new DominionRules(new Tables(this.catalogue, setup))
  }

  /** Reads what a random kingdom should be like; what is wrong in it is pointed at. */
  parseSelection(text: string): Selection {
    return parseSelection(this.#vocabulary, text)
  }

  /** A kingdom by what people call it. */
  kingdomNamed(random: Random, text: string): Kingdom & Partial<Pick<Setup, 'edition'>> {
    return kingdomNamed(this.#vocabulary, random, text)
  }

  /** A random kingdom as a selection wants it; `keep` stays of an earlier drawing. */
  chooseKingdom(random: Random, selection: Selection, keep: readonly string[] = []): Kingdom {
    return chooseKingdom(this.catalogue, random, selection, keep)
  }

  randomKingdom(random: Random, drawing: Drawing): Kingdom {
    return randomKingdom(this.catalogue, random, drawing)
  }

  /** Adds the bane and the Black Market deck that a kingdom needs. */
  completed(
    random: Random,
    kingdom: Pick<Setup, 'kingdom' | 'events' | 'landmarks' | 'bane'>,
    drawing: Drawing,
  ): Kingdom {
    return completed(this.catalogue, random, kingdom, drawing)
  }
}

/** Makes the game from a list of sets, which may come from anywhere; what a set lacks is said at once. */
export const createDominion = ({ sets }: { readonly sets: readonly CardSet[] }): Dominion => new Dominion(sets)

/** The rules of another game with the same sets: these tables', or those for another set-up. */
export const rulesWith = ({ catalogue, setup }: Tables, other: Setup = setup): DominionRules =>
  new DominionRules(new Tables(catalogue, other))
