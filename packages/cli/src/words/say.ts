import { phrasebook } from '@kartentisch/kernel'
import { replay as replayDe } from './de/replay.ts'
import { table as tableDe } from './de/table.ts'
import { usage as usageDe } from './de/usage.ts'
import { replay as replayEn } from './en/replay.ts'
import { table as tableEn } from './en/table.ts'
import { usage as usageEn } from './en/usage.ts'

/** All that the command line says for itself. */
export const books = {
  de: { ...tableDe, ...replayDe, ...usageDe },
  en: { ...tableEn, ...replayEn, ...usageEn },
}

export const say = phrasebook(books)
