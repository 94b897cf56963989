import { phrasebook } from '@kartentisch/kernel'
import { experiments as experimentsDe } from './de/experiments.ts'
import { replay as replayDe } from './de/replay.ts'
import { review as reviewDe } from './de/review.ts'
import { table as tableDe } from './de/table.ts'
import { usage as usageDe } from './de/usage.ts'
import { experiments as experimentsEn } from './en/experiments.ts'
import { replay as replayEn } from './en/replay.ts'
import { review as reviewEn } from './en/review.ts'
import { table as tableEn } from './en/table.ts'
import { usage as usageEn } from './en/usage.ts'

/** All that the command line says for itself. */
export const books = {
  de: { ...tableDe, ...replayDe, ...reviewDe, ...usageDe, ...experimentsDe },
  en: { ...tableEn, ...replayEn, ...reviewEn, ...usageEn, ...experimentsEn },
}

export const say = phrasebook(books)
