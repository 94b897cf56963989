import { phrasebook } from '@kartentisch/kernel'
import { account as accountDe } from './de/account.ts'
import { assumed as assumedDe } from './de/assumed.ts'
import { chronicle as chronicleDe } from './de/chronicle.ts'
import { labels as labelsDe } from './de/labels.ts'
import { letters as lettersDe } from './de/letters.ts'
import { adjective as adjectiveDe, nouns as nounsDe } from './de/nouns.ts'
import { prompts as promptsDe } from './de/prompts.ts'
import { sentences as sentencesDe } from './de/sentences.ts'
import { setup as setupDe } from './de/setup.ts'
import { account as accountEn } from './en/account.ts'
import { assumed as assumedEn } from './en/assumed.ts'
import { chronicle as chronicleEn } from './en/chronicle.ts'
import { labels as labelsEn } from './en/labels.ts'
import { letters as lettersEn } from './en/letters.ts'
import { adjective as adjectiveEn, nouns as nounsEn } from './en/nouns.ts'
import { prompts as promptsEn } from './en/prompts.ts'
import { sentences as sentencesEn } from './en/sentences.ts'
import { setup as setupEn } from './en/setup.ts'

/** All that Burgund says besides the names and texts of its things, by subject and language. */
export const books = {
  account: { en: accountEn, de: accountDe },
  assumed: { en: assumedEn, de: assumedDe },
  chronicle: { en: chronicleEn, de: chronicleDe },
  labels: { en: labelsEn, de: labelsDe },
  letters: { en: lettersEn, de: lettersDe },
  prompts: { en: promptsEn, de: promptsDe },
  sentences: { en: sentencesEn, de: sentencesDe },
  setup: { en: setupEn, de: setupDe },
}

/** What is counted: one of it, and several. */
export const nouns = { en: nounsEn, de: nounsDe }

/** A good's name before what is counted. */
export const adjectives = { en: adjectiveEn, de: adjectiveDe }

/** What nobody has checked against the printed cards yet. */
export const sayAssumed = phrasebook(books.assumed)

/** What graphs and reports call what is counted. */
export const sayChronicle = phrasebook(books.chronicle)

/** What the table in letters says. */
export const sayLetters = phrasebook(books.letters)

/** What can be wrong with a set-up. */
export const saySetup = phrasebook(books.setup)
