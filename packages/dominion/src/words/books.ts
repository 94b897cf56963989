import { phrasebook } from '@kartentisch/kernel'
import { chronicle as chronicleDe } from './de/chronicle.ts'
import { moves as movesDe, options as optionsDe, others as othersDe } from './de/labels.ts'
import { letters as lettersDe } from './de/letters.ts'
import { accounts as accountsDe, phases as phasesDe, signs as signsDe, types as typesDe } from './de/names.ts'
import { nouns as nounsDe } from './de/nouns.ts'
import { several as severalDe } from './de/plurals.ts'
import { promptParts as promptPartsDe, prompts as promptsDe } from './de/prompts.ts'
import { selections as selectionsDe } from './de/selections.ts'
import { sentences as sentencesDe } from './de/sentences.ts'
import { chronicle as chronicleEn } from './en/chronicle.ts'
import { moves as movesEn, options as optionsEn, others as othersEn } from './en/labels.ts'
import { letters as lettersEn } from './en/letters.ts'
import { accounts as accountsEn, phases as phasesEn, signs as signsEn, types as typesEn } from './en/names.ts'
import { nouns as nounsEn } from './en/nouns.ts'
import { several as severalEn } from './en/plurals.ts'
import { promptParts as promptPartsEn, prompts as promptsEn } from './en/prompts.ts'
import { selections as selectionsEn } from './en/selections.ts'
import { sentences as sentencesEn } from './en/sentences.ts'

/** All that Dominion says besides the texts of its cards, by subject and language. */
export const books = {
  accounts: { en: accountsEn, de: accountsDe },
  chronicle: { en: chronicleEn, de: chronicleDe },
  letters: { en: lettersEn, de: lettersDe },
  moves: { en: movesEn, de: movesDe },
  options: { en: optionsEn, de: optionsDe },
  others: { en: othersEn, de: othersDe },
  phases: { en: phasesEn, de: phasesDe },
  promptParts: { en: promptPartsEn, de: promptPartsDe },
  prompts: { en: promptsEn, de: promptsDe },
  selections: { en: selectionsEn, de: selectionsDe },
  sentences: { en: sentencesEn, de: sentencesDe },
  signs: { en: signsEn, de: signsDe },
  types: { en: typesEn, de: typesDe },
}

/** What is counted: one of it, and several. */
export const nouns = { en: nounsEn, de: nounsDe }

/** Several copies of a card. */
export const several = { en: severalEn, de: severalDe }

/** What the table in letters says. */
export const sayLetters = phrasebook(books.letters)

/** What graphs and reports call what is counted. */
export const sayChronicle = phrasebook(books.chronicle)

/** What a prompt is put together from. */
export const sayPart = phrasebook(books.promptParts)

/** What a kingdom that was drawn consists of. */
export const saySelections = phrasebook(books.selections)
