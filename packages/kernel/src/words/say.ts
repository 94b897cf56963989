import { phrasebook } from '../phrasebook.ts'
import { answering as answeringDe } from './de/answering.ts'
import { puzzle as puzzleDe } from './de/puzzle.ts'
import { recording as recordingDe } from './de/recording.ts'
import { sitting as sittingDe } from './de/sitting.ts'
import { answering as answeringEn } from './en/answering.ts'
import { puzzle as puzzleEn } from './en/puzzle.ts'
import { recording as recordingEn } from './en/recording.ts'
import { sitting as sittingEn } from './en/sitting.ts'

/** All that the table itself says, whatever is played on it. */
export const books = {
  en: { ...answeringEn, ...puzzleEn, ...recordingEn, ...sittingEn },
  de: { ...answeringDe, ...puzzleDe, ...recordingDe, ...sittingDe },
}

export const say = phrasebook(books)
